/**
 * What a person may want of pins, at random: as the product's own command, and as what it is to do
 * to plain arrays.
 */
import fc from 'fast-check'
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import {
  addBoards,
  addPins,
  clearSelection,
  commit,
  deletePins,
  deselect,
  editPins,
  favor,
  select,
  uncommit,
} from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import type { PinBook } from '#core/pins/book/pin.reducer.ts'
import {
  added,
  changedTogether,
  committed,
  deleted,
  deselected,
  applied,
  isThere,
  onBoard,
  selected,
  uncommitted,
} from './pin-store.model.ts'
import type { NaiveChange, NaivePins } from './pin-store.model.ts'
import { LIST } from './undo.model.ts'
import type { Cell } from './undo.model.ts'

export interface Intent {
  readonly name: string
  readonly command: (book: PinBook, at: number) => PinEvent[]
  /** Null: it changes nothing, so nothing is to be logged. */
  readonly effect: (was: NaivePins, at: number) => Effect | null
}

export interface Effect {
  readonly after: NaivePins
  /** Null: it comes and goes, and is no step of the undo. */
  readonly cells: readonly Cell[] | null
}

/** "Bulk-update threshold 10 pins." */
const MAX_ONE_BY_ONE = 10

const names = Array.from({ length: 24 }, (_, at) => `p${at}`)
const someNames = (...[minLength, maxLength]: [number, number]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength, maxLength })
/** Mostly the same few, so that one action gets in the other's way. */
const fewNames = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.uniqueArray(fc.constantFrom(...names.slice(0, 4)), {
      minLength: 1,
      maxLength: 3,
    }),
  },
  someNames(1, 8),
)
const idsOf = (list: readonly string[]): string[] => list.map((name) => testId(name))
const rowsOf = ({ rows }: NaivePins, ids: readonly string[]): Pin[] =>
  ids.flatMap((id) => rows.filter((row) => row.id === id))
const fieldsOf = (changes: readonly NaiveChange[]): Cell[] =>
  changes.flatMap(({ id, fields }) =>
    Object.keys(fields).map((field) => ({ id, field: field as keyof Pin })),
  )
const present = (ids: readonly string[]): Cell[] => ids.map((id) => ({ id, field: '*' }))

/** What is so already is no change. */
function different(was: NaivePins, wishes: readonly NaiveChange[], marker: number): NaiveChange[] {
  return wishes.flatMap(({ id, fields }) => {
    const [row] = rowsOf(was, [id])
    const entries = Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(row?.[field as keyof Pin]) !== JSON.stringify(value),
    )
    return row === undefined || entries.length === 0
      ? []
      : [{ id, fields: Object.fromEntries(entries) as Partial<Pin>, marker }]
  })
}

function edit(was: NaivePins, wishes: readonly NaiveChange[], at: number): Effect | null {
  const changes = different(was, wishes, at)
  return changes.length === 0
    ? null
    : { after: changedTogether(was, changes, at), cells: fieldsOf(changes) }
}

const patch: fc.Arbitrary<PinPatch> = fc.record(
  {
    title: fc.constantFrom('Lemon cake', 'ÉCLAIR', ''),
    description: fc.constantFrom('Sweet.', '👩‍🍳 bakes'),
    status: fc.constantFrom('generated', 'draft'),
    keywords: fc.constantFrom([], ['lemon']),
    image_url: fc.constantFrom('/pictures/p1.jpg', '/pictures/b.jpg?v=3', '/pictures/c.jpg?size=2'),
  },
  { requiredKeys: [] },
)

const add = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 5_000 })), {
      minLength: 1,
      maxLength: 14,
      selector: ([name]) => name,
    }),
    fc.boolean(),
  )
  .map(([list, isSelected]): Intent => {
    const pins = list.map(([name, created_at]) => pin(name, { created_at }))
    const ids = idsOf(list.map(([name]) => name))
    return {
      name: `add ${list.map(([name, time]) => `${name}@${time}`).join(' ')}${isSelected ? ', selected' : ''}`,
      command: () => addPins(pins, isSelected),
      effect: (was) => ({ after: added(was, pins, isSelected), cells: present(ids) }),
    }
  })

const edits = (list: fc.Arbitrary<string[]>) =>
  fc.tuple(list, fc.array(patch, { minLength: 1, maxLength: 3 })).map(([list, patches]): Intent => {
    const wishes = idsOf(list).map((id, at) => ({ id, patch: patches[at % patches.length] ?? {} }))
    return {
      name: `edit ${list.join(' ')}: ${JSON.stringify(patches)}`,
      command: (book, at) => editPins(book, wishes, at),
      effect: (was, at) =>
        edit(
          was,
          wishes.map(({ id, patch: fields }) => ({ id, fields })),
          at,
        ),
    }
  })

