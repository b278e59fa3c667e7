import { describe, expect, test } from 'vitest'
import { lisbon, read, rolesOf, textOf } from '../../../../tests/support/words/guide-pages.ts'

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
