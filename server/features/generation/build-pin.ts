/** A planned and rendered pin as the contract has it. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { shortPinId, tagLink } from '#core/pins/pin-link.ts'
import type { PageSource } from './generation-parts.ts'
import type { PlannedPin } from './page-plan.ts'

export interface PinParts {
  readonly id: string
  readonly accountId: string
  readonly page: PageSource
  /** The one that was dealt. */
  readonly interestId: string | null
  readonly planned: PlannedPin
  readonly imageUrl: string
  readonly now: number
  readonly linkTagging: boolean
}

export function buildPin({
  id,
  accountId,
  page,
  interestId,
  planned,
  imageUrl,
  now,
  linkTagging,
}: PinParts): Pin {
  const about = planned.interest_id === undefined ? interestId : planned.interest_id
  const interest = page.interests.find(({ id: known }) => known === about)
  const url = page.url.slice(0, 2048)
  return {
    id,
    account_id: accountId,
    title: planned.title,
    description: planned.description,
    alt_text: planned.alt_text.slice(0, 500),
    link: linkTagging && url !== '' ? tagged(url, id) : url,
    status: 'generated',
    favored: false,
    created_at: now,
    page_id: page.id,
    page_url: url,
    website_page_id: page.id,
    image_url: imageUrl,
    image_version: 0,
    interest: interest ? { id: interest.id, interest: interest.interest_name.slice(0, 80) } : null,
    interest_id: interest?.id ?? null,
    boards: [],
    board_name: '',
    pin_type: planned.pin_type,
    keywords: planned.keywords.filter((keyword) => keyword.length <= 80).slice(0, 30),
    design: planned.design,
    sources: {
      title: planned.sources.title.slice(0, 10),
      description: planned.sources.description.slice(0, 20),
    },
    updated_at: now,
  }
}

/** Pinterest refuses one link twice in a file, so each pin's is its own. */
function tagged(url: string, pinId: string): string {
  const link = tagLink(url, shortPinId(pinId))
  return link.length > 2048 ? url : link
}
