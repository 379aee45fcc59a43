/** Id of the first set of documents or posts. */
export const DEFAULT_PLUGIN_ID = 'default'
