const WORDS = {
  en: {
    locale: 'en',
    tagline: 'Documentation',
    guide: 'Guide',
    intro: 'Introduction',
    welcome: 'Write in `docs/`: every Markdown file is a page. Save, and the browser shows it.',
    next: 'Next',
    steps: [
      'Change the title and the address in `site.config.ts`',
      'Add a page to `docs/`',
      'Run `npm run build`: `dist/` is the site',
    ],
    tip: 'A link to a page that does not exist fails the build, with file and line.',
  },
  'zh-cn': {
    locale: 'zh-cn',
    tagline: '文档',
    guide: '指南',
    intro: '介绍',
    welcome: '在 `docs/` 里写：每个 Markdown 文件是一个页面。保存之后浏览器立刻显示。',
    next: '接下来',
    steps: [
      '在 `site.config.ts` 里改标题和地址',
      '在 `docs/` 里加一个页面',
      '运行 `npm run build`，`dist/` 就是网站',
    ],
    tip: '链接指向不存在的页面时，构建会失败，并指出文件和行号。',
  },
}

export const LANGUAGES = Object.keys(WORDS)

/** Writes a text as a TypeScript string. */
const quote = text => (/['"\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`)

/** Returns the files of a new site: path to text. `engine` are the dependencies in package.json. */
export function siteFiles({ name, title, language, engine }) {
  const words = WORDS[language]
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'inkstone dev', build: 'inkstone build', preview: 'inkstone preview' },
    dependencies: engine,
    // For editors; the build does not need them.
    devDependencies: { '@types/node': '^20.19.0', '@types/react': '^19.0.0' },
  }
  const settings = {
    compilerOptions: {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
      paths: { '@site/*': ['./*'], '@theme/*': ['./node_modules/inkstone/theme/mdx/*'] },
    },
    exclude: ['node_modules', 'dist', '.cache'],
  }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(settings, null, 2)}\n`,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    'site.config.ts': `import { defineConfig } from 'inkstone/config'

export default defineConfig({
  title: ${quote(title)},
  tagline: ${quote(words.tagline)},
  url: 'https://docs.example.com',
  locale: '${words.locale}',
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
  navbar: {
    title: ${quote(title)},
    items: [{ type: 'doc', docId: 'intro', label: ${quote(words.guide)} }],
  },
  docs: {},
  redirects: [{ from: '/', to: '/docs/intro' }],
})
`,
    'docs/intro.md': `---
title: ${words.intro}
sidebar_position: 1
---

${words.welcome}

## ${words.next} {#next}

${words.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}

:::tip
${words.tip}
:::
`,
    'static/robots.txt': 'User-agent: *\nAllow: /\n',
  }
}
