import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { alsoThere } from './also-there.ts'
import { lengthened } from './description-length.ts'
import { materialOf, type Material } from './material.ts'
import { groundOf } from '../text-gates.ts'

const STOP =
  'the a an and or with in for to how of is it on what when why from not where un der die das auf'.split(
    ' ',
  )
const languageOf = (lang: string): Language => ({
  lang,
  method: 'statistics',
  tokens: (text) => text.split(/\s+/).map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
})

function about(
  headings: string[],
  paragraphs: string[],
  patch: Partial<PageContent> = {},
): Material {
  const content: PageContent = {
    url: '',
    title: 'How to Build a Bench',
    site_name: '',
    description: '',
    kind: 'how_to',
    lang: 'en',
    headings: headings.map((text, at) => ({ level: 2, text, at })),
    paragraphs,
    facts: [],
    pictures: [],
    ...patch,
  }
  return materialOf(content, languageOf(content.lang))
}

const HEADINGS = [
  'Why Oak Lasts',
  'Legs and Feet',
  'What It Costs',
  'Made in a Day',
  'Where to Buy Boards',
  'Mistakes to Avoid',
]
const bench = about(
  HEADINGS,
  HEADINGS.map(
    (text, index) => `Number ${index + 1} of this bench is told under ${text.toLowerCase()}.`,
  ),
)
const wish = {
  title: 'Bench: Legs and Feet',
  about: 'Legs and Feet',
  turn: 0,
  description: 'Legs carry the bench.',
}

test('what else the page has is named, without what the pin tells, what points and what leans', () => {
  expect(alsoThere(bench, wish)).toBe(
    'Also in the guide: why oak lasts; where to buy boards; mistakes to avoid.',
  )
})

test('each pin begins elsewhere', () => {
  expect(alsoThere(bench, { ...wish, turn: 1 })).toBe(
    'Also in the guide: where to buy boards; mistakes to avoid; why oak lasts.',
  )
})

test('nothing is named where there is only one thing, or no words for it in the language', () => {
  expect(alsoThere(about(['Why Oak Lasts'], ['Oak holds.']), wish)).toBe('')
  expect(alsoThere(about(HEADINGS, HEADINGS, { lang: 'pt' }), wish)).toBe('')
})

test('French names go on in small letters', () => {
  const salon = about(['Un canapé clair', 'Un tapis rond'], ['Canapé.', 'Tapis.'], {
    title: 'Petit salon',
    kind: 'story',
    lang: 'fr',
  })
  expect(alsoThere(salon, { title: 'Petit salon', about: '', turn: 0, description: '' })).toBe(
    'Aussi : un canapé clair ; un tapis rond.',
  )
})

test('a short description tells what its title tells about, though another pin says it too, before it names what else there is', () => {
  const material = about(HEADINGS, [
    'Oak holds oil that keeps rain away for thirty years.',
    'Four legs stand firm on any ground.',
    'Boards.',
    'Boards.',
    'Boards.',
    'Boards.',
  ])
  const said = new Set([
    'Oak holds oil that keeps rain away for thirty years.',
    'Four legs stand firm on any ground.',
  ])
  const end = { text: 'Save this.', source: { kind: 'template' as const, quote: 'Save this.' } }
  const parts = lengthened([end], 0, {
    material,
    title: 'Bench: Legs and Feet',
    about: 'Legs and Feet',
    spent: said,
    kept: new Set(),
    ground: groundOf(material.content, material.language, 'bench'),
    turn: 0,
  })
  expect(parts.map(({ text }) => text)).toEqual([
    'Four legs stand firm on any ground.',
    'Also in the guide: why oak lasts; where to buy boards; mistakes to avoid.',
    'Save this.',
  ])
})
