import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import type { PatternTitle } from '../../titles/fill-titles.ts'
import { understandPage, type PageModel } from '../../understand/page-model.ts'
import { promises } from './promise.ts'

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

/** A page with a paragraph below each heading; "> " begins one of the third level. */
function modelOf(
  lang: string,
  title: string,
  { headings, text }: { headings: readonly string[]; text: string },
): PageModel {
  const content: PageContent = {
    url: 'https://garden.example/',
    title,
    site_name: 'Garden',
    description: '',
    kind: 'story',
    lang,
    headings: headings.map((line, at) => ({
      level: line.startsWith('> ') ? 3 : 2,
      text: line.replace(/^> /u, ''),
      at,
    })),
    paragraphs: headings.map(() => text),
    facts: [],
    pictures: [],
  }
  return understandPage(content, languageOf(lang))
}

const textsOf = (model: PageModel, heading?: string): string[] => {
  const section =
    heading === undefined ? null : { role: '', heading, level: 2, sentences: ['A sentence.'] }
  return promises({ ...WHOLE, section }, model).map(({ text }) => text)
}

const ENGLISH = {
  headings: [
    'Choosing the Right Pot',
    'Soil and Compost',
    'Watering Your Tomatoes',
    'Why Leaves Turn Yellow',
    'Common Pests',
    'The Harvest',
    'Conclusion',
  ],
  text: 'Tomatoes in pots grow well on a warm balcony, where the soil stays moist in the pots all day long.',
}

test('an English page promises what its headings name, in their order', () => {
  expect(textsOf(modelOf('en', 'Tomatoes in Pots', ENGLISH))).toEqual([
    'Tomatoes in pots: choosing the right pot, soil, compost, watering and common pests.',
  ])
})

test.each([
  {
    lang: 'de',
    title: 'Tomaten im Topf: so gelingt es',
    headings: ['Der richtige Standort', 'Erde und Dünger', 'Gießen', 'Häufige Fehler', 'Warum?'],
    text: 'Die Tomaten im Topf stehen gern warm, und die Erde bleibt im Topf feucht.',
    expected: 'Tomaten im Topf: der richtige Standort, Erde, Dünger, Gießen und häufige Fehler.',
  },
  {
    lang: 'es',
    title: 'Tomates en maceta: guía completa',
    headings: [
      'El sustrato ideal',
      'Riego y abonado',
      'Cosecha',
      'Poda',
      'Elige la variedad',
    ].concat('Higos en otoño'),
    text: 'Los tomates en maceta crecen bien al sol, y la maceta guarda el agua.',
    expected: 'Tomates en maceta: sustrato ideal, riego, abonado, cosecha, poda e higos en otoño.',
  },
  {
    lang: 'fr',
    title: 'Tomates en pot : le guide complet',
    headings: ['Le terreau idéal', 'L’arrosage', 'Les maladies fréquentes', 'La récolte'].concat(
      'Choisissez le bon pot',
    ),
    text: 'Les tomates en pot poussent bien au soleil, et le pot garde un peu d’eau.',
    expected: 'Tomates en pot : terreau idéal, arrosage, maladies fréquentes et récolte.',
  },
])(
  'a page in "$lang" does so as its language writes lists',
  ({ expected, lang, title, ...page }) => {
    expect(textsOf(modelOf(lang, title, page))).toEqual([expected])
  },
)

test('a later pin of a long page promises its further headings', () => {
  const headings = ['Spades and Forks', 'Garden Hoses', 'Leaf Rakes', 'Pruning Shears'].concat(
    'Steel Buckets',
    'Leather Gloves',
    'Wooden Labels',
    'Seed Trays',
  )
  const text = 'Garden tools last for years when they are dry, and good garden tools are no luxury.'
  expect(textsOf(modelOf('en', 'Garden Tools', { headings, text }))).toEqual([
    'Garden tools: spades, forks, garden hoses, leaf rakes and pruning shears.',
    'Garden tools: steel buckets, leather gloves, wooden labels and seed trays.',
  ])
})

test('a section promises what is below its own heading', () => {
  const headings = [
    'Planning the Beds',
    'Common Pests',
    '> Green aphids on new leaves',
    '> Spider mites',
    '> Slugs',
    '> White flies',
    'Crop Rotation',
  ]
  const text = 'A vegetable garden needs sun, and a vegetable garden needs water on a warm day.'
  expect(textsOf(modelOf('en', 'Vegetable Garden', { headings, text }), 'Common Pests')).toEqual([
    'Vegetable garden: green aphids on new leaves, spider mites, slugs and white flies.',
  ])
})

test.each([
  ['clauses', ['Why It Works', 'What You Need', 'It Is Easy', 'You Can Do It']],
  ['two things', ['Soil in Winter', 'Common Pests in Summer', 'It Is Easy']],
  ['parts of any page', ['Introduction', 'Tips', 'Conclusion', 'Related Posts', 'Comments']],
])('headings that are %s promise nothing', (_, headings) => {
  expect(textsOf(modelOf('en', 'Tomatoes in Pots', { ...ENGLISH, headings }))).toEqual([])
})