/** A few one by one, without a new marker of the picture; many as one edit. */
function oneByOne(
  was: NaivePins,
  ids: readonly string[],
  {
    one,
    all,
    at,
  }: {
    one: (now: NaivePins, id: string) => NaivePins
    all: (row: Pin) => Partial<Pin>
    at: number
  },
): Effect | null {
  const wishes = rowsOf(was, ids).map((row) => ({ id: row.id, fields: all(row) }))
  const changes = different(was, wishes, at)
  if (changes.length === 0 || changes.length > MAX_ONE_BY_ONE) return edit(was, wishes, at)
  return { after: changes.reduce((now, { id }) => one(now, id), was), cells: fieldsOf(changes) }
}

const favour = fc.tuple(someNames(1, 20), fc.boolean()).map(([list, favored]): Intent => ({
  name: `favour ${list.join(' ')}: ${favored}`,
  command: (book, at) => favor(book, { ids: idsOf(list), favored }, at),
  effect: (was, at) =>
    oneByOne(was, idsOf(list), {
      at,
      all: () => ({ favored }),
      one: (now, id) =>
        applied(now, { type: 'pin.favored', data: { id, favored, before: !favored } }, at),
    }),
}))

const addBoard = fc
  .tuple(someNames(1, 20), fc.constantFrom('Cakes', 'Bread'))
  .map(([list, name]): Intent => {
    const board = { board_id: testId(name) }
    const more = (row: Pin): Partial<Pin> => {
      const [after = row] = onBoard(
        { rows: [row], selected: [], committed: [], key: 0 },
        { id: row.id, board, name },
        0,
      ).rows
      return { boards: after.boards, board_name: after.board_name }
    }
    return {
      name: `add ${list.join(' ')} to ${name}`,
      command: (book, at) =>
        addBoards(book, { ids: idsOf(list), boards: [{ ...board, name }] }, at),
      effect: (was, at) =>
        oneByOne(was, idsOf(list), {
          at,
          all: more,
          one: (now, id) => onBoard(now, { id, board, name }, at),
        }),
    }
  })

const remove = fewNames.map((list): Intent => ({
  name: `delete ${list.join(' ')}`,
  command: (book) => deletePins(book, idsOf(list)),
  effect: (was) => {
    const there = idsOf(list).filter((id) => isThere(was, id))
    return there.length === 0 ? null : { after: deleted(was, there), cells: present(there) }
  },
}))

/** Marks. Nothing is logged where they are so already. */
const mark = (
  name: string,
  parts: {
    command: (book: PinBook) => PinEvent[]
    after: (was: NaivePins) => NaivePins
    cells: readonly Cell[] | null
    isIdle: (was: NaivePins) => boolean
  },
): Intent => ({
  name,
  command: parts.command,
  effect: (was) => (parts.isIdle(was) ? null : { after: parts.after(was), cells: parts.cells }),
})

const marks = fewNames.chain((list) => {
  const ids = idsOf(list)
  return fc.constantFrom(
    mark(`select ${list.join(' ')}`, {
      command: (book) => select(book, ids),
      after: (was) => selected(was, ids),
      cells: null,
      isIdle: (was) => ids.every((id) => !isThere(was, id) || was.selected.includes(id)),
    }),
    mark(`deselect ${list.join(' ')}`, {
      command: (book) => deselect(book, ids),
      after: (was) => deselected(was, ids),
      cells: null,
      isIdle: (was) => !was.selected.some((id) => ids.includes(id)),
    }),
    mark('clear the selection', {
      command: clearSelection,
      after: (was) => ({ ...was, selected: [] }),
      cells: null,
      isIdle: (was) => was.selected.length === 0,
    }),
    mark('commit', {
      command: commit,
      after: (was) => committed(was, was.selected),
      cells: [LIST],
      isIdle: (was) => was.selected.length === 0,
    }),
    mark(`uncommit ${list.join(' ')}`, {
      command: (book) => uncommit(book, ids),
      after: (was) => uncommitted(was, ids),
      cells: [LIST],
      isIdle: (was) => !was.committed.some((id) => ids.includes(id)),
    }),
  )
})

/** What the server may send, too. */
export const anySharedIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 2, arbitrary: add },
  { weight: 2, arbitrary: edits(fewNames) },
  edits(someNames(1, 10)),
  edits(someNames(11, 24)),
  favour,
  addBoard,
  { weight: 2, arbitrary: remove },
)
export const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 3, arbitrary: anySharedIntent },
  { weight: 2, arbitrary: marks },
)
/** What is taken back in any order: actions that get in each other's way. */
export const anyCloseIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 2, arbitrary: marks },
  remove,
  edits(fewNames),
)

/** One field of one pin, again and again. */
export const retitle = (name: string, title: string): Intent => ({
  name: `call ${name} ${title}`,
  command: (book, at) => editPins(book, [{ id: testId(name), patch: { title } }], at),
  effect: (was, at) => edit(was, [{ id: testId(name), fields: { title } }], at),
})

/** Enough for new lists of more than ten. */
export const manyPins = (): Intent => {
  const pins = names.slice(0, 16).map((name, at) => pin(name, { created_at: at * 100 }))
  return {
    name: 'the first pins',
    command: () => addPins(pins, false),
    effect: (was) => ({ after: added(was, pins, false), cells: present(pins.map(({ id }) => id)) }),
  }
}
