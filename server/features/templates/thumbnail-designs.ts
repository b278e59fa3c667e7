/** How a template takes what is not at its best for it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { TemplateSample } from '#core/public/sample-address.ts'
import { groundOf } from '#core/templates/palettes/page-palettes.rules.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import type { LoadPicture } from '../../platform/images/drawing/pin-renderer.ts'
import { loadOnce } from '../../platform/caching/load-once.ts'

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

/** Each is `<name>.jpg`. */
export const DEMO_PICTURES = join(import.meta.dirname, '../../../examples/site/pictures')

export const readThumbnailPicture = async (name: string): Promise<Uint8Array> =>
  readFile(join(DEMO_PICTURES, `${name}.jpg`))

/**
 * What an analysis of the demo site's pictures finds, 0.1 s each. It is kept with the sources:
 * otherwise each process would analyse what it shows, and the first visitor of the editor would
 * wait for it. `tools/demo-pictures/write-facts.ts` writes it.
 */
export const KEPT_FACTS = join(import.meta.dirname, 'demo-pictures.generated.json')

/** By the picture's name. */
export const KeptFacts = z.record(
  z.string(),
  /** `sha256`: of the bytes that were analysed. */
  z.object({ sha256: z.string(), facts: PictureFacts }),
)
export type KeptFacts = z.infer<typeof KeptFacts>

const keptFacts = loadOnce(async () =>
  KeptFacts.parse(JSON.parse(await readFile(KEPT_FACTS, 'utf8'))),
)

export async function thumbnailPictureFacts(name: string): Promise<PictureFacts> {
  const kept = (await keptFacts())[name]
  if (kept === undefined) throw new Error(`There is no demo picture with the name ${name}.`)
  return kept.facts
}

export const loadThumbnailPicture: LoadPicture = async (name) => ({
  bytes: await readThumbnailPicture(name),
  facts: await thumbnailPictureFacts(name),
})
