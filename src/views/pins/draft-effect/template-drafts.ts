/** What the newest version of a person's template makes of the drafts of older ones. Pure. */
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { withFollowingAltText } from '../editor/draft/follow-alt-text.ts'
import { draftOf, patchOf, withTemplate } from '../editor/draft/pin-draft.ts'
import type { ChangedDraft } from './changed-draft.ts'
import { olderDrafts } from './older-drafts.ts'

/** Words, colours and fonts stay; pictures that the version has more places for are the page's. */
export function templateDrafts(
  pins: readonly Pin[],
  template: OwnTemplate,
  pages: readonly Page[],
): ChangedDraft[] {
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  return olderDrafts(pins, template).map((pin) => {
    const page = pageOf.get(pin.page_id)
    const before = draftOf(pin)
    const changed = withTemplate(before, template, { page })
    const followed = olderVersions(pin, template).map((older) =>
      withFollowingAltText(before, changed, { pin, page, templates: [template, older] }),
    )
    const after = followed.find(({ alt_text }) => alt_text !== before.alt_text) ?? changed
    return { pin, patch: { ...patchOf(pin, after), design: after.design } }
  })
}

/**
 * The older version is not among the templates. It drew the pictures that the pin has, with a list
 * or without one: an alternative text that either of them gives is not a person's.
 */
const olderVersions = ({ design }: Pin, template: OwnTemplate): OwnTemplate[] =>
  [template.needs_items, !template.needs_items].map((needs_items) => ({
    ...template,
    id: design.template_id,
    pictures: design.pictures.length,
    needs_items,
  }))