test('a part of the page does not represent the whole', () => {
  const pests = ['Common Pests', '> Green aphids on new leaves', '> Spider mites'].concat(
    '> Slugs',
    '> White flies',
  )
  const beds = ['Crop Rotation?', '> Carrots', '> Beans', '> Cabbage', '> Onions', '> Garlic']
  const text = 'A vegetable garden needs sun, and a vegetable garden needs water on a warm day.'
  const onWhole = modelOf('en', 'Vegetable Garden', { headings: pests, text })
  const onPart = modelOf('en', 'Vegetable Garden', { headings: [...pests, ...beds], text })
  expect([textsOf(onWhole).length, textsOf(onPart).length]).toEqual([1, 0])
})

test('a list counts what its promise leaves out', () => {
  const headings = [
    '1. Herb wall',
    '2. Hanging baskets',
    '3. Folding table',
    '4. Outdoor rug',
  ].concat('5. String lights', '6. Storage bench')
  const text = 'Balcony ideas for a small balcony need little room, and these ideas cost little.'
  expect(textsOf(modelOf('en', '6 Balcony Ideas You Will Love', { headings, text }))).toEqual([
    '6 balcony ideas: herb wall, hanging baskets, folding table, outdoor rug and 2 more.',
  ])
})

test('the pages that a law asks for promise nothing', () => {
  const headings = ['Contact Form', 'Visitor Statistics', 'Payment Providers', 'Protection Officer']
  const text = 'This privacy policy is short, and the garden has another privacy policy for shops.'
  const counts = ['Privacy Policy', 'Garden Privacy'].map(
    (title) => textsOf(modelOf('en', title, { headings, text })).length,
  )
  expect(counts).toEqual([0, 1])
})

test.each([
  ['Tomaten', 0],
  ['Tomaten richtig pflegen', 1],
])('de: orders below "%s" make %i promises', (title, count) => {
  const headings = [
    'Große Töpfe wählen',
    'Gute Erde mischen',
    'Junge Pflanzen stützen',
    'Trockene Blätter schneiden',
  ]
  const text = 'Tomaten richtig zu pflegen heißt, dass Tomaten an jedem warmen Tag Wasser bekommen.'
  expect(textsOf(modelOf('de', title, { headings, text }))).toHaveLength(count)
})

test('single plurals are things, also where the tagger takes them for verbs', () => {
  const headings = ['Dresses', 'Knits', 'Outdoors', 'Pants and Skirts', 'Free Patterns']
  const text = 'These beginner sewing patterns are sewn in an evening.'
  const model = modelOf('en', 'Beginner Sewing Patterns', { headings, text })
  expect(textsOf(model)).toEqual([
    'Beginner sewing patterns: dresses, knits, pants, skirts and free patterns.',
  ])
})

test('a list of types names the first and the last, all with their capitals', () => {
  const headings = [
    'American Colonial',
    'Rustic Furniture',
    'Shaker Chairs',
    'Art Deco',
    'Empire',
    'Bauhaus',
  ]
  const text =
    'All the types of furniture styles differ in their legs, and an American Colonial chair has turned ones.'
  const model = modelOf('en', 'A Guide to All the Types of Furniture Styles', { headings, text })
  expect(textsOf(model)[0]).toMatch(
    /^Types of furniture styles, from American Colonial, Rustic Furniture,? .*to (?:Bauhaus|bauhaus)\.$/u,
  )
})

test('names of home-made things and of places in several countries are things', () => {
  const projects = [
    'DIY Plant Stand',
    'DIY Mirror Frame',
    'DIY Toilet Paper Holder',
    'DIY House Number Sign',
  ]
  const text = 'These woodworking projects take a weekend.'
  const made = modelOf('en', 'Woodworking Projects for a Weekend', { headings: projects, text })
  expect(textsOf(made)).toEqual([
    'Woodworking projects for a weekend: DIY plant stand, DIY mirror frame, DIY toilet paper holder and DIY house number sign.',
  ])
  const places = [
    'Chiang Mai, Thailand',
    'Luang Prabang, Laos',
    'Tam Coc, Vietnam',
    'Lombok, Indonesia',
  ]
  const route = 'Solo travel is easy on this route, and solo travel is cheap there.'
  const trip = modelOf('en', 'Best Places for Solo Travel', { headings: places, text: route })
  expect(textsOf(trip)[0]).toContain('Chiang Mai, Luang Prabang, Tam Coc and Lombok')
})

test('a page with a summary promises tasks, and lists no things', () => {
  const described = (title: string, headings: readonly string[]): string[] => {
    const { content } = modelOf('en', title, { ...ENGLISH, headings }).material
    return textsOf(understandPage({ ...content, description: 'My tomatoes!' }, languageOf('en')))
  }
  expect(described("Beginner's Guide to Tomatoes", ENGLISH.headings)).toEqual([])
  const tasks = ['Choose the right pot', 'Water the soil', 'Cut the leaves', 'Feed the plants']
  expect(described('4 Tomato Tips', tasks)).toHaveLength(1)
})
