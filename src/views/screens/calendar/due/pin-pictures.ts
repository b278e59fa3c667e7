/** The pictures that a person takes to Pinterest for one pin: of a carousel, all its slides. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { safeName } from '#core/export/file-names.ts'

export interface PinPicture {
  readonly address: string
  /** Of the file that is saved or shared. */
  readonly name: string
}

export function picturesOf({
  title,
  image_url,
  media,
}: Pick<Pin, 'title' | 'image_url' | 'media'>): PinPicture[] {
  const name = safeName(title, 'pin')
  if (media?.kind === 'carousel')
    return media.slides.map((slide, at) => ({
      address: slide.image_url,
      name: `${name}-${at + 1}.jpg`,
    }))
  return image_url === '' ? [] : [{ address: image_url, name: `${name}.jpg` }]
}
