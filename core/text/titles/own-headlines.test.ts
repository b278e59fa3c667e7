import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { fillTitles } from './fill-titles.ts'
import { nameLines } from './own-headlines.ts'
import { ownTitles } from './own-title.ts'
import { patternsFor } from '../patterns/pattern-files.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const english = openLanguages()('en')

function pageOf(
  title: string,
  paragraphs: string[],
  kind: PageContent['kind'] = 'story',
): PageContent {
  return pageContent({
    title,
    kind,
    paragraphs,
  })
}

function headlinesOf(...page: Parameters<typeof pageOf>): string[] {
  return ownTitles(understandPage(pageOf(...page), english)).flatMap(({ headlines }) => headlines)
}

test('a name with a colon inside is not cut there', () => {
  const title = 'Iron Harbor Tide: Afterglow Comes to Tablets With a Map of the Whole Coast'
  const whole = ['The new Iron Harbor Tide: Afterglow plays well on a small screen.']
  expect(headlinesOf(title, whole)).not.toContain('Iron Harbor Tide')
  expect(headlinesOf(title, ['The game plays well.'])).toContain('Iron Harbor Tide')
})

test('a dish is not called by one of it', () => {
  const headlines = headlinesOf('Almond Plum Buns', [], 'recipe')
  expect(headlines).toContain('Almond Plum Buns')
  expect(headlines).not.toContain('Almond Plum Bun')
})

test('the second half of a title that goes on from the first is no headline', () => {
  const title = 'Everybody Feared for the Old Harbor Bridge – Then the Harbor Bridge Came Back'
  const text = Array.from({ length: 4 }, () => 'The harbor bridge is open again.')
  const headlines = headlinesOf(title, text)
  expect(headlines.filter((line) => line.startsWith('Then'))).toEqual([])
})

test('both parts of a compound have their capital where the title’s other words have it', () => {
  expect(headlinesOf('No-stir Plum Bread', [], 'recipe')).toContain('No-Stir Plum Bread')
  expect(headlinesOf('No-stir Plum Bread', [], 'recipe')).not.toContain('No-stir Plum Bread')
  expect(headlinesOf('No-stir plum bread', [], 'recipe')).toContain('No-stir plum bread')
})

test('a part of a title that stops after its verb is no headline', () => {
  const title = 'A Stranger Sees a Tall Ship Stop for a Lost Dog in the Harbor'
  const text = Array.from({ length: 4 }, () => 'The tall ship stopped for a dog of the harbor.')
  expect(headlinesOf(title, text)).not.toContain('A Stranger Sees a Tall Ship Stop')
})

test('no headline begins in the middle of a thought', () => {
  const text = Array.from({ length: 4 }, () => 'The old harbor bridge came back.')
  const lines = headlinesOf('But the Old Harbor Bridge Came Back', text)
  expect(lines).not.toContain('But the Old Harbor Bridge Came Back')
})

test('what a title says twice in a row is said once', () => {
  const content = pageOf('Plum Press Plum Press for Small Gardens', ['A plum press is small.'])
  expect(ownTitles(understandPage(content, english))[0]?.title).toBe('Plum Press for Small Gardens')
})

test('no pattern goes on with the word that the name ends with', () => {
  const content = pageOf(
    'Plum Tart for Two',
    ['Plum tart is the best dessert at Easter.'],
    'recipe',
  )
  const model = understandPage({ ...content, description: 'A plum tart for Easter.' }, english)
  const patterns = patternsFor('recipe', 'en')
  const titles = patterns ? fillTitles(model, patterns).map(({ title }) => title) : []
  expect(titles.length).toBeGreaterThan(0)
  expect(titles).not.toContain('Plum Tart for Two for Easter')
})

test('two names that say nothing of themselves are no headline', () => {
  const text = Array.from({ length: 4 }, () => 'Orlo Vessani sells fish cakes in the harbor.')
  const title = 'Orlo Vessani: Fish Cakes From the Harbor'
  expect(headlinesOf(title, text)).toContain(title)
  expect(headlinesOf(title, text)).not.toContain('Orlo Vessani')
})

