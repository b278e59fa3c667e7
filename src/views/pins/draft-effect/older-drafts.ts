/** Which drafts were made with an older version of a person's template. Pure. */
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { ownTemplateKey } from '#core/templates/document/own-template.ts'
import { isDraft } from './changed-draft.ts'

type Versioned = Pick<OwnTemplate, 'template_id' | 'version'>

export const olderDrafts = (pins: readonly Pin[], template: Versioned): Pin[] =>
  pins.filter((pin) => isDraft(pin) && isOlder(pin, template))

/** By the id of the template; those without such drafts are left out. */
export function countOlderDrafts(
  pins: readonly Pin[],
  templates: readonly Versioned[],
): ReadonlyMap<string, number> {
  const newest = new Map(templates.map((one) => [one.template_id.toLowerCase(), one]))
  const counts = new Map<string, number>()
  for (const pin of pins) {
    const template = newest.get(ownTemplateKey(pin.design.template_id)?.id ?? '')
    if (template === undefined || !isDraft(pin) || !isOlder(pin, template)) continue
    counts.set(template.template_id, (counts.get(template.template_id) ?? 0) + 1)
  }
  return counts
}

function isOlder({ design }: Pin, { template_id, version }: Versioned): boolean {
  const key = ownTemplateKey(design.template_id)
  return key?.id === template_id.toLowerCase() && key.version !== null && key.version < version
}
