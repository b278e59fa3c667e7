import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { ownLines } from './own-lines.ts'
import { ownTitles } from './own-title.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const languageOf = openLanguages()

interface Page {
  readonly lang: string
  readonly title: string
  readonly headings: readonly string[]
  readonly sentence: string
}

function contentOf({ lang, title, headings, sentence }: Page): PageContent {
  return pageContent({
    title,
    lang,
    headings: headings.map((text, at) => ({ level: 2, text, at })),
    paragraphs: [...headings, ''].map((_, at) => sentence.replace('#', String(at + 11))),
  })
}

function titlesOf(page: Page): string[] {
  return ownLines(understandPage(contentOf(page), languageOf(page.lang))).map(({ title }) => title)
}

const castle = {
  lang: 'en',
  title: 'Carrow Castle: A Day in Cork',
  sentence:
    'The guides of Carrow Castle show # rooms, and Carrow Castle is open until the evening.',
}

test('a heading without its page gets the topic before it', () => {
  expect(titlesOf({ ...castle, headings: ['Dances in the ballroom', 'Where to stay'] })).toEqual([
    'Carrow Castle: Dances in the Ballroom',
    'Carrow Castle: Where to Stay',
  ])
})

test.each([
  'The ballroom',
  'Living room',
  'Attach the mirror to the chest',
  'Re-attach the back cover',
  'Assess damages',
  'Rent a dumpster',
  'Resources to help plan a first trip',
])('a step, a bare label or a list of sources is joined to nothing: %s', (heading) => {
  expect(titlesOf({ ...castle, headings: [heading] })).toEqual([])
})

test('a short heading that promises something is joined', () => {
  const headings = ['Costume ideas', 'Opening costs', 'Inside the old walls']
  expect(titlesOf({ ...castle, headings })).toEqual([
    'Carrow Castle: Costume Ideas',
    'Carrow Castle: Opening Costs',
    'Carrow Castle: Inside the Old Walls',
  ])
})

test('a heading that begins with a preposition goes on behind the topic', () => {
  expect(titlesOf({ ...castle, headings: ['In winter', 'For children'] })).toEqual([
    'Carrow Castle in Winter',
    'Carrow Castle for Children',
  ])
})

test('a heading that says some of the topic is left out, one that says all of it is used alone', () => {
  const headings = ['The castle at night', 'Why is Carrow Castle closed in winter?']
  expect(titlesOf({ ...castle, headings })).toEqual(['Why is Carrow Castle closed in winter?'])
})

test('a person is joined to nothing, words that the text has in small letters are', () => {
  const page = { lang: 'fr', title: 'La lavande en pot' }
  const sentence =
    'La lavande en pot demande # jours de soleil, et la lavande en pot craint la taille haute douce.'
  const countOf = (heading: string): number =>
    titlesOf({ ...page, headings: [heading], sentence }).length
  expect(['Nora Vessani', 'Taille Haute Douce'].map(countOf)).toEqual([0, 1])
})

test('a line in small letters takes the capitals of its page', () => {
  const headings = ['Carrow Castle rooms for children', 'Carrow Castle packing list, two days']
  expect(titlesOf({ ...castle, headings })).toEqual(['Carrow Castle Rooms for Children'])
})

test('a heading that a long page hardly treats is no title', () => {
  const heading = 'What Is Carrow Castle?'
  const content = contentOf({ ...castle, headings: [heading, 'Dances in the ballroom'] })
  const titled = (paragraphs: readonly string[]): boolean =>
    ownLines(understandPage({ ...content, paragraphs: [...paragraphs] }, languageOf('en'))).some(
      ({ title }) => title === heading,
    )
  const long = Array.from({ length: 40 }, (_, at) => castle.sentence.replace('#', String(at + 20)))
  expect([titled(content.paragraphs), titled([...content.paragraphs, ...long])]).toEqual([
    true,
    false,
  ])
})

test('steps, offers, own words and parts of the site are joined to nothing', () => {
  const headings = ['Book the tickets', 'Let’s Review', 'Our tour', 'Free download', 'Contact us']
  expect(titlesOf({ ...castle, headings })).toEqual([])
})

test('a title that the text does not mean is no topic', () => {
  const page = { ...castle, title: 'I Gotta Feeling', headings: ['Dances in the ballroom'] }
  expect(titlesOf(page)).toEqual([])
})

