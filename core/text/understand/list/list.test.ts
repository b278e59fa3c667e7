import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { contentFromText } from '../../../../server/features/pages/extraction/content-from-text.ts'
import { rankTitles, titleCandidates } from '../../rank/rank-words.ts'
import { readListTitle } from './list-title.ts'
import { entryName, shapeOf } from './list-entries.ts'
import { understandPage } from '../page-model.ts'

const english = openLanguages()('en')

function contentOf(title: string, entries: readonly string[]) {
  const text = entries
    .map(
      (entry, index) =>
        `# ${index + 1}. ${entry}\n\nThe page tells what is known about entry ${index + 1} in a whole sentence.`,
    )
    .join('\n\n')
  return contentFromText({
    title,
    text: `The list begins here.\n\n${text}`,
    url: 'https://a.test/b',
  })
}

function titlesOf(title: string, entries: readonly string[]): string[] {
  const model = understandPage(contentOf(title, entries), english)
  return titleCandidates(model).map((candidate) => candidate.title)
}

test.each([
  ['25 Small Balcony Ideas for Renters', 25, 'Small Balcony Ideas for Renters'],
  ['The 10 Best Ways to Store Rice', 10, 'Ways to Store Rice'],
  ['Ten Easy Fall Crafts', 10, 'Fall Crafts'],
  ['15 Healthy Snacks You’ll Love', 15, 'Healthy Snacks'],
  ['Long Winter: 12 clever indoor garden ideas kids will love', 12, 'indoor garden ideas'],
  ['9 Common Succulent Mistakes to Avoid', 9, 'Common Succulent Mistakes'],
  ['10 Things to Do in Berlin 2025', 10, 'Things to Do in Berlin'],
  ['12 Fall Crafts for 202', 12, 'Fall Crafts'],
  ['9 Models of the Boeing 1202', 9, 'Models of the Boeing 1202'],
  ['20 Small Nook Ideas When You’re Short of Room + Free Print', 20, 'Small Nook Ideas'],
])('reads what "%s" counts', (title, count, name) => {
  expect(readListTitle(title)).toMatchObject({ count, name })
})

test.each([
  '30 Minute Chicken Dinner',
  'Lemon Cake',
  'How to Store Rice',
  '11 Things We Learned',
  '18 Pieces, 40 Outfits',
])('reads no list from "%s"', (title) => {
  expect(readListTitle(title)).toBeNull()
})

test.each(['My Top 3 Picks', 'What Is the Best Plum Press? Here Are My Top 3 Picks'])(
  'of what "%s" are, it does not say',
  (title) => {
    expect(readListTitle(title)).toBeNull()
  },
)

test('the best of all that the title asks for names no guide', () => {
  const entries = ['Steel Plum Press Review', 'Small Plum Press Review', 'Old Plum Press Review']
  const guides = titlesOf('What Is the Ultimate Best Plum Press? My Top 3 Picks', entries)
  expect(guides.filter((title) => /guide to/iu.test(title))).toEqual([])
  const any = titlesOf('What Is a Plum Press?', entries)
  expect(any.filter((title) => /guide to/iu.test(title))).not.toEqual([])
})

test('keeps the open number of a title', () => {
  expect(readListTitle('90+ Paper Crafts')).toMatchObject({ count: 90, counted: '90+' })
})

test('an entry loses its number, brackets and explanation', () => {
  expect(entryName('Common Mistake #3: Overwatering')).toBe('Overwatering')
  expect(entryName('1. The Herb “Wall”')).toBe('Herb Wall')
  expect(entryName('10-Minute Pumpkin Workout')).toBe('10-Minute Pumpkin Workout')
  expect(entryName('The Herb Wall (DIY) – a green corner')).toBe('Herb Wall')
})

test('tells things, orders and statements apart', () => {
  expect(shapeOf('Vertical Herb Garden', english)).toBe('entryNoun')
  expect(shapeOf('Hang a Hammock Chair', english)).toBe('entryDo')
  expect(shapeOf('It is never too late', english)).toBe('other')
})

