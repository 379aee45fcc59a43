import { it } from 'vitest'
import tune from '../../../site/data/search/tune-queries.json'
import { expectAnswers } from '../../support/search-answers'

it('answers of the built index reach the limits of the tune set', () =>
  expectAnswers(tune, { first: 0.94, three: 0.98, none: 0.01 }))
