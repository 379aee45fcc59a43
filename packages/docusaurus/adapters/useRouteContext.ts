import { usePage } from 'inkstone/client'

/** Returns the plugin that would create the page in Docusaurus. */
export default function useRouteContext() {
  const { docs } = usePage()
  const name = `docusaurus-plugin-content-${docs ? 'docs' : 'pages'}`
  return { plugin: { name, id: docs?.pluginId ?? 'default' } }
}
