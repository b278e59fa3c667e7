import { describe, expect, test } from 'vitest'
import { descriptionsFor } from '../../describe/description-candidates.ts'
import { ownLines } from '../../titles/own-lines.ts'
import { ownTitles } from '../../titles/own-title.ts'
import { patternsFor } from '../../patterns/pattern-files.ts'
import { titleCandidates } from '../../rank/rank-words.ts'
import { lisbon, read, textOf } from '../../../../tests/support/words/guide-pages.ts'

describe('own lines', () => {
  const text =
    'The kitchen was planned around one long table, and everything else followed from it.'
  const linesOf = (heading: string, title = 'A Kitchen for a Family of Six'): string[] =>
    ownLines(read({ title, kind: 'keyword', sections: { [heading]: text } })).map(
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
  test('a title on a section is described by that section', () => {
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