test('an entry leads to the rest of its list', () => {
  const titles = titlesOf('25 Small Balcony Ideas', [
    'Hang a Hammock Chair',
    'Folding Table',
    'String Lights',
  ])
  expect(titles).toContain('Hang a Hammock Chair and 24 More Small Balcony Ideas')
  expect(titles).toContain('Folding Table and 24 More Small Balcony Ideas')
})

test('a list of what does harm recommends none of it', () => {
  const titles = titlesOf('10 Houseplants That Are Not Safe for Cats', [
    'Peace Lilies',
    'Aloe Vera',
    'English Ivy',
  ])
  expect(titles.length).toBeGreaterThan(6)
  for (const title of titles)
    expect(title).toMatch(/not safe for cats|houseplants that are not safe/i)
})

test('a list that names no number counts its numbered entries', () => {
  const content = {
    ...contentOf('Indoor Games for Toddlers', ['Pillow Hop', 'Kitchen Band', 'Sock Toss']),
  }
  const model = understandPage({ ...content, kind: 'list' }, english)
  expect(model.facts.get('count')?.text).toBe('3')
})

test('only entries that are in a sentence without an article are named in one', () => {
  const many = ['Climbing Roses', 'Paper Lanterns', 'Herb Walls', 'Outdoor Rugs', 'String Lights']
  const one = ['Climbing Rose', 'Paper Lantern', 'Herb Wall', 'Outdoor Rug', 'String Light']
  const isMentioned = (entries: readonly string[], title = '5 Small Balcony Ideas'): boolean =>
    understandPage(contentOf(title, entries), english).facts.has('entriesMentioned')
  expect([isMentioned(many), isMentioned(one)]).toEqual([true, false])
  expect(isMentioned(many, '5 Small Balcony Ideas That Renters Can Try Without a Drill')).toBe(
    false,
  )
})

test('descriptions of a list name other entries from pin to pin', () => {
  const model = understandPage(
    contentOf('6 Small Nook Ideas', [
      'Small Nook Idea #1: Hang a Narrow Shelf',
      'Small Nook Idea #2: Paint One Wall',
      'Small Nook Idea #3: Choose a Round Stool',
      'Small Nook Idea #4: Use the Window Sill',
      'Small Nook Idea #5: Fold the Table Away',
      'Small Nook Idea #6: Plant a Green Corner',
    ]),
    english,
  )
  const [whole] = rankTitles(
    model,
    titleCandidates(model).filter(({ id }) => id === 'own-title'),
  )
  const said = whole?.descriptions.map(({ candidate: { text } }) => text.split(' and more.')[0])
  expect(said).toContain(
    '6 small nook ideas: hang a narrow shelf, paint one wall, choose a round stool',
  )
  expect(said).toContain(
    '6 small nook ideas: use the window sill, fold the table away, plant a green corner',
  )
})

test('a clause among the things of a list is not one of them', () => {
  const entries = [
    'Zero rating',
    'Merger mania',
    'Video throttling will be the norm',
    'Long-distance drones',
    'Cheap sensors',
  ]
  const { facts } = understandPage(contentOf('5 Mobile Trends to Watch', entries), english)
  expect(facts.get('entryList')?.text).toBe('zero rating, merger mania, long-distance drones')
})

test('a title that counts more entries than are numbered loses its number', () => {
  const entries = ['The old mill', 'The harbor wall', 'The rose garden', 'The market hall']
  const counted = (title: string): string[] =>
    titlesOf(title, entries).filter((found) => /\d/u.test(found))
  expect(counted('5 Places to See in Carrow')).toEqual([])
  expect(titlesOf('5 Places to See in Carrow', entries)).toContain('Places to See in Carrow')
  expect(counted('4 Places to See in Carrow')).toContain('4 Places to See in Carrow')
})

test('the best of the whole world keep their "best"', () => {
  expect(readListTitle('Top 10 best harbor hotels in the world')).toMatchObject({
    count: 10,
    name: 'best harbor hotels in the world',
    isBest: false,
  })
  expect(readListTitle('10 best harbor hotels for families')?.name).toBe(
    'harbor hotels for families',
  )
})

