import { describe, expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { descriptionsFor } from '../../describe/description-candidates.ts'
import { ownLines } from '../../titles/own-lines.ts'
import { ownTitles } from '../../titles/own-title.ts'
import { patternsFor } from '../../patterns/pattern-files.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { understandPage, type PageModel } from '../page-model.ts'

const english = openLanguages()('en')

interface Sketch {
  readonly title: string
  readonly kind?: PageContent['kind']
  readonly description?: string
  /** Heading to the paragraph below it. */
  readonly sections?: Readonly<Record<string, string>>
  readonly lead?: string
  readonly facts?: PageContent['facts']
}

function page({ title, sections = {}, lead = '', ...rest }: Sketch): PageContent {
  const entries = Object.entries(sections)
  return {
    url: 'https://example.com/page',
    title,
    site_name: 'Example',
    description: rest.description ?? '',
    kind: rest.kind ?? 'story',
    lang: 'en',
    headings: entries.map(([text], index) => ({ level: 2, text, at: index + 1 })),
    paragraphs: [lead, ...entries.map(([, text]) => text)],
    facts: rest.facts ?? [],
    pictures: [],
  }
}

function read(sketch: Sketch): PageModel {
  return understandPage(page(sketch), english)
}

const textOf = ({ facts }: PageModel, name: string): string | undefined => facts.get(name)?.text
const rolesOf = ({ sections }: PageModel): string[] => sections.map(({ role }) => role)

const lisbon: Sketch = {
  title: '4 Days in Lisbon: An Itinerary for Families',
  lead: 'The hills of Lisbon are steep, and Lisbon rewards everybody who climbs them slowly.',
  sections: {
    'Day 1: Alfama': 'Alfama is the oldest quarter, and its lanes are made for getting lost in.',
    'Day 2: Belém': 'Belém lies by the river and keeps the monastery and the famous tarts.',
    'Where to Stay':
      'Baixa is flat and central, with hotels for every purse and trams outside. Rooms on a back street stay quiet until the bakeries open.',
    'Best Time to Visit':
      'Lisbon is warm in May and again in October, with short queues at every sight.',
    'How to Get Around':
      'Trams and trains reach everything, and a day pass pays after three rides.',
  },
}

describe('the kind of a page', () => {
  test.each([
    ['3 Days in Rome: What to See First', 'travel'],
    ['What to Pack for Norway in Winter', 'travel'],
    ['How to Spend a Weekend in Ghent', 'travel'],
    ['Brontë & Daughters Kettle Review', 'review'],
    ['Merino Wool vs. Cotton', 'review'],
    ['Is a Bread Machine Worth It?', 'review'],
    ['What Is Kintsugi?', 'guide'],
    ['Composting 101', 'guide'],
    ['How Much Does a Deck Cost?', 'guide'],
  ])('is told by the title: %s', (title, kind) => {
    expect(read({ title }).kind).toBe(kind)
  })

  test('stays what schema.org calls a product', () => {
    expect(read({ title: 'Oak Stool', kind: 'product' }).kind).toBe('review')
    const settings = read({ title: 'Orlo Privacy Settings', kind: 'product' })
    expect(settings.subject.confidence).toBe(0)
  })

  test('is told by headings where the title says nothing', () => {
    const sections = {
      ...lisbon.sections,
      'What to Pack': 'Bring shoes with a good grip for tiles.',
    }
    expect(read({ title: 'Alfama and Beyond', sections }).kind).toBe('travel')
  })

  test('moves a how-to on growing with headings on light, water and soil to guides', () => {
    const sections = {
      Light: 'Ferns grow best in bright shade, away from the sun of noon.',
      Watering: 'Water when the top of the soil is dry to the touch.',
      Soil: 'A loose mix with bark lets the roots breathe and the water run off.',
    }
    const sketch = { title: 'How to Care for Boston Ferns', kind: 'how_to', sections } as const
    const model = read({
      ...sketch,
      lead: 'Many people call Boston ferns easy, and most Boston ferns are.',
    })
    expect(model.kind).toBe('guide')
    expect(model.subject.name).toBe('Boston ferns')
    expect(model.facts.has('plant')).toBe(true)
    expect(textOf(model, 'topics')).toBe('light, watering and soil')
  })
})

test('a guide covers "more" where it names some of its topics, and a quality is no topic', () => {
  const text = 'Furniture styles differ in their lines, and furniture styles differ in their wood.'
  const covered = (headings: readonly string[]): string | undefined => {
    const sections = Object.fromEntries(
      headings.map((heading) => [
        heading,
        `Furniture of ${heading} has its own lines, and it stays in most rooms for years.`,
      ]),
    )
    const model = read({ title: 'A Guide to Furniture Styles', lead: text, sections })
    return model.facts.get('covered')?.text
  }
  const three = ['Art Deco', 'Oak Chairs', 'Pine Tables']
  expect(covered(three)).toBe('art deco, oak chairs and pine tables')
  expect(covered(['Minimalist', ...three])).toBe('art deco, oak chairs and pine tables')
  expect(covered([...three, 'Steel Shelves'])).toBe('art deco, oak chairs, pine tables and more')
})

describe('travel', () => {
  test('reads the place, the days and the sections', () => {
    const model = read(lisbon)
    expect(model.subject).toEqual({ name: 'Lisbon', confidence: 1 })
    expect(model.facts.get('days')?.number).toBe(4)
    expect(textOf(model, 'in')).toBe('in Lisbon')
    expect(model.facts.has('dayByDay')).toBe(true)
    expect(model.facts.has('kids')).toBe(true)
    expect(rolesOf(model)).toEqual(expect.arrayContaining(['stay', 'when', 'getAround']))
  })

  test('keeps the article of a place that the text writes with one', () => {
    const lead = 'The Azores are green all year. Ferries link the Azores in summer.'
    expect(read({ title: 'The Azores Travel Guide', lead }).subject.name).toBe('the Azores')
  })

  test('names no place that the text does not write with a capital', () => {
    expect(
      read({ title: 'Things to Do in October', lead: 'Rake the leaves.' }).subject.confidence,
    ).toBe(0)
  })

  test('says "on" of islands and "at" of beaches', () => {
    const named = (place: string): string | undefined =>
      textOf(
        read({ title: `Things to Do in ${place}`, lead: `Few people know ${place} well.` }),
        'in',
      )
    expect(named('Mackinac Island')).toBe('on Mackinac Island')
    expect(named('Cannon Beach')).toBe('at Cannon Beach')
  })
})

describe('reviews', () => {
  test('a name with a colon inside is whole where the text says it', () => {
    const title = 'Iron Tide: Afterglow review'
    const named = (lead: string): string => read({ title, lead }).subject.name
    expect(named('Iron Tide: Afterglow takes twenty hours from shore to shore.')).toBe(
      'Iron Tide: Afterglow',
    )
    expect(named('The game takes twenty hours from shore to shore.')).toBe('Iron Tide')
  })

  test.each([
    ['Brontë & Daughters Kettle Review: Is It Worth It?', 'Brontë & Daughters Kettle'],
    ['An Honest Nordvik Tent Review', 'Nordvik Tent'],
    ['We Tried It: Nordvik Tent', 'Nordvik Tent'],
    ['Review: Nordvik Tent', 'Nordvik Tent'],
    ['Is the Nordvik Tent Worth the Money?', 'Nordvik Tent'],
  ])('name the product whole: %s', (title, name) => {
    expect(read({ title }).subject).toEqual({ name, confidence: 1 })
  })

  test('read price, rating and both sides', () => {
    const sections = {
      Pros: 'The Nordvik Tent stands within four minutes, even in the wind.',
      Cons: 'The Nordvik Tent weighs more than the label on its bag admits.',
      'Final Verdict': 'At 8/10 the Nordvik Tent is a good buy for campers with a car.',
    }
    const model = read({
      title: 'Nordvik Tent Review',
      lead: 'The Nordvik Tent costs $1,250, and comes with ten pegs.',
      sections,
    })
    expect(textOf(model, 'price')).toBe('$1,250')
    expect(textOf(model, 'rating')).toBe('8 out of 10')
    expect(textOf(model, 'theName')).toBe('the Nordvik Tent')
    for (const side of ['pros', 'cons', 'section.verdict']) expect(model.facts.has(side)).toBe(true)
  })

  test('say whether the page writes an article before the name', () => {
    const isCalledThe = (lead: string): boolean =>
      read({ title: 'Nordvik Tent Review', lead }).facts.has('calledThe')
    expect(isCalledThe('We put up the Nordvik Tent in the rain.')).toBe(true)
    expect(isCalledThe('Nordvik Tent and its pegs: we put it up in the rain.')).toBe(false)
  })

  test('compare two things', () => {
    const model = read({ title: 'Coinbase vs. Coinbase Pro: Fees and Features' })
    expect([textOf(model, 'one'), textOf(model, 'two')]).toEqual(['Coinbase', 'Coinbase Pro'])
    expect(model.facts.has('name')).toBe(false)
  })

  test('take no name from a sentence', () => {
    expect(
      read({ title: 'Early Reviews Are Here and They Are Not Great' }).subject.confidence,
    ).toBe(0)
  })
})

test('headings of what one does among the places make no stops', () => {
  const stopsOf = (...headings: string[]): string | undefined =>
    textOf(
      read({
        title: 'Iceland Travel Guide',
        lead: 'Iceland is a quiet island, and we drove around Iceland for ten days in a small van.',
        sections: Object.fromEntries(
          headings.map((heading) => [
            heading,
            `In Iceland the road to ${heading} is open all year, and the view over the bay is wide.`,
          ]),
        ),
      }),
      'stops',
    )
  expect(stopsOf('Myvatn', 'Skogafoss', 'Husavik')).toContain('Skogafoss')
  expect(stopsOf('Myvatn', 'Skogafoss', 'Husavik', 'Renting the Van')).toBeUndefined()
})

describe('guides', () => {
  test.each([
    ['What Is Kintsugi?', 'kintsugi', 'guide'],
    ["A Beginner's Guide to Sashiko", 'sashiko', 'guide'],
    ['Composting 101: Start Here', 'composting', 'guide'],
    ['Everything You Need to Know About Limewash', 'limewash', 'guide'],
    ['The Benefits of Dry Brushing', 'dry brushing', 'benefits'],
    ['A Short History of Denim', 'denim', 'history'],
    ['When Should You Prune Lavender?', 'lavender', 'when'],
  ])('take the subject of: %s', (title, name, topic) => {
    const lead = `We like ${name}. There is more to ${name} than meets the eye, and ${name} is old.`
    const model = read({ title, lead })
    expect(model.subject).toEqual({ name, confidence: 1 })
    expect(model.facts.has(`topic.${topic}`)).toBe(true)
  })

  test('name a thing that is counted by its plural, else with its article', () => {
    const title = 'How to Care for a Monstera'
    const one = 'A monstera likes light. Give a monstera a stake, and the monstera climbs.'
    expect(read({ title: 'What Is a Monstera?', lead: one }).subject.name).toBe('a monstera')
    const many = `${one} Monsteras grow fast.`
    expect(
      read({ title: title.replace('How to Care for', 'What Is'), lead: many }).subject.name,
    ).toBe('monsteras')
  })

  test('take no subject that the text does not speak of', () => {
    expect(read({ title: 'What Is Kintsugi?', lead: 'Bowls break.' }).subject.confidence).toBe(0)
  })

  test('give no role to a heading about something else', () => {
    const sections = {
      'Signs of Burnout': 'Burnout begins with tiredness that a weekend does not mend.',
      'Signs You Need a New Desk': 'A desk that wobbles is bad for work and for burnout alike.',
    }
    const lead = 'Burnout is common. Burnout can be treated.'
    expect(rolesOf(read({ title: 'What Is Burnout?', lead, sections }))).toEqual(['signs', ''])
  })
})

describe('own lines', () => {
  const told =
    'The kitchen was planned around one long table, and everything else followed from it.'
  const linesOf = (heading: string, title = 'A Kitchen for a Family of Six'): string[] =>
    ownLines(read({ title, kind: 'keyword', sections: { [heading]: told } })).map(
      (line) => line.title,
    )

  test('are questions and headings that repeat what the title is about', () => {
    expect(linesOf('How to Plan a Kitchen Around a Table')).toHaveLength(1)
    expect(linesOf('Why Did the Kitchen Move Downstairs?')).toHaveLength(1)
  })

  test.each([
    'How to Plan It in a Kitchen',
    'Related Posts About the Kitchen',
    'Conclusion: A Kitchen for All',
    'Kitchen',
    'Gather the Seeds First',
    'Idea #3 – A Kitchen for a Big Family',
  ])('are none that lean on the page or belong to its machinery: %s', (heading) => {
    expect(linesOf(heading)).toEqual([])
  })
})

describe('the own title', () => {
  const titlesOf = (title: string): string[] =>
    ownTitles(read({ title, kind: 'keyword' })).map((own) => own.title)

  test('also gives the part that is used alone', () => {
    expect(titlesOf('The Connected Renter: How to Make Your Apartment Smarter')).toEqual([
      'The Connected Renter: How to Make Your Apartment Smarter',
      'How to Make Your Apartment Smarter',
    ])
    expect(titlesOf('A Loft in Ghent: Where to Sit')).toHaveLength(1)
  })

  test('loses its marks, and ends early where it is too long', () => {
    expect(titlesOf('A Loft Full of Light (photos)')).toEqual(['A Loft Full of Light'])
    const long = `A Barn That Became a House for Three Generations, ${'and more of it '.repeat(5)}`
    expect(titlesOf(long)[0]).toBe('A Barn That Became a House for Three Generations')
  })
})

describe('candidates', () => {
  test('a title on a section is told with that section', () => {
    const model = read(lisbon)
    const stay = titleCandidates(model).find(({ title }) => title === 'Where to Stay in Lisbon')
    const texts = stay ? descriptionsFor(stay, model, patternsFor('travel', 'en')) : []
    expect(texts.map(({ text }) => text).filter((text) => text.includes('Baixa is flat'))).toEqual(
      texts.map(({ text }) => text),
    )
    expect(texts.length).toBeGreaterThan(0)
  })

  test('a comparison asks which of both is better', () => {
    const titles = titleCandidates(
      read({
        title: 'Coinbase vs. Coinbase Pro',
        lead: 'Coinbase Pro charges less than Coinbase for every trade that you make.',
      }),
    ).map(({ title }) => title)
    expect(titles).toContain('Coinbase vs. Coinbase Pro: Which Is Better?')
  })

  test('two things of which one is bad by name are not compared', () => {
    const titles = titleCandidates(read({ title: 'Good Debt vs Bad Debt' })).map(
      ({ title }) => title,
    )
    expect(titles).toContain('Good Debt vs. Bad Debt: What’s the Difference?')
    expect(titles.filter((title) => /Which|Choose/u.test(title))).toEqual([])
  })
})

test('a short recipe in another language than its site claims gets no English pattern', () => {
  const steps = [
    'Rør smeltet smør sammen med sukker og egg i en stor bolle.',
    'Ha i mel og bakepulver, og rør til du har en jevn røre.',
    'Stek kaken midt i ovnen til den er gyllen og fast på toppen.',
  ]
  const facts = steps.map((value) => ({ name: 'step', value, from: 'json_ld' as const }))
  const model = read({ title: 'Eplekake', kind: 'recipe', facts })
  expect(titleCandidates(model).map(({ title }) => title)).toEqual(['Eplekake'])
  expect(model.patterns).toBeUndefined()
})

test('what a site calls its own guide is no subject', () => {
  const said = 'A gift should be small. The best gift is a plum tree. Every gift has a card.'
  const title = 'Example Gift Guide: What do you buy for a gardener?'
  expect(read({ title, lead: said }).facts.has('name')).toBe(false)
  expect(read({ title: 'Gift Guide', lead: said }).facts.has('name')).toBe(false)
  const plums = 'Plum trees like sun. A plum tree needs water, and plum trees bear late.'
  expect(read({ title: 'Plum Tree Guide', lead: plums }).facts.has('name')).toBe(true)
})

test('the heading over a shop’s other products is no title', () => {
  const sections = {
    'Produits alternatifs Harbor Bike Plus':
      'The harbor bike carries two children over the hills, and its bike bags hold a week of food.',
  }
  const lines = ownLines(read({ title: 'Test of the Harbor Bike Plus', sections }))
  expect(lines.map(({ title }) => title)).toEqual([])
})

describe('names inside a pattern', () => {
  const sentence =
    'Urban gardening is fun, and you choose the plot with care. Urban gardening pays.'

  test('an activity gets no title on how to choose it', () => {
    const model = read({
      title: 'Urban Gardening for Beginners: The Guide',
      lead: sentence,
      sections: { 'How to Choose a Plot': sentence, 'Urban Gardening Basics': sentence },
    })
    const titles = titleCandidates(model).map(({ title }) => title)
    expect(textOf(model, 'activity')).toBe('')
    expect(titles.filter((title) => /Choose Urban|Look for in/u.test(title))).toEqual([])
  })

  test('a thing that the page calls "the" has its article, a place has none', () => {
    const reviewOf = (title: string, lead: string): string | undefined =>
      textOf(read({ title, lead }), 'theName')
    expect(
      reviewOf('Orlo Trek 65L Backpack Review', 'I wore the backpack. Then this backpack tore.'),
    ).toBe('the Orlo Trek 65L Backpack')
    expect(reviewOf('Orlo Bay Review', 'We swam in the bay. I love this bay.')).toBe('Orlo Bay')
    expect(reviewOf('Orlo Trek Review', 'It is a good pack.')).toBe('Orlo Trek')
  })
})

test('a subject that the title writes bare and the text measures stays singular', () => {
  const lead =
    'A glass of wine tells you more than a book about wine. Most wines come with a label, and a wine has a year.'
  const named = (title: string): string | undefined =>
    textOf(read({ title, lead, sections: { 'Red Wine': lead, 'White Wine': lead } }), 'name')
  expect(named('Wine for Beginners: A Guide to the Types')).toBe('wine')
})

const tank = {
  Light: 'The light over the tank is on for eight hours of each day, and no sun falls on it.',
  Watering: 'Water is changed once a week, a third of the tank at a time, at the same warmth.',
  Soil: 'The soil of the tank is washed before it goes in, and it lies two inches deep.',
  Temperature: 'A temperature of 24 degrees suits most fish, and a heater keeps it through winter.',
}

test.each([
  'Weeping Fig',
  'Bleeding Heart',
  'Creeping Thyme',
  'Climbing Hydrangea',
  'Spring Onion',
])('a plant whose name begins as work does is a plant: %s', (name) => {
  const model = read({
    title: `${name}: A Guide`,
    sections: tank,
    lead: `${name} is easy. ${name} is slow.`,
  })
  expect(model.facts.has('plant')).toBe(true)
  expect(model.facts.has('gerund')).toBe(false)
})

test('work with light and water is no plant', () => {
  const growingOf = (name: string): string[] =>
    titleCandidates(
      read({
        title: `${name}: A Guide`,
        sections: tank,
        lead: `${name} is easy. ${name} is slow.`,
      }),
    )
      .map(({ title }) => title)
      .filter((title) => /care for|grow|thrive/iu.test(title))
  expect(growingOf('Setting Up an Aquarium')).toEqual([])
  expect(growingOf('Planting Aquariums')).toEqual([])
  expect(growingOf('Aquarium Moss').length).toBeGreaterThan(0)
})

test('a guide to one thing keeps the article of its title', () => {
  const title = "Beginner's Guide to a Plant-Based Diet"
  const lead = 'A plant-based diet needs beans. Beginners of this diet eat rice.'
  expect(titleCandidates(read({ title, lead })).map((candidate) => candidate.title)).toContain(
    'A Beginner’s Guide to a Plant-Based Diet',
  )
})

test('a guide to the best of a sort keeps its "the"', () => {
  const title = 'The Ultimate Guide to the Best Bird Feeders'
  const lead = 'The best bird feeders keep seeds dry. Bird feeders need cleaning.'
  expect(textOf(read({ title, lead }), 'toName')).toBe('the best bird feeders')
})

test.each([
  ['I Tried Orlo, the Smart Rowing Machine', 'Orlo', 'Orlo'],
  ['Orlo Five, a Kettle for Campers, Reviewed', 'Orlo Five', 'Orlo Five'],
  ['Review: Orlo Kettle, Black', 'Orlo Kettle', 'Orlo Kettle'],
  ['Orlo Vacuum With Hose Review', 'Orlo Vacuum', 'Orlo Vacuum'],
  ['Orlo Atmos 65 Review', 'Orlo Atmos 65', 'Orlo Atmos 65'],
])('of "%s", "%s" is what comes before "Review"', (title, attributive, theName) => {
  const model = read({ title, lead: 'We tested Orlo for a month, and the result was fine.' })
  expect(textOf(model, 'attributive')).toBe(attributive)
  expect(textOf(model, 'theName')).toBe(theName)
})

test.each([
  ['When to Use Butter vs. Oil in a Cake', false],
  ['How to Choose Between Orlo Air versus Orlo Pro', false],
  ['Nora gave the shop 5 stars. Read the full review', false],
  ['Orlo Air vs. Mika Pro', true],
  ['Full Review: Orlo Air', true],
])('whether "%s" is the title of a review: %s', (title, isReview) => {
  expect(read({ title }).kind === 'review').toBe(isReview)
})

test.each([
  ['Orlo Bread Box', '1 NZD', false],
  ['Orlo Bread Box', '0.00 USD', false],
  ['Orlo Bread Box', '19 NZD', true],
])('whether %s for %s has a price: %s', (title, price, isSold) => {
  const facts = [{ name: 'price', value: price, from: 'json_ld' as const }]
  expect(read({ title, kind: 'product', facts }).facts.has('price')).toBe(isSold)
})
