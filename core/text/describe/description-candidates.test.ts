import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { patternsFor } from '../patterns/pattern-files.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from '../understand/page-model.ts'
import { descriptionsFor } from './description-candidates.ts'
import { isOnSection, namesHeading } from './on-subject.ts'

const english = openLanguages()('en')

const SUMMARY =
  'Plum bars with a buttery base and a crumbly top, baked until the fruit turns dark and sweet.'
const ON_BARS =
  'Plum bars keep their shape when they cool down in the tin, and the fruit sets as they stand for a while on the rack.'
const ON_STORING =
  'Plum bars stay fresh for three days in a tin with a lid, and they freeze well for two months between sheets of paper.'
const ON_OTHERS =
  'A loaf of rye bread from the bakery around the corner is what most people buy there on a Saturday before noon.'

const ON_TINS =
  'Plum bars that are baked in a dark tin get a firm base, and those from a light tin stay soft for a day or two longer.'
const FAR_BELOW = [ON_OTHERS, ON_OTHERS, ON_OTHERS, ON_TINS]

const content: PageContent = {
  url: 'https://kitchen.example/plum-bars',
  title: 'Plum Bars',
  site_name: 'Kitchen',
  description: SUMMARY,
  kind: 'recipe',
  lang: 'en',
  headings: [{ level: 2, text: 'How to store plum bars', at: 2 }],
  paragraphs: [ON_BARS, ON_OTHERS, ON_STORING, ...FAR_BELOW],
  facts: [
    { name: 'servings', value: '8 servings', from: 'json_ld' },
    { name: 'total_time', value: '40 min', from: 'json_ld' },
  ],
  pictures: [],
}
const model = understandPage(content, english)
const titles = titleCandidates(model)
const under = (isWanted: (title: (typeof titles)[number]) => boolean): string[] => {
  const title = titles.find(isWanted)
  if (!title) throw new Error('The page has no such title.')
  return descriptionsFor(title, model, patternsFor('recipe', 'en')).map(({ text }) => text)
}

test('the summary is used alone, and with the time that it lacks', () => {
  const found = under(({ id }) => id === 'own-title')
  expect(found.filter((text) => text.startsWith(SUMMARY))).toEqual([
    SUMMARY,
    `${SUMMARY} Total time: 40 minutes.`,
  ])
})

test('a title that names the time has none behind the summary below it', () => {
  const found = under(({ title }) => /minutes/iu.test(title))
  expect(found).toContain(SUMMARY)
  expect(found).not.toContain(`${SUMMARY} Total time: 40 minutes.`)
})

test('guests are counted behind a short summary of a meal, and of nothing that is cut', () => {
  const found = (title: string): string[] => {
    const description = `${title} with a buttery base and a crumbly, crisp and nutty top.`
    const page = understandPage({ ...content, title, description, headings: [] }, english)
    const own = titleCandidates(page).find(({ id }) => id === 'own-title')
    const all = own ? descriptionsFor(own, page, patternsFor('recipe', 'en')) : []
    return all.map(({ text }) => text).filter((text) => text.includes('Serves'))
  }
  expect(found('Plum Curry')).toContain(
    'Plum curry with a buttery base and a crumbly, crisp and nutty top. Serves 8.',
  )
  for (const title of ['Plum Cookies', 'Plum Cake', 'Plum Lemonade', 'Plum Bread'])
    expect(found(title)).toEqual([])
})

test('a title about the whole page takes no passage on storing, nor on something else', () => {
  const found = under(({ id }) => id === 'own-title')
  expect(found).toContain(ON_BARS)
  expect(found).not.toContain(ON_STORING)
  expect(found).not.toContain(ON_OTHERS)
})

test('a title about the whole page takes no passage from further down', () => {
  expect(under(({ id }) => id === 'own-title')).not.toContain(ON_TINS)
})

test('the beginning is behind a date or a byline, and not behind a list or a conclusion', () => {
  const behind = (lines: readonly string[]): string[] => {
    const paragraphs = [...lines, ON_OTHERS, ON_OTHERS, ON_OTHERS, ON_BARS]
    const page = understandPage({ ...content, headings: [], paragraphs }, english)
    const [own] = titleCandidates(page)
    return own ? descriptionsFor(own, page, undefined).map(({ text }) => text) : []
  }
  expect(behind(['By Nora', '3 May 2025'])).toContain(ON_BARS)
  expect(behind(['Plums', 'Butter', 'Flour', 'Sugar', 'Salt'])).not.toContain(ON_BARS)
})

