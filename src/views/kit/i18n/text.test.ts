import { expect, test } from 'vitest'
import { createI18n, translator } from './text.ts'

test('an id that is in no catalogue throws', () => {
  expect(() => createI18n({})._('nobody.says')).toThrow('nobody.says')
})

test('a lazy screen brings its own words', () => {
  const i18n = createI18n({ 'one.word': 'one' })
  const t = translator(i18n, { 'two.word': 'two {more}' } as const)
  expect(t('two.word', { more: 'more' })).toBe('two more')
})
