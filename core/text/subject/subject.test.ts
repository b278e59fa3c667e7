import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { deriveInterests } from '../interests/derive-interests.ts'
import type { Language, PartOfSpeech } from '../language/language.ts'
import { subjectOf } from './subject.ts'

const POS: Record<string, PartOfSpeech> = {
  pan: 'VERB',
  lasts: 'VERB',
  the: 'DET',
  a: 'DET',
  clean: 'VERB',
  wash: 'VERB',
  right: 'ADJ',
}
const languageOf = (lang: string): Language => ({
  lang,
  method: 'parts_of_speech',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: POS[word] ?? 'NOUN' })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) =>
    ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of', 'your', 'auf', 'der'].includes(
      word,
    ),
  rarity: () => 0.7,
})
const page = (patch: Partial<PageContent>): PageContent => ({
  url: '',
  title: '',
  site_name: '',
  description: '',
  kind: 'how_to',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
  ...patch,
})
const nounOf = (title: string, lang = 'en'): string =>
  subjectOf(page({ title, lang }), languageOf(lang)).noun

test('a noun after an article is named with all its words', () => {
  expect(nounOf('How to Clean a Cast Iron Pan')).toBe('Cast Iron Pan')
  expect(nounOf('How to Wash Your Hair the Right Way')).toBe('Hair')
})

test('a German title with a verb names what it is about', () => {
  expect(nounOf('So gelingt Hefeteig', 'de')).toBe('Hefeteig')
  expect(nounOf('Kräutergarten auf der Fensterbank', 'de')).toBe('Kräutergarten')
})

test('a page of links has no topics but its own', () => {
  const links = [
    'Roasted tomato soup with white beans',
    'Kräutergarten auf der Fensterbank',
    'Kräutergarten auf der Fensterbank im Winter',
    'How to build a floating shelf',
  ]
  const names = deriveInterests(
    page({ title: 'Cooking and growing without hurry', kind: 'other', paragraphs: links }),
    languageOf('en'),
  ).map(({ interest_name }) => interest_name.toLowerCase())
  expect(names.filter((name) => /kräuter|soup|shelf/.test(name))).toEqual([])
})

test('an order is no topic, and neither is the manner of a task', () => {
  const named = (content: PageContent): string[] =>
    deriveInterests(content, languageOf('en')).map(({ interest_name }) =>
      interest_name.toLowerCase(),
    )
  expect(
    named(
      page({
        title: 'How to Wash Your Hair the Right Way',
        paragraphs: ['Wash hair with shampoo.'],
      }),
    )[0],
  ).toBe('wash hair')
  expect(
    named(
      page({
        title: 'Why a Towel Harms',
        kind: 'story',
        headings: [{ level: 2, text: 'Rub hair dry', at: 0 }],
        paragraphs: ['Rub hair dry with a towel.', 'Rub hair dry.', 'Rub hair.'],
      }),
    ),
  ).not.toContain('rub hair')
})

test('a recipe is about its dish, and not about the series before it', () => {
  const content = page({
    title: 'Lunch on Sunday: Plum Noodle Stew',
    kind: 'recipe',
    facts: [{ name: 'ingredient', value: '300 g noodles', from: 'json_ld' }],
  })
  expect(subjectOf(content, languageOf('en')).noun).toBe('Plum Noodle Stew')
})
