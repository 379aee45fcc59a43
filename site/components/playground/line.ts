/** The line of the plugin whose parts the playground bundles. */
export const playgroundLine = '4.2'
