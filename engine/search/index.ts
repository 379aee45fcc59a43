export { type AnalysedPage, analysePage, type PinyinTerms, type SearchPage } from './analyse-page'
export { type GoldenQuery, type GoldenResult, judgeGolden } from './golden'
export {
  type BuiltIndex,
  buildIndex,
  createIndexBuilder,
  type IndexFile,
  type IndexOptions,
  MANIFEST_NAME,
} from './index-builder'
export { measureQueries, type QueryMeasure } from './measure'
export { createReader, type IndexReader } from './reader'
export { toRecords } from './records'
