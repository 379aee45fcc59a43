import { defineConfig } from 'inkstone/config'

export default defineConfig({
  title: 'Minimal',
  tagline: 'A site of five files',
  url: 'https://minimal.example',
  locale: 'en',
  docs: { lastUpdate: { date: false } },
  navbar: { title: 'Minimal', items: [{ type: 'doc', docId: 'start', label: 'Docs' }] },
})