test('a title on storing takes the passage on it', () => {
  expect(under(({ section }) => section?.role === 'store')).toContain(ON_STORING)
})

test('a title on a section does not get the summary of the page', () => {
  expect(under(({ section }) => section?.role === 'store')).not.toContain(SUMMARY)
  const copied = understandPage({ ...content, description: ON_BARS }, english)
  const onStoring = titleCandidates(copied).find(({ section }) => section?.role === 'store')
  const found = onStoring ? descriptionsFor(onStoring, copied, patternsFor('recipe', 'en')) : []
  expect(found.map(({ text }) => text)).toContain(ON_STORING)
  expect(found.map(({ text }) => text)).not.toContain(ON_BARS)
})

test('no order and no step of the work describes the whole page', () => {
  const orders = [
    'To crush the plums for the bars, put them in a bag and roll a bottle over it until nothing is whole any more.',
    'Whisk the eggs for the plum bars in a large bowl, and fold in the flour spoon by spoon until nothing is left of it.',
  ]
  const page = { ...content, description: '', headings: [], paragraphs: [...orders, ON_BARS] }
  const bare = understandPage(page, english)
  const [own] = titleCandidates(bare)
  const found = own ? descriptionsFor(own, bare, undefined).map(({ text }) => text) : []
  expect(found).toEqual([ON_BARS])
})

test('a sentence on what the subject is named after describes no page on it', () => {
  const onPlums =
    'Ripe plums from the market have a thin skin, and they lose their stones when they are pressed with a thumb.'
  const page = { ...content, description: '', headings: [], paragraphs: [onPlums, ON_BARS] }
  const bare = understandPage(page, english)
  const [own] = titleCandidates(bare)
  const found = own ? descriptionsFor(own, bare, undefined).map(({ text }) => text) : []
  expect(found).toContain(ON_BARS)
  expect(found).not.toContain(onPlums)
})

test('a note that does not name the subject is led in with it', () => {
  const note =
    'Use a container with a tight lid and paper between the layers, since the fruit gives off moisture for two days after baking.'
  const headings = [{ level: 2, text: 'How to store plum bars', at: 1 }]
  const page = { ...content, headings, paragraphs: [ON_BARS, note] }
  const model = understandPage(page, english)
  const title = titleCandidates(model).find(({ section }) => section?.role === 'store')
  const found = title ? descriptionsFor(title, model, patternsFor('recipe', 'en')) : []
  expect(found.map(({ text }) => text)).toContain(`Got leftover plum bars? ${note}`)
})

test('a short summary of a recipe gets a fact and no call to action', () => {
  const short = 'Plum bars with a buttery base and a crumbly, crisp top.'
  const found = (facts: PageContent['facts']): string[] => {
    const page = understandPage({ ...content, description: short, facts }, english)
    const own = titleCandidates(page).find(({ id }) => id === 'own-title')
    return own
      ? descriptionsFor(own, page, patternsFor('recipe', 'en')).map(({ text }) => text)
      : []
  }
  expect(found(content.facts)).toContain(`${short} Total time: 40 minutes.`)
  const texts = [...found(content.facts), ...found([])]
  expect(texts.filter((text) => /\b(?:save|pin|get) (?:it|this|the)\b/iu.test(text))).toEqual([])
})

test('a fact with a time does not follow another time', () => {
  const timed = `${SUMMARY.slice(0, -1)}, in under 90 minutes.`
  const page = understandPage({ ...content, description: timed }, english)
  const own = titleCandidates(page).find(({ id }) => id === 'own-title')
  const found = own ? descriptionsFor(own, page, patternsFor('recipe', 'en')) : []
  const summaries = found.filter(({ kind }) => kind === 'summary').map(({ text }) => text)
  expect(summaries).toContain(timed)
  expect(summaries.filter((text) => text.includes('40 minutes'))).toEqual([])
})

test('no pattern names a subject that the page is not surely about', () => {
  const page: PageContent = {
    ...content,
    description: '',
    lang: 'de',
    headings: [],
    paragraphs: [],
    facts: ['500 g Pflaumen', '80 g Honig', '1 TL Zimt', '200 g Haselnüsse'].map((value) => ({
      name: 'ingredient',
      value,
      from: 'json_ld' as const,
    })),
  }
  const kindsOn = (title: string): string[] => {
    const model = understandPage({ ...page, title }, openLanguages()('de'))
    return titleCandidates(model)
      .filter(({ section }) => section === null)
      .flatMap((title) => descriptionsFor(title, model, patternsFor('recipe', 'de')))
      .map(({ kind }) => kind)
  }
  expect(kindsOn('Saftiger Pflaumenkuchen')).toContain('pattern')
  expect(kindsOn('Saftiger Pflaumenkuchen: 8 Rezepte')).not.toContain('pattern')
})

