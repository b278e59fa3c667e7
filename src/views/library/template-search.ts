/**
 * Which templates a visitor looks for: of one kind, and with every word that was typed somewhere in
 * what is said of them.
 */
import type { PinType } from '#core/contract/pins.contract.ts'
import type { TemplateCard } from '#core/public/template-cards.ts'

/** `wordsOf`: what a template says of itself in the visitor's language. */
export function findTemplates(
  cards: readonly TemplateCard[],
  { query, kind }: { readonly query: string; readonly kind: PinType | null },
  wordsOf: (card: TemplateCard) => string,
): readonly TemplateCard[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return cards.filter((card) => {
    const said = wordsOf(card).toLowerCase()
    return (kind === null || card.pin_type === kind) && words.every((word) => said.includes(word))
  })
}