test('free projects are not made by oneself once more, and the biggest stay apart', () => {
  const titlesOf = (title: string): string[] => {
    const model = understandPage(
      contentOf(title, ['Ask early', 'Taste twice', 'Plan a tent']),
      english,
    )
    return titleCandidates(model).map((entry) => entry.title)
  }
  const own = [titlesOf('3 Free Harbor Sewing Projects'), titlesOf('3 Harbor Wreaths')].flat()
  expect(own.filter((title) => /Yourself/u.test(title))).toEqual([
    '3 Harbor Wreaths You Can Make Yourself',
  ])
  const tips = titlesOf('3 Expert Tips for Harbor Dinners').filter((title) => /More/u.test(title))
  expect(tips.every((title) => /Harbor/u.test(title))).toBe(true)
  const biggest = titlesOf('3 Biggest Harbor Dinner Trends')
  expect(biggest.filter((title) => /More Biggest/u.test(title))).toEqual([])
})

test('a sentence goes from one thing of a list to another, and not to its subject', () => {
  const from = (last: string): boolean => {
    const entries = ['Frames', 'Shadows', 'Mirrors', 'Bridges', 'Tunnels', last]
    return understandPage(contentOf('6 Photo Techniques', entries), english).facts.has('lastEntry')
  }
  expect(from('Windows')).toBe(true)
  expect(from('Quiet Photo Walks')).toBe(false)
  expect(from('Windows of Very Old Houses')).toBe(false)
})

test('a picture keeps what a list counts things for', () => {
  const title = '23 Herbs and Flowers for Organic Pest Control in the Harbor Garden'
  const model = understandPage(contentOf(title, ['Mint', 'Dill', 'Basil', 'Lavender']), english)
  const counted = titleCandidates(model).find(({ id }) => id === 'counted')
  expect(counted?.headlines).toContain('23 Herbs and Flowers for Organic Pest Control')
  expect(counted?.headlines).not.toContain('23 Herbs and Flowers')

  const clause = titleCandidates(
    understandPage(
      contentOf('14 Harbor Plants That Thrive in Dim Old Rooms With Little Light', [
        'Fern',
        'Moss',
      ]),
      english,
    ),
  ).flatMap(({ headlines }) => headlines)
  expect(clause.filter((line) => /thrive$/iu.test(line))).toEqual([])
})

test('tips on anything name no list, and a list keeps its first tail', () => {
  const tips = titlesOf('Becoming a Night Sailor: 5 Useful Tips', [
    'Ask Early',
    'Taste Twice',
    'Go',
  ])
  expect(tips.filter((title) => !/sailor/iu.test(title))).toEqual([])

  const brands = understandPage(
    contentOf('60 Clothing Brands from the USA Making More Ethical and Sustainable Fashion', [
      'Katlo',
      'Miakado',
      'Terra Wool',
    ]),
    english,
  )
  const made = titleCandidates(brands)
  expect(made.filter(({ title }) => / More /u.test(title) && !/USA/u.test(title))).toEqual([])
  expect(made.filter(({ id }) => id === 'entry-more')).toEqual([])
  const lines = made.flatMap(({ headlines }) => headlines)
  expect(lines.some((line) => /^60 clothing brands from the USA$/iu.test(line))).toBe(true)
  expect(lines.filter((line) => /brands$/iu.test(line))).toEqual([])
})

test('a tip says on what', () => {
  const tips = titlesOf('5 Tips for Harbor Portraits', [
    'Wait for the Late Light',
    'Ask',
    'Step Back',
  ])
  expect(tips.filter((title) => /^tip:/iu.test(title))).toEqual([])
})

test('hours of a day are no tips, mistakes no commands and unknown names no hooks', () => {
  const material = (title: string, headings: readonly (readonly [number, string])[]) => ({
    ...contentOf(title, []),
    kind: 'list' as const,
    headings: headings.map(([level, text], at) => ({ level, text, at })),
    facts: headings
      .filter(([level]) => level === 3)
      .map(([, value]) => ({ name: 'list_item', value, from: 'article' as const })),
  })
  const day = understandPage(
    material('Harbor Keeper Tips: Finding Balance', [
      [3, '6:00 a.m. – Morning'],
      [3, '6:30 a.m. – Family Breakfast'],
      [3, '8:00 p.m. – Rest'],
      [3, '9:00 p.m. – Bed'],
    ]),
    english,
  )
  expect(day.facts.has('count')).toBe(false)
  const commands = understandPage(
    material('10 Commands to Teach Your Puppy First', [
      [2, 'The list'],
      [3, 'The Sit'],
      [3, 'The Stay'],
      [3, 'The Heel'],
      [2, 'Common Mistakes'],
      [3, 'Scolding Your Puppy'],
    ]),
    english,
  )
  expect(
    commands.sections.filter(({ role }) => role === 'entry').map(({ heading }) => heading),
  ).not.toContain('Scolding Your Puppy')
  const hooks = titlesOf('12 Harbor Ideas', ['Torrain', 'Rope Shelf', 'Paris'])
  expect(hooks).toContain('Rope Shelf and 11 More Harbor Ideas')
  expect(hooks).toContain('Paris and 11 More Harbor Ideas')
  expect(hooks.filter((title) => /torrain and/iu.test(title))).toEqual([])
})

