import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import type { PatternTitle } from '../../titles/fill-titles.ts'
import { understandPage, type PageModel } from '../../understand/page-model.ts'
import type { DescriptionCandidate } from '../passages/description-candidate.ts'
import { isOffering, isWorryOnly } from './offer-words.ts'
import { onlyOffers, readsWhole, withOffers } from './hook-and-offer.ts'

const languageOf = openLanguages()

const WHOLE: PatternTitle = {
  id: 'own-title',
  title: 'Tomatoes',
  promise: 'whole',
  about: '',
  section: null,
  headlines: [],
  kicker: '',
  worth: 0.8,
  proof: '',
  sources: [],
}

interface Made {
  readonly lang?: string
  readonly title: string
  readonly headings?: readonly string[]
  readonly first?: string
}

function modelOf({ lang = 'en', title, headings = [], first = '' }: Made): PageModel {
  const text = `${title} stand warm, and ${title} are watered on most days of the summer.`
  const content: PageContent = {
    url: 'https://garden.example/',
    title,
    site_name: 'Garden',
    description: '',
    kind: 'story',
    lang,
    headings: headings.map((line, at) => ({ level: 2, text: line, at: at + 1 })),
    paragraphs: [first === '' ? text : first, ...headings.map(() => text), text],
    facts: [],
    pictures: [],
  }
  return understandPage(content, languageOf(lang))
}

const hookOf = (text: string): DescriptionCandidate => ({
  kind: 'summary',
  text,
  sources: [{ kind: 'sentence', quote: text }],
  sentences: [text],
  passage: null,
  section: null,
})

const offered = (hook: string, made: Made): string[] =>
  withOffers([hookOf(hook)], WHOLE, modelOf(made)).candidates.map(({ text }) => text)

const HEADINGS = [
  'Choosing the Right Pot',
  'Soil and Compost',
  'Watering',
  'Common Pests',
  'The Harvest',
]
const HOOK = 'Growing tomatoes on a balcony can be frustrating.'

test('a short summary gets what the headings name', () => {
  const texts = offered(HOOK, { title: "Beginner's Guide to Tomatoes", headings: HEADINGS })
  expect(texts).toEqual([`${HOOK} Read about choosing the right pot, soil and compost.`])
})

test('a short summary that says what the page gives reads whole', () => {
  const offer = 'Here are five pots that are perfect for a first tomato.'
  expect(readsWhole(`${offer.slice(0, -1)} on a balcony.`, 'en', false)).toBe(true)
  expect(readsWhole('Here are five pots.', 'en', false)).toBe(false)
  expect(
    readsWhole('A first tomato needs a deep pot and a warm wall on a balcony.', 'en', false),
  ).toBe(false)
})

test('no heading is named where the page has a description, also one that reads badly', () => {
  const { content } = modelOf({ title: 'Guide to Tomatoes', headings: HEADINGS }).material
  const texts = (description: string): string[] => {
    const model = understandPage({ ...content, description }, languageOf('en'))
    const hooked = withOffers([hookOf(HOOK)], WHOLE, model).candidates
    return [...hooked, ...onlyOffers(WHOLE, model)].map(({ text }) => text)
  }
  expect(texts('')).not.toEqual([])
  expect(texts('My tomatoes!')).toEqual([])
})

test('a passage gets other things each time', () => {
  const model = modelOf({ title: "Beginner's Guide to Tomatoes", headings: HEADINGS })
  const passage = { ...hookOf(HOOK), kind: 'passage' as const }
  expect(withOffers([passage], WHOLE, model).candidates.map(({ text }) => text)).toEqual([
    `${HOOK} Read about choosing the right pot, soil and compost.`,
    `${HOOK} Inside: watering, common pests and the harvest.`,
    `${HOOK} Learn about choosing the right pot, soil and compost.`,
  ])
})

test('nothing is offered behind a summary that reads whole', () => {
  const made = { title: "Beginner's Guide to Tomatoes", headings: HEADINGS }
  expect(offered(`${HOOK} A large pot helps.`, made)).toEqual([])
  const long = 'Growing tomatoes on a balcony takes enough sun, good soil and a lot of water.'
  expect(offered(long, made)).toHaveLength(1)
  expect(offered(`${long.slice(0, -1)} in July and August.`, made)).toEqual([])
  const worry =
    'Growing tomatoes on a balcony can be frustrating without enough sun, soil and water in July.'
  expect(offered(worry, made)).toHaveLength(1)
})

