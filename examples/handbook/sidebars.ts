import { defineSidebars } from 'inkstone/config'

const group = (label: string, items: string[]) => ({
  type: 'category' as const,
  label,
  collapsible: false,
  collapsed: false,
  items,
})

export default defineSidebars({
  docs: [
    'index',
    group('Start', ['quick-start', 'project-layout']),
    group('Write', ['writing', 'sidebars', 'components', 'versions', 'site-search']),
    group('Adapt', ['configuration', 'theming', 'plugins']),
    group('Publish', ['deploying', 'docusaurus', 'how-it-works']),
  ],
})
