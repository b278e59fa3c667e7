/** A design with `onPhoto` carries its words on the picture when that can fill the pin. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { templates } from '#core/templates/choice/template-list.ts'
import { fillsPin } from '#core/templates/photo/lead-shape.rules.ts'
import { analysePicture } from '../analysis/picture-analyst.ts'
import { caseDesign, hardCases } from '../../../../tests/support/drawing/hard-cases.ts'
import { createPinRenderer } from './pin-renderer.ts'

const renderer = createPinRenderer()
const [typical] = hardCases
if (!typical) throw new Error('There is no case to draw.')
const onPhoto = templates.filter(({ use, pictures }) => use.onPhoto && pictures === 1)

/** A bright plate on a table, as cameras give it: not upright. */
async function table(width: number, height: number) {
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#e8dcc8"/></svg>`,
  )
  const create = { width, height, channels: 3 as const, background: '#5a4636' }
  const bytes = await sharp({ create })
    .composite([{ input: plate }])
    .jpeg()
    .toBuffer()
  return { bytes, facts: await analysePicture(bytes) }
}

test.each(onPhoto.map(({ id }) => id))(
  '%s fills the pin with a picture as wide as high',
  async (id) => {
    const template = onPhoto.find((one) => one.id === id)
    if (!template) throw new Error(`There is no ${id}.`)
    for (const [width, height] of [
      [1000, 1000],
      [1200, 900],
    ] as const) {
      const picture = await table(width, height)
      expect(fillsPin(picture.facts)).toBe(true)
      const nodes = await renderer.layoutPin(caseDesign(template, typical), async () => picture)
      const shown = nodes.find((node) => node.kind === 'picture')
      expect(shown?.box).toMatchObject({ x: 0, y: 0, width: 1000, height: 1500 })
    }
  },
)
