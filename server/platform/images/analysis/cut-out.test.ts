import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isCutOut } from '#core/templates/photo/cut-out.ts'
import { samplePhoto } from '../sample-photos.ts'
import { lightsOf } from './picture-lights.ts'

const drawn = (inside: string, ground: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${ground}"/>${inside}</svg>`,
  )
const BAG = '<rect x="220" y="60" width="360" height="680" fill="#3a6b2a"/>'
const isCut = async (bytes: Uint8Array): Promise<boolean> =>
  isCutOut({ lights: await lightsOf(bytes) })

test.for([
  ['on white', '#ffffff', true],
  ['on a transparent ground', 'none', true],
  ['on a light table', '#ece9e4', false],
  ['on a coloured ground', '#e8c8a0', false],
] as const)('a thing %s', async ([, ground, isOne]) => {
  expect(await isCut(await sharp(drawn(BAG, ground)).png().toBuffer())).toBe(isOne)
})

test('a photo is none, with a white frame or on a wide white page either', async () => {
  const photo = await samplePhoto('soup')
  const onPage = async (margin: number) =>
    sharp(await sharp(photo).resize(800, 800).toBuffer())
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
      .jpeg()
      .toBuffer()
  expect(await isCut(photo)).toBe(false)
  expect(await isCut(await onPage(40))).toBe(false)
  expect(await isCut(await onPage(110))).toBe(false)
})

test('nothing is concluded where the lights were not kept', () => {
  expect(isCutOut({})).toBe(false)
})
