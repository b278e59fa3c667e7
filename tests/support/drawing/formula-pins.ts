/** For tests: pins whose photos are pixels by a formula, so that nothing but the engine paints. */
import { GRID, type PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { canvasOf, pixelWidthOf } from '#core/templates/document/canvas-size.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { CANVAS, type ReadyTemplate } from '#core/templates/document/template.model.ts'
import { caseDesign, type HardCase } from './hard-cases.ts'
import { paintPin, type PhotoSource } from '#core/templates/paint/pin-painter.ts'
import type { TextEngine } from '#core/templates/paint/text-engine.ts'
import { rasterLogo } from '../../../server/platform/images/drawing/logo-paint.ts'

export const facts: PictureFacts = {
  width: 1000,
  height: 1250,
  subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.35 },
  objects: [],
  luminance: Array.from({ length: GRID * GRID }, (_, at) => (at % GRID) / GRID),
  detail: Array.from({ length: GRID * GRID }, () => 0.1),
  palette: ['#c4622d', '#3f5d45'],
}

/** With fine detail and sharp edges in all colours. */
export const detailedPhoto: PhotoSource = {
  isKeeping: false,
  cut: async ({ to }) => {
    const rgba = new Uint8Array(to.width * to.height * 4)
    for (let at = 0; at < rgba.length; at += 4) {
      const [x, y] = [(at / 4) % to.width, Math.floor(at / 4 / to.width)]
      const grain = (Math.imul(x + 1, 73_856_093) ^ Math.imul(y + 1, 19_349_663)) >>> 8
      const edge = (x >> 5) % 2 === (y >> 4) % 2 ? 120 : 0
      rgba.set([(x * 135) / to.width + edge, (grain & 127) + edge, (x * y) & 255, 255], at)
    }
    return rgba.buffer
  },
}

const cutter: PhotoSource = {
  isKeeping: false,
  cut: async ({ to }) => {
    const rgba = new Uint8Array(to.width * to.height * 4)
    for (let at = 0; at < rgba.length; at += 4) {
      const x = (at / 4) % to.width
      rgba.set([(x * 255) / to.width, (at * 7) / rgba.length, 96, 255], at)
    }
    return rgba.buffer
  },
}

export interface FormulaCase {
  template: ReadyTemplate
  item: HardCase
  facts?: PictureFacts
  /** Three times as wide as high. */
  logo?: { bytes: Uint8Array }
  /** Instead of the photo by the formula. */
  photo?: PhotoSource
  /** Painted as large as it is published. Without a size: half as large as the first size. */
  size?: SizeName
}

export async function paintFormula(
  engine: TextEngine,
  { template, item, facts: own = facts, logo, photo = cutter, size }: FormulaCase,
): Promise<Uint8Array> {
  const design = caseDesign(template, item)
  const pictures = design.pictures.map(() => ({ facts: own, crop: null }))
  const nodes = await engine.withMeasure((measure) =>
    template.layout({ design, pictures, logo: logo ? { aspect: 3 } : null, measure }, size),
  )
  const { rgba } = await paintPin(
    {
      engine,
      cutter: photo,
      scale: size ? pixelWidthOf(size) / CANVAS.width : 0.5,
      ...(size && { canvas: canvasOf(size) }),
    },
    {
      background: design.colors.background,
      nodes,
      pictures: new Map(
        pictures.map((picture, slot) => [slot, { ...picture, id: 'any', bytes: new Uint8Array() }]),
      ),
      logo: logo ? { raster: (box) => rasterLogo(logo.bytes, box) } : null,
    },
  )
  return rgba
}
