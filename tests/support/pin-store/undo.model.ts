/**
 * Undo in its simplest form: of everything that was done the whole list before and after it.
 * Taking it back looks at these two pictures, not at events. A chain is one action with all its
 * undoing and doing again.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  changedTogether,
  committed,
  deleted,
  deselected,
  isThere,
  putBack,
  selected,
} from './pin-store.model.ts'
import type { NaiveChange, NaivePins } from './pin-store.model.ts'

/** A field of a pin; `*` = whether it is there at all. The list of committed pins has no id. */
export interface Cell {
  readonly id: string
  readonly field: keyof Pin | '*' | 'committed'
}

export const LIST: Cell = { id: '', field: 'committed' }

/** `deselects`: what it selected beside the rows that it brought. */
export interface NaiveAction {
  readonly before: NaivePins
  readonly after: NaivePins
  readonly cells: readonly Cell[]
  readonly deselects?: readonly string[]
}

interface Chain {
  readonly root: string
  readonly deed: NaiveAction
  readonly isDone: boolean
  /** What else was done when this was done, undone or done again. */
  readonly stood: ReadonlySet<string>
}

export type TakenBack = 'nothing' | 'changedSince' | NaivePins

const MAX_STEPS = 100

export class NaiveUndo {
  readonly #chains = new Map<string, Chain>()
  /** Roots, the next one last. */
  undo: readonly string[] = []
  redo: readonly string[] = []

  /** `isOwn`: of this device. A change of another device blocks, and is no step. */
  did(root: string, deed: NaiveAction, isOwn: boolean): void {
    this.#note(root, deed, true)
    if (!isOwn) return
    this.undo = [...this.undo, root].slice(-MAX_STEPS)
    this.redo = []
  }

  undone(root: string | undefined, now: NaivePins, at: number): TakenBack {
    const next = root ?? this.undo.at(-1)
    const after = this.#takenBack(next, { now, at })
    if (next === undefined || typeof after === 'string') return after
    this.redo = [...this.redo, next]
    this.undo = this.undo.filter((other) => other !== next)
    return after
  }

  redone(root: string | undefined, now: NaivePins, at: number): TakenBack {
    const next = root ?? this.redo.at(-1)
    const after = this.#takenBack(next, { now, at })
    if (next === undefined || typeof after === 'string') return after
    this.undo = [...this.undo, next]
    this.redo = this.redo.filter((other) => other !== next)
    return after
  }

  #takenBack(root: string | undefined, { now, at }: { now: NaivePins; at: number }): TakenBack {
    const chain = root === undefined ? undefined : this.#chains.get(root)
    if (root === undefined || chain === undefined) return 'nothing'
    const { deed, isDone } = chain
    const others = this.#since(chain)
    const since = others.flatMap((other) => other.deed.cells)
    if (
      since.some((cell) =>
        deed.cells.some(
          (own) =>
            own.id === cell.id &&
            (own.field === cell.field || own.field === '*' || cell.field === '*'),
        ),
      )
    )
      return 'changedSince'
    const after = takeBack(deed, now, {
      at,
      isListNew: others.some(
        (other) => other.deed.cells.length > 0 && other.deed.cells.every((cell) => cell === LIST),
      ),
    })
    this.#note(
      root,
      { before: now, after, cells: changedCells(deed.cells, { before: now, after }) },
      !isDone,
    )
    return after
  }

  /** What has become another than it was right after the chain's last action. */
  #since({ stood, root }: Chain): readonly Chain[] {
    return [...this.#chains.values()].filter(
      (other) => other.root !== root && other.isDone !== stood.has(other.root),
    )
  }

  #note(root: string, deed: NaiveAction, isDone: boolean): void {
    this.#chains.delete(root)
    const stood = new Set(
      [...this.#chains.values()].filter((other) => other.isDone).map((other) => other.root),
    )
    this.#chains.set(root, { root, deed, isDone, stood })
  }
}

/**
 * Of a pin that is there before and after, it may be that nothing was to be done; and one that
 * comes back may be committed again.
 */
function changedCells(
  cells: readonly Cell[],
  { before, after }: Pick<NaiveAction, 'before' | 'after'>,
): readonly Cell[] {
  const own = cells.filter(
    ({ id, field }) => field !== '*' || isThere(before, id) !== isThere(after, id),
  )
  return after.committed.every((id) => before.committed.includes(id)) ? own : [...own, LIST]
}

/** `isListNew`: pins were committed or uncommitted since, so the list is as intended. */
function takeBack(
  { before, after, cells, deselects = [] }: NaiveAction,
  now: NaivePins,
  { at, isListNew }: { at: number; isListNew: boolean },
): NaivePins {
  const brought = after.rows.filter(({ id }) => !isThere(before, id)).map(({ id }) => id)
  const gone = before.rows.filter(({ id }) => !isThere(after, id))
  const neighbours = gone.map((row) => before.rows[before.rows.indexOf(row) - 1]?.id ?? null)
  const changes = before.rows.flatMap((row): NaiveChange[] => {
    const fields = cells.flatMap(({ id, field }) =>
      id === row.id && field in row ? [[field, row[field as keyof Pin]]] : [],
    )
    return fields.length === 0
      ? []
      : [{ id: row.id, fields: Object.fromEntries(fields) as Partial<Pin> }]
  })
  const rows = changedTogether(
    putBack(deleted(deselected(now, deselects), brought), gone, neighbours),
    changes,
    at,
  )
  const isGone = (id: string): boolean => gone.some((row) => row.id === id)
  const marked = selected(rows, before.selected.filter(isGone))
  if (gone.length > 0 && !isListNew) return withListOf(marked, before.committed, isGone)
  return cells.includes(LIST) ? committed(marked, before.committed) : marked
}

/** A pin that comes back is committed again where it was; the others are what they are now. */
function withListOf(
  now: NaivePins,
  was: readonly string[],
  isBack: (id: string) => boolean,
): NaivePins {
  const own = was.filter((id) => isBack(id) || now.committed.includes(id))
  return committed(now, [...own, ...now.committed.filter((id) => !was.includes(id))])
}
