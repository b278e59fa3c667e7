/**
 * What people did, from the log: the events of one cause are one action, and an action is what is
 * undone and redone. Kept as it grows: `recordEvents` takes the log's events in their order. Own =
 * of this device, whichever tab; only own actions are undone here.
 *   did -undone-> undid -redone-> redid -undone-> undid …
 */
import type { LogEnvelope, PinEvent } from './pin.events.ts'
import { touchedIds } from './pin.reducer.ts'

export const MAX_STEPS = 100
/**
 * Rows that all kept actions may hold together, two edits of 100,000 pins and more: they are read
 * when the pins are there, and stay in memory. The latest stays anyway.
 */
export const MAX_WEIGHT = 250_000
const MAX_ACTIONS = 1_000
/** A long server job is listed in several steps. One action of a person is one step, whatever its size. */
const MAX_ENVELOPES = 500

/**
 * `withdrawn`: the server refused it. `again`: the server's order put an own event behind somebody
 * else's.
 */
export type ActionKind = 'did' | 'undid' | 'redid' | 'withdrawn' | 'again'

export interface HistoryAction {
  /** The id that its events share. */
  readonly cause: string
  readonly kind: ActionKind
  /** The first action of its chain of doing and undoing; its own cause when it is that. */
  readonly root: string
  readonly isOwn: boolean
  readonly at: number
  readonly tab: string
  /** What the person's command was called, when that is known. */
  readonly name: string | null
  /** In the log's order, never empty. Without selections: those are no history. */
  readonly envelopes: readonly LogEnvelope[]
}

/**
 * An action that can be taken back: the first of its chain, and the one whose effect stands now.
 */
export interface Step {
  readonly root: string
  readonly latest: string
}

export interface PinHistory {
  readonly actions: readonly HistoryAction[]
  /** Oldest first: the last is next. */
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  readonly weight: number
}

export const emptyHistory: PinHistory = { actions: [], undo: [], redo: [], weight: 0 }

export function recordEvents(history: PinHistory, envelopes: readonly LogEnvelope[]): PinHistory {
  const told = envelopes.filter(({ event }) => isHistoric(event))
  if (told.length === 0) return history
  const draft = draftOf(history, told)
  for (const envelope of told) record(draft, envelope)
  return cut(draft)
}

/**
 * The same for events of a time before this device's log: nothing of them is undone here, and
 * nothing is forgotten.
 */
export function recordWhole(envelopes: readonly LogEnvelope[]): PinHistory {
  const draft = draftOf(emptyHistory, [])
  for (const envelope of envelopes) if (isHistoric(envelope.event)) record(draft, envelope)
  const { actions, undo, redo, weight } = draft
  return { actions, undo, redo, weight }
}

/**
 * The first seq that must stay in the log for what can be undone and redone; null when nothing can.
 */
export function keptFrom({ actions, undo, redo }: PinHistory): number | null {
  const needed = new Set([...undo, ...redo].flatMap(({ root, latest }) => [root, latest]))
  return actions.find(({ cause }) => needed.has(cause))?.envelopes[0]?.seq ?? null
}

/** All that is kept, in the log's order. */
export function envelopesOf({ actions }: PinHistory): LogEnvelope[] {
  return actions.flatMap(({ envelopes }) => envelopes).toSorted((a, b) => a.seq - b.seq)
}

export function lastSeq(action: HistoryAction): number {
  return action.envelopes.at(-1)?.seq ?? 0
}

export function actionOf(
  history: Pick<PinHistory, 'actions'>,
  cause: string,
): HistoryAction | undefined {
  return history.actions.findLast(
    (action) => action.cause === cause && action.kind !== 'withdrawn' && action.kind !== 'again',
  )
}

/** Selections come and go; what they are for is history. */
function isHistoric({ type }: PinEvent): boolean {
  return (
    type !== 'pins.selected' &&
    type !== 'pins.deselected' &&
    type !== 'selection.cleared' &&
    type !== 'pins.loaded'
  )
}

interface Draft {
  readonly actions: HistoryAction[]
  /**
   * Where the last action of a cause stands: looked for in the list, a long history took seconds.
   */
  readonly places: Map<string, number>
  undo: Step[]
  redo: Step[]
  weight: number
}

