import { describe, expect, test } from 'vitest'
import { pin, testAccount, testId } from '../pin.builder.ts'
import { select } from '../pin-commands.ts'
import type { PinEvent, RowChange } from '../events/pin.events.ts'
import {
  applyPinEvent,
  backOf,
  emptyBook,
  inverseOf,
  wayBack,
  withdrawalOf,
} from './pin.reducer.ts'
import type { PinBook } from './pin.reducer.ts'
import { getPin, listPins } from './pin-selectors.ts'

const names = Array.from({ length: 12 }, (_, at) => `p${at}`)
const ids = names.map(testId)
const [a = '', b = '', c = ''] = ids
const book = applyPinEvent(emptyBook(testAccount), {
  type: 'pins.added',
  data: { pins: names.map((name) => pin(name)), autoSelect: false },
})
const after = (from: PinBook, ...events: PinEvent[]): PinBook =>
  events.reduce((growing, event) => applyPinEvent(growing, event), from)
const back = (from: PinBook, event: PinEvent): PinBook =>
  after(after(from, event), ...inverseOf(from, event))
const order = (from: PinBook): string[] => listPins(from).map(({ id }) => id)
const change = (
  id: string,
  title: string,
  before = `Title ${names[ids.indexOf(id)] ?? ''}`,
): RowChange => ({ id, patch: { title }, before: { title: before } })
const boarded: PinEvent = {
  type: 'pin.boardAdded',
  data: { id: a, board: { board_id: testId('cakes') }, name: 'Cakes' },
}
const marked = after(
  book,
  { type: 'pins.selected', data: { ids: [a, b] } },
  { type: 'pins.committed', data: { ids: [b, c] } },
)

