/** Which templates to show when there is room for few: one of each pin type first, then the rest in their order. */
import type { TemplateCard } from '#core/public/template-cards.ts'

export function variedTemplates(templates: readonly TemplateCard[], count: number): readonly TemplateCard[] {
  const firsts = templates.filter((template, index) => templates.findIndex((other) => other.pin_type === template.pin_type) === index)
  return [...firsts, ...templates.filter((template) => !firsts.includes(template))].slice(0, count)
}