test('a heading of the page that says one word of its title is no headline', () => {
  const page = pageOf('How the Harbor Rebuilt Its Old Task Queue', [
    'The task queue of the harbor is new. The queue takes a task every minute.',
    'The harbor queue holds each task until it is done.',
  ])
  const headings = ['Lifecycle of a Task', 'Tasks of a Harbor Queue'].map((line, at) => ({
    level: 2,
    text: line,
    at,
  }))
  const found = ownTitles(understandPage({ ...page, headings }, english)).flatMap(
    ({ headlines }) => headlines,
  )
  expect(found).not.toContain('Lifecycle of a Task')
  expect(found).toContain('Tasks of a Harbor Queue')
})

test('a part of a recipe title without its dish is no headline', () => {
  const title = 'Pogácsa Rolls: A Recipe for the Sunday Classic'
  const text = Array.from({ length: 4 }, () => 'The recipe for pogácsa rolls is a Sunday classic.')
  const headlines = headlinesOf(title, text, 'recipe')
  expect(headlines).toContain('Pogácsa Rolls')
  expect(headlines).not.toContain('A Recipe for the Sunday Classic')
  const other = text.map((line) => line.replace('pogácsa rolls', 'these'))
  expect(headlinesOf(title, other)).toContain('A Recipe for the Sunday Classic')
})

test('a part of a title without what the page says most is no headline', () => {
  const title = 'Diapers: Cloth vs. Disposable'
  const text = Array.from({ length: 4 }, () => 'Diapers of cloth or disposable diapers: both work.')
  expect(headlinesOf(title, text)).toContain(title)
  expect(headlinesOf(title, text)).not.toContain('Cloth vs. Disposable')
})

test('one of three rooms of a title is no headline for all', () => {
  const text = Array.from(
    { length: 4 },
    () => 'A workshop in the cellar needs light, and so much of it that one lamp is not enough.',
  )
  const linesOf = (title: string): string[] => {
    const headings = ['The Cellar as a Workshop', 'A Lamp'].map((line, at) => ({
      level: 2,
      text: line,
      at,
    }))
    return ownTitles(understandPage({ ...pageOf(title, text), headings }, english)).flatMap(
      ({ headlines }) => headlines,
    )
  }
  const rooms = 'A Workshop for Small Houses: Garage, Cellar, Shed'
  expect(linesOf(rooms)).not.toContain('The Cellar as a Workshop')
  expect(linesOf('A Workshop in the Cellar of Small Houses')).toContain('The Cellar as a Workshop')
})

test('a headline keeps the year of what is the best of it', () => {
  const title = 'The Best Board Games From 2025'
  const text = Array.from({ length: 4 }, () => 'Board games of the year are on this list.')
  expect(headlinesOf(title, text)).toEqual(
    expect.not.arrayContaining(['The Best Board Games', 'Best Board Games']),
  )
})

test('the day on which a page was written is no part of its title', () => {
  const titleOf = (title: string): string | undefined =>
    ownTitles(understandPage(pageOf(title, []), english))[0]?.title
  expect(titleOf('Harbor Walks (By a Guide!) January 1, 2025')).toBe('Harbor Walks (By a Guide!)')
  expect(titleOf('Three Long Harbor Walks 12.05.2024')).toBe('Three Long Harbor Walks')
  expect(titleOf('What to See on January 1, 2025')).toBe('What to See on January 1, 2025')
})

test('a label before the title is left out, and a dash that sticks to a word is set apart', () => {
  const titleOf = (title: string): string | undefined =>
    ownTitles(understandPage(pageOf(title, []), english))[0]?.title
  expect(titleOf('(News) An Interview With a Beekeeper')).toBe('An Interview With a Beekeeper')
  expect(titleOf('Natural soap- is it better?')).toBe('Natural soap – is it better?')
  expect(titleOf('Pre- and Post-Race Meals')).toBe('Pre- and Post-Race Meals')
})

test('a count of anything, a half of two and a line that says a thing twice are no headlines', () => {
  const text = Array.from({ length: 4 }, () => 'The harbor garden is open for practices of care.')
  const whole = '8 Best Practices for a Harbor Garden in Winter'
  expect(headlinesOf(whole, text)).not.toContain('8 Best Practices')
  const linesOf = (title: string, heading: string): string[] => {
    const headings = [{ level: 2, text: heading, at: 0 }]
    return ownTitles(understandPage({ ...pageOf(title, text), headings }, english)).flatMap(
      ({ headlines }) => headlines,
    )
  }
  expect(linesOf('A Harbor Garden or a Roof Garden?', 'The Harbor Garden')).not.toContain(
    'The Harbor Garden',
  )
  expect(linesOf('Why We Love a Harbor Garden', 'Harbor Garden Mat: a Mat Test')).not.toContain(
    'Harbor Garden Mat: a Mat Test',
  )
  expect(linesOf('Why We Love a Harbor Garden', 'A Quick Note on the Harbor Garden')).not.toContain(
    'A Quick Note on the Harbor Garden',
  )
})

