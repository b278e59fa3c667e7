import { expect, test } from 'vitest'
import { problemWords } from '#core/contract/words/problem-words.ts'
import { createI18n, type Catalogue } from '../../src/views/kit/i18n/text.ts'
import { compileCatalogue, compileProblems } from './message-plugin.ts'

/** As the page says it: from a compiled catalogue. */
const say = (message: string, values?: Record<string, string | number>, locale = 'en') =>
  createI18n(JSON.parse(compileCatalogue(JSON.stringify({ a: message }))) as Catalogue, locale)._(
    'a',
    values,
  )

test('a message without values stays its text, one with values becomes tokens', () => {
  const catalogue = { plain: 'Colour #fff', named: 'Hello {name}', alone: '{name}' }
  expect(JSON.parse(compileCatalogue(JSON.stringify(catalogue)))).toEqual({
    plain: 'Colour #fff',
    named: ['Hello ', ['name']],
    alone: [['name']],
  })
})

test('a value stands where its name is', () => {
  expect(say('Page not found: {path}', { path: '/{odd}' })).toBe('Page not found: /{odd}')
})

test('a number is written as its language writes it', () => {
  const written = (locale: string) => say('{size, number} MB', { size: 1234.5 }, locale)
  expect([written('en'), written('de')]).toEqual(['1,234.5 MB', '1.234,5 MB'])
})

test('a plural takes the case of the language, an exact number before it', () => {
  const message = '{count, plural, =0 {No sections} one {# section} other {# sections}} here'
  expect([0, 1, 2, 1200].map((count) => say(message, { count }))).toEqual([
    'No sections here',
    '1 section here',
    '2 sections here',
    '1,200 sections here',
  ])
})

test('a select takes its own case, else the other one', () => {
  const message = '{kind, select, csv {a CSV} other {a file}}'
  expect([say(message, { kind: 'csv' }), say(message, { kind: 'zip' })]).toEqual([
    'a CSV',
    'a file',
  ])
})

test('a broken message fails the build', () => {
  for (const message of ['{count, plural, one {#}', 'Hello {name'])
    expect(() => compileCatalogue(JSON.stringify({ a: message }))).toThrow('end')
})

test('the texts of a table of problems are compiled, and nothing else of its module', async () => {
  const lines = [
    `import { b } from './b.ts'`,
    `export const table = {`,
    `  'a.one': 'It’s one.',`,
    `  'a.two':`,
    `    '{count, plural, one {# pin} other {# pins}} of {name}',`,
    `} as const satisfies Record<string, string>`,
    `export const c = b('{name}')`,
  ]
  const compiled = compileProblems('a.problems.ts', lines.join('\n')).split('\n')
  const tokens = [
    ['count', 'plural', { one: ['#', ' pin'], other: ['#', ' pins'] }],
    ' of ',
    ['name'],
  ]
  expect(compiled.with(4, '').with(2, '')).toEqual(lines.with(4, '').with(2, ''))
  expect(compiled[2]).toBe(`  'a.one': "It’s one.",`)
  expect(compiled[4]).toBe(`    ${JSON.stringify(tokens)},`)
  const messages = { 'a.two': JSON.parse(compiled[4]?.slice(0, -1) ?? '') as typeof tokens }
  const params = { count: 2, name: 'Cakes' }
  expect(problemWords({ code: 'a.two', params }, { language: 'en', messages } as never)).toBe(
    '2 pins of Cakes',
  )
})
