/** Headings that state what their page calls false: myths, mistakes, what not to do. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isInstruction } from '../language/english-grammar.ts'
import { wordsOf } from '../language/language.ts'
import { isWarning } from './warnings.ts'

/**
 * "Common myths about ferns", "5 mitos", of a title or a heading; those of a people are its
 * stories.
 */
const MYTHS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:misconceptions|old wives['’] tales|irrtümer|falsas creencias|idées reçues)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:myths (?:about|on)|mitos (?:sobre|comunes)|mythes (?:sur|courants)|\p{L}*mythen (?:über|rund um|zu[mr]?))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:common|popular|biggest|\d+) (?:(?!\p{L}+(?:ian|ean|ese|ish|ek|ic|an|ient|orse)\s)\p{L}+ )?myths(?!\p{L}| (?:and legends|for|from|of))`,
    String.raw`(?<!\p{L})\d+ (?:(?!\p{L}+ische\p{L}*\s)\p{L}+ )?\p{L}*mythen(?!\p{L}| und (?:sagen|legenden)| für)`,
    String.raw`(?<!\p{L})\d+ (?:mitos|mythes)(?=$|[:,.]| (?:y|et|que|qui)(?!\p{L}))(?! (?:y leyendas|et légendes))`,
    String.raw`(?<!\p{L})\d+ (?:mitos|mythes) (?:sobre|sur)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Without these a heading below it is a claim. */
const TRUTH =
  /(?<!\p{L})(?:truths?|true|facts?|reality|instead|wahrheit\p{L}*|fakten?|stattdessen|verdad\p{L}*|realidad|en su lugar|vérités?|réalité|faits?|plutôt|vraiment)(?!\p{L})|\?$/iu
const NUMBERED_MYTH =
  /^(?:\d{1,2}[.):]?\s*)?(?:(?:(?:common )?(?:myth|misconception|lie)|mythos|irrtum|mito|mythe|idée reçue)\s*(?:(?:#|n[°ºo]\.?\s*|no\.?\s*|nr\.?\s*)?\d{1,2}(?!\d)|[:–—]|-\s))/iu
const MISTAKES =
  /(?<!\p{L})(?:mistakes|don['’]?ts|(?:what|things|how) not to|(?:what|things) (?:you should|to) (?:never|avoid)|pitfalls|(?:anfänger)?fehler|no-?gos?|errores|qué no hacer|erreurs|à (?:ne pas faire|éviter))(?!\p{L})/iu
/** Below these is what is right, or both. */
const RIGHT =
  /(?<!\p{L})(?:fix|instead|avoid them)(?!\p{L})|(?<!\p{L})do['’]?s\s*(?:and|&|\+)\s*don['’]?ts(?!\p{L})|^(?:the )?do['’]?s?:?$/iu
const QUOTED = /^["“„«][^"“”„«»]+["“”»]\.?$/u
/** In words: shorter ones name a thing. */
const MIN_CLAIM = 3
/** "Regar demasiado", "Arroser trop", "Zu viel Wasser geben": what is done wrong. */
const DOING: Readonly<Record<string, RegExp>> = {
  de: /^(?!zu\s+\p{L}+$).*\s\p{Ll}+(?:en|ern|eln)$/u,
  es: /^\p{L}+(?:[aei]r|[aei]rse|[aei]rl[aeo]s?)\s/u,
  fr: /^\p{L}{3,}(?:er|ir|re|ez)\s/u,
}

/** For each heading. */
export function falseClaimsAmong({ headings, title, lang }: PageContent): boolean[] {
  const open: { readonly level: number; readonly text: string }[] = []
  return headings.map(({ level, text }) => {
    while (level <= (open.at(-1)?.level ?? 0)) open.pop()
    const above = [title, ...open.map((one) => one.text)].filter((one) => one !== text)
    if (level > 1) open.push({ level, text })
    return isFalse(text, above, lang)
  })
}

function isFalse(text: string, above: readonly string[], lang: string): boolean {
  if (NUMBERED_MYTH.test(text)) return true
  if (MYTHS.test(text) || TRUTH.test(text) || RIGHT.test(text)) return false
  const bare = text.replace(/^\P{L}+|^\p{L}+\s*#?\d{1,2}\s*[.):–—-]\s*/u, '')
  if (above.some((one) => MYTHS.test(one)))
    return QUOTED.test(text) || wordsOf(bare).length >= MIN_CLAIM
  return isBelowMistakes(above) && !isWarning(bare, lang) && isDoing(bare, lang)
}

/** The nearest heading that says one or the other. */
function isBelowMistakes(above: readonly string[]): boolean {
  const nearest = above.findLast((one) => MISTAKES.test(one) || RIGHT.test(one)) ?? ''
  return MISTAKES.test(nearest) && !RIGHT.test(nearest)
}

const isDoing = (text: string, lang: string): boolean =>
  lang === 'en' ? isInstruction(text) : DOING[lang]?.test(text) === true