test('a title that repeats its last word behind a colon says it once', () => {
  const content = pageOf('Harbor Care and Pruning: Pruning Basics', [])
  expect(ownTitles(understandPage(content, english))[0]?.title).toBe(
    'Harbor Care and Pruning Basics',
  )
})

test('a note on an update is no part of a title', () => {
  const content = pageOf('Best Harbor Server Hosts [2025 UPDATED]', [])
  expect(ownTitles(understandPage(content, english))[0]?.title).toBe('Best Harbor Server Hosts')
})

test('a question alone names what it is about', () => {
  const titlesOf = (title: string): string[] =>
    ownTitles(understandPage(pageOf(title, []), english)).map((entry) => entry.title)
  expect(titlesOf('Linen or Cotton: Which One Should You Choose?')).toHaveLength(1)
  expect(titlesOf('Linen or Cotton: Which Fabric Should You Choose?')).toHaveLength(2)
})

const languageOf = openLanguages()

function shortHeadlinesOf(title: string, lang: string, sentence: string): string[] {
  const paragraphs = Array.from({ length: 4 }, () => sentence)
  const model = understandPage({ ...pageOf(title, paragraphs), lang }, languageOf(lang))
  return ownTitles(model)[0]?.headlines.slice() ?? []
}

test.each([
  [
    'fr',
    'Voyage dans les Fonds Marins "AQUARIO DE VESSANI" -Aquarium de Vessani',
    'L’aquarium de Vessani est grand.',
    'Aquario de Vessani',
  ],
  [
    'de',
    '"Hoch hinaus" - Oder: Wie baut man ein Regal mit nur 3 breiten Brettern?',
    'Ein Regal aus Brettern baut man schnell.',
    'Wie baut man ein Regal?',
  ],
  [
    'de',
    'Die Zwetschgen-Saison beginnt! So finden Sie die besten Zwetschgen in Ihrer Nähe',
    'Die besten Zwetschgen der Saison sind reif.',
    'Die Zwetschgen-Saison beginnt!',
  ],
  [
    'en',
    '23 Herbs and Flowers for Organic Pest Control in the Old Harbor Garden',
    'Herbs and flowers are for pest control.',
    '23 Herbs and Flowers for Organic Pest Control',
  ],
])('a long %s title gives the part on its topic to the picture: %s', (...row) => {
  const [lang, title, sentence, part] = row
  const headlines = shortHeadlinesOf(title, lang, sentence)
  expect(headlines[0]).toBe(part)
})

test('a part that begins with a preposition or leaves out the topic is no headline', () => {
  const title = 'In the Harbor: Three Great Evergreens for the Small Old Plot'
  const lines = shortHeadlinesOf(title, 'en', 'Great evergreens are for each plot in the harbor.')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines).not.toContain('In the Harbor')
})

test('a title without its note in brackets is on the picture', () => {
  const text = 'Ten woodworking projects for the harbor are easy.'
  const [first] = shortHeadlinesOf('10 Easy Woodworking Projects (Compilation)', 'en', text)
  expect(first).toBe('10 Easy Woodworking Projects')
})

test('a count alone stays off the picture where the title counts something on a topic', () => {
  const title = '23 Herbs and Flowers for Organic Pest Control in the Old Harbor Garden'
  const text = 'Pest control in a garden needs no spray, so pest control is easy there.'
  expect(shortHeadlinesOf(title, 'en', text)).not.toContain('23 Herbs and Flowers')
})

test('a question that only its answer keeps is no headline of another title', () => {
  const headings = ['Are Harbor Garden Mats Safe?', 'How Harbor Gardens Drain'].map((line, at) => ({
    level: 2,
    text: line,
    at,
  }))
  const text = Array.from({ length: 4 }, () => 'The harbor garden is open and drains well.')
  const page = pageOf('Why We Love a Harbor Garden', text)
  const lines = ownTitles(understandPage({ ...page, headings }, english))[0]?.headlines ?? []
  expect(lines).not.toContain('Are Harbor Garden Mats Safe?')
})

