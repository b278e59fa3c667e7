/** Checks a configuration against what the account has, and says what it is dealt over. */
import type { GenerationConfig } from '#core/contract/tasks.contract.ts'
import { findTemplate } from '#core/templates/template-list.ts'
import { notFound, type Refusal, refuseField } from '../../platform/http/refusal.ts'
import type { Hand } from './deal-pins.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'

export type Checked = { readonly ok: true; readonly config: GenerationConfig; readonly hands: Hand[][]; readonly pages: PageSource[] } | { readonly ok: false; readonly refusal: Refusal }

const refused = (refusal: Refusal): Checked => ({ ok: false, refusal })

export async function checkConfig(parts: GenerationParts, of: { readonly owner: string; readonly accountId: string; readonly config: GenerationConfig }): Promise<Checked> {
  const templates = of.config.templates.filter((id) => {
    const template = findTemplate(id)
    return template !== undefined && of.config.pin_types.includes(template.pinType)
  })
  if (templates.length === 0) return refused(refuseField('templates', 'None of the chosen templates is of a chosen pin type. Choose another template or pin type.'))
  const pages: PageSource[] = []
  const hands: Hand[][] = []
  for (const chosen of of.config.pages) {
    const page = await parts.readPageSource(parts.database.root, of.owner, { accountId: of.accountId, pageId: chosen.page_id })
    if (!page) return refused(notFound('A chosen page'))
    if (!page.content || hands.some(([hand]) => hand?.page_id === page.id)) continue
    pages.push(page)
    hands.push(handsOf(page, chosen.interest_ids))
  }
  if (pages.length === 0) return refused(refuseField('pages', 'None of the chosen pages has been read yet. Wait until reading is over, or read them again.'))
  return { ok: true, config: { ...of.config, templates }, hands, pages }
}

/** The interests that were named, else those chosen on the page, else all of them, else the page as itself. */
function handsOf(page: PageSource, interestIds: readonly string[]): Hand[] {
  const named = page.interests.filter(({ id }) => interestIds.includes(id))
  const chosen = named.length > 0 ? named : page.interests.filter((interest) => interest.chosen)
  const interests = chosen.length > 0 ? chosen : page.interests
  return interests.length === 0 ? [{ page_id: page.id, interest_id: null }] : interests.map(({ id }) => ({ page_id: page.id, interest_id: id }))
}
