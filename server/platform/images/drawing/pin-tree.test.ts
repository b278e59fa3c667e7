import { describe, expect, test } from 'vitest'
import type { Box } from '#core/templates/document/template.model.ts'
import { ownPixels, releasePixels } from '#core/templates/paint/pixels.ts'
import type { PaintLayer } from '#core/templates/paint/text-engine.ts'
import { nativeEngine } from './native-engine.ts'

const engine = nativeEngine()
const EDGE = 40
const all: Box = { x: 0, y: 0, width: EDGE, height: EDGE }

async function paint(...layers: PaintLayer[]): Promise<(x: number, y: number) => number[]> {
  const rgba = await engine.paint(layers, { width: EDGE, height: EDGE, background: '#ffffff' })
  expect(rgba.byteLength).toBe(EDGE * EDGE * 4)
  return (x, y) => [...rgba.subarray((y * EDGE + x) * 4, (y * EDGE + x) * 4 + 3)]
}

const [WHITE, RED, BLACK] = [
  [255, 255, 255],
  [255, 0, 0],
  [0, 0, 0],
]

describe('one tree', () => {
  test('paints a rounded box full in the middle and not in its corner', async () => {
    const at = await paint({
      kind: 'fill',
      box: { x: 5, y: 5, width: 30, height: 30 },
      color: '#ff0000',
      radii: [12, 12, 12, 12],
    })
    expect([at(20, 20), at(5, 5), at(34, 34), at(4, 20), at(5, 20)]).toEqual([
      RED,
      WHITE,
      WHITE,
      WHITE,
      RED,
    ])
  })

  test('paints an ellipse, which is no pill', async () => {
    const at = await paint({
      kind: 'fill',
      box: { x: 0, y: 10, width: 40, height: 20 },
      color: '#ff0000',
      isEllipse: true,
    })
    // a pill is full there: its round ends are as wide as half its height
    expect([at(20, 20), at(20, 11), at(7, 11), at(1, 20)]).toEqual([RED, RED, WHITE, RED])
  })

  test('paints an arch round above and square below', async () => {
    const at = await paint({ kind: 'fill', box: all, color: '#000000', radii: [20, 20, 0, 0] })
    expect([at(0, 0), at(39, 0), at(0, 39), at(39, 39)]).toEqual([WHITE, WHITE, BLACK, BLACK])
  })

  test('sets boxes on whole pixels', async () => {
    const at = await paint({
      kind: 'fill',
      box: { x: 4.4, y: 4.6, width: 10.2, height: 10 },
      color: '#000000',
    })
    expect([at(3, 10), at(4, 10), at(14, 10), at(15, 10), at(8, 4), at(8, 5)]).toEqual([
      WHITE,
      BLACK,
      BLACK,
      WHITE,
      WHITE,
      BLACK,
    ])
  })

  test('paints nothing outside a clip', async () => {
    const at = await paint({
      kind: 'fill',
      box: { x: -50, y: -50, width: 200, height: 200 },
      color: '#000000',
      clip: { box: { x: 10, y: 10, width: 5, height: 5 } },
    })
    expect([at(9, 12), at(10, 10), at(14, 14), at(15, 12)]).toEqual([WHITE, BLACK, BLACK, WHITE])
  })

  test('mixes a half transparent box in sRGB', async () => {
    const [grey = 0] = (await paint({ kind: 'fill', box: all, color: '#000000', opacity: 0.5 }))(
      9,
      9,
    )
    expect(Math.abs(grey - 127.5)).toBeLessThanOrEqual(1)
  })

  test('lets a scrim rise from nothing at its top to its strength at its foot', async () => {
    const at = await paint({
      kind: 'scrim',
      box: all,
      color: '#000000',
      ink: '#ffffff',
      behind: [],
      shape: 'up',
      least: 0,
      most: 1,
      strength: 0.8,
    })
    const column = Array.from({ length: EDGE }, (_, y) => at(20, y)[0] ?? 0)
    expect(column[0]).toBeGreaterThan(250)
    expect(Math.abs((column[EDGE - 1] ?? 0) - 51)).toBeLessThanOrEqual(1)
    expect(column.every((value, y) => y === 0 || value <= (column[y - 1] ?? 0))).toBe(true)
  })

  test('lets a shadow fade away from its box', async () => {
    const at = await paint({
      kind: 'shadow',
      box: { x: 14, y: 14, width: 12, height: 12 },
      blur: 8,
      opacity: 0.5,
    })
    const [near = 0, far = 0, beyond = 0] = [13, 8, 0].map((x) => at(x, 20)[0] ?? 0)
    expect(near).toBeLessThan(far)
    expect(far).toBeLessThan(beyond)
    expect(beyond).toBe(255)
  })

  test('fills a shadow with its color if it lies beside its layer', async () => {
    const box = { x: 10, y: 10, width: 20, height: 20 }
    const hard = { kind: 'shadow', box, blur: 0, opacity: 1, color: '#ff0000' } as const
    const whole = await paint({ ...hard, isWhole: true })
    expect([whole(9, 20), whole(10, 20), whole(20, 20), whole(29, 29)]).toEqual([
      WHITE,
      RED,
      RED,
      RED,
    ])
    const soft = await paint({ ...hard, blur: 6 })
    const [red = 0, green = 0] = soft(11, 20)
    expect(red).toBe(255)
    expect(green).toBeLessThan(128)
    expect(soft(20, 20)).toEqual(WHITE)
  })

  test('keeps the pixels of a photo, also where it hangs over the edge', async () => {
    const pixels = Uint8Array.from({ length: 20 * 20 * 4 }, (_, index) =>
      index % 4 === 3 ? 255 : Math.floor(index / 4) % 251,
    )
    const layer = (x: number): PaintLayer => ({
      kind: 'pixels',
      box: { x, y: 30, width: 20, height: 20 },
      rgba: ownPixels(pixels),
      isOpaque: true,
    })
    const at = await paint(layer(30), layer(-5))
    expect([at(30, 30)[0], at(39, 30)[0], at(30, 31)[0], at(0, 30)[0]]).toEqual([0, 9, 20, 5])
  })

  test('cuts the corners of a photo', async () => {
    const at = await paint({
      kind: 'pixels',
      box: all,
      rgba: ownPixels(
        Uint8Array.from({ length: EDGE * EDGE * 4 }, (_, i) => (i % 4 === 3 ? 255 : 0)),
      ),
      radii: [20, 20, 20, 20],
      isOpaque: true,
    })
    expect([at(0, 0), at(20, 20)]).toEqual([WHITE, BLACK])
  })

  test('blends a sign that is clear in parts', async () => {
    const rgba = ownPixels(Uint8Array.of(0, 0, 0, 255, 0, 0, 0, 0))
    const box = { x: 4, y: 4, width: 2, height: 1 }
    const at = await paint({ kind: 'pixels', box, rgba, isOpaque: false })
    expect([at(4, 4), at(5, 4)]).toEqual([BLACK, WHITE])
  })
})

describe('pixels', () => {
  test('that are a part of a larger buffer are copied, others are not', () => {
    const [own, part] = [new Uint8Array(12), new Uint8Array(24).subarray(6, 18)]
    expect(ownPixels(own)).toBe(own.buffer)
    expect(ownPixels(part)).not.toBe(part.buffer)
    expect(ownPixels(part).byteLength).toBe(12)
  })

  test('are gone at once when they are given back', () => {
    const own = new Uint8Array(12)
    const shared = new Uint8Array(24).subarray(0, 12)
    releasePixels(own)
    releasePixels(shared)
    expect([own.byteLength, shared.byteLength]).toEqual([0, 12])
  })
})
