import { describe, expect, test } from 'vitest'
import { ownLines } from '../../titles/own-lines.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { lisbon, read, rolesOf, textOf } from '../../../../tests/support/words/guide-pages.ts'

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
  ])('is read from the title: %s', (title, kind) => {
    expect(read({ title }).kind).toBe(kind)
  })

  test('stays what schema.org calls a product', () => {
    expect(read({ title: 'Oak Stool', kind: 'product' }).kind).toBe('review')
    const settings = read({ title: 'Orlo Privacy Settings', kind: 'product' })
    expect(settings.subject.confidence).toBe(0)
  })

  test('is read from headings where the title says nothing', () => {
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
  ['Why You Should Use Butter vs. Oil in a Cake', false],
  ['Orlo Air vs. Mika Pro', true],
  ['Why I Switched: Orlo Air vs Mika Pro', true],
  ['Why We Prefer Orlo Air vs Mika Pro', true],
  ['When in Doubt: Orlo Air vs. Mika Pro Compared', true],
  ['What to Know When You Buy: Orlo Air vs. Mika Pro', true],
  ['Full Review: Orlo Air', true],
])('whether "%s" is the title of a review: %s', (title, isReview) => {
  expect(read({ title }).kind === 'review').toBe(isReview)
})

test.each([
  ['Orlo Bread Box', '1 NZD', false],
  ['Orlo Bread Box', '0.00 USD', false],
  ['Orlo Bread Box', '1,00 €', false],
  ['Orlo Bread Box', '$01', false],
  ['Orlo Bread Box', '19 NZD', true],
  ['Orlo Bread Box', '$0.99', true],
  ['Orlo Bread Box', '0,50 €', true],
  ['Orlo Bread Box', '1.000 €', true],
  ['Orlo Bread Box', '$1,000', true],
  ['Orlo Bread Box', 'on request', false],
])('whether %s for %s has a price: %s', (title, price, isSold) => {
  const facts = [{ name: 'price', value: price, from: 'json_ld' as const }]
  expect(read({ title, kind: 'product', facts }).facts.has('price')).toBe(isSold)
})
