/**
 * What a title promises of the picture under it, so that a title on steps isn't put over a
 * quote and none on a pot over a list of tools.
 */

export type Promise = 'steps' | 'ingredients' | 'list' | 'none'

const STEPS =
  /\bin \d+ steps\b|\bstep by step\b|^\d+ steps to\b|\bschritt für schritt\b|\bin \d+ schritten\b|^\d+ schritte\b|\bpaso a paso\b|\ben \d+ pasos\b|étape par étape|\ben \d+ étapes\b|\bpas à pas\b/iu
const INGREDIENTS =
  /^what you need\b|(?<!\p{L})das brauchst du\b|^qué necesitas\b|^que faut-il\b|\bzutaten\b|\bingredientes\b|\bingrédients\b/iu
const LIST =
  /\b(?:ideas|tips|activities|ways|things|prompts|reasons|projects|hacks|ideen|tipps|consejos|idées|conseils|astuces|trucos)\b/iu

/**
 * `about`: the entry or heading that the title is about; a title on one thing promises no list.
 */
export function promiseOf(title: string, about: string): Promise {
  if (STEPS.test(title)) return 'steps'
  if (INGREDIENTS.test(title)) return 'ingredients'
  return about === '' &&
    (LIST.test(title) || /^\d{1,3} (?!minute|hour|ingredient|day)/iu.test(title))
    ? 'list'
    : 'none'
}

/** "How to Make Plum Soup": steps may be under it, but need not. */
export function isOnMaking(title: string): boolean {
  return (
    /^(?:how to|so geht|cómo|comment|anleitung|rezept|receta|recette)\b/iu.test(title) ||
    /\b(?:selber machen|zum nachmachen)$/iu.test(title)
  )
}
