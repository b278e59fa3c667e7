import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import type { PatternTitle } from '../../titles/fill-titles.ts'
import { understandPage } from '../../understand/page-model.ts'
import { offersFor, type Offer } from './offers.ts'

const languageOf = openLanguages()

interface Made {
  readonly lang: string
  readonly title: string
  readonly headings?: readonly string[]
  readonly first?: string
}

function offersOf({ lang, title, headings = [], first }: Made): readonly Offer[] {
  const text = `${title} stand warm, and ${title} are watered on most days of the summer.`
  const content: PageContent = {
    url: 'https://garden.example/',
    title,
    site_name: 'Garden',
    description: '',
    kind: 'story',
    lang,
    headings: headings.map((line, at) => ({ level: 2, text: line, at: at + 1 })),
    paragraphs: [first ?? text, ...headings.map(() => text), text],
    facts: [],
    pictures: [],
  }
  const entry: PatternTitle = {
    id: 'own-title',
    title,
    promise: 'whole',
    about: '',
    section: null,
    headlines: [],
    kicker: '',
    worth: 0.8,
    proof: '',
    sources: [],
  }
  return offersFor(entry, understandPage(content, languageOf(lang)))
}

const textsOf = (made: Made): string[] => offersOf(made).map(({ text }) => text)

const TASKS: Readonly<Record<string, readonly string[]>> = {
  de: ['Erde füllen', 'Bretter sägen', 'Folie tackern', 'Kräuter pflanzen', 'Wege legen'],
  es: [
    'Elegir el suelo',
    'Cortar las tablas',
    'Poner la lona',
    'Llenar la caja',
    'Regar el huerto',
  ],
  fr: [
    'Choisir le sol',
    'Couper les planches',
    'Poser la toile',
    'Remplir le bac',
    'Arroser le sol',
  ],
}
const STEPS =
  /^(?:Schritt für Schritt|So geht’s|Die Schritte|Paso a paso|Los pasos|Pas à pas|Les étapes)/u

test.each([
  [
    'de',
    'So geht ein Hochbeet',
    'Schritt für Schritt: Erde füllen, Bretter sägen und Folie tackern.',
  ],
  [
    'es',
    'Cómo hacer un huerto',
    'Paso a paso: elegir el suelo, cortar las tablas y poner la lona.',
  ],
  [
    'fr',
    'Comment faire un potager',
    'Pas à pas : choisir le sol, couper les planches et poser la toile.',
  ],
])('%s: "%s" names its steps where all of them have room', (lang, title, expected) => {
  const headings = TASKS[lang]?.slice(0, 3) ?? []
  expect(textsOf({ lang, title, headings })).toContain(expected)
})

test.each([
  ['de', 'So geht ein Hochbeet'],
  ['es', 'Cómo hacer un huerto'],
  ['fr', 'Comment faire un potager'],
])('%s: some steps of "%s" are never called the steps', (lang, title) => {
  const all = TASKS[lang] ?? []
  const headings = [...all, ...all.map((one) => `${one} bio`), 'Material']
  const texts = textsOf({ lang, title, headings })
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => STEPS.test(text))).toEqual([])
})

test('steps that are named in the words of tasks are named once', () => {
  const headings = ['Choose the pot', 'Water the soil', 'Cut the leaves']
  const texts = textsOf({ lang: 'en', title: 'How to Grow Tomatoes', headings })
  expect(texts).toEqual([...new Set(texts)])
})

test.each([
  ['de', 'Ein Balkon im Sommer'],
  ['es', 'Un balcón de verano'],
  ['fr', 'Un balcon en été'],
])('%s: what "%s" tells to do is no steps', (lang, title) => {
  const texts = textsOf({ lang, title, headings: TASKS[lang]?.slice(0, 3) ?? [] })
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => STEPS.test(text))).toEqual([])
})

test.each([
  ['de', 'Zehn Tipps: So geht ein Hochbeet', 'Unter den Tipps:'],
  ['es', 'Cómo hacer un huerto: consejos', 'Descubre cómo'],
])('%s: "%s" holds tips', (lang, title, begin) => {
  const [first] = textsOf({ lang, title, headings: TASKS[lang] ?? [] })
  expect(first).toContain(begin)
})

const THINGS = {
  es: ['Los colores', 'Las lámparas', 'Las alfombras', 'Los cojines'],
  fr: ['Les rideaux', 'Les coussins', 'Les tapis', 'Les lampes'],
}

test.each([
  { lang: 'es', title: 'Salón según una estilista de interiores', headings: THINGS.es },
  { lang: 'fr', title: 'Salon : les conseils d’une styliste de Lyon', headings: THINGS.fr },
])('$title: a piece of a word makes no list', (made) => {
  const texts = textsOf(made)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => /la lista|la liste/u.test(text))).toEqual([])
})

test.each([
  { lang: 'es', title: 'Lista de cosas para el salón', headings: THINGS.es, begin: 'En la lista' },
  { lang: 'fr', title: 'Liste de choses du salon', headings: THINGS.fr, begin: 'Dans la liste' },
  {
    lang: 'de',
    title: 'Gartencheckliste',
    headings: ['Erde', 'Dünger', 'Töpfe'],
    begin: 'Auf der Checkliste',
  },
])('$title: its list is called so', ({ begin, ...made }) => {
  expect(textsOf(made)[0]).toContain(begin)
})

