/** Words that turn what follows into what not to do: no title may come without them. */

/**
 * "Mistake 3: Clean the grate with a wire brush", "Don't mist": without its beginning it would
 * advise what it warns of.
 */
const BEGINS =
  /^(?:(?:common |big(?:gest)? |worst |first |second |third |popular |old )*(?:mistakes?|myths?|errors?|fails?|fallac(?:y|ies)|misconceptions?|warnings?|dangers?)(?!\p{L})(?![ -](?:to avoid|in|of|with|that|people|beginners)\b)|(?:do not|don['’]?t|never|avoid|stop|no|not|fehler|mythos|mythen|irrtum|achtung|vorsicht|nie|niemals|nicht|kein\p{L}*)(?!\p{L}))/iu

export function warnsFirst(heading: string): boolean {
  return BEGINS.test(heading)
}

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
