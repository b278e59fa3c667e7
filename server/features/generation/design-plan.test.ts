/**
 * Words and picture of one pin agree: quotes are sentences, small lines count what is shown, lists
 * don't repeat their headline.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { findTemplate, templates } from '#core/templates/choice/template-list.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { brandPalettes } from '#core/templates/palettes/page-palettes.rules.ts'
import { splitSentences } from '#core/text/language/sentences.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { extractPage } from '../pages/extraction/extract-page.ts'
import { openLanguages } from '../pages/extraction/languages.ts'
import { planDesigns } from './design-plan.ts'
import { usablePictures } from './usable-pictures.ts'

const extraction = extractPage(
  readFileSync(new URL('../../../examples/site/roasted-tomato-soup.html', import.meta.url), 'utf8'),
  'https://kitchen.example/soup',
)
if (!extraction.ok) throw new Error('The demo page can’t be read.')
const soup = extraction.content
const text = (over: Partial<WrittenText> = {}): WrittenText => ({
  title: 'Roasted Tomato Soup',
  about: '',
  description: '',
  alt_text: '',
  headline: 'Roasted Tomato Soup',
  kicker: '',
  items: ['One', 'Two', 'Three'],
  keywords: [],
  sources: { title: [], description: [] },
  ...over,
})

async function designs(
  templates: string[],
  given: {
    readonly content?: PageContent
    readonly texts?: WrittenText[]
    readonly pictures?: readonly (Omit<(typeof PICTURES)[number], 'facts'> & {
      readonly facts: PictureFacts
    })[]
    readonly seed?: string
    readonly brand?: Partial<Brand>
    readonly colors?: string[]
  } = {},
) {
  const { colors = [] } = given
  const config = { pages: [], n_pins: 1, pin_types: [], templates, colors, fonts: [] }
  const brand = { name: '', colors: [], fonts: [], logo_picture_id: null, ...given.brand }
  const planned = await planDesigns({
    texts: given.texts ?? [text(), text(), text()],
    content: given.content ?? soup,
    pictures: given.pictures ?? [],
    brand,
    config,
    own: [],
    used: [],
    seed: given.seed ?? 's',
    languageOf: openLanguages(),
  })
  return planned.flatMap((one) => (one ? [one.design] : []))
}

test('quote templates show different sentences of the page', async () => {
  const quoted = await designs(['quote'])
  const sentences = new Set(
    [soup.description, ...soup.paragraphs].flatMap((paragraph) => splitSentences(paragraph, 'en')),
  )
  expect(quoted.map(({ template_id: id }) => id)).toEqual(['quote', 'quote', 'quote'])
  expect(new Set(quoted.map(({ headline }) => headline)).size).toBe(3)
  expect(quoted.filter(({ headline }) => !sentences.has(headline))).toEqual([])
})

test('a page without a sentence to quote gets no quote template', async () => {
  const found = await designs(['quote'], { content: { ...soup, description: '', paragraphs: [] } })
  expect(found.map(({ template_id: id }) => id)).not.toContain('quote')
})

test('the small line above a list counts its ingredients, and no idea that it does not show', async () => {
  const five = {
    ...soup,
    kind: 'list' as const,
    facts: [
      'Hang the herbs',
      'Light a lantern',
      'Use the corner',
      'Grow a green wall',
      'Balcony Ideas',
    ].map((value) => ({ name: 'list_item', value, from: 'article' as const })),
  }
  const [needed] = await designs(['checklist'], {
    texts: [text({ title: 'What You Need for Roasted Tomato Soup' })],
  })
  expect(needed).toMatchObject({
    kicker: '10 ingredients',
    items: expect.arrayContaining(['1 tablespoon honey']),
  })
  expect(needed?.items).toHaveLength(10)
  const own = [
    text({ title: 'Balcony Ideas', kicker: '25 ideas' }),
    text({ title: 'Balcony Ideas', kicker: '35 minutes' }),
  ]
  expect(
    (await designs(['checklist'], { content: five, texts: own })).map(({ kicker }) => kicker),
  ).toEqual(['', '35 minutes'])
})

test('a page that is a list gets designs of a list where nobody asked for one', async () => {
  const entries = ['Hang the herbs', 'Light a lantern', 'Use the corner', 'Grow a green wall']
  const facts = entries.map((value) => ({ name: 'list_item', value, from: 'article' as const }))
  const titles = ['4 Balcony Ideas', 'Balcony Ideas', '4 Ideas for a Balcony', 'Patio Ideas']
  const made = await designs(
    templates.map(({ id }) => id),
    {
      content: { ...soup, title: '4 Balcony Ideas', kind: 'list', headings: [], facts },
      pictures: PICTURES,
      texts: titles.map((title) => text({ title, headline: title, items: entries })),
    },
  )
  const listed = new Set(templates.filter(({ needsItems }) => needsItems).map(({ id }) => id))
  const lists = made.filter(({ template_id: id }) => listed.has(id))
  expect(lists.length).toBeGreaterThan(0)
  for (const { items } of lists) expect(items).toEqual(entries)
})

test('no entry of a list repeats its headline', async () => {
  const facts = ['Roasted tomato soup!', 'Hang the herbs', 'Light a lantern'].map((value) => ({
    name: 'list_item',
    value,
    from: 'article' as const,
  }))
  const [design] = await designs(['checklist'], {
    content: { ...soup, facts, headings: [], kind: 'list' },
    texts: [text({ title: '3 Tomato Ideas' })],
  })
  expect(design?.items).toEqual(['Hang the herbs', 'Light a lantern'])
})

const ALL = [
  'full-photo',
  'split-panel',
  'arch',
  'numbered-list',
  'steps',
  'checklist',
  'quote',
  'big-words',
]
const row = {
  width: 1200,
  height: 1600,
  subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
  objects: [],
  luminance: Array<number>(144).fill(0.5),
  detail: Array<number>(144).fill(0.2),
  palette: ['#b5542e', '#2f4b4a', '#ead9c2'],
}
/** Another photo than those of other numbers. */
const photo = (nth: number): typeof row => ({
  ...row,
  luminance: row.luminance.map((light, at) => light + (at % (nth + 2)) * 0.1),
})
const PICTURES = [
  { id: 'bowl', alt: 'A bowl of soup on a table', address: '/a.jpg', facts: photo(0) },
  { id: 'oven', alt: 'An oven', address: '/c.jpg', facts: photo(1) },
  { id: 'raw', alt: 'Five raw tomatoes', address: '/b.jpg', facts: photo(2) },
]
const withPictures = (texts: WrittenText[], seed: string) =>
  designs(ALL, { texts, pictures: PICTURES, seed })

