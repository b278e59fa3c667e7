/**
 * One size: every editor once a round in a new context of one browser, another one first in each.
 * Ours is the whole product with its panels and lists; a peer is its canvas alone.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'
import { makeUser } from '../../tests/journeys/prepared.ts'
import { send } from '../../tests/journeys/person.ts'
import type { Product } from '../../tests/journeys/product.ts'
import { type MainThread, watchMainThread } from '../browser/main-thread.ts'
import type { PageServer } from '../browser/page-server.ts'
import { turned } from '../browser/turned.ts'
import { printProgress, within } from '../browser/within.ts'
import { installProbe } from './probe.ts'
import { CANVAS_WIDTH, MOVER, sceneOf, SHOWN_WIDTH } from './scene.ts'
import { templateOf } from './scene-template.ts'

const ROUND_MS = 120_000
const PACED_MOVES = 30
const FREE_MOVES = 120
/** Pixels around the middle of the mover's place. */
const RADIUS = 60

export const editors = [
  { name: 'ours', words: 'Pinloom’s editor' },
  { name: 'fabric', words: 'fabric.js 7.4.0' },
  { name: 'konva', words: 'Konva 10.9.1' },
] as const
export type Editor = (typeof editors)[number]

export interface EditorOutcome {
  readonly editor: Editor
  readonly size: number
  readonly opening: number[]
  readonly pointerToPixel: number[]
  /**
   * Of each round: pictures drawn by moves seen, CPU ms of the main thread by move, ms of a frame.
   */
  readonly drawnShare: number[]
  readonly mainPerMove: number[]
  readonly frames: number[]
  /** Bytes of the scripts and styles of the first opening, as brotli sends them. */
  bytes: number | null
  failed: string | null
}

interface Places {
  readonly browser: Browser
  readonly server: PageServer
  readonly product: Product
}

interface Asked {
  readonly only: readonly Editor[]
  readonly size: number
  readonly rounds: number
}

export async function runEditors(places: Places, asked: Asked): Promise<EditorOutcome[]> {
  const outcomes = asked.only.map((editor): EditorOutcome => ({
    editor,
    size: asked.size,
    opening: [],
    pointerToPixel: [],
    drawnShare: [],
    mainPerMove: [],
    frames: [],
    bytes: null,
    failed: null,
  }))
  for (let round = 0; round < asked.rounds; round += 1)
    for (const outcome of turned(outcomes, round))
      await within(ROUND_MS, oneRound(places, outcome)).catch((error: unknown) => {
        outcome.failed = String(error).slice(0, 160)
        printProgress(`${outcome.editor.name} at ${outcome.size}: ${String(error)}`)
      })
  return outcomes
}

async function oneRound(places: Places, outcome: EditorOutcome): Promise<void> {
  const context = await places.browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Ours would read some 200 files for each new device.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const address = await addressOf(page, places, outcome)
    await page.addInitScript(installProbe)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address)
    await page.waitForFunction(() => window.editorProbe.opened !== null)
    outcome.opening.push(await page.evaluate(() => window.editorProbe.opened ?? Number.NaN))
    // What follows the first picture: those of the other sizes.
    await page.waitForLoadState('networkidle')
    outcome.bytes ??= await loadedBytes(responses)
    const thread = await watchMainThread(page)
    await dragged(page, thread, outcome)
  } finally {
    await context.close()
  }
}

async function addressOf(
  page: Page,
  { server, product }: Places,
  { editor: { name }, size }: EditorOutcome,
): Promise<string> {
  if (name !== 'ours') return server.address(name, { contender: name, size: String(size) })
  const { request } = page.context()
  await makeUser(page, product)
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  const id = crypto.randomUUID()
  await send(request, product, {
    path: `/api/accounts/${accounts[0]?.id}/templates/`,
    data: { id, from: { kind: 'file', document: templateOf(size) } },
  })
  return `${product.address}/templates/${id}`
}

async function dragged(page: Page, thread: MainThread, outcome: EditorOutcome): Promise<void> {
  const middle = await middleOfMover(page, outcome)
  const at = (step: number, steps: number) => {
    const angle = (step / steps) * 2 * Math.PI
    return [middle.x + RADIUS * Math.sin(angle), middle.y + RADIUS * Math.cos(angle)] as const
  }
  await page.mouse.click(middle.x, middle.y)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  // Taking it up is no move.
  await page.mouse.move(...at(0, 1), { steps: 4 })
  await page.waitForTimeout(300)
  for (let step = 1; step <= PACED_MOVES; step += 1) {
    await page.evaluate(() => window.editorProbe.arm())
    await page.mouse.move(...at(step, PACED_MOVES))
    outcome.pointerToPixel.push(await page.evaluate(async () => window.editorProbe.next()))
  }
  await page.evaluate(() => window.editorProbe.reset())
  await thread.since()
  for (let step = 1; step <= FREE_MOVES; step += 1) await page.mouse.move(...at(step, FREE_MOVES))
  const spent = await thread.since()
  const { moves, draws, frames } = await page.evaluate(() => ({ ...window.editorProbe }))
  outcome.mainPerMove.push(spent / moves)
  outcome.drawnShare.push(draws / moves)
  outcome.frames.push(...frames)
  await page.mouse.up()
}

async function middleOfMover(page: Page, { editor, size }: EditorOutcome) {
  const canvas = page.locator(
    editor.name === 'ours' ? '[role="application"] canvas' : '#root canvas >> nth=0',
  )
  const place = await canvas.boundingBox()
  const mover = sceneOf(size).find(({ id }) => id === MOVER)
  if (place === null || mover === undefined) throw new Error('Nothing to drag.')
  const scale = place.width / CANVAS_WIDTH
  if (Math.abs(place.width - SHOWN_WIDTH) > 8)
    throw new Error(`The canvas is ${place.width} pixels wide.`)
  return {
    x: place.x + (mover.x + mover.width / 2) * scale,
    y: place.y + (mover.y + mover.height / 2) * scale,
  }
}

/** What a page loaded of scripts and styles, as brotli sends it. */
const COUNTED = /\.(?:m?js|css)$/

async function loadedBytes(responses: readonly Response[]): Promise<number> {
  const files = new Map(
    responses.flatMap((response): [string, Response][] => {
      const { pathname } = new URL(response.url())
      return COUNTED.test(pathname) && response.ok() ? [[pathname, response]] : []
    }),
  )
  const sizes = await Promise.all(
    [...files.values()].map(async (one) => brotliCompressSync(await one.body()).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
