export { makeHanTables } from './han-forms'
export { pinyinTerms } from './pinyin'
export {
  hostedIndexSettings,
  type PushOptions,
  type PushResult,
  pushRecords,
  RecordError,
} from './push-records'
