/** The design of a row: its own text in the chosen template, with the colours and fonts of the kit. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { BulkRow } from '#core/contract/bulk.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { chooseDesign } from '#core/templates/choice/design.rules.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import type { ReadyPicture } from './row-pictures.ts'

export interface BulkDesign {
  readonly row: BulkRow
  readonly template: ReadyTemplate
  /** In the order of the row's cells. */
  readonly pictures: readonly ReadyPicture[]
  readonly brand: Brand
}

export function bulkDesign({ row, template, pictures, brand }: BulkDesign): PinDesign {
  const { headline, kicker, items } = row
  const design = chooseDesign({
    pictures: pictures.map((picture, place) => ({ ...picture, fit: pictures.length - place })),
    // A quote template shows the headline as its quote.
    text: { headline, kicker, items, quote: headline },
    templates: [template.id],
    own: [template],
    colors: brand.colors,
    fonts: brand.fonts,
    brand: { ...brand, name: brand.name || siteOf(row.link) },
    used: [],
    ordinal: 0,
    // The same seed for the whole table: designs differ only by their pictures, or by their grounds.
    seed: template.id,
    groundSeed: headline,
  })
  const crops = new Map(design.pictures.map((one) => [one.picture_id, one]))
  return {
    ...design,
    template_id: template.id,
    headline,
    kicker,
    items,
    pictures: pictures
      .slice(0, template.pictures)
      .map(({ id }) => crops.get(id) ?? { picture_id: id, crop: null }),
    brand: design.brand.slice(0, 60),
  }
}

/** The host of the link, as for pins of pages whose account has no brand name. */
function siteOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : ''
}
