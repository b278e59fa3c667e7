/** A logo as pixels for its box. */
import sharp from 'sharp'
import { tonesOf, type LogoLayers } from '#core/templates/paint/logo-layers.ts'
import type { PixelLayer } from '#core/templates/paint/pin-tree.ts'
import { ownPixels } from '#core/templates/paint/pixels.ts'
import type { Box } from '#core/templates/document/template.model.ts'

export async function rasterLogo(bytes: Uint8Array, box: Box): Promise<LogoLayers> {
  const pad = Math.round(box.height * 0.16)
  const [bare, plated] = await Promise.all([
    raster(bytes, box),
    raster(bytes, {
      x: box.x + pad,
      y: box.y + pad,
      width: box.width - 2 * pad,
      height: box.height - 2 * pad,
    }),
  ])
  return { bare, plated, ...tonesOf(bare) }
}

async function raster(bytes: Uint8Array, box: Box): Promise<PixelLayer> {
  const { data, info } = await sharp(bytes)
    .resize(Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height)), {
      fit: 'inside',
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    kind: 'pixels',
    box: {
      x: Math.round(box.x + (box.width - info.width) / 2),
      y: Math.round(box.y + (box.height - info.height) / 2),
      width: info.width,
      height: info.height,
    },
    rgba: ownPixels(data),
    isOpaque: false,
  }
}
