/** What a kill has left, against what was reported outside before it. */
import type { Page } from 'playwright'
import { rowOf } from '../../src/persistence/pins/log/row.ts'
import type { Note, Stored } from './browser-kill-page.ts'
import { allEvents } from './browser-kill-server.ts'
import type { Again, World } from './browser-kill-world.ts'

export const TABS = ['one', 'two', 'three']

/** What is known outside of the browser. */
export interface Reported {
  readonly notes: Note[]
  /** Of noted changes: their place in the log, where it was reported. */
  readonly seqs: Map<string, number>
  /** Of noted changes: those that the server has and whose place was never reported. */
  readonly settled: Set<string>
  /** Events that the server has, up to its revision. */
  readonly onServer: Set<string>
  revision: number
  /** How many events came back from journals. */
  recovered: number
  /** Pin and title of what was about to be done. */
  readonly begun: Set<string>
  /**
   * The title of each pin after the last kill: from then on nothing older may come
   * back.
   */
  readonly seen: Map<string, string>
  /** How many notes are older than that. */
  judged: number
  /** Rows that a fresh start took and left empty. */
  readonly empty: Set<number>
  /** Tabs that write a checkpoint. */
  readonly writing: Set<Page>
  /** How many have been written to their end. */
  written: number
  /** Rows of chunks that were left over before the tabs began. */
  leftOver: ReadonlySet<number>
  kills: number
  /** How many kills have left more of them. */
  cutOff: number
}

export function nothingReported(): Reported {
  return {
    notes: [],
    seqs: new Map(),
    settled: new Set(),
    onServer: new Set(),
    revision: 0,
    recovered: 0,
    begun: new Set(),
    seen: new Map(),
    judged: 0,
    empty: new Set(),
    writing: new Set(),
    written: 0,
    leftOver: new Set(),
    kills: 0,
    cutOff: 0,
  }
}

export const nothingWrong = {
  gaps: [],
  isCutTooFar: false,
  damage: [],
  warnings: [],
  twice: 0,
  lost: [],
  notKept: [],
  notShown: [],
}

/**
 * What the last kill has left, with what came back from the journals, against what was reported
 * before.
 */
export async function judge(world: World, [tab]: Page[], told: Reported): Promise<object> {
  const { notes } = told
  const seen = await tab?.evaluate(() => ({
    left: Reflect.get(window, 'left') as Stored | null,
    again: Reflect.get(window, 'again') as Again,
    warnings: window.page.state().warnings,
    titles: window.page.rows().map(({ id, title }) => [id, title] as const),
  }))
  if (seen === undefined) throw new Error('No tab.')
  // A store that is gone is not a new one.
  if (seen.left === null || seen.again.stored === null) return { ...nothingWrong, lost: [...notes] }
  told.recovered += seen.again.recovered ?? 0
  if (seen.left.leftOver.some((id) => !told.leftOver.has(id))) told.cutOff += 1
  const { rows, events, damage, snapshotRow } = seen.again.stored
  const first = rows[0] ?? snapshotRow + 1
  const there = new Set([...rows, ...[...told.empty].filter((row) => row > first)])
  const own = events.filter(({ isReported }) => !isReported)
  const stored = new Map(own.map(({ id, seq }) => [id, seq]))
  const twice =
    own.length -
    stored.size +
    (events.length - own.length) -
    new Set(events.filter(({ isReported }) => isReported).map(({ id }) => id)).size
  // What only a journal had got its place just now.
  placeRest(told, stored)
  await askServer(world, told)
  const unsure = settleUntold(told)
  const titles = new Map(seen.titles)
  const notShown = [...lastOf(told)]
    .filter(([pinId]) => !unsure.has(pinId))
    .map(([pinId, title]) => ({ pinId, title, shown: titles.get(pinId) ?? '' }))
    .filter((one) => !isThatOrLater(one, told))
  for (const [id, title] of seen.titles) told.seen.set(id, title)
  told.judged = notes.length
  return {
    gaps: [...there].toSorted((a, b) => a - b).filter((row, at) => row !== first + at),
    isCutTooFar: first > snapshotRow + 1,
    damage,
    warnings: seen.warnings,
    twice,
    lost: notes.filter(
      ({ id }) =>
        !told.settled.has(id) &&
        isLost(told.seqs.get(id), { at: stored.get(id), first, snapshotRow }),
    ),
    notKept: notes.filter(({ id }) => !told.onServer.has(id) && !stored.has(id)),
    notShown,
  }
}

function placeRest({ notes, seqs }: Reported, stored: ReadonlyMap<string, number>): void {
  for (const { id } of notes) if (!seqs.has(id) && stored.has(id)) seqs.set(id, stored.get(id) ?? 0)
}

async function askServer(world: World, told: Reported): Promise<void> {
  const events = await allEvents(world, told.revision)
  for (const { id } of events) told.onServer.add(id)
  told.revision = events.at(-1)?.revision ?? told.revision
}

/**
 * What the server settled and a checkpoint cut before its place was reported outside. Gives the
 * pins whose last change is not known by that.
 */
function settleUntold({ notes, seqs, settled, onServer }: Reported): ReadonlySet<string> {
  const late = notes.filter(({ id }) => !seqs.has(id) && !settled.has(id) && onServer.has(id))
  for (const { id } of late) settled.add(id)
  return new Set(late.map(({ pinId }) => pinId))
}

/**
 * Every acknowledged change has a place. A row that was cut is in the snapshot: its effect is
 * looked at too.
 */
function isLost(
  seq: number | undefined,
  { at, first, snapshotRow }: { at: number | undefined; first: number; snapshotRow: number },
): boolean {
  if (seq === undefined) return true
  return rowOf(seq) >= first ? at !== seq : rowOf(seq) > snapshotRow
}

/**
 * The title that each pin was last known to have: the last acknowledged one, else what was there
 * after the kill before.
 */
function lastOf({ notes, seqs, seen, judged }: Reported): Map<string, string> {
  return new Map([
    ...seen,
    ...notes
      .slice(judged)
      .toSorted((a, b) => (seqs.get(a.id) ?? 0) - (seqs.get(b.id) ?? 0))
      .map(({ pinId, title }) => [pinId, title] as const),
  ])
}

/**
 * Another title than the last known one must be one that was on its way to this pin when the axe
 * fell, and begun no earlier than that one.
 */
function isThatOrLater(
  { pinId, title, shown }: { pinId: string; title: string; shown: string },
  { notes, begun }: Reported,
): boolean {
  if (shown === title) return true
  if (!begun.has(`${pinId} ${shown}`) || notes.some((note) => note.title === shown)) return false
  const [then, now] = [placeOf(title), placeOf(shown)]
  return (
    then === null ||
    (now !== null &&
      (now.kill > then.kill ||
        (now.kill === then.kill && (now.tab !== then.tab || now.serial > then.serial))))
  )
}

/**
 * "3 two 17": the seventeenth change of the second tab before the fourth kill. Null: as the server
 * made it.
 */
export function placeOf(title: string): { kill: number; tab: string; serial: number } | null {
  const [kill = '', tab = '', serial = ''] = title.split(' ')
  return TABS.includes(tab) ? { kill: Number(kill), tab, serial: Number(serial) } : null
}