describe('the way back', () => {
  test.each([
    [{ type: 'pin.updated', data: change(a, 'New') }, 'pin.updated'],
    [
      { type: 'pins.updated', data: { patches: [change(a, 'New'), change(b, 'New')] } },
      'pins.updated',
    ],
    [
      { type: 'pins.replaced', data: { patches: ids.slice(0, 11).map((id) => change(id, 'New')) } },
      'pins.replaced',
    ],
    [
      { type: 'pins.replaced', data: { patches: ids.slice(0, 10).map((id) => change(id, 'New')) } },
      'pins.updated',
    ],
    [boarded, 'pin.updated'],
  ] satisfies [PinEvent, string][])('of %o is a %s', (event, type) => {
    expect(inverseOf(book, event).map((one) => one.type)).toEqual([type])
    expect(
      listPins(back(book, event)).map(({ title, boards, board_name }) => [
        title,
        boards,
        board_name,
      ]),
    ).toEqual(listPins(book).map(({ title, boards, board_name }) => [title, boards, board_name]))
  })

  test('of a row that was changed twice by one event is its first value', () => {
    const event: PinEvent = {
      type: 'pins.updated',
      data: { patches: [change(a, 'One'), change(a, 'Two', 'One')] },
    }
    expect(getPin(back(book, event), a)?.title).toBe('Title p0')
  })

  test('of a favorite is its contrary', () => {
    expect(
      inverseOf(book, { type: 'pin.favored', data: { id: a, favored: true, before: false } }),
    ).toEqual([{ type: 'pin.favored', data: { id: a, favored: false, before: true } }])
  })

  test('of a board that was there already, or of a pin that is not, is none', () => {
    const on = after(book, boarded)
    expect([
      inverseOf(on, boarded),
      inverseOf(book, { ...boarded, data: { ...boarded.data, id: 'unknown' } } as PinEvent),
    ]).toEqual([[], []])
  })

  test('of a deletion brings neighbours back in their order, selected and committed as they were', () => {
    const event: PinEvent = { type: 'pins.deleted', data: { ids: [b, a, ids[11] ?? ''] } }
    const again = back(marked, event)
    expect([order(again), again.selectedIds.toSorted(), again.committedIds]).toEqual([
      order(marked),
      [a, b].toSorted(),
      [b, c],
    ])
    const plain = inverseOf(book, event)
    expect(plain.map(({ type }) => type)).toEqual(['pins.restored'])
    expect(plain[0]?.type === 'pins.restored' && plain[0].data.after).toEqual([null, a, ids[10]])
  })

  test('of an addition takes away what came, and no more; a selection that it made goes too', () => {
    const event: PinEvent = {
      type: 'pins.added',
      data: { pins: [pin('new'), pin('p2')], autoSelect: true },
    }
    const again = back(marked, event)
    expect([order(again), again.selectedIds]).toEqual([order(marked), [a, b]])
    expect(inverseOf(marked, event)).toEqual([
      { type: 'pins.deselected', data: { ids: [c] } },
      { type: 'pins.deleted', data: { ids: [testId('new')] } },
    ])
  })

  test.each([
    [{ type: 'pins.selected', data: { ids: [b, c] } }],
    [{ type: 'pins.deselected', data: { ids: [a] } }],
    [{ type: 'selection.cleared', data: {} }],
    [{ type: 'pins.committed', data: { ids: [a] } }],
    [{ type: 'pins.uncommitted', data: { ids: [c] } }],
  ] satisfies [PinEvent][])(
    'of the marks %o is the marks before, and none where there were none',
    (event) => {
      const again = back(marked, event)
      expect([again.selectedIds.toSorted(), again.committedIds]).toEqual([
        [a, b].toSorted(),
        [b, c],
      ])
      const fromNothing = back(book, event)
      expect([fromNothing.selectedIds, fromNothing.committedIds]).toEqual([[], []])
    },
  )

  test('of a first commit is a withdrawal of it, no empty one', () => {
    expect(inverseOf(book, { type: 'pins.committed', data: { ids: [a] } })).toEqual([
      { type: 'pins.uncommitted', data: { ids: [a] } },
    ])
  })

  test('of what changes nothing is none', () => {
    expect(inverseOf(book, { type: 'pins.selected', data: { ids: ['unknown'] } })).toEqual([])
    expect([
      inverseOf(marked, { type: 'pins.selected', data: { ids: [a] } }),
      inverseOf(book, { type: 'pins.deselected', data: { ids: [a] } }),
      inverseOf(book, { type: 'pins.uncommitted', data: { ids: [a] } }),
      inverseOf(book, { type: 'pins.loaded', data: { pins: [] } }),
    ]).toEqual([[], [], [], []])
  })
})

