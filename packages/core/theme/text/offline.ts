import type { OfflineText } from '../../client'

export const offlineText: Record<'en' | 'zh', OfflineText> = {
  zh: {
    title: '离线阅读',
    offer: (pages, size) =>
      `把全部 ${pages} 个页面和搜索索引存到这台设备上，下载约 ${size}。之后没有网络也能阅读和搜索。`,
    update: '网站更新后，下次联网访问时会在后台换成新内容。',
    save: '保存到这台设备',
    saving: percent => `正在保存：${percent}%`,
    stop: '暂停',
    saved: (pages, size) => `已保存 ${pages} 个页面和搜索索引（下载时约 ${size}），没有网络也能阅读和搜索。`,
    remove: '从这台设备删除',
    removed: '已删除，这台设备上不再保留本站内容。',
    close: '关闭',
    retry: '继续保存',
    failed: {
      network: '网络中断了。已经下载的部分会保留，联网后可以继续。',
      space: '这台设备分给网站的空间不够，没有保存成功。',
      changed: '网站刚刚更新了，保存到一半的内容已经对不上。请稍等片刻再继续。',
    },
  },
  en: {
    title: 'Read offline',
    offer: (pages, size) =>
      `Store all ${pages} pages and the search index on this device, a download of about ${size}. Reading and searching then work without a network.`,
    update: 'When the site changes, your next visit online brings the new content in the background.',
    save: 'Store on this device',
    saving: percent => `Storing: ${percent}%`,
    stop: 'Pause',
    saved: (pages, size) =>
      `${pages} pages and the search index are stored (about ${size} to download). Reading and searching work without a network.`,
    remove: 'Remove from this device',
    removed: 'Removed. Nothing of this site is kept on this device.',
    close: 'Close',
    retry: 'Continue',
    failed: {
      network: 'The network failed. What has been downloaded is kept; continue when you are online.',
      space: 'This device has too little space for websites. Nothing was stored.',
      changed:
        'The site has just changed, and what was stored no longer fits together. Continue in a moment.',
    },
  },
}
