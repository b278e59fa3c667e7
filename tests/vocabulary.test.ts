import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  compareUses,
  countUses,
  findDocumentUses,
  findTestNameUses,
  findUses,
  lowerCounts,
  unknownSuffix,
  type Word,
} from '../tools/vocabulary.mjs'

const { words, roles } = JSON.parse(
  readFileSync(new URL('../tools/vocabulary.json', import.meta.url), 'utf8'),
) as { words: Word[]; roles: string[] }

const problemsOf = (path: string, text: string, debt = {}): string[] =>
  compareUses(words, debt, findUses(words, path, text))

test.each([
  ['an exported function', 'src/a.ts', `export function ${'tell'}Tabs() {}`, '"tell" in names'],
  ['an exported constant', 'src/a.ts', `export const ${'MOST'}_PAGES = 3`, '"MOST_" in names'],
  ['a comment', 'src/a.ts', '/** The page is loaded anew. */\nconst a = 1', '"anew" in comments'],
  ['a phrase over two words', 'src/a.ts', '// It gives way to a pin.', '"gives way" in comments'],
  ['a file name', 'src/told-twice.ts', 'const a = 1', '"tell" in names'],
])('a listed word in %s is a problem that names the replacement', (...[, path, text, found]) => {
  const problems = problemsOf(path, text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`${found}: 1, at most 0. Write: `)
  expect(problems[0]).toContain(path)
})

test.each([
  ['a local name', 'const told = 1'],
  ['a string', "const a = 'told anew'"],
  ['a quoted example in a comment', '/** "The pan was told apart": an order. */'],
  ['code in a comment', '/** `hear` is an event. */'],
  ['a longer word', '/** The mended is fixed by amending. */'.replace('mended', 'amended')],
])('%s is no problem', (_, text) => {
  expect(problemsOf('src/a.ts', text)).toEqual([])
})

test('a listed word in the name of a test is found, in a string of its body it is not', () => {
  const found = (text: string) => findTestNameUses(words, 'a.test.ts', text).map(({ word }) => word)
  expect(found("describe('tells apart', () => {\n  test('is made anew', () => {})\n})")).toEqual([
    'tell',
    'anew',
  ])
  expect(found("test.each([['anew']])(`${'a'} is made anew`, () => {})")).toEqual(['anew'])
  expect(found("test('is made again', () => read('anew'))\nconst a = 'anew'")).toEqual([])
})

test.each([
  "testDatabases('is made anew', async () => {})",
  "testStopping('is made anew', async () => {})",
  "testOneDatabase.each(rows)('is made anew', async () => {})",
  'test.each`a|b`("is made anew", () => {})',
])('a listed word in the name of a test is found after %s', (text) => {
  expect(findTestNameUses(words, 'a.test.ts', text).map(({ word }) => word)).toEqual(['anew'])
})

test('a listed word in a call that only begins like a test is not found', () => {
  const text = "testimony('is made anew', 1)\nitems.map('anew', 1)\ntestId('anew')"
  expect(findTestNameUses(words, 'a.test.ts', text)).toEqual([])
})

test('a listed word in a document is found, in code, quotes and addresses it is not', () => {
  const found = (text: string) => findDocumentUses(words, 'a.md', text).map(({ word }) => word)
  expect(found('The page is made anew.')).toEqual(['anew'])
  expect(found('`anew`, "anew", [a page](0012-anew.md)\n```\nanew\n```')).toEqual([])
})

test('a word of some folders is a problem only there', () => {
  const text = '// The row gives way.'
  expect(problemsOf('src/a.ts', text)).toHaveLength(1)
  expect(problemsOf('server/a.ts', text)).toHaveLength(1)
  expect(problemsOf('core/a.ts', text)).toEqual([])
  expect(problemsOf('srcs/a.ts', text)).toEqual([])
})

test('a count may neither grow nor stay in the list when it has shrunk', () => {
  const text = '// Told once.\n// Told twice.'
  expect(problemsOf('src/a.ts', text, { 'comments tell': 2 })).toEqual([])
  expect(problemsOf('src/a.ts', text, { 'comments tell': 1 })).toEqual([
    expect.stringContaining('"tell" in comments: 2, at most 1.'),
  ])
  expect(problemsOf('src/a.ts', text, { 'comments tell': 3 })).toEqual([
    'comments tell: from 3 to 2; run `node tools/with-node.mjs tools/vocabulary.mjs --write`',
  ])
})

test('the list is lowered and never extended', () => {
  const counts = countUses(findUses(words, 'src/a.ts', '// Told anew.'))
  expect(counts).toEqual({ 'comments tell': 1, 'comments anew': 1 })
  expect(lowerCounts({ 'comments tell': 4, 'names hear': 2 }, counts)).toEqual({
    'comments tell': 1,
  })
})

test.each([
  'core/pins/pin.reducer.ts',
  'core/pins/pin.reducer.test.ts',
  'src/views/pin-card.test.tsx',
  'src/views/kit/i18n/words.de.ts',
  'tools/build.d.mts',
])('%s is named by a documented role', (path) => {
  expect(unknownSuffix(roles, path)).toBeNull()
})

test('a suffix that is no role is a problem', () => {
  expect(unknownSuffix(roles, 'core/pins/pin.older.ts')).toBe('older')
  expect(unknownSuffix(roles, 'core/pins/pin.reducer.rows.test.ts')).toBe('reducer.rows')
})
