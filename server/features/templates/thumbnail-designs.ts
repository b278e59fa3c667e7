/** How a template takes what is not at its best for it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { TemplateSample } from '#core/public/sample-address.ts'
import { groundOf } from '#core/templates/palettes/page-palettes.rules.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { analysePicture } from '../../platform/images/analysis/picture-analyst.ts'
import type { LoadPicture } from '../../platform/images/drawing/pin-renderer.ts'

/** About ninety letters: what a page's own title often is. */
const LONG_TITLE =
  'Everything that we learned about small balcony gardens in three short and rainy summers'

/** The same template with what it is given changed in one respect. */
export function sampleDesign(template: ReadyTemplate, sample: TemplateSample): PinDesign {
  const design = sampleDesignOf(template)
  switch (sample) {
    case 'card':
    case 'large':
      return design
    case 'long-title':
      return { ...design, headline: LONG_TITLE }
    case 'no-picture':
      return { ...design, pictures: [] }
    case 'other-fonts':
      return {
        ...design,
        fonts:
          template.fonts.heading === 'playfair-display'
            ? { heading: 'montserrat', body: 'inter' }
            : { heading: 'playfair-display', body: 'lora' },
      }
    case 'other-colors':
      return {
        ...design,
        colors: groundOf(otherPalette, {
          mood: template.use.sample.mood === 'light' ? 'deep' : 'light',
          turn: 0,
        }),
      }
    default:
      sample satisfies never
      return design
  }
}

const otherPalette = ['#2b4a7f', '#d8734a', '#f2ead9']

const folder = join(import.meta.dirname, '../../../examples/site/pictures')

export const readThumbnailPicture = async (name: string): Promise<Uint8Array> =>
  readFile(join(folder, `${name}.jpg`))

/** By name: an analysis takes 0.15 s, and the templates share a few pictures. */
const analyses = new Map<string, Promise<PictureFacts>>()

/** Analysed once a process. */
export function thumbnailPictureFacts(name: string): Promise<PictureFacts> {
  const known = analyses.get(name) ?? readThumbnailPicture(name).then(analysePicture)
  analyses.set(name, known)
  known.catch(() => analyses.delete(name))
  return known
}

export const loadThumbnailPicture: LoadPicture = async (name) => ({
  bytes: await readThumbnailPicture(name),
  facts: await thumbnailPictureFacts(name),
})
