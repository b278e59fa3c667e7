/**
 * The history of actions. Events of one cause are one action, which is undone and redone as a
 * whole. `recordEvents` adds the log's events in order. Own actions are those of this device, in
 * any tab; only they can be undone here.
 *
 * Actions of a chain: did -undone-> undid -redone-> redid -undone-> undid …
 */
import type { LogEnvelope } from '../events/pin.events.ts'
import { eventTypeOf, touchedIds } from '../book/pin.reducer.ts'

export const MAX_STEPS = 100
/**
 * Maximum of rows in all kept actions, enough for two edits of 100,000 pins. They are read when
 * pins are loaded and stay in memory. The latest action is kept in any case.
 */
export const MAX_WEIGHT = 250_000
const MAX_ACTIONS = 1_000
/** A long server task is listed in several steps. A user's action is one step of any size. */
const MAX_ENVELOPES = 500

/**
 * `withdrawn`: the server has rejected it. `again`: the server's order has put an own event behind
 * another device's.
 */
export type ActionKind = 'did' | 'undid' | 'redid' | 'withdrawn' | 'again'

export interface HistoryAction {
  /** The cause that its events share. */
  readonly cause: string
  readonly kind: ActionKind
  /** The first action of its chain of undos and redos; its own cause if it is the first. */
  readonly root: string
  readonly isOwn: boolean
  readonly at: number
  readonly tab: string
  /** The command's name if known. */
  readonly name: string | null
  /** In log order, never empty, without selections. */
  readonly envelopes: readonly LogEnvelope[]
}

/** An action that can be undone: the first of its chain, and the last, whose effect is current. */
export interface Step {
  readonly root: string
  readonly latest: string
}

export interface PinHistory {
  readonly actions: readonly HistoryAction[]
  /** Oldest first. The last is next. */
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  readonly weight: number
}

export const emptyHistory: PinHistory = { actions: [], undo: [], redo: [], weight: 0 }

export function recordEvents(history: PinHistory, envelopes: readonly LogEnvelope[]): PinHistory {
  const historic = envelopes.filter(({ event }) => eventTypeOf(event).isHistoric)
  if (historic.length === 0) return history
  const draft = draftOf(history, historic)
  for (const envelope of historic) record(draft, envelope)
  return cut(draft)
}

/**
 * Records events from before this device's log. None of them can be undone here, and none is
 * dropped.
 */
export function recordWhole(envelopes: readonly LogEnvelope[]): PinHistory {
  const draft = draftOf(emptyHistory, [])
  for (const envelope of envelopes)
    if (eventTypeOf(envelope.event).isHistoric) record(draft, envelope)
  const { actions, undo, redo, weight } = draft
  return { actions, undo, redo, weight }
}

/** The first seq that undo and redo need in the log; null if there is nothing to undo or redo. */
export function keptFrom({ actions, undo, redo }: PinHistory): number | null {
  const needed = new Set([...undo, ...redo].flatMap(({ root, latest }) => [root, latest]))
  return actions.find(({ cause }) => needed.has(cause))?.envelopes[0]?.seq ?? null
}

/** All kept envelopes in log order. */
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

interface Draft {
  readonly actions: HistoryAction[]
  /** Index of the last action of each cause. A search in a long list would take seconds. */
  readonly places: Map<string, number>
  undo: Step[]
  redo: Step[]
  weight: number
}

/** `historic`: the envelopes to record. Other causes are not indexed. */
function draftOf(
  { actions, undo, redo, weight }: PinHistory,
  historic: readonly LogEnvelope[],
): Draft {
  const causes = new Set(historic.map(causeOf))
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

/** Drops the oldest steps above the limit, then the oldest actions. */
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

/** The pins that a cause, such as a task of the server, has added; in any number of steps. */
export const addedBy = ({ actions }: Pick<PinHistory, 'actions'>, cause: string): string[] =>
  actions
    .filter((action) => action.cause === cause && action.kind !== 'undid')
    .flatMap(({ envelopes }) => envelopes)
    .flatMap(({ event }) =>
      event.type === 'pins.added' ? event.data.pins.map(({ id }) => id) : [],
    )
