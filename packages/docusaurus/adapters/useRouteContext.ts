import { usePage } from 'inkstone/client'

/** The plugin that a page would come from in Docusaurus. */
export default function useRouteContext() {
  const { docs } = usePage()
  const name = `docusaurus-plugin-content-${docs ? 'docs' : 'pages'}`
  return { plugin: { name, id: docs?.pluginId ?? 'default' } }
}