/** The soup with so few steps and ingredients that a glance takes them in. */
const factsOf = (name: string, values: string[]) =>
  values.map((value) => ({ name, value, from: 'json_ld' as const }))
const quickSoup: PageContent = {
  ...soup,
  facts: [
    ...soup.facts.filter(({ name }) => !/^(?:step|step_name|ingredient)$/.test(name)),
    ...factsOf('step', ['Halve the tomatoes', 'Roast the tomatoes', 'Blend the soup', 'Add basil']),
    ...factsOf('ingredient', ['1 kg tomatoes', '2 onions', '3 tbsp olive oil', '1 bunch basil']),
  ],
}
const listed = async (seed: string, content = quickSoup) => {
  const titles = [
    'Soup',
    'Soup With Beans',
    'How to Make Soup in 4 Steps',
    'What You Need for Soup',
    'Soup in 1 Hour',
    'Soup for Guests',
  ]
  const texts = titles.map((title) => text({ title, headline: title }))
  const found = await designs([...ALL, 'ingredients'], { content, texts, pictures: PICTURES, seed })
  return found.map(({ template_id: id }) => id)
}

test('a title on steps stands over steps and nothing else, one on ingredients over those', async () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [, , steps, needed, ...others] = await listed(seed)
    // A checklist has no picture.
    expect([steps, needed]).toEqual(['steps', 'ingredients'])
    expect(others.filter((id) => /steps|list|ingredients/.test(id))).toEqual([])
  }
})

test('seven steps, or steps that any recipe has, leave the pin to a picture', async () => {
  const anyRecipe = {
    ...quickSoup,
    facts: [
      ...quickSoup.facts.filter(({ name }) => name !== 'step'),
      ...factsOf('step', ['Preheat the oven', 'Line a baking sheet', 'Remove from the oven']),
    ],
  }
  for (const content of [soup, anyRecipe]) expect(await listed('a', content)).not.toContain('steps')
})

test('the first two pins of a page show a picture large', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const [first, second] = await withPictures(
      [text(), text({ title: 'Soup With Beans' }), text({ title: 'Soup in 1 Hour' })],
      seed,
    )
    expect(['full-photo', 'split-panel', 'arch']).toEqual(
      expect.arrayContaining([first?.template_id, second?.template_id]),
    )
  }
})

