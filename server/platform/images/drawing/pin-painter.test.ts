/** What is cut for places that no pin has: outside the canvas, larger than it, without a height. */
import { expect, test } from 'vitest'
import { GRID, type PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { Box, LayerFrame, PinNode } from '#core/templates/document/template.model.ts'
import { paintPin, type CutRequest } from '#core/templates/paint/pin-painter.ts'
import { nativeEngine } from './native-engine.ts'

const engine = nativeEngine()
const canvas = { width: 100, height: 150 }
const RED = [255, 0, 0, 255]
const facts: PictureFacts = {
  width: 1_000,
  height: 1_500,
  subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 },
  objects: [],
  luminance: Array.from({ length: GRID * GRID }, () => 0.3),
  detail: Array.from({ length: GRID * GRID }, () => 0.1),
  palette: ['#ff0000'],
}

async function painted(box: Box, radius?: number, frames?: readonly LayerFrame[]) {
  const cuts: Pick<CutRequest, 'to' | 'crop'>[] = []
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const node: PinNode = {
    kind: 'picture',
    slot: 0,
    box,
    crop,
    ...(frames && { frames }),
    ...(radius !== undefined && { radii: [radius, radius, radius, radius] }),
  }
  const cut = async (wish: CutRequest): Promise<ArrayBuffer> => {
    cuts.push({ to: wish.to, crop: wish.crop })
    const rgba = new Uint8Array(wish.to.width * wish.to.height * 4)
    for (let at = 0; at < rgba.length; at += 4) rgba.set(RED, at)
    return rgba.buffer
  }
  const { rgba } = await paintPin(
    { engine, cutter: { isKeeping: false, cut }, scale: 1, canvas },
    {
      background: '#ffffff',
      nodes: [node],
      pictures: new Map([[0, { id: 'any', bytes: new Uint8Array(), facts }]]),
      logo: null,
    },
  )
  const isRed = (x: number, y: number): boolean => rgba[(y * canvas.width + x) * 4 + 1] === 0
  return { cuts, isRed }
}

test('of a place larger than the pin only what is seen is cut', async () => {
  const { cuts, isRed } = await painted({ x: -9_900, y: 0, width: 20_000, height: 20_000 })
  expect(cuts).toEqual([
    {
      to: canvas,
      crop: {
        x: expect.closeTo(0.495) as number,
        y: 0,
        width: expect.closeTo(0.005) as number,
        height: expect.closeTo(0.0075) as number,
      },
    },
  ])
  expect([isRed(0, 0), isRed(99, 149)]).toEqual([true, true])
})

test('the corners of a place that is cut off are those of the whole place', async () => {
  const { cuts, isRed } = await painted({ x: 40, y: 50, width: 120, height: 80 }, 40)
  expect(cuts.map(({ to }) => to)).toEqual([{ width: 60, height: 80 }])
  // the left corners are round, where the pin ends they are not
  expect([isRed(42, 52), isRed(99, 52), isRed(42, 90), isRed(99, 128), isRed(39, 90)]).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test.each([
  ['no height', { x: 10, y: 10, width: 50, height: 0 }],
  ['less than half a pixel', { x: 10, y: 10, width: 0.3, height: 50 }],
  ['a place beside the pin', { x: 400, y: 10, width: 50, height: 50 }],
  ['a place above the pin', { x: 10, y: -60, width: 50, height: 50 }],
  ['a height below zero', { x: 10, y: 100, width: 50, height: -50 }],
])('of a photo with %s nothing is cut', async (_name, box) => {
  const { cuts, isRed } = await painted(box)
  expect([cuts, isRed(20, 20)]).toEqual([[], false])
})

test('of a turned place larger than the pin no more is cut than a turned pin can show', async () => {
  const box = { x: -9_900, y: -9_900, width: 20_000, height: 20_000 }
  const { cuts, isRed } = await painted(box, undefined, [{ id: 'a', box, turn: 45 }])
  // the pin's own outline, turned back: (100 + 150) / √2
  expect(cuts.map(({ to }) => to)).toEqual([{ width: 178, height: 178 }])
  expect([isRed(0, 0), isRed(99, 0), isRed(0, 149), isRed(99, 149)]).toEqual([
    true,
    true,
    true,
    true,
  ])
})