describe('a refusal of the server', () => {
  test('takes back what was not changed since, field by field', () => {
    const event: PinEvent = {
      type: 'pin.updated',
      data: {
        id: a,
        patch: { title: 'New', alt_text: 'New' },
        before: { title: 'Title p0', alt_text: 'Picture p0' },
      },
    }
    const later = after(book, event, {
      type: 'pin.updated',
      data: { id: a, patch: { alt_text: 'Later' }, before: { alt_text: 'New' } },
    })
    expect(withdrawalOf(later, event)).toEqual([
      {
        type: 'pin.updated',
        data: { id: a, patch: { title: 'Title p0' }, before: { title: 'New' } },
      },
    ])
    expect(withdrawalOf(after(later, { type: 'pins.deleted', data: { ids: [a] } }), event)).toEqual(
      [],
    )
    expect(withdrawalOf(book, event)).toEqual([])
    const untold: PinEvent = {
      type: 'pin.updated',
      data: { id: a, patch: { title: 'New' }, before: {} },
    }
    expect(withdrawalOf(after(book, untold), untold)).toEqual([])
  })

  test('of many takes back many', () => {
    const patches = ids.slice(0, 2).map((id) => change(id, 'New'))
    for (const event of [
      { type: 'pins.updated', data: { patches } },
      { type: 'pins.replaced', data: { patches } },
    ] satisfies PinEvent[]) {
      expect(withdrawalOf(after(book, event), event)).toEqual([
        {
          type: 'pins.updated',
          data: {
            patches: [a, b].map((id) => ({
              id,
              patch: { title: `Title ${names[ids.indexOf(id)] ?? ''}` },
              before: { title: 'New' },
            })),
          },
        },
      ])
    }
  })

  test('of a favorite and of a board takes it back while it was not changed since', () => {
    const favored: PinEvent = { type: 'pin.favored', data: { id: a, favored: true, before: false } }
    expect([
      withdrawalOf(after(book, favored), favored)?.length,
      withdrawalOf(book, favored),
    ]).toEqual([1, []])
    const off = withdrawalOf(after(book, boarded), boarded) ?? []
    expect([getPin(after(book, boarded, ...off), a)?.boards, withdrawalOf(book, boarded)]).toEqual([
      [],
      [],
    ])
  })

  test('of pins that came takes them away; of deleted ones there is no way from here; marks stay', () => {
    expect(
      withdrawalOf(book, {
        type: 'pins.added',
        data: { pins: [pin('p0'), pin('gone')], autoSelect: false },
      }),
    ).toEqual([{ type: 'pins.deleted', data: { ids: [a] } }])
    expect(withdrawalOf(book, { type: 'pins.restored', data: { pins: [pin('p0')] } })).toEqual([
      { type: 'pins.deleted', data: { ids: [a] } },
    ])
    expect([
      withdrawalOf(book, { type: 'pins.deleted', data: { ids: [a] } }),
      withdrawalOf(book, { type: 'pins.selected', data: { ids: [a] } }),
    ]).toEqual([null, []])
  })
})

