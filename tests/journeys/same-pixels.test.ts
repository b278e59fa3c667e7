/**
 * The browser's worker, as it is built and served, paints every raw byte of a pin that the server
 * paints. The photo has one colour, so that it is the same however each side decodes and scales it.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PhotoSource } from '#core/templates/paint/pin-painter.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { facts, paintFormula } from '../support/drawing/formula-pins.ts'
import { caseDesign, hardCases } from '../support/drawing/hard-cases.ts'
import { nativeEngine } from '../../server/platform/images/drawing/native-engine.ts'
import { effectTemplates } from '../support/drawing/effect-templates.ts'
import type { FromCanvas } from '../../src/workers/canvas-messages.ts'
import { test } from './journey.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const EVERY = 12
const PHOTO = '/media/same-pixels.png'
const COLOR = { r: 122, g: 92, b: 62 }

/** One hard case each, so that all scripts, emoji and missing pictures are among them. */
const wishes = [...templates, ...effectTemplates.slice(-2)].flatMap((template, at) => {
  const item = hardCases[at % hardCases.length]
  return item && (isFull || at % EVERY === 0 || at >= templates.length) ? [{ template, item }] : []
})

const photo: PhotoSource = {
  isKeeping: false,
  cut: async ({ to: { width, height } }) => {
    const pixels = new Uint8Array(width * height * 4)
    for (let at = 0; at < pixels.length; at += 4) pixels.set([COLOR.r, COLOR.g, COLOR.b, 255], at)
    return pixels.buffer
  },
}

test('the browser’s worker draws the same bytes as the server', async ({ page, product }) => {
  const { width, height } = facts
  const body = await sharp({ create: { width, height, channels: 3, background: COLOR } })
    .png()
    .toBuffer()
  await page.route(/same-pixels\.png$/, async (route) =>
    route.request().url().includes('/facts/')
      ? route.fulfill({ json: { facts } })
      : route.fulfill({ contentType: 'image/png', body }),
  )
  await page.goto(`${product.address}/login`)
  const engine = nativeEngine()
  const [published, shown] = [new Map<string, string>(), new Map<string, string>()]
  for (const { template, item } of wishes) {
    const rgba = await paintFormula(engine, { template, item, photo })
    published.set(`${template.id} ${item.name}`, createHash('sha256').update(rgba).digest('hex'))
  }
  const hashes = await paintedByWorker(
    page,
    wishes.map(({ template, item }) => {
      const design = caseDesign(template, item)
      const pictures = design.pictures.map(() => ({ picture_id: 'photo', crop: null }))
      return { document: template.document, design: { ...design, pictures } }
    }),
  )
  for (const [at, { template, item }] of wishes.entries())
    shown.set(`${template.id} ${item.name}`, hashes[at] ?? '')
  expect(new Set(hashes).size).toBe(wishes.length)
  expect(shown).toEqual(published)
}, 120_000)

async function paintedByWorker(
  page: Page,
  pins: readonly { document: Template; design: PinDesign }[],
): Promise<string[]> {
  const assets = new URL('../../dist/assets/', import.meta.url)
  const file = readdirSync(assets).find((name) => /^design-canvas\.worker-.+\.js$/.test(name))
  return page.evaluate(
    async ({ file: script, pins: all, address }) => {
      const worker = new Worker(script, { type: 'module' })
      const hashes: string[] = []
      for (const [id, pin] of all.entries()) {
        const answer = await new Promise<FromCanvas>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<FromCanvas>) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          const addresses = { photo: address }
          const wish = { ...pin, id, size: '1000x1500', width: 500, addresses }
          worker.postMessage({ ...wish, server: location.origin })
        })
        if (!('bitmap' in answer)) throw new Error(JSON.stringify(answer))
        const { width, height } = answer.bitmap
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context?.drawImage(answer.bitmap, 0, 0)
        const bytes = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        hashes.push(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''))
      }
      worker.terminate()
      return hashes
    },
    { file: `/assets/${file}`, pins, address: PHOTO },
  )
}