/** `told`: what will be recorded; no other causes are looked for. */
function draftOf({ actions, undo, redo, weight }: PinHistory, told: readonly LogEnvelope[]): Draft {
  const causes = new Set(told.map(causeOf))
  const places = new Map<string, number>()
  for (const [at, { cause }] of actions.entries()) if (causes.has(cause)) places.set(cause, at)
  return { actions: [...actions], places, undo: [...undo], redo: [...redo], weight }
}

function causeOf({ id, cause }: LogEnvelope): string {
  return cause ?? id
}

function record(draft: Draft, envelope: LogEnvelope): void {
  draft.weight += weightOf(envelope)
  const cause = causeOf(envelope)
  const at = draft.places.get(cause) ?? -1
  const known = draft.actions[at]
  const kind = kindOf(known, envelope)
  if (known !== undefined && known.kind === kind && isOpen(known)) {
    draft.actions[at] = { ...known, envelopes: [...known.envelopes, envelope] }
    return
  }
  const root = 'cause' in envelope.event.data ? envelope.event.data.cause : cause
  draft.places.set(cause, draft.actions.length)
  draft.actions.push({
    cause,
    kind,
    root,
    isOwn: envelope.revision === undefined,
    at: envelope.at,
    tab: envelope.tab,
    name: envelope.action ?? null,
    envelopes: [envelope],
  })
  if (known?.kind !== kind)
    step(draft, { kind, root, cause, isOwn: envelope.revision === undefined })
}

function isOpen({ isOwn, envelopes }: HistoryAction): boolean {
  return isOwn || envelopes.length < MAX_ENVELOPES
}

function kindOf(
  known: HistoryAction | undefined,
  { id, event, revision }: LogEnvelope,
): ActionKind {
  if (event.type === 'history.undone') return 'undid'
  if (event.type === 'history.redone') return 'redid'
  if (known === undefined || revision === undefined || !known.isOwn) return known?.kind ?? 'did'
  return known.envelopes.some((envelope) => envelope.id === id) ? 'again' : 'withdrawn'
}

function step(
  draft: Draft,
  { kind, root, cause, isOwn }: { kind: ActionKind; root: string; cause: string; isOwn: boolean },
): void {
  const others = (steps: Step[]): Step[] => steps.filter((one) => one.root !== root)
  if (kind === 'withdrawn') {
    const isOf = (one: Step): boolean => one.latest === cause || one.root === cause
    draft.undo = draft.undo.filter((one) => !isOf(one))
    draft.redo = draft.redo.filter((one) => !isOf(one))
  } else if (kind === 'undid') {
    draft.redo = [...others(draft.redo), { root, latest: cause }]
    draft.undo = others(draft.undo)
  } else if (kind === 'redid') {
    draft.undo = [...others(draft.undo), { root, latest: cause }]
    draft.redo = others(draft.redo)
  } else if (kind === 'did' && isOwn) {
    draft.undo.push({ root, latest: cause })
    draft.redo = []
  }
}

/** Forgets the oldest steps when there are too many, then the oldest actions. */
function cut({ actions: all, undo, redo, weight: heavy }: PinHistory): PinHistory {
  const kept: PinHistory = {
    actions: all,
    undo: undo.slice(-MAX_STEPS),
    redo: redo.slice(-MAX_STEPS),
    weight: heavy,
  }
  let { weight } = kept
  let first = Math.max(0, kept.actions.length - MAX_ACTIONS)
  for (const action of kept.actions.slice(0, first)) weight -= weightOfAction(action)
  while (weight > MAX_WEIGHT && first < kept.actions.length - 1) {
    const oldest = kept.actions[first]
    if (oldest !== undefined) weight -= weightOfAction(oldest)
    first += 1
  }
  if (first === 0) return kept
  const actions = kept.actions.slice(first)
  const there = new Set(actions.map(({ cause }) => cause))
  const isThere = ({ latest }: Step): boolean => there.has(latest)
  return { actions, undo: kept.undo.filter(isThere), redo: kept.redo.filter(isThere), weight }
}

function weightOfAction({ envelopes }: HistoryAction): number {
  return envelopes.reduce((sum, envelope) => sum + weightOf(envelope), 0)
}

function weightOf({ event, back = [] }: LogEnvelope): number {
  return [event, ...back].reduce((sum, one) => sum + Math.max(1, touchedIds(one).length), 0)
}
