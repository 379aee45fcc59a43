import { defineConfig } from 'inkstone/config'

export default defineConfig({
  title: 'Inkstone',
  tagline: 'A static-site engine for documentation',
  url: process.env.SITE_URL || 'https://inkstone.example',
  baseUrl: process.env.BASE_URL || '/',
  favicon: '/favicon.svg',
  locale: 'en',
  theme: { accent: '#0b6b74' },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  navbar: {
    title: 'Inkstone',
    logo: { src: '/favicon.svg', alt: '', width: 28, height: 28 },
    items: [
      { to: '/quick-start', label: 'Quick start' },
      { to: '/configuration', label: 'Configuration' },
      { to: '/theming', label: 'Theming' },
    ],
  },
  docs: { routeBasePath: '/', sidebarFile: 'sidebars.ts', lastUpdate: { date: false }, breadcrumbs: false },
  markdown: { headings: { explicitIds: true } },
  footer: { copyright: 'MIT licence. This handbook is built with Inkstone.' },
})