test('a summary is whole from 80 characters on a recipe and from 90 elsewhere', () => {
  const line = 'These cheesy plum dumplings are full of flavor, and ready in less than one hour.'
  expect([readsWhole(line, 'en', true), readsWhole(line, 'en', false)]).toEqual([true, false])
  expect(readsWhole(line.slice(2), 'en', true)).toBe(false)
})

const TASKS = ['Choose the pot', 'Water the soil', 'Cut the leaves']

test.each([
  { title: '9 Tomato Tips', headings: TASKS, begin: 'See how to choose' },
  { title: 'Tomato Checklist', headings: HEADINGS, begin: 'On the checklist:' },
  { title: 'How to Grow Tomatoes', headings: TASKS, begin: 'See how to choose' },
])('$title: its headings are called what they are', ({ title, headings, begin }) => {
  expect(offered(HOOK, { title, headings })[0]).toContain(` ${begin} `)
})

test.each([
  {
    lang: 'de',
    title: 'Tomaten im Topf',
    headings: ['Erde', 'Dünger', 'Häufige Fehler'],
    expected: 'Darum geht es: Erde, Dünger und häufige Fehler.',
  },
  {
    lang: 'es',
    title: 'Tomates en maceta',
    headings: ['Sustrato', 'Riego', 'Insectos'],
    expected: 'Los temas: sustrato, riego e insectos.',
  },
  {
    lang: 'fr',
    title: 'Tomates en pot',
    headings: ['Le terreau', 'L’arrosage', 'Les maladies'],
    expected: 'Au programme : le terreau, l’arrosage et les maladies.',
  },
])('an offer in $lang keeps the grammar of its language', ({ expected, ...made }) => {
  const hook = 'Tomaten, tomates, tomates.'
  expect(offered(hook, made)[0]).toBe(`${hook} ${expected}`)
})

const sectionOf = (heading: string): PatternTitle => ({
  ...WHOLE,
  section: { role: '', heading, level: 2, sentences: ['A sentence.'] },
})

test('a section offers what is beside it, without itself', () => {
  const model = modelOf({ title: "Beginner's Guide to Tomatoes", headings: HEADINGS })
  const hook = { ...hookOf('Tomatoes drink a lot on hot days.'), kind: 'passage' as const }
  const texts = withOffers([hook], sectionOf('Watering'), model).candidates.map(({ text }) => text)
  expect(texts[0]).toBe(`${hook.text} Also inside: common pests and the harvest.`)
})

test('two words that may be a thing are no task, and a countable thing has the article of the text', () => {
  const headings = ['Plant Spacing', 'Choose the pot', 'Water the soil', 'Cut the leaves']
  expect(offered(HOOK, { title: 'How to Grow Tomatoes', headings })[0]).toBe(
    `${HOOK} See how to choose the pot, water the soil and cut the leaves.`,
  )
  const first = 'All you need for tomatoes is a trowel, a bucket and gloves of your size.'
  expect(
    offered(HOOK, { title: 'Tomatoes', first, headings: ['Trowel', 'Bucket', 'Gloves'] })[0],
  ).toBe(`${HOOK} Read about a trowel, a bucket and gloves.`)
})

test('a passage that leaves no room gives its first sentence to the offer', () => {
  const model = modelOf({ title: "Beginner's Guide to Tomatoes", headings: HEADINGS })
  const texts = [
    'Tomatoes on a balcony need more water than tomatoes in a bed of the garden.',
    'Their pots are small and dark, the wind takes what the sun leaves, and on hot days a large plant drinks as much as two litres before the evening comes.',
  ]
  const passage = {
    section: null,
    sentences: model.material.sentences
      .slice(0, 1)
      .flatMap((one) => texts.map((text) => ({ ...one, text }))),
  }
  const hook: DescriptionCandidate = {
    ...hookOf(texts.join(' ')),
    kind: 'passage',
    sources: texts.map((quote) => ({ kind: 'sentence', quote })),
    sentences: texts,
    passage,
  }
  const [made] = withOffers([hook], WHOLE, model).candidates
  expect(made?.text).toBe(`${texts[0]} Read about choosing the right pot, soil and compost.`)
  expect(made?.sentences).toEqual(texts.slice(0, 1))
})

test('a section names what its paragraphs begin with', () => {
  const page = modelOf({ title: 'Slugs in the Garden', headings: ['Ways Against Slugs', 'Snails'] })
  const { content } = page.material
  const labels = ['Copper tape', 'Beer traps', 'Coffee grounds']
  const paragraphs = [
    ...content.paragraphs.slice(0, 2),
    ...labels.map((label) => `${label}: Put some of it around each of the beds.`),
    ...content.paragraphs.slice(2),
  ]
  const headings = content.headings.map((one, at) => ({ ...one, at: at === 0 ? 1 : 5 }))
  const model = understandPage({ ...content, paragraphs, headings }, languageOf('en'))
  const hook = { ...hookOf('Slugs eat lettuce at night.'), kind: 'passage' as const }
  const texts = withOffers([hook], sectionOf('Ways Against Slugs'), model).candidates
  expect(texts[0]?.text).toBe(`${hook.text} Read about copper tape, beer traps and coffee grounds.`)
})

