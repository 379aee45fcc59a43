import { defineConfig } from 'inkstone/config'
import pluginLines from './plugin'

const repository = 'https://github.com/sonofmagic/weapp-tailwindcss'
const newIssue = (title: string) => `${repository}/issues/new?title=${title}`

export default defineConfig({
  title: 'weapp-tailwindcss',
  tagline: '用 Tailwind CSS 写小程序',
  url: process.env.SITE_URL || 'https://tw.icebreaker.top',
  baseUrl: process.env.BASE_URL || '/',
  favicon: '/img/favicon.svg',
  version: '1.0.2',
  behaviourReference: '3.8.1',
  socialCards: true,

  locale: 'zh-cn',
  locales: {
    'zh-cn': {
      label: '简体中文',
      direction: 'ltr',
      htmlLang: 'zh-cn',
      calendar: 'gregory',
      path: 'zh-cn',
    },
  },

  colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },

  navbar: {
    title: 'weapp-tailwindcss',
    logo: { src: '/img/logo.svg', alt: '', width: 32, height: 32 },
    items: [
      { type: 'doc', docId: 'intro', label: '指南' },
      { type: 'doc', docId: 'issues/index', label: '常见问题' },
      { to: '/docs/showcase', label: '案例' },
      {
        label: '更新迁移',
        items: [
          { type: 'doc', docId: 'migrations/v3', label: '版本迁移' },
          { to: '/blog', label: '博客' },
        ],
      },
      {
        label: '配置项',
        items: [
          { type: 'doc', docId: 'options/index', label: '配置项总览' },
          { type: 'doc', docId: 'api/interfaces/UserDefinedOptions', label: 'API 参考' },
        ],
      },
      {
        label: '生态',
        items: [
          { type: 'doc', docId: 'community/templates', label: '模板与方案' },
          { href: 'https://vite.icebreaker.top/', label: 'weapp-vite' },
          { href: 'https://icebreaker.top/', label: '作者博客' },
        ],
      },
      { href: repository, label: 'GitHub', position: 'right' },
    ],
  },

  footer: {
    columns: [
      {
        title: '文档',
        items: [
          { to: '/docs/intro', label: '指南' },
          { to: '/docs/options', label: '配置项' },
          { to: '/docs/api', label: 'API 参考' },
          { to: '/docs/issues', label: '常见问题' },
        ],
      },
      {
        title: '社区',
        items: [
          { to: '/docs/community', label: '生态一览' },
          { to: '/docs/showcase', label: '案例' },
          { to: '/docs/how-to-contribute', label: '参与贡献' },
          { to: '/docs/sponsor', label: '赞助' },
        ],
      },
      {
        title: '更多',
        items: [
          { to: '/blog', label: '博客' },
          { href: repository, label: 'GitHub' },
          { href: `${repository}/blob/main/CODE_OF_CONDUCT.md`, label: '行为准则' },
          { to: '/docs/copyright', label: '版权说明' },
        ],
      },
      {
        title: '相关项目',
        items: [
          { href: 'https://vite.icebreaker.top/', label: 'weapp-vite' },
          { href: 'https://ui.icebreaker.top/zh-CN', label: 'IceStack' },
          { href: 'https://github.com/sonofmagic/weapp-pandacss', label: 'weapp-pandacss' },
        ],
      },
    ],
    logo: { src: '/img/logo.svg', alt: 'weapp-tailwindcss', href: '/', width: 32, height: 32 },
    copyright: `© 2021–${new Date().getFullYear()} <a href="https://github.com/sonofmagic">sonofmagic</a>`,
  },

  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarFile: 'sidebars.ts',
    lastUpdate: { date: true, author: false },
  },

  blog: {
    title: '博客',
    description: 'weapp-tailwindcss 的版本发布与说明',
    sidebarTitle: '最近博文',
    feed: {
      title: 'weapp-tailwindcss 博客',
      description: 'weapp-tailwindcss 的版本发布与说明',
    },
  },

  search: {
    provider: 'embedded',
    filters: [
      { name: 'guides', paths: ['/'] },
      { name: 'faq', paths: ['/docs/issues'] },
      { name: 'api', paths: ['/docs/api', '/docs/api-v2', '/docs/options'] },
      { name: 'blog', paths: ['/blog'] },
    ],
    // Readers paste whole error messages.
    maxLength: 512,
    missingResultsUrl: `${newIssue('文档里搜不到：')}{query}`,
    generations: [
      { label: 'v2', paths: ['/docs/api-v2', '/docs/releases/v2'], names: ['v2', '2.x', '2.11', '2.0'] },
      { label: 'v1', paths: ['/docs/issues/v1'], names: ['v1', '1.x'] },
      { label: 'v1', paths: ['/docs/migrations/v1'], names: ['v1', '1.x', 'v2', '2.x'] },
      { label: 'v2', paths: ['/docs/migrations/v2'], names: ['v2', '2.x', 'v3', '3.x'] },
      {
        label: 'Tailwind CSS 2',
        paths: ['/docs/quick-start/v2'],
        names: ['tailwindcss2', 'tailwind2', 'webpack4', 'postcss7', 'v2', '老项目'],
      },
    ],
  },

  reportUrl: `${newIssue('文档问题：')}{title}&body=页面：{url}%0A%0A哪里不对：%0A`,

  redirects: [
    { from: '/docs', to: '/docs/intro' },
    { from: '/docs/quick-start/v4/readme', to: '/docs/quick-start/v4' },
  ],

  codeLinks: 'data/code-links.ts',
  markdown: { headings: { explicitIds: true, titleInFrontMatter: true } },
  plugins: [pluginLines],
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
})
