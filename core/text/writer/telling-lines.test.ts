import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language, PartOfSpeech } from '../language.ts'
import { tellingLines } from './telling-lines.ts'

const VERBS = new Set([
  'is',
  'are',
  'needs',
  'calms',
  'kills',
  'give',
  'holds',
  'makes',
  'wants',
  'stir',
  'rust',
  'hat',
  'tötet',
  'leaves',
  'belong',
  'costs',
  'eat',
  'helps',
])
const language = (lang: string): Language => ({
  lang,
  method: 'parts_of_speech',
  tokens: (text) =>
    text.split(' ').map((word) => ({
      text: word,
      pos: (VERBS.has(word.toLowerCase()) ? 'VERB' : 'NOUN') satisfies PartOfSpeech,
    })),
  stem: (word) => word,
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in'].includes(word),
  rarity: () => 0.7,
})
const linesOf = (paragraph: string, lang = 'en'): string[] => {
  const content: PageContent = {
    url: '',
    title: 'House and garden',
    site_name: '',
    description: '',
    kind: 'story',
    lang,
    headings: [],
    paragraphs: [paragraph],
    facts: [],
    pictures: [],
  }
  return tellingLines(content, language(lang)).map(({ text }) => text)
}

test.each([
  'Give babies a spoon of honey before bed and you risk botulism.',
  'Pour beer over the hot meat and ash flies up.',
  'Pour beer over the hot meat and watch it burn.',
  'Boards on open ground give roots both the bed and the soil.',
  'Every slow morning at home needs a place that is not the bed.',
  'Stir 50 grams of whole wheat flour with 50 grams of water in a clean jar every day.',
  'Half a spoon of honey calms a cough in children with a doctor at hand every night.',
  'Small babies eat honey from a spoon or in tea only after their first birthday.',
  'Old lighter fluid is fine for charcoal before it has begun to glow.',
  'Raw honey is safe for babies, but not in the first year.',
  'Raw honey is safe for most babies, if the doctor agrees.',
  'Raw honey is safe for babies: only after the first year.',
  'One very simple rule helps: food that arrives in a bag is a want and food cooked at home is a need.',
  'A bread in the oven wants steam, heat and a heavy lid on top of it all day.',
])('a sentence that is only true as a whole is not cut: %s', (sentence) => {
  expect(linesOf(sentence).filter((line) => !sentence.startsWith(`${line}.`))).toEqual([])
})

test.each([
  ['Erwärme die Milch über 45 Grad und die Hefe stirbt.', 'Erwärme die Milch über 45 Grad'],
  [
    'Ein Löffel Honig hat vielen Kindern geholfen, aber nur den großen.',
    'Ein Löffel Honig hat vielen Kindern geholfen',
  ],
])('nor is a German one: %s', (sentence, half) => {
  expect(linesOf(sentence, 'de')).not.toContain(half)
})

test.each([
  ['Oil all six sides: a board that is dry on one side bends.', 'Oil all six sides', 'en'],
  [
    'Heavy books belong close to the wall, because every inch pulls harder on the rods.',
    'Heavy books belong close to the wall',
    'en',
  ],
  [
    'Leave the beans out before freezing and stir them in when you warm it up again, so they keep their shape.',
    'Leave the beans out before freezing',
    'en',
  ],
  [
    'Never leave the pot alone, because the oil burns within a minute or two.',
    'Never leave the pot alone',
    'en',
  ],
  [
    'Travel to the lake in June or September, when the paths are free and the rooms cost half.',
    'Travel to the lake in June or September',
    'en',
  ],
  ['Sour coffee wants a finer grind or hotter water.', 'Sour coffee wants a finer grind', 'en'],
  ['Drehe die Töpfe jede Woche, damit sie gerade wachsen.', 'Drehe die Töpfe jede Woche', 'de'],
])('a reason or a second order may be left out: %s', (sentence, line, lang) => {
  expect(linesOf(sentence, lang)).toEqual([line])
})

test.each([
  'Many people claim that tap water kills succulents. It does not, as long as it is cool.',
  'Tap water kills all the succulents. That is a myth.',
  'Tap water kills all the succulents. This is wrong.',
  'People say that tap water kills succulents.',
])('what the page does not believe is no line: %s', (paragraph) => {
  expect(linesOf(paragraph).filter((line) => line.includes('ap water'))).toEqual([])
})

test('nor in German', () => {
  expect(linesOf('Leitungswasser tötet alle Sukkulenten. Das stimmt nicht.', 'de')).toEqual([])
  expect(linesOf('Viele behaupten, Leitungswasser tötet Sukkulenten.', 'de')).toEqual([])
})

test('what comes of an order makes it a warning, and no tip', () => {
  const content: PageContent = {
    url: '',
    title: 'House',
    site_name: '',
    description: '',
    kind: 'story',
    lang: 'en',
    headings: [],
    paragraphs: [
      'Pour beer over the hot meat and ash rust up. Rinse the hot pan and stir the oil. Water makes the burning fat rust.',
    ],
    facts: [],
    pictures: [],
  }
  expect(tellingLines(content, language('en')).map(({ isInstruction }) => isInstruction)).toEqual([
    false,
    true,
    false,
  ])
})
