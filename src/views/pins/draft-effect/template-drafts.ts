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
    // The older version is not among the templates: what it shows is taken to be the same.
    const templates = [template, { ...template, id: pin.design.template_id }]
    const after = withFollowingAltText(before, changed, { pin, page, templates })
    return { pin, patch: { ...patchOf(pin, after), design: after.design } }
  })
}
