import { describe, expect, test } from 'vitest'
import { read, textOf } from '../../../../tests/support/words/guide-pages.ts'

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
