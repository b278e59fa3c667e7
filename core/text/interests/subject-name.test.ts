import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { deriveInterests } from './derive-interests.ts'

const languageOf = openLanguages()

function firstInterest(title: string, lang: string, paragraphs: readonly string[]): string {
  const content = {
    url: 'https://blog.example/page',
    title,
    site_name: 'Blog',
    description: '',
    kind: 'story' as const,
    lang,
    headings: [],
    paragraphs: [...paragraphs],
    facts: [],
    pictures: [],
  }
  return deriveInterests(content, languageOf(lang))[0]?.interest_name ?? ''
}

test('a German adjective is no interest, the noun behind it is', () => {
  const found = firstInterest('11 schöne Ausflugsziele für den Herbst rund um Berlin', 'de', [
    'Der Herbst rund um Berlin ist bunt, und die Ausflugsziele liegen nah beieinander.',
    'Zu jedem der Ausflugsziele fährt eine Bahn, und viele Ausflugsziele haben ein Café.',
  ])
  expect(found).toMatch(/Ausflugsziele/u)
})

test('a label before the news is no interest', () => {
  const found = firstInterest('BREAKING NEWS: Maple Rovers Sign Ada Brontë From Elm United', 'en', [
    'Maple Rovers have signed Ada Brontë, and Ada Brontë will play for Maple Rovers in May.',
    'Elm United said goodbye to Ada Brontë on Tuesday.',
  ])
  expect(found).not.toMatch(/news/iu)
})

test('a name ends at its dash, also where the dash clings to it', () => {
  const found = firstInterest('Naturkosmetik- doch gesünder?', 'de', [
    'Naturkosmetik kommt ohne Mineralöl aus, und Naturkosmetik hält oft kürzer.',
    'Wer Naturkosmetik kauft, liest die Liste der Inhaltsstoffe.',
  ])
  expect(found).toBe('Naturkosmetik')
})