test('a list of the best keeps on its pins that its things are the best', () => {
  const entries = ['Rope Shelf', 'Wall Basket', 'Hammock Chair', 'Herb Wall']
  const best = titlesOf('The 12 Best Harbor Garden Ideas', entries)
  expect(best).toContain('12 Best Harbor Garden Ideas')
  expect(best).not.toContain('12 Harbor Garden Ideas')
  expect(titlesOf('12 Harbor Garden Ideas', entries)).toContain('12 Harbor Garden Ideas')
})

test('a list leads with entries that readers can picture', () => {
  const entries = [
    'Join an Online Group',
    'Hang a Hammock Chair',
    'Orlo Basket',
    'Vessa R5 Lamp',
    'Bromeliad',
  ]
  const content = contentOf('12 Harbor Garden Ideas', entries)
  const named = { ...content, paragraphs: [...content.paragraphs, 'We like the Orlo Basket.'] }
  const leads = titleCandidates(understandPage(named, english))
    .map(({ title }) => title)
    .filter((title) => title.includes(' and 11 More '))
  expect(leads).toEqual(['Hang a Hammock Chair and 11 More Harbor Garden Ideas'])
})

test('a count without the topic of the title before it names no list', () => {
  const title = 'Plumbing Tips: 11 Best Practices & Upgrades to Prevent Trouble'
  const content = contentOf(title, ['Leak Detectors', 'Water Softeners', 'Pipe Sleeves'])
  const text = ['Plumbing needs care.', 'Old plumbing leaks.', 'Good plumbing lasts.']
  const titles = titleCandidates(understandPage({ ...content, paragraphs: text }, english))
  expect(titles.map((candidate) => candidate.title)).toContain(title)
  expect(titles.filter((candidate) => !/plumbing/iu.test(candidate.title))).toEqual([])
})

test('advice of a list is a title where it says on what', () => {
  const titles = titlesOf('5 Tips for Picking Low-Light Houseplants', [
    'Match Your Plant to Your Light Direction',
    'Turn Your Low-Light Houseplants Once a Week',
    'Dust the Leaves',
  ])
  expect(titles).toContain('Turn Your Low-Light Houseplants Once a Week')
  expect(titles).not.toContain('Match Your Plant to Your Light Direction')
})

test('a year is no part of a list', () => {
  expect(readListTitle('10 Best Harbor Rentals In Oslo In 2025 [Updated!]')?.name).toBe(
    'Harbor Rentals In Oslo',
  )
  expect(readListTitle('7 Kitchen Trends From the Harbor Fair 202')?.name).toBe(
    'Kitchen Trends From the Harbor Fair',
  )
})

test('a short name does not stop at how', () => {
  const model = understandPage(
    contentOf('7 Vital Tips on How to Rent a Boat', [
      'Bring a Card',
      'Book Early',
      'Ask for Ropes',
    ]),
    english,
  )
  expect(model.facts.get('short')?.text).toBe('vital tips on how to rent a boat')
})

test('letters and digits of common things are no model of a product', () => {
  const entries = ['3D Paper Stars', 'Vitamin B12 Foods', 'H2O Garden Toys', 'Paper R5 Stars']
  const { sections } = understandPage(contentOf('4 Garden Ideas', entries), english)
  const telling = sections.filter(({ facts }) => facts?.has('entryTelling'))
  expect(telling.map(({ heading }) => heading)).toEqual(entries.slice(0, 3))
})
