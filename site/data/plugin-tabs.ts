/** Tab group of the reader's plugin line: one choice for the whole site, stored, and in links as `?plugin=4.12`. */
export const pluginTabs = { label: '插件版本', group: 'plugin', query: 'plugin' }
