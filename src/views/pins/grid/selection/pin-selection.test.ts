import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ListSelection } from './pin-selection.ts'

const listOf = (...ids: string[]) => ids.map((id) => ({ id }))
const abc = listOf('a', 'b', 'c')
const select = (...ids: string[]) => ({ select: ids, deselect: [] })
const deselect = (...ids: string[]) => ({ select: [], deselect: ids })

describe('a selection of a list', () => {
  test('gives its ids in the order of the list, not of clicking', () => {
    expect(ListSelection.none(abc).change(select('c')).change(select('a')).ids).toEqual(['a', 'c'])
  })

  test('takes all and gives one of all back', () => {
    const all = ListSelection.none(abc).change(select('b')).change({ select: 'all', deselect: [] })
    expect(all.size).toBe(3)
    expect(all.change(deselect('b')).ids).toEqual(['a', 'c'])
    expect(all.change(deselect('b')).change(select('b')).ids).toEqual(['a', 'b', 'c'])
  })

  test('keeps what a filter hides, and new pins do not join', () => {
    const all = ListSelection.none(abc).change(select('a', 'b', 'c'))
    const filtered = all.over(listOf('b'))
    expect(filtered.ids).toEqual(['b'])
    expect(filtered.change(deselect('b')).over(listOf('new', 'a', 'b', 'c')).ids).toEqual([
      'a',
      'c',
    ])
  })

  test('"all" of a filtered list is not all of the whole list', () => {
    expect(ListSelection.none(listOf('b')).change(select('b')).over(abc).ids).toEqual(['b'])
  })

  test('holds 100,000 and asks each of them', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ({ id: `pin-${at}` }))
    const all = ListSelection.none(many)
      .change(select('pin-3'))
      .change({ select: 'all', deselect: [] })
    expect([all.size, all.has('pin-99999'), all.ids.length]).toEqual([100_000, true, 100_000])
    const less = all.change(deselect('pin-7'))
    expect([less.size, less.has('pin-7'), less.ids.length, less.ids[7]]).toEqual([
      99_999,
      false,
      99_999,
      'pin-8',
    ])
    expect(less.change({ select: [], deselect: less.ids }).size).toBe(0)
  })

  test('is what a plain set would be, whatever is selected, filtered and added', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    const step = fc.oneof(
      fc.record({ type: fc.constant('select' as const), ids: fc.uniqueArray(id) }),
      fc.record({ type: fc.constant('deselect' as const), ids: fc.uniqueArray(id) }),
      fc.record({ type: fc.constant('all' as const) }),
      fc.record({ type: fc.constant('rest' as const) }),
      fc.record({ type: fc.constant('clear' as const) }),
      fc.record({ type: fc.constant('list' as const), ids: fc.uniqueArray(id) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let list = ['a', 'b', 'c', 'd']
        let mine = ListSelection.none(listOf(...list))
        let plain = new Set<string>()
        for (const one of steps) {
          const shown = (ids: readonly string[]) => ids.filter((each) => list.includes(each))
          if (one.type === 'list') {
            list = one.ids
            mine = mine.over(listOf(...list))
          } else if (one.type === 'clear') {
            plain = new Set([...plain].filter((each) => !list.includes(each)))
            mine = mine.change({ select: [], deselect: mine.ids })
          } else {
            const named =
              one.type === 'all'
                ? list
                : one.type === 'rest'
                  ? list.filter((each) => !mine.has(each))
                  : shown(one.ids)
            plain = new Set(
              one.type === 'deselect'
                ? [...plain].filter((each) => !named.includes(each))
                : [...plain, ...named],
            )
            mine = mine.change(
              one.type === 'deselect'
                ? { select: [], deselect: named }
                : { select: one.type === 'all' ? 'all' : named, deselect: [] },
            )
          }
          const wanted = list.filter((each) => plain.has(each))
          expect([mine.ids, mine.size, list.filter((each) => mine.has(each))]).toEqual([
            wanted,
            wanted.length,
            wanted,
          ])
        }
      }),
      { numRuns: 500 },
    )
  })
})
