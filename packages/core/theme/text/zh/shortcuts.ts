import type { ShortcutsText } from '../../../client'

/** The list of keyboard shortcuts; "Mod" is replaced by the platform's key. */
export const shortcutsText: ShortcutsText = {
  title: '键盘快捷键',
  close: '关闭',
  rows: [
    { keys: ['Mod+K', '/'], what: '打开搜索' },
    { keys: ['↑', '↓'], what: '选择搜索结果' },
    { keys: ['Enter'], what: '打开选中的结果' },
    { keys: ['Mod+Enter'], what: '在新标签页里打开' },
    { keys: ['Esc'], what: '关闭搜索、菜单或这个窗口' },
    { keys: ['←', '→'], what: '在代码标签之间移动' },
    { keys: ['?'], what: '显示这张表' },
  ],
}
