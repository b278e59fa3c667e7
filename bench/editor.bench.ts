/**
 * A template of 20 and of 100 layers: Pinloom's editor and the canvases of its peers in one
 * Chromium, with the same photo, shapes, texts and shadows. Ours is the product as a person opens
 * it; fabric.js and Konva are their canvas alone, without panels.
 *
 * `pointer_to_pixel_ms`: from a move of the pointer to the frame with its picture, one move at a
 * time, by the clock. `drawn_share`: pictures drawn by moves that the page saw, as fast as they
 * come. `main_ms`: CPU of the page's main thread a move. `opening_ms`: from the address to the
 * first picture, with an empty cache. `bytes`: scripts and styles of the first opening, without
 * wasm and fonts. Polotno is not run: docs/decisions/0109.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { samplePhoto } from '../server/platform/images/sample-photos.ts'
import sharp from 'sharp'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startBuiltProduct } from './browser/built-product.ts'
import { servePage } from './browser/page-server.ts'
import { type Goal, goal, median, print, quantile, type Row, round } from './browser/report.ts'
import { printProgress } from './browser/within.ts'
import { type EditorOutcome, editors, runEditors } from './editor/run-editors.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '20,100' },
    rounds: { type: 'string', default: '3' },
    /** Names of editors; all without it. */
    only: { type: 'string', default: '' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const only = editors.filter(
  ({ name }) => values.only === '' || values.only.split(',').includes(name),
)
const MAX_PIXEL_MS = 33
const MAX_MAIN_MS = 8
const MAX_BYTES = 250_000

const root = join(import.meta.dirname, '..')
const inter = 'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2'
const photo = sharp(await samplePhoto('soup')).resize(1000, 1500)
const server = await servePage(
  'editor',
  new Map([
    ['/pictures/photo.jpg', await photo.jpeg({ quality: 84 }).toBuffer()],
    ['/fonts/inter.woff2', await readFile(join(root, inter))],
  ]),
)
const product = await startBuiltProduct()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const outcomes: EditorOutcome[] = []
try {
  for (const size of sizes) {
    printProgress(`${size} layers …`)
    const found = await runEditors(
      { browser, server, product },
      { only, size, rounds: Number(values.rounds) },
    )
    for (const outcome of found) printProgress(JSON.stringify(row(outcome)))
    outcomes.push(...found)
  }
} finally {
  await browser.close()
  await server.close()
  await product.remove()
}
print({ rows: outcomes.map(row), goals: goals() }, values.json)

function row(outcome: EditorOutcome): Row {
  const { editor, size, opening, pointerToPixel, drawnShare, mainPerMove, frames } = outcome
  return {
    editor: editor.words,
    layers: size,
    pointer_to_pixel_ms: middle(pointerToPixel),
    pointer_to_pixel_p95_ms: pointerToPixel.length ? round(quantile(pointerToPixel, 0.95)) : null,
    drawn_share: middle(drawnShare),
    main_ms: middle(mainPerMove),
    frame_p95_ms: frames.length ? round(quantile(frames, 0.95)) : null,
    opening_ms: middle(opening),
    bytes: outcome.bytes,
    note: outcome.failed ?? '',
  }
}

function middle(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : round(median(figures))
}

function goals(): Record<string, Goal> {
  const ours = outcomes.filter(({ editor }) => editor.name === 'ours')
  const [small] = ours.filter(({ size }) => size === Math.min(...sizes))
  const over = (figureOf: (outcome: EditorOutcome) => number | null): number =>
    Math.max(
      ...ours.map((own) => {
        const peers = outcomes
          .filter(({ size, editor }) => size === own.size && editor.name !== 'ours')
          .flatMap((outcome) => figureOf(outcome) ?? [])
        return peers.length === 0 ? Number.NaN : (figureOf(own) ?? Number.NaN) / Math.min(...peers)
      }),
    )
  return {
    pointer_to_pixel_ms: goal(small ? middle(small.pointerToPixel) : null, MAX_PIXEL_MS),
    main_ms: goal(
      Math.max(...ours.map((own) => middle(own.mainPerMove) ?? Number.NaN)),
      MAX_MAIN_MS,
    ),
    pointer_to_pixel_over_best_peer: goal(
      over((one) => middle(one.pointerToPixel)),
      1,
    ),
    frame_p95_over_best_peer: goal(
      over(({ frames }) => (frames.length ? quantile(frames, 0.95) : null)),
      1,
    ),
    opening_over_best_peer: goal(
      over((one) => middle(one.opening)),
      1,
    ),
    bytes: goal(small?.bytes ?? null, MAX_BYTES),
  }
}