test('a page of questions says what it answers', () => {
  const headings = [
    'How often should I water my tomatoes?',
    'How do tomatoes spread?',
    'When can I plant outside?',
  ]
  expect(offered(HOOK, { title: 'Questions on Tomatoes', headings })[0]).toBe(
    `${HOOK} Find out how often to water your tomatoes, how tomatoes spread and when to plant outside.`,
  )
})

test.each([
  { title: 'Guide de la tomate', headings: ['Matériel', 'Trempage', 'Durée Germination'] },
  { title: 'Guide to Tomatoes', headings: ['Exposing for Tomatoes', 'Light', 'Soil'], lang: 'en' },
])('what is no phrase is no thing: $headings', ({ lang = 'fr', ...made }) => {
  expect(offered(HOOK, { lang, ...made })).toEqual([])
})

test('a page without headings offers what its own sentence says', () => {
  const own = 'This guide shows how to grow tomatoes in pots on any balcony.'
  const hook = 'Nothing tastes like tomatoes of your own.'
  expect(offered(hook, { title: 'Tomatoes', first: own })).toEqual([`${hook} ${own}`])
  const leaning = 'This guide shows how to grow the tomatoes in the picture below.'
  expect(offered(hook, { title: 'Tomatoes', first: leaning })).toEqual([])
  const same = 'Growing tomatoes in pots on a balcony is fun.'
  expect(offered(same, { title: 'Tomatoes', first: own })).toEqual([])
})

test('a text that says what the page gives gets only the names of things', () => {
  const offering = 'Learn how to grow tomatoes on a balcony.'
  const first = 'This guide shows how to grow tomatoes in pots on any balcony.'
  expect(offered(offering, { title: 'Tomatoes', first })).toEqual([])
  expect(offered(offering, { title: 'Tomatoes', headings: HEADINGS })).toHaveLength(1)
  const long = `${offering} Tomatoes need sun.`
  expect(offered(long, { title: 'Tomatoes', headings: HEADINGS })).toEqual([])
  expect(isOffering(offering, 'en')).toBe(true)
  expect(isWorryOnly(HOOK, 'en')).toBe(true)
  expect(isWorryOnly('A stressful week on the balcony.', 'en')).toBe(true)
  expect(isWorryOnly('A stress-free week on the balcony.', 'en')).toBe(false)
  expect(isWorryOnly(`${HOOK} ${offering}`, 'en')).toBe(false)
})

test('names in capitals are no part of an offer', () => {
  const headings = ['PARKHOUSE', 'Soil', 'Watering', 'Common pests']
  expect(offered(HOOK, { title: 'Tomatoes', headings })[0]).toContain(
    'soil, watering and common pests',
  )
})

test('a page without a hook gives what its headings name with its subject, in longer lists', () => {
  const title = "Beginner's Guide to Tomatoes"
  const named = HEADINGS.with(3, 'Common Tomato Pests')
  const model = modelOf({ title, headings: named })
  const texts = onlyOffers(WHOLE, model).map(({ text }) => text)
  expect(texts[0]).toBe(
    'Read about choosing the right pot, soil, compost, watering and common tomato pests.',
  )
  expect(onlyOffers(WHOLE, modelOf({ title, headings: HEADINGS }))).toEqual([])
  const section = { role: '', heading: 'Watering', level: 2, sentences: ['A sentence.'] }
  expect(onlyOffers({ ...WHOLE, section }, model)).toEqual([])
})

test('a summary under the title of a section offers what the whole page has', () => {
  const model = modelOf({ title: "Beginner's Guide to Tomatoes", headings: HEADINGS })
  const [first] = withOffers([hookOf(HOOK)], sectionOf('Watering'), model).candidates
  expect(first?.text).toBe(`${HOOK} Read about choosing the right pot, soil and compost.`)
})

test('things are named without "understanding" before them, and no quality is one', () => {
  const headings = ['Understanding Pot Sizes', 'Clay-Based', 'Soil', 'Watering', 'Common Pests']
  const [first] = offered(HOOK, { title: "Beginner's Guide to Tomatoes", headings })
  expect(first).toBe(`${HOOK} Read about pot sizes, soil and watering.`)
})