test.each([
  {
    lang: 'de',
    title: 'Gartenlaube planen',
    heading: 'Reihenfolge der Bauphasen',
    sentence:
      'Eine Gartenlaube planen viele in # Tagen, doch jede Gartenlaube muss man in Ruhe planen.',
    expected: 'Gartenlaube planen: Reihenfolge der Bauphasen',
  },
  {
    lang: 'es',
    title: 'Lavanda en maceta',
    heading: 'Cuidados de invierno',
    sentence:
      'La lavanda en maceta pide sol # días, y la lavanda en maceta pide poca agua en casa.',
    expected: 'Lavanda en maceta: cuidados de invierno',
  },
  {
    lang: 'fr',
    title: 'La lavande en pot',
    heading: 'Entretien en hiver',
    sentence:
      'La lavande en pot demande # jours de soleil, et la lavande en pot demande peu d’eau.',
    expected: 'La lavande en pot : l’entretien en hiver',
  },
])('$lang: $expected', ({ heading, expected, ...page }) => {
  expect(titlesOf({ ...page, headings: [heading] })).toEqual([expected])
})

test.each([
  'Parting thoughts',
  'Carrow Castle tour: wrapping up',
  'Carrow Castle rooms: Conclusion',
])('a section that closes the page gives no title: %s', (heading) => {
  expect(titlesOf({ ...castle, headings: [heading, 'Dances in the ballroom'] })).toEqual([
    'Carrow Castle: Dances in the Ballroom',
  ])
})

test('a heading that begins small, or with a label, is no title of its own', () => {
  const page = {
    ...castle,
    title: 'Raised Garden Beds in Spring',
    sentence:
      'All raised garden beds need # bags of soil, and raised garden beds need sun in spring.',
  }
  const raw = [
    'Timing: get raised garden beds ready before may',
    'raised garden beds in spring sun',
  ]
  expect(titlesOf({ ...page, headings: raw })).toEqual([])
  expect(titlesOf({ ...page, headings: ['Build raised garden beds in spring sun'] })).toHaveLength(
    1,
  )
})

test('a heading of the wrong number is no title', () => {
  const page = {
    ...castle,
    title: 'Raised Garden Beds',
    sentence:
      'All raised garden beds need # bags of soil, and raised garden beds need sun in spring.',
  }
  const headings = ['What Is Raised Garden Beds?', 'Why Raised Garden Beds Matters']
  expect(titlesOf({ ...page, headings })).toEqual([])
  expect(titlesOf({ ...page, headings: ['Why Raised Garden Beds Matter'] })).toHaveLength(1)
})

test('a topic keeps its dollar signs', () => {
  const page = {
    ...castle,
    title: 'Budget Dinners Under $$',
    sentence: 'Cook budget dinners at home: budget dinners for #, and all budget dinners are good.',
  }
  expect(titlesOf({ ...page, headings: ['The full pantry shelf'] })).toEqual([
    'Budget Dinners Under $$: The Full Pantry Shelf',
  ])
})

test('a name that ends in s is one thing', () => {
  const page = {
    ...castle,
    title: 'Diabetes: A Guide',
    sentence: 'Doctors explain diabetes on # pages, and diabetes is common.',
  }
  const headings = ['What Is Diabetes?', 'Why Diabetes Matters']
  expect(titlesOf({ ...page, headings })).toEqual(headings)
})

test('the own title loses its last full stop, what a shop has behind all titles, and notes', () => {
  const titleOf = (title: string): string | undefined =>
    ownTitles(understandPage(contentOf({ ...castle, title, headings: [] }), languageOf('en')))[0]
      ?.title
  expect(titleOf('Lilacs in Regensburg.')).toBe('Lilacs in Regensburg')
  expect(titleOf('No Knead. No Fuss.')).toBe('No Knead. No Fuss.')
  expect(titleOf('Plum Tea – – Order Plums')).toBe('Plum Tea')
  expect(titleOf('Plum Fair (actualizado)')).toBe('Plum Fair')
})

const herbs = {
  lang: 'de',
  title: 'Kräutergarten auf der Fensterbank: So gelingt er das ganze Jahr',
  sentence:
    'Drei Töpfe reichen für # Blätter Basilikum, und jeder Topf braucht einmal am Tag Wasser.',
}

test('a German heading that asks is used alone, and so is one with the compound of the title', () => {
  const headings = [
    'Welche Kräuter auf die Fensterbank passen',
    'Der Kräutergarten im Winter',
    'Kräuter richtig gießen',
    'Der richtige Topf',
  ]
  expect(titlesOf({ ...herbs, headings })).toEqual([
    'Welche Kräuter auf die Fensterbank passen',
    'Der Kräutergarten im Winter',
  ])
})

const oils = {
  lang: 'fr',
  title: 'Huiles essentielles : les bonnes pratiques',
  sentence:
    'Les huiles essentielles se diluent toujours, et # gouttes des huiles essentielles suffisent.',
}

