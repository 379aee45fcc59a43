export { categoryOf } from './category'
export type { SynonymRule } from './index-format'
export { type JudgedQuery, type Judgement, judge, judgeKinds, type Placed, placeAnswers } from './judge'
export { measureQueries, type QueryMeasure } from './measure'
export { openFiles, openIndex } from './open-index'
export type { SearchAnswer, SearchHit, SearchRequest } from './protocol'
export { type Explanation, explainRanking, type Reason } from './read/explain'
export { createReader, type IndexReader } from './read/reader'
export type * from './types'
export { type AnalysedPage, analysePage, type PinyinTerms, type SearchPage } from './write/analyse-page'
export { buildIndex } from './write/build-index'
export {
  type BuiltIndex,
  createIndexBuilder,
  type IndexFile,
  type IndexOptions,
  MANIFEST_NAME,
} from './write/index-builder'
export { toRecords } from './write/records'
