import type * as zh from '../zh/live'

export const liveText: typeof zh.liveText = {
  editor: 'Live editor',
  result: 'Result',
  retry: 'Try again',
  tooLong: 'Stopped after running for 2 seconds: is there a loop without an end?',
}
