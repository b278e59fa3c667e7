/**
 * Two months with 1,000 and with 10,000 pins: ours and its peers in one real Chromium,
 * with the same pictures and titles, three cards a day and a line for the rest. Rounds are
 * interleaved and medians count.
 *
 * What the goals judge is `<act>_ms`: the CPU time of the page's main thread, less what asking for
 * the act costs. `drag`: one step of the mouse while a pin is dragged over the days; a calendar
 * where the pin has not moved in the end has no figure. `<act>_painted_ms` is what a person waits,
 * by the clock; no goal judges it.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { samplePhoto, samplePhotos } from '../server/platform/images/sample-photos.ts'
import { makeProfile, openBrowser, removeProfile } from './browser/chromium.ts'
import { servePage } from './browser/page-server.ts'
import { type Goal, goal, median, print, type Row, round } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { type CalendarAct, calendarActs, calendarContenders } from './calendar/contender.ts'
import { type CalendarOutcome, runCalendars } from './calendar/run-calendar.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,10000' },
    rounds: { type: 'string', default: '12' },
    /** Names of contenders; all without it. */
    only: { type: 'string', default: '' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const chosen = calendarContenders.filter(
  ({ name }) => values.only === '' || values.only.split(',').includes(name),
)
/** A frame of a screen with 60 of them a second. */
const MAX_DRAG_MS = 16

const server = await servePage('calendar', await pictures())
const profile = await makeProfile()
const outcomes: CalendarOutcome[] = []
try {
  const browser = await openBrowser(profile)
  for (const size of sizes) {
    printProgress(`${size} pins …`)
    const found = await runCalendars(browser, server, {
      facts: chosen,
      size,
      rounds: Number(values.rounds),
    })
    for (const outcome of found) printProgress(JSON.stringify(row(outcome)))
    outcomes.push(...found)
  }
  await browser.close()
} finally {
  await removeProfile(profile)
  await server.close()
}
print({ rows: outcomes.map(row), goals: goals() }, values.json)

/** As small as a calendar shows them. */
async function pictures(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (let nth = 0; nth < 12; nth += 1) {
    const name = samplePhotos[nth % samplePhotos.length]
    if (name === undefined) continue
    const picture = sharp(await samplePhoto(name)).resize(80, 120)
    files.set(`/pictures/${nth}.jpg`, await picture.jpeg({ quality: 80 }).toBuffer())
  }
  return files
}

function row(outcome: CalendarOutcome): Row {
  const { facts, size, painted, nodes, failed } = outcome
  return {
    calendar: facts.words,
    pins: size,
    ...Object.fromEntries(calendarActs.map((act) => [`${act}_ms`, ownCost(outcome, act)])),
    mount_painted_ms: middle(painted.mount),
    turn_painted_ms: middle(painted.turn),
    nodes,
    note: [...failed].map(([act, why]) => `${act}: ${why}`).join('; '),
  }
}

function middle(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : round(median(figures))
}

/** Null where it could not be done. */
function ownCost({ main, nothing }: CalendarOutcome, act: CalendarAct): number | null {
  if (main[act].length === 0) return null
  const asking = act === 'drag' ? 0 : median(nothing)
  return round(Math.max(0, median(main[act]) - asking))
}

function goals(): Record<string, Goal> {
  const found: Record<string, Goal> = {}
  for (const act of calendarActs) {
    const ratios = sizes.map((size) => {
      const ofSize = outcomes.filter((outcome) => outcome.size === size)
      const [own = Number.NaN] = ofSize
        .filter(({ facts }) => facts.name === 'ours')
        .flatMap((outcome) => ownCost(outcome, act) ?? [])
      const peers = ofSize
        .filter(({ facts }) => facts.name !== 'ours')
        .flatMap((outcome) => ownCost(outcome, act) ?? [])
      return peers.length === 0 ? Number.NaN : own / Math.min(...peers)
    })
    found[`${act}_over_best_peer`] = goal(Math.max(...ratios), 1)
  }
  const drags = outcomes.filter(({ facts }) => facts.name === 'ours')
  found['drag_ms'] = goal(
    Math.max(...drags.map((outcome) => ownCost(outcome, 'drag') ?? Number.NaN)),
    MAX_DRAG_MS,
  )
  return found
}
