/** Titles whose entries are what not to do. */

/**
 * "10 Houseplants That Are Not Safe for Cats", "7 Dinge, die du nie waschen solltest": its entries
 * are what to keep from. "No drilling" is no warning.
 */
const DENIES: Record<string, RegExp> = {
  en: /\b(?:not|never|avoid|mistakes?|myths?|errors?|worst|without|unsafe|toxic|poisonous|dangerous|harmful|stop)\b|n['’]t\b/i,
  de: /(?<!\p{L})(?:nicht|nie|niemals|vermeide\p{L}*|fehler|mythen|irrtümer|schlimmste\p{L}*|schlechteste\p{L}*|ohne|giftig\p{L}*|gefährlich\p{L}*|schädlich\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|evitar|errores|mitos|peores|sin|tóxic[oa]s?|peligros[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|éviter|erreurs|mythes|pires|sans|toxiques?|dangereu(?:x|ses?))(?!\p{L})/iu,
}

export function isWarning(title: string, lang: string): boolean {
  return DENIES[lang]?.test(title) === true
}
