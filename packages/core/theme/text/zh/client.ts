import type { ClientText } from '../../../client'

export const clientText: ClientText = {
  copy: '复制',
  copied: '复制成功',
  copyCode: '复制代码到剪贴板',
  copyFailed: '复制失败',
  toggleWrap: '切换自动换行',
  zoomImage: '放大图片',
  closeZoom: '关闭大图',
  islandFailed: '这一部分没有加载成功',
  cause: '原因：',
  retry: '重试',
  dismiss: '关闭',
  navigationFailed: status => `页面没有加载成功：${status ? `服务器返回 ${status}` : '网络连接有问题'}`,
  loadingPage: '正在加载页面…',
  colorMode: {
    toggle: mode => `切换浅色/暗黑模式（当前为${mode}）`,
    light: '浅色模式',
    dark: '暗黑模式',
    system: '跟随系统',
  },
}
