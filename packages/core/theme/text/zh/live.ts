export const liveText = {
  editor: '实时编辑器',
  result: '结果',
  retry: '重试',
  tooLong: '运行超过了 2 秒，已停止：是不是有结束不了的循环？',
}
