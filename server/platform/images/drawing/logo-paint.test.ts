import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contrastOf } from '#core/templates/color/colors.rules.ts'
import { logoLayers } from '#core/templates/paint/logo-layers.ts'
import { rasterLogo } from './logo-paint.ts'

const box = { x: 20, y: 20, width: 120, height: 60 }
const signOf = async (color: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><circle cx="60" cy="60" r="50" fill="${color}"/><rect x="130" y="40" width="100" height="40" fill="#c81e5a"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** The plate that a logo gets on a ground; null = it is left as it is. */
async function plateOf(sign: Buffer, ground: string): Promise<string | null> {
  const [first, second] = logoLayers(box, await rasterLogo(sign, box), (color) =>
    contrastOf(color, ground),
  )
  if (first?.kind !== 'fill') return null
  expect(second?.box.width).toBeLessThan(box.width)
  return first.color
}

describe('a logo', () => {
  test('with dark parts gets a light plate on a dark ground, and one with light parts a dark one', async () => {
    expect(await plateOf(await signOf('#111111'), '#222222')).toBe('#ffffff')
    expect(await plateOf(await signOf('#ffffff'), '#fafafa')).toBe('#15151a')
  })

  test('that is seen where it stands is left as it is', async () => {
    expect(await plateOf(await signOf('#111111'), '#ffffff')).toBeNull()
    expect(await plateOf(await signOf('#111111'), '#f2e8d8')).toBeNull()
  })

  test('that encloses the colour of the ground needs no plate where its edge is seen', async () => {
    const disc = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><circle cx="60" cy="60" r="58" fill="#a8472b"/><circle cx="60" cy="60" r="30" fill="#ffffff"/></svg>`,
      ),
    )
      .png()
      .toBuffer()
    expect(await plateOf(disc, '#fff1ec')).toBeNull()
    expect(await plateOf(disc, '#a8472b')).toBe('#ffffff')
  })

  test('that brings its own ground needs no other', async () => {
    const whole = await sharp({
      create: { width: 100, height: 60, channels: 3, background: '#101010' },
    })
      .png()
      .toBuffer()
    expect(await plateOf(whole, '#181818')).toBeNull()
  })

  test('keeps its shape in the middle of its place', async () => {
    const { bare } = await rasterLogo(await signOf('#111111'), { ...box, width: 200 })
    expect(bare.box).toEqual({ x: 60, y: 20, width: 120, height: 60 })
    expect(bare.rgba.byteLength).toBe(120 * 60 * 4)
  })
})
