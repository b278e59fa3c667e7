import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paintLogo, rasterLogo } from './logo-paint.ts'
import { fillBox } from './box-paint.ts'
import { blankCanvas } from './pixel-canvas.ts'

const box = { x: 20, y: 20, width: 120, height: 60 }
const signOf = async (color: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><circle cx="60" cy="60" r="50" fill="${color}"/><rect x="130" y="40" width="100" height="40" fill="#c81e5a"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/**
 * The colour in the corner of the logo's place, where the logo itself is clear, but inside of a
 * plate.
 */
async function besideLogo(sign: Buffer, ground: string): Promise<string> {
  const canvas = blankCanvas(160, 100)
  fillBox(canvas, { box: { x: 0, y: 0, width: 160, height: 100 }, color: ground })
  paintLogo(canvas, box, await rasterLogo(sign, box))
  const at = (50 * 160 + 23) * 3
  return `#${Buffer.from(canvas.data.subarray(at, at + 3)).toString('hex')}`
}

describe('a logo', () => {
  test('with dark parts gets a light plate on a dark ground, and one with light parts a dark one', async () => {
    expect(await besideLogo(await signOf('#111111'), '#222222')).toBe('#ffffff')
    expect(await besideLogo(await signOf('#ffffff'), '#fafafa')).toBe('#15151a')
  })

  test('that is seen where it stands is left as it is', async () => {
    expect(await besideLogo(await signOf('#111111'), '#ffffff')).toBe('#ffffff')
    expect(await besideLogo(await signOf('#111111'), '#f2e8d8')).toBe('#f2e8d8')
  })

  test('that brings its own ground needs no other', async () => {
    const whole = await sharp({
      create: { width: 100, height: 60, channels: 3, background: '#101010' },
    })
      .png()
      .toBuffer()
    const canvas = blankCanvas(160, 100)
    fillBox(canvas, { box: { x: 0, y: 0, width: 160, height: 100 }, color: '#181818' })
    paintLogo(canvas, box, await rasterLogo(whole, box))
    expect([...canvas.data].every((value) => value <= 0x18)).toBe(true)
  })
})
