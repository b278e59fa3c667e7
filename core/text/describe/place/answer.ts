/** What a title asks, and whether a text answers it. */
import { splitSentences } from '../../language/sentences.ts'
import { isInstruction } from '../../language/english-grammar.ts'

type ByLanguage = Readonly<Record<string, RegExp | undefined>>

/** "How Often to Stretch", "How Much Is Travel Insurance?". */
const ASKS_FIGURE: ByLanguage = {
  en: /\bhow (?:often|much|many|long|far|big|old|deep|tall|wide|hot)\b|\b(?:cost|price)s?\b.*\?/iu,
  de: /(?<!\p{L})(?:wie (?:oft|viele?|lange?|weit|groß|alt|tief|hoch|teuer)|was kostet)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cuánt[oa]s?|cada cuánto)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:combien|à quelle fréquence|quel (?:prix|coût|budget))(?!\p{L})/iu,
}
/** Digits, counts in words, and how often. */
const FIGURE: ByLanguage = {
  en: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|dozen|once|twice|daily|weekly|monthly|yearly|every|each|hours?|days?|weeks?|months?|years?|free|cheap\p{L}*|afford\p{L}*|expensive|percent)\b/iu,
  de: /\d|(?<!\p{L})(?:eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|halbe?[ns]?|\p{L}*mal|täglich|wöchentlich|monatlich|jährlich|jede[nrsm]?|alle|stunden?|tage?|wochen?|monate?n?|jahre?n?|prozent|kostenlos|günstig\p{L}*|teuer)(?!\p{L})/iu,
  es: /\d|(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|medi[oa]|vez|veces|cada|diari\p{L}+|seman\p{L}+|horas?|días?|mes(?:es)?|años?|gratis|barat\p{L}+|car[oa]s?)(?!\p{L})/iu,
  fr: /\d|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|demi\p{L}*|fois|chaque|tous les|par (?:jour|semaine|mois|an)|heures?|jours?|semaines?|mois|ans?|gratuit\p{L}*|cher|chère|prix)(?!\p{L})/iu,
}
/** "Travel in June or September, when the huts are open": advice, and no step of some work. */
const WITH_REASON = /, (?:when|because|since|so that|so (?:you|it|they|your|the))\b/iu
const ASKS_WAY =
  /\bhow to (?:plan|choose|pick|find|save|get|decide|prepare|pack|style|use|care)\b/iu

/** "Travel in June, when the huts are open." */
export const isReasonedAdvice = (sentence: string): boolean =>
  isInstruction(sentence) && WITH_REASON.test(sentence)

/** Whether the text says nothing of the figure that its title asks for. */
export const leavesUnanswered = (text: string, title: string, lang: string): boolean =>
  ASKS_FIGURE[lang]?.test(title) === true && FIGURE[lang]?.test(text) !== true

/** Whether the first sentence gives the figure, or the advice with its reason, that its title asks for. */
export function answers(text: string, title: string, lang: string): boolean {
  const [first = '', ...more] = splitSentences(text, lang)
  if (ASKS_FIGURE[lang]?.test(title) === true) return FIGURE[lang]?.test(first) === true
  return lang === 'en' && more.length > 0 && ASKS_WAY.test(title) && isReasonedAdvice(first)
}