describe('what is kept beside an event to find back', () => {
  test('nothing where it says itself what was before', () => {
    const told: PinEvent[] = [
      { type: 'pin.updated', data: change(a, 'New') },
      { type: 'pins.updated', data: { patches: [change(a, 'x'), change(b, 'y')] } },
      { type: 'pin.favored', data: { id: a, favored: true, before: false } },
      { type: 'pins.added', data: { pins: [pin('new')], autoSelect: false } },
      { type: 'pins.restored', data: { pins: [pin('new')] } },
    ]
    for (const event of [...told, ...select(book, [a])])
      expect([event.type, backOf(book, event)]).toEqual([event.type, undefined])
  })

  test('the values that the rows really had, where the author saw others', () => {
    expect(backOf(book, { type: 'pin.updated', data: change(a, 'New', 'Something else') })).toEqual(
      [
        {
          type: 'pin.updated',
          data: { id: a, patch: { title: 'Title p0' }, before: { title: 'New' } },
        },
      ],
    )
    expect(
      backOf(book, {
        type: 'pins.replaced',
        data: { patches: [change(a, 'New', 'x'), change('unknown', 'y', 'z')] },
      }),
    ).toEqual([
      {
        type: 'pin.updated',
        data: { id: a, patch: { title: 'Title p0' }, before: { title: 'New' } },
      },
    ])
    expect(
      backOf(book, {
        type: 'pins.updated',
        data: { patches: [change(a, 'One'), change(a, 'Two', 'One')] },
      }),
    ).toEqual([
      {
        type: 'pin.updated',
        data: { id: a, patch: { title: 'Title p0' }, before: { title: 'Two' } },
      },
    ])
    expect(
      backOf(book, { type: 'pin.updated', data: { id: a, patch: { title: 'New' }, before: {} } }),
    ).toHaveLength(1)
  })

  test('nothing where lists are the same by what is in them, or a field is named and not changed', () => {
    const on = after(book, boarded)
    const boards = structuredClone(getPin(on, a)?.boards ?? [])
    expect(
      backOf(on, {
        type: 'pin.updated',
        data: { id: a, patch: { boards: [] }, before: { boards } },
      }),
    ).toBeUndefined()
    expect(
      backOf(on, {
        type: 'pin.updated',
        data: { id: a, patch: { boards: [] }, before: { boards: [] } },
      }),
    ).toHaveLength(1)
    expect(
      backOf(book, {
        type: 'pin.updated',
        data: {
          id: a,
          patch: { title: 'New', alt_text: undefined },
          before: { title: 'Title p0' },
        } as RowChange,
      }),
    ).toBeUndefined()
  })

  test('the values of then where only some of them were told right', () => {
    expect(
      backOf(book, {
        type: 'pins.updated',
        data: { patches: [change(a, 'New'), change(b, 'New', 'wrong')] },
      }),
    ).toMatchObject([
      {
        type: 'pins.updated',
        data: { patches: [{ patch: { title: 'Title p1' } }, { patch: { title: 'Title p0' } }] },
      },
    ])
    expect(
      backOf(book, {
        type: 'pin.updated',
        data: {
          id: a,
          patch: { title: 'New', alt_text: 'New' },
          before: { title: 'Title p0', alt_text: 'wrong' },
        },
      }),
    ).toHaveLength(1)
  })

  test('of a row that one event changes twice from the same value, one way; of pins that are not there, none', () => {
    expect(
      backOf(book, {
        type: 'pins.updated',
        data: { patches: [change(a, 'One'), change(a, 'Two')] },
      }),
    ).toEqual([
      {
        type: 'pin.updated',
        data: { id: a, patch: { title: 'Title p0' }, before: { title: 'Two' } },
      },
    ])
    expect(backOf(book, { type: 'pin.updated', data: change('unknown', 'New') })).toEqual([])
  })

  test('of a favorite that was one already, the way to that; of a pin that is not there, none', () => {
    expect(
      backOf(book, { type: 'pin.favored', data: { id: a, favored: true, before: true } }),
    ).toEqual([
      {
        type: 'pin.updated',
        data: { id: a, patch: { favored: false }, before: { favored: true } },
      },
    ])
    expect(
      backOf(book, { type: 'pin.favored', data: { id: 'unknown', favored: true, before: false } }),
    ).toEqual([])
  })

  test('of pins that were there, or are another’s, what really came; of deletions, boards and commits always', () => {
    expect(
      backOf(book, {
        type: 'pins.added',
        data: { pins: [pin('p0'), pin('new')], autoSelect: false },
      }),
    ).toEqual([{ type: 'pins.deleted', data: { ids: [testId('new')] } }])
    expect(
      backOf(book, {
        type: 'pins.restored',
        data: { pins: [pin('x', { account_id: testId('other') })] },
      }),
    ).toBeDefined()
    for (const event of [
      boarded,
      { type: 'pins.deleted', data: { ids: [a] } },
      { type: 'pins.committed', data: { ids: [a] } },
      { type: 'pins.uncommitted', data: { ids: [a] } },
    ] satisfies PinEvent[])
      expect(backOf(marked, event)).toEqual(inverseOf(marked, event))
  })

  test('leads back; without it the event’s own words do', () => {
    expect(wayBack({ event: boarded, back: [] })).toEqual([])
    expect(wayBack({ event: { type: 'pin.updated', data: change(a, 'New') } })).toEqual([
      {
        type: 'pin.updated',
        data: { id: a, patch: { title: 'Title p0' }, before: { title: 'New' } },
      },
    ])
    expect(
      wayBack({
        event: {
          type: 'pins.added',
          data: { pins: [pin('p0'), pin('p0'), pin('p1')], autoSelect: false },
        },
      }),
    ).toEqual([{ type: 'pins.deleted', data: { ids: [a, b] } }])
    expect(wayBack({ event: { type: 'pins.restored', data: { pins: [pin('p1')] } } })).toEqual([
      { type: 'pins.deleted', data: { ids: [b] } },
    ])
    expect(wayBack({ event: { type: 'pins.selected', data: { ids: [a] } } })).toEqual([])
  })
})
