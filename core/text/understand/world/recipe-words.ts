/** The words that a recipe reader of one language needs. */
import german from './recipe-words.de.json' with { type: 'json' }
import spanish from './recipe-words.es.json' with { type: 'json' }
import french from './recipe-words.fr.json' with { type: 'json' }

/** German counts m, f, n and plural; French and Spanish m, f and both plurals. */
export const GENDERS = {
  de: ['m', 'f', 'n', 'p'],
  es: ['m', 'f', 'mp', 'fp'],
  fr: ['m', 'f', 'mp', 'fp'],
} as const

export type WorldLang = keyof typeof GENDERS

interface Translatable {
  /** As it follows a name: "vom Grill", "sans gluten". */
  readonly text: string
  readonly pattern: string
}

/** One form in German, whose endings are in the patterns; else one for each gender. */
interface Adjective {
  readonly forms: readonly string[]
  readonly pattern: string
}

export interface RecipeWords {
  readonly taste: readonly Adjective[]
  readonly diet: readonly Adjective[]
  readonly method: readonly Translatable[]
  readonly without: readonly Translatable[]
  readonly occasion: readonly Translatable[]
  readonly season: readonly Translatable[]
  readonly flags: Readonly<Record<string, string>>
  /** Flags that are stated of the dish only near the top of the page. */
  readonly nearFlags: readonly string[]
  /** Heads of dish names; of German compounds their end. */
  readonly genders: Readonly<Record<string, readonly string[]>>
  /** Heads that take a partitive article. */
  readonly mass: readonly string[]
  /**
   * Ingredients worth a title: as they are needed, and as they follow the name ("Äpfel" to "Äpfeln",
   * "citron" to "au citron").
   */
  readonly ingredients: Readonly<Record<string, string>>
}

const byLanguage: Readonly<Record<WorldLang, RecipeWords>> = {
  de: german,
  es: spanish,
  fr: french,
}

export function isWorldLang(lang: string): lang is WorldLang {
  return Object.hasOwn(GENDERS, lang)
}

export function recipeWords(lang: WorldLang): RecipeWords {
  return byLanguage[lang]
}