test('a short summary describes the page alone', () => {
  const short = 'Learn how to bake plum bars with a crumbly top, and how long they keep in a tin.'
  const page = { ...content, kind: 'other' as const, facts: [], description: short }
  const made = understandPage(page, english)
  const [own] = titleCandidates(made)
  const found = own ? descriptionsFor(own, made, undefined).map(({ text }) => text) : []
  expect(found).toContain(short)
})

test('a passage on what a Spanish dish is made of is not on the dish', () => {
  const onTart =
    'La tarta de ciruelas lleva una base crujiente de mantequilla y una capa gruesa de fruta que se vuelve oscura y dulce en el horno.'
  const onPlums =
    'Las ciruelas maduran al final del verano en los valles del interior y tienen mucha fibra, vitaminas y un sabor dulce que gusta a todos.'
  const foundOf = (text: string): string[] => {
    const title = 'Tarta de ciruelas'
    const page: PageContent = { ...content, title, description: '', lang: 'es', headings: [] }
    const read = understandPage({ ...page, paragraphs: [text] }, openLanguages()('es'))
    const [own] = titleCandidates(read)
    return own ? descriptionsFor(own, read, undefined).map((one) => one.text) : []
  }
  expect(foundOf(onTart)).toEqual([onTart])
  expect(foundOf(onPlums)).toEqual([])
})

test('a section of a guide is described by sentences with a word of its heading', () => {
  const onNobody =
    'To stop your parents from lying awake at night, it is important that you are prepared for everything you have planned.'
  const onBorders =
    'Border guards ask for a printed ticket out of the country, and the bus leaves while you look for one.'
  const section = { role: '', heading: 'Border Crossings', level: 2, sentences: [] }
  const isOn = (text: string, kind: PageContent['kind'] = 'other'): boolean => {
    const page: PageContent = {
      ...content,
      title: 'First Time in Southeast Asia',
      description: '',
      kind,
      facts: kind === 'recipe' ? content.facts : [],
      headings: [],
      paragraphs: [text],
    }
    const read = understandPage(page, english)
    const [sentence] = read.material.sentences
    if (!sentence) throw new Error('The page has no sentence.')
    return isOnSection({ sentences: [sentence], section }, section, read)
  }
  expect(isOn(onBorders)).toBe(true)
  expect(isOn(onNobody)).toBe(false)
  expect(isOn('A first time in Asia is easier with friends who went there before you.')).toBe(false)
  expect(isOn(onNobody, 'recipe')).toBe(true)
})

test('a written summary may begin like a closing line, and no saying describes a page', () => {
  const found = (description: string, paragraphs: string[]): string[] => {
    const page: PageContent = {
      ...content,
      title: 'Wedding Checklist',
      kind: 'other',
      facts: [],
      headings: [],
      description,
      paragraphs,
    }
    const read = understandPage(page, english)
    const [own] = titleCandidates(read)
    return own ? descriptionsFor(own, read, undefined).map(({ text }) => text) : []
  }
  const engaged =
    'Now that you are engaged, it is time to plan. Our wedding checklist will help you keep track of each task.'
  expect(found(engaged, [ON_OTHERS])).toEqual([engaged])
  const saying =
    '“A wedding checklist is the first step even when you do not see the whole staircase.” – M. King'
  expect(found('', [saying])).toEqual([])
})

test('beside a clean summary a section names a third of what its heading names', () => {
  const page: PageContent = { ...content, title: 'Growing Plums', kind: 'other', facts: [] }
  const namesIt = (text: string, heading: string): boolean => {
    const read = understandPage({ ...page, headings: [], paragraphs: [text] }, english)
    const { sentences } = read.material
    const section = { role: '', heading, level: 2, sentences: [] }
    return namesHeading({ sentences: sentences.slice(0, 2), section }, section, read)
  }
  const onWater =
    'Plums in pots drink more water than most trees do, and a small pot dries out within a day of July.'
  expect(namesIt(onWater, 'Water and Feed Your Plums')).toBe(true)
  expect(namesIt(onWater, 'Prune, Graft, Feed and Water Your Young Plums')).toBe(false)
  expect(namesIt(onWater, 'Pruning Plums')).toBe(false)
})
