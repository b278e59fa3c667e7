import { expect, test } from 'vitest'
import type { KeywordIdea } from '../contract/content/keywords.contract.ts'
import { keywordsCsv } from './keywords-csv.ts'

const idea = (keyword: string, more: Partial<KeywordIdea> = {}): KeywordIdea => ({
  keyword,
  origin: 'topic',
  week: null,
  month: null,
  year: null,
  series: [],
  ...more,
})

test('a row a keyword, growth as numbers, unknown empty', () => {
  expect(
    keywordsCsv([
      idea('lemon cake', { origin: 'pinterest', week: 0, month: -20, year: 10_001 }),
      idea('cake'),
    ]),
  ).toBe(
    'Keyword,Source,Growth in a week (%),Growth in a month (%),Growth in a year (%)\r\nlemon cake,Pinterest trends,0,-20,10001\r\ncake,topic,,,\r\n',
  )
})

test('commas, quotes and formulas stay what they are: text', () => {
  const lines = keywordsCsv([
    idea('cake, "moist"'),
    idea('=HYPERLINK("x")'),
    idea('-2+3'),
    idea('@cake'),
  ]).split('\r\n')
  expect(lines.slice(1, 5)).toEqual([
    '"cake, ""moist""",topic,,,',
    '"\'=HYPERLINK(""x"")",topic,,,',
    "'-2+3,topic,,,",
    "'@cake,topic,,,",
  ])
})
