import { expect, test } from 'vitest'
import { pin, testId } from '../pin.builder.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { emptyHistory, recordEvents } from '../history/pin-history.ts'
import { planRedo, planUndo, touchesOf } from '../history/pin-undo.ts'

const [a, b] = ['a', 'b'].map(testId) as [string, string]
const edit = (id: string, patch: object, before: object): PinEvent => ({
  type: 'pin.updated',
  data: { id, patch, before },
})
const history = (...events: (readonly [string, PinEvent, Partial<LogEnvelope>?])[]) =>
  recordEvents(
    emptyHistory,
    events.map(([cause, event, over = {}], at): LogEnvelope => ({
      id: `e${at}`,
      at: 7,
      tab: 'd/t',
      v: 1,
      seq: at + 1,
      cause,
      event,
      ...over,
    })),
  )

test('each event touches fields of pins, their being there, or the list of the committed', () => {
  const touched = (event: PinEvent): string[] =>
    touchesOf(event).map(({ id, field }) => `${id === '' ? '' : id === a ? 'a' : 'b'}.${field}`)
  expect(touched(edit(a, { title: 'x', link: 'y' }, {}))).toEqual(['a.title', 'a.link'])
  for (const type of ['pins.updated', 'pins.replaced'] as const)
    expect(
      touched({
        type,
        data: {
          patches: [
            { id: a, patch: { title: 'x' }, before: {} },
            { id: b, patch: { link: 'y' }, before: {} },
          ],
        },
      }),
    ).toEqual(['a.title', 'b.link'])
  expect(touched({ type: 'pin.favored', data: { id: a, favored: true, before: false } })).toEqual([
    'a.favored',
  ])
  expect(
    touched({ type: 'pin.boardAdded', data: { id: a, board: { board_id: b }, name: 'x' } }),
  ).toEqual(['a.boards', 'a.board_name'])
  expect(
    touched({
      type: 'pin.boardAdded',
      data: { id: a, board: { board_id: b }, name: 'x', serverPin: pin('a') },
    }),
  ).toHaveLength(Object.keys(pin('a')).length)
  for (const type of ['pins.committed', 'pins.uncommitted'] as const)
    expect(touched({ type, data: { ids: [a] } })).toEqual(['.committed'])
  expect(touched({ type: 'pins.deleted', data: { ids: [a, b] } })).toEqual(['a.*', 'b.*'])
  expect(touched({ type: 'history.undone', data: { cause: a } })).toEqual([])
})

test('the last action of this device is taken back, the last of its events first; or the one that is asked for', () => {
  const made = history(
    ['one', edit(a, { title: 'x' }, { title: 'o' })],
    ['two', edit(b, { title: 'y' }, { title: 'p' })],
    ['two', edit(b, { link: 'z' }, { link: 'q' })],
  )
  expect(planUndo(made)).toEqual({
    ok: true,
    root: 'two',
    events: [
      { type: 'history.undone', data: { cause: 'two' } },
      edit(b, { link: 'q' }, { link: 'z' }),
      edit(b, { title: 'p' }, { title: 'y' }),
    ],
    touched: [
      { id: b, field: 'title' },
      { id: b, field: 'link' },
    ],
  })
  expect(planUndo(made, 'one')).toMatchObject({ ok: true, root: 'one' })
  expect([planUndo(made, 'unknown'), planRedo(made), planUndo(emptyHistory)]).toEqual(
    [0, 1, 2].map(() => ({ ok: false, reason: { kind: 'nothing' } })),
  )
})

test('a later change of the same field prevents it, and the latest is named; one of another field or pin does not', () => {
  const mine = ['one', edit(a, { title: 'x' }, { title: 'o' })] as const
  expect(
    planUndo(
      history(
        mine,
        ['other', edit(a, { link: 'y' }, {}), { revision: 1 }],
        ['third', edit(b, { title: 'y' }, {}), { revision: 2 }],
      ),
    ).ok,
  ).toBe(true)
  const same = history(
    mine,
    ['other', edit(a, { title: 'y' }, {}), { revision: 1 }],
    ['third', edit(a, { title: 'z' }, {}), { revision: 2 }],
  )
  expect(planUndo(same)).toMatchObject({
    ok: false,
    reason: { kind: 'changedSince', pinId: a, field: 'title', pins: 1, by: { cause: 'third' } },
  })
  expect(
    planUndo(
      history(
        ['one', edit(a, { title: 'x', link: 'y' }, {})],
        ['other', edit(a, { link: 'z' }, {}), { revision: 1 }],
      ),
    ),
  ).toMatchObject({ ok: false, reason: { field: 'link' } })
  expect(
    planUndo(
      history(mine, ['other', { type: 'pins.deleted', data: { ids: [b, a] } }, { revision: 1 }]),
    ),
  ).toMatchObject({ ok: false, reason: { pinId: a, field: '*', pins: 1 } })
  expect(
    planUndo(
      history(
        ['one', { type: 'pins.added', data: { pins: [pin('a'), pin('b')], autoSelect: false } }],
        [
          'other',
          {
            type: 'pins.replaced',
            data: {
              patches: [a, b].map((id) => ({ id, patch: { title: 'x', link: 'y' }, before: {} })),
            },
          },
          { revision: 1 },
        ],
      ),
    ),
  ).toMatchObject({ ok: false, reason: { pinId: a, field: 'title', pins: 2 } })
})

test('a change that was undone since does not prevent it, a withdrawn one does', () => {
  const mine = ['one', edit(a, { title: 'x' }, { title: 'o' })] as const
  const [other, back] = [
    edit(a, { title: 'y' }, { title: 'x' }),
    edit(a, { title: 'x' }, { title: 'y' }),
  ]
  const undone = history(
    mine,
    ['two', other],
    ['u', { type: 'history.undone', data: { cause: 'two' } }],
    ['u', back],
  )
  expect(planUndo(undone, 'one').ok).toBe(true)
  const redone = history(
    mine,
    ['two', other],
    ['u', { type: 'history.undone', data: { cause: 'two' } }],
    ['u', back],
    ['r', { type: 'history.redone', data: { cause: 'two' } }],
    ['r', other],
  )
  expect(planUndo(redone, 'one')).toMatchObject({ ok: false, reason: { by: { cause: 'r' } } })
  const withdrawn = history(mine, ['two', other], ['two', back, { revision: 1 }])
  expect(planUndo(withdrawn, 'one')).toMatchObject({ ok: false, reason: { kind: 'changedSince' } })
})