test('a bare sentence and half a sentence are no titles, a question with a verb is one', () => {
  const headings = [
    'Les huiles essentielles sont puissantes',
    'Quand vous utilisez des huiles essentielles',
    'Pourquoi les huiles essentielles sont si puissantes',
  ]
  expect(titlesOf({ ...oils, headings })).toEqual([headings[2]])
  const plan = {
    lang: 'en',
    title: 'Garden Wedding Checklist',
    sentence: 'A garden wedding needs # lamps, and every garden wedding needs a tent and chairs.',
  }
  const english = [
    'When You Plan a Garden Wedding Early',
    'A Garden Wedding Is Cheaper in Fall',
    'A garden wedding shown in newspapers',
    'What a Garden Wedding Costs',
  ]
  expect(titlesOf({ ...plan, headings: english })).toEqual(['What a Garden Wedding Costs'])
})

test('bare names of sections are no titles in other languages, what they promise is', () => {
  const page = {
    lang: 'fr',
    title: 'Le jus de pommes : bien choisir',
    sentence:
      'Le jus de pommes se garde # jours au frais, et le jus de pommes maison se boit dans la semaine qui suit.',
  }
  const headings = ['Le jus de pommes maison', 'Comment garder le jus de pommes ?']
  const more = ['Astuces pour le jus de pommes', 'Le jus de pommes (pour tous)']
  expect(titlesOf({ ...page, headings: [...headings, ...more] })).toEqual([
    'Comment garder le jus de pommes ?',
    'Astuces pour le jus de pommes',
  ])
})

test('an English name for a part of a page may be a word of another language', () => {
  const headings = [
    'Quelles sources pour les huiles essentielles ?',
    'Newsletter : huiles essentielles',
  ]
  expect(titlesOf({ ...oils, headings })).toEqual([
    'Quelles sources pour les huiles essentielles ?',
  ])
})

test('two words with a question mark, and an appendix, are no part of a title', () => {
  expect(
    titlesOf({ ...castle, headings: ['Sleeping bag?', 'Appendices', 'Dances in the ballroom'] }),
  ).toEqual(['Carrow Castle: Dances in the Ballroom'])
})

test('a heading of one word becomes what a reader asks', () => {
  const titles = titlesOf({
    lang: 'fr',
    title: 'Graines germées',
    headings: ['Matériel', 'Trempage'],
    sentence:
      'Les graines germées poussent en # jours, et les graines germées se gardent au frais dans un bocal.',
  })
  expect(titles).toContain('Graines germées : quel matériel prévoir')
})

test('of two quoted titles in one the second is taken', () => {
  const page = { lang: 'es', headings: [], sentence: 'El viaje al volcán dura # horas.' }
  const content = contentOf({
    ...page,
    title: '"Mi mejor viaje al volcán" o "Guía para viajar al volcán"',
  })
  const [own] = ownTitles(understandPage(content, languageOf('es')))
  expect(own?.title).toBe('Guía para viajar al volcán')
})

test('a section is not the whole list that the title promises', () => {
  const list = {
    lang: 'en',
    title: 'Harbor Camping Gear List (with PDF)',
    sentence: 'The harbor camping gear list has # things for camping, and the gear list is free.',
  }
  expect(titlesOf({ ...list, headings: ['Everyday Hiking Clothes'] })).toEqual([])
})

test('a question about the reader, one of two sides and a line with a note are no titles', () => {
  const headings = [
    'Why Are You Visiting Carrow Castle?',
    'Why Is Carrow Castle So Old?',
    'Which Carrow Castle Is the Best, Then?',
    'How the Infographic on Carrow Castle Works',
    'Pro: Carrow Castle costs less than a hotel',
    'Breakfast* at Carrow Castle in the morning',
  ]
  expect(titlesOf({ ...castle, headings })).toEqual(['Why Is Carrow Castle So Old?'])
})

test('a joined heading is on the picture with its topic', () => {
  const content = contentOf({ ...castle, headings: ['Dances in the ballroom'] })
  const [line] = ownLines(understandPage(content, languageOf('en')))
  expect(line?.headlines).toEqual(['Carrow Castle: Dances in the Ballroom'])
})

test('a heading that counts others than the title is no title', () => {
  const title = 'I Slept in 10 Rooms of Carrow Castle'
  const headings = ['8 Dark Rooms of Carrow Castle', '10 Old Rooms of Carrow Castle']
  expect(titlesOf({ ...castle, title, headings })).toEqual(['10 Old Rooms of Carrow Castle'])
})

test.each(['A 30-Minute Walk Through Carrow Castle', 'World War 2 and Carrow Castle'])(
  'a heading may count what is no number of things in the title: %s',
  (title) => {
    const headings = ['8 Dark Rooms of Carrow Castle']
    expect(titlesOf({ ...castle, title, headings })).toEqual(headings)
  },
)

test('one of several numbered ways is no title', () => {
  const heading = 'How to visit Carrow Castle on foot'
  expect(titlesOf({ ...castle, headings: [heading] })).toHaveLength(1)
  expect(titlesOf({ ...castle, headings: [`${heading}: Method 1`] })).toEqual([])
})