test('a pin shows the picture that shares words with its idea, else one of the main ones', async () => {
  const shown = (
    await withPictures(
      [
        text({ title: 'Soup: Buy Raw Tomatoes', about: 'Buy raw tomatoes' }),
        text({ title: 'Soup: Ask a Neighbour', about: 'Ask a neighbour' }),
      ],
      'a',
    )
  ).map(({ pictures }) => pictures[0]?.picture_id)
  expect(shown[0]).toBe('raw')
  expect(['bowl', 'oven']).toContain(shown[1])
})

test('a kit with only_brand overrides chosen colours', async () => {
  const ofBrand = ['#fff1ec', '#34180f', '#a8472b']
  const chosen = ['#0a3d62', '#ffffff', '#f6b93b']
  const grounds = async (only_brand: boolean) => {
    const found = await designs(['split-panel'], {
      brand: { colors: ofBrand, only_brand },
      colors: chosen,
    })
    return found.map(({ colors }) => colors.background)
  }
  const isOf = (colors: readonly string[]) => {
    const palettes = new Set(brandPalettes(colors).map(({ background }) => background))
    return (ground: string) => palettes.has(ground)
  }
  expect((await grounds(true)).every(isOf(ofBrand))).toBe(true)
  expect((await grounds(false)).every(isOf(chosen))).toBe(true)
})

test('a page whose only picture is a drawn page of words gets designs of words, on many grounds', async () => {
  const drawn = { ...row, isGraphic: true }
  const found = await designs(
    templates.map(({ id }) => id),
    {
      texts: Array.from({ length: 12 }, () => text()),
      pictures: [{ id: 'card', alt: '', address: '/card.jpg', facts: drawn }],
    },
  )
  expect(found).toHaveLength(12)
  expect(found.filter(({ template_id: id }) => findTemplate(id)?.pictures !== 0)).toEqual([])
  expect(new Set(found.map(({ template_id: id }) => id)).size).toBeGreaterThan(5)
  expect(new Set(found.map(({ colors }) => colors.background)).size).toBeGreaterThan(5)
})

test.for([
  ['bag of soil in a recipe', 'recipe', '/universal.jpg', ''],
  ['thing that its alternative text names', 'recipe', '/universal.jpg', 'Tomato soup in a bag'],
  ['thing that its file names', 'recipe', '/tomato-soup.jpg', ''],
  ['thing on a page of a product', 'product', '/universal.jpg', ''],
  ["picture of a person's own", 'recipe', '', ''],
] as const)('a cut-out: %s', async ([name, kind, address, alt]) => {
  const white = { ...row, lights: 'ff'.repeat(24 * 24 * 2) }
  const found = await designs(ALL, {
    content: { ...soup, kind },
    texts: Array.from({ length: 4 }, () => text()),
    pictures: [{ id: 'bag', alt, address, facts: white }],
  })
  expect(found).toHaveLength(4)
  const isShown = found.some(({ pictures }) => pictures.length > 0)
  expect(isShown).toBe(name !== 'bag of soil in a recipe')
})

test('the ingredients and steps of a dish lead no pin beside a picture of the dish', async () => {
  const light = Array<number>(144).fill(0.9)
  const found = await designs(ALL, {
    texts: Array.from({ length: 8 }, () => text()),
    pictures: [
      { id: 'raw', alt: 'Raw ingredients', address: '/raw.jpg', facts: row },
      {
        id: 'soup',
        alt: 'Roasted tomato soup',
        address: '/soup.jpg',
        facts: { ...row, luminance: light },
      },
    ],
  })
  const shown = found.flatMap(({ pictures }) => pictures.map(({ picture_id: id }) => id))
  expect(new Set(shown)).toEqual(new Set(['soup']))
})

const picture = (id: string, bareness?: number, address = `/${id}.jpg`) => ({
  id,
  alt: '',
  address,
  facts: bareness === undefined ? row : { ...row, bareness },
})
const shown = (...pictures: ReturnType<typeof picture>[]) =>
  usablePictures(pictures, null, openLanguages()).map(({ id }) => id)

test('an empty board is left out of a page that has other pictures', () => {
  expect(shown(picture('board', 0.7), picture('cake', 0.1))).toEqual(['cake'])
})

test('an empty board that is all a page has is kept', () => {
  expect(shown(picture('board', 0.7), picture('tray', 0.6))).toEqual(['board', 'tray'])
})

test('pictures stored before bareness was measured are kept', () => {
  expect(shown(picture('older'), picture('cake', 0.1))).toEqual(['older', 'cake'])
})

test("a person's own picture is kept, however bare", () => {
  expect(shown(picture('own', 0.9, ''), picture('cake', 0.1))).toEqual(['own', 'cake'])
})

