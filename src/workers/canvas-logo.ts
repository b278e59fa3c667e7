/** A logo as pixels for its box, as the server rasters it. */
import { tonesOf, type LogoLayers } from '#core/templates/paint/logo-layers.ts'
import type { PixelLayer } from '#core/templates/paint/pin-tree.ts'
import type { Box } from '#core/templates/document/template.model.ts'

/** Around a logo on a plate, as a share of its height. */
const PLATE_PADDING = 0.16

export function rasterLogo(bitmap: ImageBitmap, box: Box): LogoLayers {
  const pad = Math.round(box.height * PLATE_PADDING)
  const bare = rasterIn(bitmap, box)
  const plated = rasterIn(bitmap, {
    x: box.x + pad,
    y: box.y + pad,
    width: box.width - 2 * pad,
    height: box.height - 2 * pad,
  })
  return { bare, plated, ...tonesOf(bare) }
}

function rasterIn(bitmap: ImageBitmap, box: Box): PixelLayer {
  const scale = Math.min(box.width / bitmap.width, box.height / bitmap.height)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser has no canvas in a worker.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return {
    kind: 'pixels',
    box: {
      x: Math.round(box.x + (box.width - width) / 2),
      y: Math.round(box.y + (box.height - height) / 2),
      width,
      height,
    },
    rgba: context.getImageData(0, 0, width, height).data.buffer,
    isOpaque: false,
  }
}
