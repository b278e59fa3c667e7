/**
 * What a change of one pin costs in a browser, and what is left of it after a kill: our log and its
 * peers in one real Chromium on a fresh profile, one built page, each contender on an origin of its
 * own. Rounds are interleaved and medians count; every change is followed by an empty IndexedDB
 * transaction, so each time has a ratio, and by one bare row, the least that a log
 * can write. Changes go to random pins, the worst case for chunks. `first_paint_ms` is from the
 * navigation to the first cards after 1,000 single changes (`first_paint_changes`: fewer, where a
 * contender is too slow for them); ours has `first_paint_tail` of them behind its last checkpoint,
 * as many as the product lets it have (or as it got done), and in `long_tail_paint_ms` 1,000, with
 * checkpoints held back. `first_paint_over_dexie` compares the largest size. `bytes_alone` is a
 * change 150 ms after the one before, which gets a row of its own: no goal judges it.
 */
import { parseArgs } from 'node:util'
import { makeProfile, removeProfile } from './browser/chromium.ts'
import { servePage } from './browser/page-server.ts'
import { goal, median, print, type Row, round } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { contenders } from './events/contender.ts'
import { type OwnOutcome, runOurs } from './events/run-ours.ts'
import { type Effort, type Outcome, type Place, runSize } from './events/run-size.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string', default: '5' },
    /** Names of contenders; all without it. */
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '90' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const chosen = contenders.filter(
  ({ name }) => values.only === '' || values.only.split(',').includes(name),
)
const effort: Effort = {
  rounds: Number(values.rounds),
  changesARound: 12,
  paints: 5,
  hammerMs: 3000,
  seedMs: Number(values.limit) * 1000,
  stepMs: 30_000,
}
const server = await servePage('events')
const own = await onFreshProfile(async (place) => runOurs(place, sizes))
const outcomes: Outcome[] = []
for (const size of sizes) {
  printProgress(`${size} pins …`)
  const found = await onFreshProfile(async (place) => runSize(place, chosen, size))
  // What is known is printed at once: the next size may take minutes.
  for (const outcome of found) printProgress(JSON.stringify(row(outcome)))
  outcomes.push(...found)
}
await server.close()
print({ rows: [...own.map(ownRow), ...outcomes.map(row)], goals: goals() }, values.json)

async function onFreshProfile<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const profile = await makeProfile()
  try {
    return await work({ profile, server, effort })
  } finally {
    await removeProfile(profile)
  }
}

function row(outcome: Outcome): Row {
  const { facts, out } = outcome
  return {
    contender: facts.words,
    pins: outcome.size,
    blocked_ms: middle(outcome.blocked),
    ack_ms: middle(outcome.ack),
    empty_tx_ms: middle(outcome.empty),
    bare_row_ms: middle(outcome.bareRow),
    ack_ratio: rounded(median(outcome.ack) / median(outcome.empty)),
    bare_row_ratio: rounded(median(outcome.bareRow) / median(outcome.empty)),
    file_row_ratio: rounded(median(outcome.fileRow) / median(outcome.empty)),
    main_thread_ms: rounded(outcome.mainThread),
    bytes: outcome.bytes === null ? null : Math.round(outcome.bytes),
    bytes_with_outbox:
      outcome.bytesWithOutbox === null ? null : Math.round(outcome.bytesWithOutbox),
    bytes_alone: outcome.bytesAlone === null ? null : Math.round(outcome.bytesAlone),
    bytes_by: facts.bytes,
    first_paint_ms: middle(outcome.paint),
    first_paint_changes: outcome.changed,
    first_paint_tail: outcome.tail,
    first_paint_pins: outcome.paintedPins,
    acknowledged: outcome.acknowledged,
    lost: outcome.lost,
    note: out ?? facts.note,
  }
}

function ownRow(outcome: OwnOutcome): Row {
  return {
    ...row(outcome),
    contender: 'ours alone, sizes side by side',
    long_tail_paint_ms: middle(outcome.longPaint),
    long_tail: outcome.longTail,
    checkpoint_block_ms: middle(outcome.checkpoint.map(({ own }) => own)),
    checkpoint_longest_ms: rounded(Math.max(...outcome.checkpoint.map(({ own }) => own))),
    checkpoint_longest_work_ms: rounded(Math.max(...outcome.checkpoint.map(({ work }) => work))),
    checkpoint_collector_ms: rounded(
      Math.max(...outcome.checkpoint.map(({ collector }) => collector)),
    ),
    note: '',
  }
}

/** Both painted in turns; at the largest size. Null without dexie. */
function paintOverDexie(): number | null {
  const paintOf = (name: string) =>
    outcomes.findLast(({ facts, out }) => facts.name === name && out === null)
  const [ours, dexie] = [paintOf('ours'), paintOf('dexie')]
  return ours === undefined || dexie === undefined || ours.size !== dexie.size
    ? null
    : median(ours.paint) / median(dexie.paint)
}

/** A ratio of sizes needs both ends of the range. */
function goals() {
  const [small, large] = [own.at(0), own.at(-1)]
  const ratio = (of: (outcome: OwnOutcome) => readonly number[]) =>
    small === undefined || large === undefined ? null : median(of(large)) / median(of(small))
  const lost = outcomes.filter(({ facts }) => facts.name === 'ours').map((outcome) => outcome.lost)
  return {
    ack_over_empty_transaction: goal(
      Math.max(...own.map(({ ack, empty }) => median(ack) / median(empty))),
      2,
    ),
    bytes_a_shared_change: goal(
      Math.max(...own.map(({ bytesWithOutbox }) => bytesWithOutbox ?? Number.NaN)),
      1200,
    ),
    blocked_large_over_small: goal(
      ratio(({ blocked }) => blocked),
      1.2,
    ),
    ack_large_over_small: goal(
      ratio(({ ack }) => ack),
      1.2,
    ),
    checkpoint_block_ms: goal(
      Math.max(...own.flatMap(({ checkpoint }) => checkpoint.map((longest) => longest.own))),
      8,
    ),
    // After fewer events it is another figure.
    first_paint_large_over_small: goal(
      large?.tail === small?.tail ? ratio(({ paint }) => paint) : null,
      1.5,
    ),
    first_paint_over_dexie: goal(paintOverDexie(), 1.1),
    long_tail_paint_large_over_small: goal(
      ratio(({ longPaint }) => longPaint),
      1.5,
    ),
    acknowledged_changes_lost: goal(
      lost.includes(null) || lost.length === 0
        ? null
        : lost.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      0,
    ),
  }
}

function middle(timings: readonly number[]): number | null {
  return timings.length === 0 ? null : round(median(timings))
}

function rounded(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : round(value)
}