test('pins on the whole page show the picture that says so first, and most', async () => {
  const pictures = ['kit', 'collage', 'finished'].map((name, at) => ({
    id: name,
    alt: '',
    address: `/${name}-soup.jpg`,
    facts: { ...row, luminance: row.luminance.map((light) => light * (1 - at / 4)) },
  }))
  for (const seed of ['a', 'b', 'c', 'd']) {
    const found = await designs(ALL, {
      pictures,
      seed,
      texts: Array.from({ length: 6 }, () => text()),
    })
    const leads = found.map((design) => design.pictures[0]?.picture_id)
    const times = (id: string): number => leads.filter((lead) => lead === id).length
    expect(leads[0]).toBe('finished')
    expect(times('finished')).toBeGreaterThanOrEqual(Math.max(times('kit'), times('collage')))
  }
})

test("a person's own picture leaves the order of the page's pictures as it is", async () => {
  const pictures = ['own', 'kit', 'finished'].map((name, at) => ({
    id: name,
    alt: '',
    address: name === 'own' ? '' : `/${name}-soup.jpg`,
    facts: { ...row, luminance: row.luminance.map((light) => light * (1 - at / 4)) },
  }))
  const found = await designs(ALL, {
    pictures,
    seed: 'a',
    texts: Array.from({ length: 9 }, () => text()),
  })
  const leads = found.map((design) => design.pictures[0]?.picture_id)
  expect(leads[0]).toBe('finished')
})

test('a photo that the page names in three sizes is one picture: the largest', async () => {
  const sizes = [600, 1200, 300].map((width) => ({
    id: `${width}`,
    alt: '',
    address: `/soup-${width}.jpg`,
    facts: { ...row, width, height: Math.round((width * row.height) / row.width) },
  }))
  const found = await designs(ALL, {
    pictures: sizes,
    texts: Array.from({ length: 8 }, () => text()),
  })
  const shown = found.flatMap(({ pictures }) => pictures.map(({ picture_id: id }) => id))
  expect(new Set(shown)).toEqual(new Set(['1200']))
})

test('two things of one shape and lightness in other colors are two pictures', async () => {
  const mugs = ['#b5542e', '#2f6b4a'].map((color, at) => ({
    id: ['red', 'green'][at] ?? '',
    alt: 'Roasted tomato soup',
    address: `/mug-${at}.jpg`,
    facts: { ...row, palette: [color, '#ead9c2'] },
  }))
  const found = await designs(ALL, {
    pictures: mugs,
    texts: Array.from({ length: 8 }, () => text()),
  })
  expect(shownIn(found)).toEqual(new Set(['red', 'green']))
})

/** Entries below numbered headings. */
const NAMES = [
  'Blue Harbor Mug',
  'Small Garden Bowl',
  'Round Oven Dish',
  'Long Bread Board',
  'Deep Soup Pot',
]
const BOOKS = {
  title: '5 Best Kitchen Gifts for a Soup Lover',
  facts: [],
  headings: NAMES.map((name, at) => ({ level: 2, text: `${at + 1}. ${name}`, at })),
  paragraphs: NAMES.map((name) => `The ${name.toLowerCase()} is made by hand and lasts for years.`),
}

const pinTwice = (alt: string, content = soup) =>
  designs(ALL, {
    content,
    pictures: [
      { id: 'pin', alt, address: '/pin.jpg', facts: lettered },
      { id: 'plain', alt: 'Roasted tomato soup', address: '/plain.jpg', facts: photo(1) },
    ],
    texts: Array.from({ length: 8 }, () => text()),
  })
const lettered: PictureFacts = {
  ...photo(3),
  lettering: { x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
}
const shownIn = (found: Awaited<ReturnType<typeof designs>>) =>
  new Set(found.flatMap(({ pictures }) => pictures.map(({ picture_id: id }) => id)))

test('a picture that words are set into is left out beside one without, but not where a product is shown', async () => {
  expect(shownIn(await pinTwice('Roasted tomato soup'))).toEqual(new Set(['plain']))
  const product = { ...soup, kind: 'product' as const }
  expect(shownIn(await pinTwice('Roasted tomato soup', product))).toEqual(new Set(['pin', 'plain']))
})

test('a list that is stored as a story keeps the pictures of boxes with names', async () => {
  const list = { ...soup, kind: 'story' as const, ...BOOKS }
  expect(shownIn(await pinTwice('Tomato mugs', list))).toEqual(new Set(['pin', 'plain']))
})

test('a picture that words are set into is kept where a page has no other', async () => {
  const found = await designs(ALL, {
    pictures: [{ id: 'pin', alt: '', address: '/pin.jpg', facts: lettered }],
    texts: Array.from({ length: 4 }, () => text()),
  })
  expect(shownIn(found)).toEqual(new Set(['pin']))
})
