import { useSite } from 'inkstone/client'
import type { ClientDocs } from 'inkstone/model'

const DOCS = 'docusaurus-plugin-content-docs'

/** Returns data that plugins publish for components; among Docusaurus' own, only docs do. */
export default function useGlobalData(): Record<string, Record<string, ClientDocs>> {
  const { docs } = useSite()
  return { [DOCS]: Object.fromEntries(docs.map(one => [one.pluginId, one])) }
}

export function useAllPluginInstancesData(name: string) {
  const found = useGlobalData()[name]
  if (!found)
    throw new Error(
      `${name} has no data: plugins of Docusaurus do not run here. Write the data into a module or a JSON file of the site and import that.`,
    )
  return found
}

export function usePluginData(name: string, id = 'default') {
  return useAllPluginInstancesData(name)[id]
}
