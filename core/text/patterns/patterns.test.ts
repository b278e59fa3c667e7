import { describe, expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { capitalFirst, caseOf } from '../language/letter-case.ts'
import { fillText, meetsNeeds, slotsOf } from './fill-pattern.ts'
import { plainFacts } from '../../../tests/support/words/plain-facts.ts'
import { patternFile, patternFileNames } from './pattern-files.ts'

const empty = {
  url: '',
  title: '',
  site_name: '',
  description: '',
  kind: 'other',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
} as const

function titleCase(text: string, lang: string): string {
  return caseOf(
    { ...empty, headings: [], paragraphs: [], facts: [], pictures: [] },
    openLanguages()(lang),
  ).title(text)
}

/** Judges signed none of 55 such titles. */
const FITS_ANY = /^(?:Good to Know About|Notes on|More About|Everything About)\b|^An? .*\bTip$/iu

describe.each(patternFileNames)('%s', (name) => {
  const file = patternFile(name)
  const lang = name.split('.')[1] ?? ''
  const sentences = [...(file?.openings ?? []), ...(file?.facts ?? []), ...(file?.calls ?? [])]

  test('every title pattern makes its example', () => {
    for (const { title, example } of file?.titles ?? []) {
      const filled = fillText(title, plainFacts(example.facts))
      expect(titleCase(filled ?? '', lang)).toBe(example.text)
      expect(example.text.length).toBeLessThanOrEqual(100)
    }
  })

  test('no title fits any page', () => {
    const texts = (file?.titles ?? []).flatMap(({ title, example }) => [title, example.text])
    expect(texts.filter((text) => FITS_ANY.test(text))).toEqual([])
  })

  test('every sentence pattern makes its example, a whole sentence', () => {
    for (const { text, example } of sentences) {
      expect(capitalFirst(fillText(text, plainFacts(example.facts)) ?? '')).toBe(example.text)
      expect(example.text).toMatch(/[.!?]$/)
    }
  })

  test('a call has a number of the page', () => {
    for (const { text } of file?.calls ?? []) expect(text).toMatch(/\{(?:count|more)\}/)
  })

  test('no two patterns have one id or one text', () => {
    for (const list of [file?.titles ?? [], sentences])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    const texts = [
      ...(file?.titles ?? []).map(({ title, section = '' }) => `${section} ${title}`),
      ...sentences.map(({ text }) => text),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })
})

test('a text with a missing fact is not filled', () => {
  expect(fillText('{name} in {minutes} Minutes', plainFacts({ name: 'lemon bars' }))).toBeNull()
  expect(slotsOf('{name} in {minutes} Minutes')).toEqual(['name', 'minutes'])
})

test('words agree with a plural subject', () => {
  const text = '{These|This} {name} {are|is} ready.'
  expect(fillText(text, plainFacts({ name: 'bars', plural: true }))).toBe('These bars are ready.')
  expect(fillText(text, plainFacts({ name: 'cake' }))).toBe('This cake is ready.')
})

test('conditions ask for a fact, its absence, or a number within a limit', () => {
  const facts = plainFacts({ easy: true, minutes: 30 })
  const meets = (...needs: string[]): boolean => meetsNeeds({ needs }, facts)
  expect([meets('easy'), meets('!easy'), meets('!vegan'), meets('vegan')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect([meets('minutes<=30'), meets('minutes>=31'), meets('easy<=3')]).toEqual([
    true,
    false,
    false,
  ])
})