test.each([
  [
    'en',
    '5 Amazing Ways Solo Walks Around the Old Harbor Changed My Whole Life',
    /^5 \S+ Ways Solo Walks$/u,
  ],
  [
    'de',
    'Harbor-Reifen auf Tubeless umrüsten Schritt für Schritt im eigenen kleinen Hof',
    /Schritt$/u,
  ],
  [
    'es',
    'Pan de puerto de trigo y centeno con mucha miel. Receta con y sin robot de cocina',
    /Receta$/u,
  ],
])('no %s part of a title ends where a thought goes on: %s', (...row) => {
  const [lang, title, clipped] = row
  const lines = shortHeadlinesOf(title, lang, title)
  expect(lines.filter((line) => clipped.test(line))).toEqual([])
})

test('a heading on a part of what the title names is no headline for the page', () => {
  const text = ['one', 'two', 'three', 'four'].map(
    (day) => `Pruning a clematis on day ${day} keeps the clematis small.`,
  )
  const page = pageOf('Mastering Clematis Pruning: Blooms for the Whole Year', text)
  const headings = ['When to Prune Group 3 Clematis', 'Clematis Pruning Tips'].map((line, at) => ({
    level: 2,
    text: line,
    at,
  }))
  const found = ownTitles(understandPage({ ...page, headings }, english)).flatMap(
    ({ headlines }) => headlines,
  )
  expect(found).toContain('Clematis Pruning Tips')
  expect(found).not.toContain('When to Prune Group 3 Clematis')
})

test('a part of a title that leaves its topic to the other part is no headline', () => {
  const title = 'Complete Wedding Checklist: 12-Month Timeline & Budget Guide'
  const text = ['May', 'June', 'July', 'August'].map((month) => `A wedding in ${month} is warm.`)
  const lines = headlinesOf(title, text)
  expect(lines).toContain('Complete Wedding Checklist')
  expect(lines).not.toContain('12-Month Timeline & Budget Guide')
})

test('nine short words of a long title are a headline', () => {
  const title = 'What to Expect on Your First Trip to Norway: A Guide for All Who Go There'
  const text = ['May', 'June', 'July', 'August'].map((month) => `Norway is light in ${month}.`)
  expect(headlinesOf(title, text)).toContain('What to Expect on Your First Trip to Norway')
})

test('pros and cons are not headed by what they weigh', () => {
  const text = ['May', 'June', 'July', 'August'].map((month) => `A tiny barn is cold in ${month}.`)
  const weighed = pageOf('The Pros and Cons of Living in a Tiny Barn', text)
  expect(nameLines(understandPage(weighed, english))).toEqual([])
  const reviewed = pageOf('Orlo Barn Kit Review', text)
  expect(nameLines(understandPage(reviewed, english))).toContain('Orlo Barn Kit')
})

test.each([
  ['Nora Vessani', ': “The Old Harbor Belongs to Everyone”', false],
  ['Prison Official', ': The Harbor Gates Were Left Open', false],
  ['A Letter', ': The Harbor in Spring Is Ours', false],
  ['Harbor Walks', ': The Five Best at Low Tide', true],
  ['The Old Harbor', ' – A Walk at Low Tide', true],
  ['Harbor Study Rooms', ': A New Home by the Sea', true],
  ['Home Study', ': Ideas for Small Rooms', true],
  ['Love Letter', ': Words That Move', true],
  ['Book Report', ': A Classroom Craft', true],
  ['Garden Planning', ': “Right Plant, Right Place” Explained', true],
  ['Garden Planning', ': “Right Plant, Right Place”', false],
  ['Nora Vessani', ': ‘The Harbor’s Gate Is Ours’', false],
])('whether "%s" before "%s" is a headline: %s', (line, rest, isOne) => {
  const text = Array.from({ length: 4 }, () => `The ${line.toLowerCase()} at low tide is open.`)
  expect(headlinesOf(`${line}${rest}`, text).includes(line)).toBe(isOne)
})

test('the kind of a report is no headline of news, whatever it is on', () => {
  const text = Array.from({ length: 4 }, () => 'The home study at low tide is open.')
  const story = understandPage(pageOf('Home Study: Ideas for Small Rooms', text), english)
  const linesOf = (model: typeof story): readonly string[] =>
    ownTitles(model).flatMap(({ headlines }) => headlines)
  expect(linesOf(story)).toContain('Home Study')
  expect(linesOf({ ...story, kind: 'news' })).not.toContain('Home Study')
})
