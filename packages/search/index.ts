export { type AnalysedPage, analysePage, type PinyinTerms, type SearchPage } from './analyse-page'
export { buildIndex } from './build-index'
export { categoryOf } from './category'
export { type Explanation, explainRanking, type Reason } from './explain'
export {
  type BuiltIndex,
  createIndexBuilder,
  type IndexFile,
  type IndexOptions,
  MANIFEST_NAME,
} from './index-builder'
export type { SynonymRule } from './index-format'
export { type JudgedQuery, type Judgement, judge, judgeKinds, type Placed, placeAnswers } from './judge'
export { measureQueries, type QueryMeasure } from './measure'
export { openFiles, openIndex } from './open-index'
export type { SearchAnswer, SearchHit, SearchRequest } from './protocol'
export { createReader, type IndexReader } from './reader'
export { toRecords } from './records'
export type * from './types'
