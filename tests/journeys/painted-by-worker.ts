/** Pins as the browser's worker paints them, as it is built and served. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { pixelWidthOf } from '#core/templates/document/canvas-size.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import type { FromCanvas } from '../../src/workers/canvas-messages.ts'

/** Where the picture `photo` of a design is. */
export const PHOTO_ADDRESS = '/media/same-pixels.png'

export interface WorkerPin {
  readonly document: Template
  readonly design: PinDesign
  /** As large as it is published; without, half as large as the first size. */
  readonly size?: SizeName
}

/** The SHA-256 of the pixels, or all of them in Base64. */
export async function paintedByWorker(
  page: Page,
  pins: readonly WorkerPin[],
  as: 'hashes' | 'bytes' = 'hashes',
): Promise<string[]> {
  const assets = new URL('../../dist/assets/', import.meta.url)
  const file = readdirSync(assets).find((name) => /^design-canvas\.worker-.+\.js$/.test(name))
  return page.evaluate(
    async ({ file: script, pins: all, address, isWhole }) => {
      const worker = new Worker(script, { type: 'module' })
      const hashes: string[] = []
      for (const [id, pin] of all.entries()) {
        const answer = await new Promise<FromCanvas>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<FromCanvas>) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          const addresses = { photo: address }
          const wish = { ...pin, id, addresses }
          worker.postMessage({ ...wish, server: location.origin, userId: null })
        })
        if (!('bitmap' in answer)) throw new Error(JSON.stringify(answer))
        const { width, height } = answer.bitmap
        const context = new OffscreenCanvas(width, height).getContext('2d')
        context?.drawImage(answer.bitmap, 0, 0)
        const bytes = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
        if (isWhole) {
          let text = ''
          for (let from = 0; from < bytes.length; from += 0x8000)
            text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
          hashes.push(btoa(text))
          continue
        }
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        hashes.push(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''))
      }
      worker.terminate()
      return hashes
    },
    {
      file: `/assets/${file}`,
      pins: pins.map(({ size, ...pin }) => ({
        ...pin,
        size: size ?? '1000x1500',
        width: size ? pixelWidthOf(size) : 500,
      })),
      address: PHOTO_ADDRESS,
      isWhole: as === 'bytes',
    },
  )
}
