/**
 * What a pin costs, in CPU time: from the stored source picture to the JPEG. Peers and the bare
 * limit (decode, resize, JPEG by sharp) run in the same rounds, interleaved; the least of all
 * rounds counts, since others use this machine too. Ratios decide, not milliseconds. A turn is
 * twelve pins, what one page gives: the first pin of a turn collects what the contender before it
 * has left behind (93 ms where the next ones take 55), and of three pins that decided the ratio. It
 * counts in the turn, and has its own row. `--memory` renders 1,000 pins instead and says what
 * the process holds.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { templates } from '../core/templates/choice/template-list.ts'
import type { PinDesign } from '../core/contract/content/pins.contract.ts'
import {
  createPinRenderer,
  type LoadPicture,
} from '../server/platform/images/drawing/pin-renderer.ts'
import { analysePicture } from '../server/platform/images/analysis/picture-analyst.ts'
import { caseDesign, hardCases } from '../tests/support/drawing/hard-cases.ts'
import { samplePhoto } from '../server/platform/images/sample-photos.ts'
import { measureMemory } from './render-memory.ts'
import { napiCanvasPin, satoriPin } from './render-peers.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '12' },
    pins: { type: 'string', default: '12' },
  },
})
if (values.memory) {
  const rows = await measureMemory(
    (row) =>
      values.json ||
      process.stdout.write(
        `${String(row.pins).padStart(5)} pins ${row.rss_mb} MB (heap ${row.heap_mb}, beside it ${row.external_mb})\n`,
      ),
  )
  if (values.json) process.stdout.write(`${JSON.stringify({ memory: rows })}\n`)
  process.exit(0)
}
const rounds = Number(values.rounds)
const pinsPerRound = Number(values.pins)
const WIDTH = 1000
const HEIGHT = 1500

interface Row {
  name: string
  cpu_ms: number
  ratio: number
  wall_ms: number
  /** In which nothing else of the process runs. */
  loop_ms: number
}

const photo = await samplePhoto('garden')
const facts = await analysePicture(photo)
const [typical] = hardCases
const [first] = templates
if (!typical || !first) throw new Error('Nothing to measure.')
const design: PinDesign = {
  ...caseDesign(first, { ...typical, photos: ['garden'] }),
  headline: 'Twelve flowers that bloom from spring to frost',
}
const load: LoadPicture = async () => ({ bytes: photo, facts })
const cold = createPinRenderer({ photoCacheBytes: 0 })
const cached = createPinRenderer()
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
)
const peer = {
  photo,
  headline: design.headline,
  font: readFileSync(fontFile),
  width: WIDTH,
  height: HEIGHT,
}
const allDesigns = templates.map((template) =>
  caseDesign(template, { ...typical, photos: ['garden', 'garden', 'garden'] }),
)
let turn = 0
const ALL = 'ours, mean of all templates, cached'

const contenders: Record<string, () => Promise<unknown>> = {
  'limit: bare sharp decode + resize + JPEG': () =>
    sharp(photo)
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .jpeg({ quality: 84, optimiseCoding: false })
      .toBuffer(),
  'ours, cold': () => cold.renderPin(design, load),
  'ours, photo cached': () => cached.renderPin(design, load),
  [ALL]: () => cached.renderPin(allDesigns[turn++ % allDesigns.length] ?? design, load),
  'ours, half-size preview, cached': () => cached.renderPreview(design, load),
  '@napi-rs/canvas does all': () => napiCanvasPin(peer),
  'satori + resvg + composite': () => satoriPin(peer),
  'crop + palette (once per source)': () => analysePicture(photo),
}

/** Milliseconds a pin. */
interface Cost {
  cpu: number
  wall: number
  loop: number
}

const least = new Map<string, Cost>()
/** A mean over templates needs every template in each round. */
const countFor = (name: string): number =>
  name.includes('all templates') ? allDesigns.length : pinsPerRound
for (let round = -1; round < rounds; round++)
  for (const [name, make] of Object.entries(contenders)) {
    const read = stopwatch()
    await make()
    const first = read(1)
    for (let i = 1; i < countFor(name); i++) await make()
    if (round < 0) continue
    keepLeast(name, read(countFor(name)))
    if (name === 'ours, cold') keepLeast(`${name}, the first of a turn`, first)
  }

function stopwatch(): (count: number) => Cost {
  const [cpuStart, wallStart] = [process.cpuUsage(), performance.now()]
  const loopStart = performance.eventLoopUtilization()
  return (count) => {
    const used = process.cpuUsage(cpuStart)
    return {
      cpu: (used.user + used.system) / 1000 / count,
      wall: (performance.now() - wallStart) / count,
      loop: performance.eventLoopUtilization(loopStart).active / count,
    }
  }
}

function keepLeast(name: string, cost: Cost): void {
  const before = least.get(name) ?? cost
  least.set(name, {
    cpu: Math.min(before.cpu, cost.cpu),
    wall: Math.min(before.wall, cost.wall),
    loop: Math.min(before.loop, cost.loop),
  })
}

const two = (value: number): number => Math.round(value * 100) / 100
const limit = least.get('limit: bare sharp decode + resize + JPEG')?.cpu ?? 1
const rows: Row[] = [...least].map(([name, { cpu, wall, loop }]) => ({
  name,
  cpu_ms: two(cpu),
  ratio: two(cpu / limit),
  wall_ms: two(wall),
  loop_ms: two(loop),
}))
const ratioOf = (name: string): number => rows.find((row) => row.name === name)?.ratio ?? Number.NaN
const goal = (value: number, most: number) => ({ value, limit: most, met: value <= most })
const throughput = { cold: await pinsPerSecond(cold), cached: await pinsPerSecond(cached) }
const goals = {
  cold: goal(ratioOf('ours, cold'), 1.25),
  cached: goal(ratioOf('ours, photo cached'), 0.5),
  'all templates, cached': goal(ratioOf(ALL), 0.7),
  'event loop, ms a pin': goal(rows.find(({ name }) => name === ALL)?.loop_ms ?? Number.NaN, 8),
}

if (values.json)
  process.stdout.write(`${JSON.stringify({ rows, pins_per_second: throughput, goals })}\n`)
else {
  for (const row of rows)
    process.stdout.write(
      `${row.name.padEnd(44)} ${row.cpu_ms.toFixed(1).padStart(8)} ms CPU ${row.ratio.toFixed(2).padStart(6)} × ${row.wall_ms.toFixed(1).padStart(8)} ms, ${row.loop_ms.toFixed(1)} of the event loop\n`,
    )
  process.stdout.write(
    `whole path, ${availableParallelism()} cores: ${throughput.cold} pins/s cold, ${throughput.cached} pins/s cached\n`,
  )
  for (const [name, { value, limit: most, met }] of Object.entries(goals))
    process.stdout.write(`goal ${name}: ${value} ≤ ${most} ${met ? 'met' : 'MISSED'}\n`)
}

/** Twelve pins of one page at once, as a generation makes them. */
async function pinsPerSecond(renderer: typeof cold): Promise<number> {
  const start = performance.now()
  await Promise.all(Array.from({ length: 24 }, () => renderer.renderPin(design, load)))
  return two(24_000 / (performance.now() - start))
}
