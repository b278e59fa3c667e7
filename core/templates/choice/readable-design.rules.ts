/** Which template makes the words on a pin's picture readable. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { FaintText } from '#core/contract/publishing/preflight.contract.ts'
import { isFitting } from './fitting-template.rules.ts'
import { templates } from './template-list.ts'

/**
 * A built-in one, for these choose inks and tints that read: of the same type where one has all that
 * the pin shows. Null = none has.
 */
export function readableTemplate(pin: Pick<Pin, 'design' | 'pin_type'>): FaintText['better'] {
  const fitting = fittingTemplates(pin).filter(({ id }) => id !== pin.design.template_id)
  const better = fitting.find(({ pinType }) => pinType === pin.pin_type) ?? fitting[0]
  return better ? { template_id: better.id, pin_type: better.pinType } : null
}

/** The built-in templates that have what they need in the pin. */
export function fittingTemplates({ design, pin_type }: Pick<Pin, 'design' | 'pin_type'>) {
  const { headline, kicker, items, pictures, brand } = design
  const quote = pin_type === 'quote' ? { quote: headline } : {}
  const wish = { pictures, brand: { name: brand }, text: { headline, kicker, items, ...quote } }
  return templates.filter((template) => isFitting(template, wish))
}