const TITLES: Readonly<Record<string, string>> = {
  en: 'Tomatoes',
  de: 'Tomaten',
  es: 'Tomates',
  fr: 'Tomates',
}

test.each([
  ['en', 'Get the soil wet before you plant the tomatoes in the bed.'],
  ['en', 'Get my tomatoes out of the greenhouse, said my father every May.'],
  ['en', 'Get a bucket and put the tomatoes in it overnight.'],
  ['en', 'Here are my tomatoes in June, still green and hard as stones.'],
  ['en', 'This post has three holes, which hold the tomatoes upright.'],
  ['en', 'I have tested positive for a love of tomatoes since childhood.'],
  ['en', 'We will look after the tomatoes until the end of August.'],
  ['en', 'Discover Bank has nothing to do with tomatoes on a balcony.'],
  ['de', 'Hier gibt es Tomaten nur im Sommer, denn der Winter ist lang.'],
  ['de', 'Hier kommen die Tomaten erst im Juli auf den Markt.'],
  ['de', 'Ich stelle Tomaten im Mai nach draußen auf den Balkon.'],
  ['de', 'So geht Tomaten schnell das Wasser aus, wenn es heiß ist.'],
  ['de', 'Lerne ich nie, dachte ich bei meinen ersten Tomaten.'],
  ['fr', 'Voici des années que je cultive des tomates au jardin.'],
  ['fr', 'Je te donne mes tomates contre un panier de prunes.'],
  ['fr', 'Suivez le chemin des tomates jusqu’à la grange du village.'],
  ['es', 'Te doy mis tomates a cambio de una cesta de ciruelas.'],
  ['es', 'Te damos tomates en la puerta del huerto cada domingo.'],
  ['es', 'Aquí van los tomates, uno al lado del otro, en la caja.'],
  ['es', 'Verás tomates verdes hasta finales de agosto en el balcón.'],
])('%s: "%s" offers nothing of the page', (lang, first) => {
  expect(textsOf({ lang, title: TITLES[lang] ?? '', first })).toEqual([])
})

test.each([
  ['en', 'Get our best tips for growing tomatoes in small pots.'],
  ['en', 'Here are my favorite tricks for sweet tomatoes in pots.'],
  ['en', 'We will look at how tomatoes grow on a narrow balcony.'],
  ['en', 'I have tested 12 fertilizers on tomatoes over two summers.'],
  ['en', 'Here’s the essential, plain guide to tomatoes on a balcony.'],
  ['en', 'Here’s a look at what tomatoes need on a narrow balcony.'],
  ['en', 'We’ll cover feeding tomatoes, what makes them split, and why.'],
  ['en', 'Learn modern tomato growing practices from two gardeners.'],
  ['en', 'Discover how to grow tomatoes on a small balcony.'],
  ['de', 'Hier findest du alles über Tomaten auf dem Balkon.'],
  ['de', 'Hier kommen zehn Tipps für Tomaten auf dem Balkon.'],
  ['de', 'Wir zeigen, wie Tomaten auf dem Balkon reif werden.'],
  ['fr', 'Suivez nos conseils pour des tomates sucrées au balcon.'],
  ['fr', 'Voici comment cultiver des tomates sur un petit balcon.'],
  ['es', 'Te damos los mejores consejos para tus tomates en maceta.'],
  ['es', 'Descubre cómo cultivar tomates en un balcón pequeño.'],
])('%s: "%s" is an offer', (lang, first) => {
  expect(textsOf({ lang, title: TITLES[lang] ?? '', first })).toEqual([first])
})

test('photos are the subject of a page on photography', () => {
  const first = 'This guide shows how to take newborn photography photos at home.'
  expect(textsOf({ lang: 'en', title: 'Newborn Photography', first })).toEqual([first])
  const leaning = 'This guide shows how to grow the tomatoes of these photos at home.'
  expect(textsOf({ lang: 'en', title: 'Tomatoes', first: leaning })).toEqual([])
})

test('an order may be longer than a name, and keeps its "and"', () => {
  const headings = [
    'Use Leading and Converging Lines',
    'Match Your Plant to Your Light Direction',
    'Include Powerful Background Elements',
    'Visit Us for Personalized Advice',
  ]
  const texts = textsOf({ lang: 'en', title: 'Seven Tips for Tomatoes', headings })
  expect(texts[0]).toBe(
    'See how to use leading and converging lines, match your plant to your light direction and include powerful background elements.',
  )
  expect(texts.join(' ')).not.toContain('visit us')
})

test('bare general nouns are no offer', () => {
  const offers = (headings: readonly string[]): string[] =>
    textsOf({ lang: 'en', title: 'A Guide to Raised Beds', headings })
  expect(offers(['Sweetness', 'Acidity', 'Tannin'])).toEqual([])
  expect(offers(['The Foundation', 'Deep Mulch', 'Drip Lines'])).toEqual([])
  expect(offers(['Drip Lines', 'Deep Mulch', 'Compost'])).not.toEqual([])
})
