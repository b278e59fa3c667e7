import { expect, test } from 'vitest'
import { compileMessage } from '#core/contract/words/message-compiler.ts'
import { createI18n } from './text.ts'

const say = (message: string, values?: Record<string, string | number>) =>
  createI18n({ 'test.id': message })._('test.id', values)

test('a value stands where its name is', () => {
  expect(say('Page not found: {path}', { path: '/{odd}' })).toBe('Page not found: /{odd}')
})

test('a number is written as its language writes it', () => {
  const written = (locale: string) =>
    createI18n({ 'test.id': '{size, number} MB' }, locale)._('test.id', { size: 1234.5 })
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

test('a hash outside of a plural is a hash', () => {
  expect(say('Colour #fff')).toBe('Colour #fff')
})

test('a broken message throws', () => {
  expect(() => compileMessage('{count, plural, one {#}')).toThrow('not closed')
  expect(() => compileMessage('{count, plural, one {#}}')).toThrow('"other"')
})
