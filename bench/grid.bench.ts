/**
 * A grid of 10,000 and 100,000 pins: ours and its peers in one real Chromium, all with the
 * product's cards and pictures, mounted as Drafts mounts ours, and each draws as far beyond the
 * edge of the window. Rounds are interleaved and medians count. The list (filter, sort) is made by
 * the same function for all and is part of what is measured; it is also reported alone in
 * `list_filter_ms` and `list_sort_ms`.
 *
 * What the goals judge is `<act>_ms`: the CPU time of the page's main thread, less what asking for
 * the act costs (`asking_ms`; not less for a frame, which is the mean of many). Waiting for the
 * next frame, raster, GPU and other processes are not in it, nor what ours draws beyond the edges
 * of the window a moment later (beyond-later.ts): that is in `<act>_whole_ms`, the act and the
 * quarter of a second after it, which no goal judges. The time until it is painted is
 * `<act>_painted_ms`, by the clock; no goal judges that. The first round of each opening is left
 * out; its sort, when the order is not known yet, is `first_sort_ms` (of the last opening,
 * asking included), without a goal either.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { samplePhoto, samplePhotos } from '../server/platform/images/sample-photos.ts'
import { makeProfile, openBrowser, removeProfile } from './browser/chromium.ts'
import { servePage } from './browser/page-server.ts'
import { type Goal, goal, median, print, type Row, round } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { type GridAct, gridActs, gridContenders } from './grid/contender.ts'
import { type GridOutcome, ownCost, runGrids } from './grid/run-grid.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '16' },
    /** Names of contenders; all without it. */
    only: { type: 'string', default: '' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const chosen = gridContenders.filter(
  ({ name }) => values.only === '' || values.only.split(',').includes(name),
)
/** Not behind the best peer: a tenth is the noise of two runs. */
const MAX_BEHIND = 1.1
const MAX_MS: Partial<Record<GridAct, number>> = {
  mount: 50,
  frame: 8,
  jump: 33,
  selectAll: 16,
  filter: 16,
}

const server = await servePage('grid', await pictures())
const profile = await makeProfile()
const outcomes: GridOutcome[] = []
try {
  const browser = await openBrowser(profile)
  for (const size of sizes) {
    printProgress(`${size} pins …`)
    const found = await runGrids(browser, server, {
      facts: chosen,
      size,
      rounds: Number(values.rounds),
    })
    // What is known is printed at once: the next size may take minutes.
    for (const outcome of found) printProgress(JSON.stringify(row(outcome)))
    outcomes.push(...found)
  }
  await browser.close()
} finally {
  await removeProfile(profile)
  await server.close()
}
print({ rows: outcomes.map(row), goals: goals() }, values.json)

/** Real pictures in the size in which the grid shows them. */
async function pictures(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [nth, name] of Array.from(
    { length: 12 },
    (_, at) => [at, samplePhotos[at % samplePhotos.length]] as const,
  )) {
    if (name === undefined) continue
    files.set(
      `/pictures/${nth}.jpg`,
      await sharp(await samplePhoto(name))
        .resize(500, 750)
        .modulate({ hue: nth * 30 })
        .jpeg({ quality: 80 })
        .toBuffer(),
    )
  }
  return files
}

function row(outcome: GridOutcome): Row {
  const mains = gridActs.map((act) => [`${act}_ms`, middle(outcome, act)])
  const paints = gridActs
    .filter((act) => act !== 'frame')
    .map((act) => [
      `${act}_painted_ms`,
      outcome.painted[act].length === 0 ? null : round(median(outcome.painted[act])),
    ])
  const wholes = gridActs
    .filter((act) => act !== 'frame')
    .map((act) => [
      `${act}_whole_ms`,
      outcome.whole[act].length === 0
        ? null
        : round(median(outcome.whole[act]) - 2 * median(outcome.nothing)),
    ])
  return {
    grid: outcome.facts.words,
    pins: outcome.size,
    ...Object.fromEntries([...mains, ...paints, ...wholes]),
    first_sort_ms: outcome.firstSort === null ? null : round(outcome.firstSort),
    list_filter_ms:
      outcome.lists.length === 0 ? null : round(median(outcome.lists.map(({ filter }) => filter))),
    list_sort_ms:
      outcome.lists.length === 0 ? null : round(median(outcome.lists.map(({ sort }) => sort))),
    asking_ms: outcome.nothing.length === 0 ? null : round(median(outcome.nothing)),
    note: outcome.out ?? [...outcome.failed].map(([act, why]) => `${act}: ${why}`).join('; '),
  }
}

function middle(outcome: GridOutcome, act: GridAct): number | null {
  return outcome.main[act].length === 0 ? null : round(ownCost(outcome, act))
}

function goals(): Record<string, Goal> {
  const found: Record<string, Goal> = {}
  const ofSize = (size: number, ofOurs: boolean) =>
    outcomes.filter(({ facts, size: own }) => own === size && (facts.name === 'ours') === ofOurs)
  // An act that we can't do is a goal that is not met; a peer that can't do it is no measure, and
  // none at all is none met.
  const ours = (act: GridAct) =>
    sizes.map((size) => ofSize(size, true).map((outcome) => middle(outcome, act))[0] ?? Number.NaN)
  const bestPeers = (act: GridAct) =>
    sizes.map((size) =>
      Math.min(...ofSize(size, false).flatMap((outcome) => middle(outcome, act) ?? [])),
    )
  for (const act of gridActs) {
    const peers = bestPeers(act)
    const ratios = ours(act).map((cost, at) =>
      peers[at] === Number.POSITIVE_INFINITY ? Number.NaN : cost / (peers[at] ?? Number.NaN),
    )
    found[`${act}_over_best_peer`] = goal(Math.max(...ratios), MAX_BEHIND)
    const most = MAX_MS[act]
    if (most !== undefined) found[`${act}_ms`] = goal(Math.max(...ours(act)), most)
  }
  return found
}
