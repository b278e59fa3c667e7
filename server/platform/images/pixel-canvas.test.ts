import { describe, expect, test } from 'vitest'
import { fillBox } from './box-paint.ts'
import { blendRgba, placePixels } from './layer-paint.ts'
import { blankCanvas, releasePixels, type PixelCanvas } from './pixel-canvas.ts'
import { paintScrim } from './scrim-paint.ts'

const at = (canvas: PixelCanvas, x: number, y: number): number[] => [
  ...canvas.data.subarray((y * canvas.width + x) * 3, (y * canvas.width + x) * 3 + 3),
]
const white = (): PixelCanvas => {
  const canvas = blankCanvas(40, 40)
  canvas.data.fill(255)
  return canvas
}

describe('painting', () => {
  test('a rounded box is full in the middle, empty in the corner and soft between', () => {
    const canvas = white()
    fillBox(canvas, {
      box: { x: 5, y: 5, width: 30, height: 30 },
      color: '#ff0000',
      radii: [12, 12, 12, 12],
    })
    expect([
      at(canvas, 20, 20),
      at(canvas, 5, 5),
      at(canvas, 34, 34),
      at(canvas, 4, 20),
      at(canvas, 5, 20),
    ]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
      [255, 255, 255],
      [255, 255, 255],
      [255, 0, 0],
    ])
    const soft = [...Array(40).keys()]
      .map((x) => at(canvas, x, 7)[1] ?? 0)
      .filter((value) => value > 0 && value < 255)
    expect(soft.length).toBeGreaterThan(0)
  })

  test('corners may differ: an arch is round above and square below', () => {
    const canvas = white()
    fillBox(canvas, {
      box: { x: 0, y: 0, width: 40, height: 40 },
      color: '#000000',
      radii: [20, 20, 0, 0],
    })
    expect([at(canvas, 0, 0), at(canvas, 39, 0), at(canvas, 0, 39), at(canvas, 39, 39)]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('nothing outside a clip or the canvas is touched', () => {
    const canvas = white()
    fillBox(canvas, {
      box: { x: -50, y: -50, width: 200, height: 200 },
      color: '#000000',
      clip: { box: { x: 10, y: 10, width: 5, height: 5 } },
    })
    expect(canvas.data.filter((value) => value === 0).length).toBe(5 * 5 * 3)
    fillBox(canvas, {
      box: { x: 100, y: 100, width: 20, height: 20 },
      color: '#000000',
      radii: [5, 5, 5, 5],
    })
  })

  test('a flat scrim of half strength is the mean of both colours', () => {
    const canvas = white()
    paintScrim(
      canvas,
      { box: { x: 0, y: 0, width: 40, height: 40 }, color: '#000000', shape: 'flat' },
      0.5,
    )
    expect(at(canvas, 3, 3)[0]).toBeGreaterThan(125)
    expect(at(canvas, 3, 3)[0]).toBeLessThan(130)
  })

  test('a scrim that rises upwards is nothing at its top and full at its foot', () => {
    const canvas = white()
    paintScrim(
      canvas,
      { box: { x: 0, y: 0, width: 40, height: 40 }, color: '#000000', shape: 'up' },
      1,
    )
    expect(at(canvas, 0, 0)[0]).toBeGreaterThan(252)
    expect(at(canvas, 0, 39)[0]).toBe(0)
  })

  test('photos keep their pixels, also where they hang over the edge', () => {
    const canvas = white()
    const pixels = Uint8Array.from(
      { length: 20 * 20 * 3 },
      (_, index) => Math.floor(index / 3) % 251,
    )
    placePixels(canvas, { box: { x: 30, y: 30, width: 20, height: 20 }, pixels })
    expect([at(canvas, 30, 30)[0], at(canvas, 39, 30)[0], at(canvas, 30, 31)[0]]).toEqual([
      0, 9, 20,
    ])
    placePixels(canvas, {
      box: { x: -5, y: 0, width: 20, height: 20 },
      pixels,
      radii: [0, 0, 0, 0],
    })
    expect(at(canvas, 0, 0)[0]).toBe(5)
  })

  test('half transparent pixels are blended, at every offset', () => {
    const canvas = white()
    blendRgba(canvas, {
      left: -1,
      top: -1,
      width: 3,
      height: 3,
      rgba: new Uint8Array(3 * 3 * 4).fill(128),
    })
    expect([at(canvas, 1, 1)[0], at(canvas, 2, 2)[0]]).toEqual([191, 255])
  })

  test.each([
    [0, 40],
    [1, 40],
    [4, 37],
    [3, 7],
  ])(
    'a tint from column %i to %i is the same in every pixel, however it lies in memory',
    (left, right) => {
      const canvas = white()
      for (const at of canvas.data.keys()) canvas.data[at] = (at * 37) % 256
      const before = canvas.data.slice()
      paintScrim(
        canvas,
        {
          box: { x: left, y: 3, width: right - left, height: 30 },
          color: '#c86432',
          shape: 'flat',
        },
        0.3,
      )
      const share = Math.round(0.3 * 256)
      const wanted = before.map((value, at) => {
        const [x, y] = [Math.floor(at / 3) % 40, Math.floor(at / 120)]
        return x >= left && x < right && y >= 3 && y < 33
          ? (value * (256 - share) + ([200, 100, 50][at % 3] ?? 0) * share + 128) >> 8
          : value
      })
      expect(canvas.data).toEqual(wanted)
    },
  )

  test('full pixels replace, empty ones leave what is there', () => {
    const canvas = white()
    blendRgba(canvas, {
      left: 0,
      top: 0,
      width: 2,
      height: 1,
      rgba: Uint8Array.of(1, 2, 3, 255, 9, 9, 9, 0),
    })
    expect([at(canvas, 0, 0), at(canvas, 1, 0)]).toEqual([
      [1, 2, 3],
      [255, 255, 255],
    ])
  })
})

describe('pixels given back', () => {
  test('are gone at once, but never those of a larger buffer', () => {
    const [own, shared] = [new Uint8Array(12), new Uint8Array(24).subarray(0, 12)]
    releasePixels(own)
    releasePixels(shared)
    expect([own.byteLength, shared.byteLength]).toEqual([0, 12])
  })
})
