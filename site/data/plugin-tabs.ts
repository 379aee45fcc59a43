/** All that follows the reader's choice of a line: one choice for the whole site, kept, and in links as `?plugin=4.12`. */
export const pluginTabs = { label: '插件版本', group: 'plugin', query: 'plugin' }
