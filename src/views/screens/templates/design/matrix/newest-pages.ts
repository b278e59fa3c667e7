/** The newest pin of each of a person's newest pages, as a template would draw it. */
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import type { TemplateFacts } from '#core/templates/document/template.model.ts'
import type { TestPage } from './case-grid.tsx'

const MAX_PAGES = 12

type TestedPin = Pick<Pin, 'id' | 'page_id' | 'title' | 'design' | 'media'>

/** `pins`: the newest first. A video or a carousel has no picture of a template. */
export function newestPages<P extends Pick<TestedPin, 'page_id' | 'media'>>(
  pins: readonly P[],
): P[] {
  const pages = new Map<string, P>()
  for (const pin of pins) {
    if (pages.size === MAX_PAGES) break
    if (pin.media === undefined && !pages.has(pin.page_id)) pages.set(pin.page_id, pin)
  }
  return [...pages.values()]
}

interface Ground {
  readonly facts: TemplateFacts
  /** New pins then have the brand's colors, whatever those of the template are. */
  readonly hasBrandColors: boolean
  readonly pages: readonly Pick<Page, 'id' | 'pictures'>[]
  /** The person's own. */
  readonly pictures: readonly { readonly id: string; readonly url: string }[]
}

export const ownPages = (pins: readonly TestedPin[], ground: Ground): TestPage[] =>
  pins.map((pin) => ownPage(pin, ground))

/** Pictures that the pin does not show yet come after its own. Those without an address are left out. */
function ownPage({ id, page_id, title, design }: TestedPin, ground: Ground): TestPage {
  const { facts, pages, pictures } = ground
  const ofPage = pages.find((page) => page.id === page_id)?.pictures ?? []
  const known = new Map([...ofPage, ...pictures].map((one) => [one.id, one.url]))
  const own = design.pictures.filter(({ picture_id }) => known.has(picture_id))
  const shown = new Set(own.map(({ picture_id }) => picture_id))
  const more = ofPage
    .filter((picture) => !picture.excluded && !shown.has(picture.id))
    .map((picture) => ({ picture_id: picture.id, crop: null }))
  const all = [...own, ...more].slice(0, facts.pictures)
  const named = [...all.map(({ picture_id }) => picture_id), design.logo_picture_id]
  return {
    id,
    label: design.headline || title,
    design: { ...inTemplate(design, ground), pictures: all },
    addresses: addressesOf(named, known),
  }
}

/** The pin's words in the template's fonts, and in its colors where new pins get those. */
const inTemplate = (design: PinDesign, { facts, hasBrandColors }: Ground): PinDesign => ({
  ...design,
  template_id: facts.id,
  fonts: { ...facts.fonts },
  ...(facts.colors && !hasBrandColors && { colors: facts.colors }),
})

function addressesOf(
  ids: readonly (string | null)[],
  known: ReadonlyMap<string, string>,
): PictureAddresses {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const url = id === null ? undefined : known.get(id)
      return id === null || url === undefined ? [] : [[id, url]]
    }),
  )
}
