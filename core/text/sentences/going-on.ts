/** Beginnings that only make sense behind another sentence. */
import { wordsOf, type Language } from '../language/language.ts'
import { joinsOn } from './leaning-words.ts'

/** In words. */
const MAX_BEGIN = 8
/** "In Montauk, however, …" */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?:another (?:way|option|method|trick|tip|idea|thing|reason|possibility|alternative|benefit|advantage)|the (?:second|third|last|final|latter|former|other|same) (?!time\b)\p{L}+|essentially|basically|once (?:you|they|it|that) (?:do|does|did)|while you['’]re at it|a few (?:days|weeks|months|years|hours) (?:earlier|later|ago|before)|(?:two|three|some|several) \p{L}+ (?:earlier|later))\b|^the (?:\p{L}+ ){1,2}(?:behind|of|about) (?:it|them)\b|^\P{L}*(?:\p{L}+\P{L}+){1,3}also\b|\b(?:however|additionally|furthermore|moreover|therefore|thus|hence|instead|meanwhile|likewise|similarly|otherwise|consequently|nevertheless|though|in turn|for (?:example|instance)|(?:un)?fortunately|thankfully|luckily|sadly|of course|of such|as (?:mentioned|explained|noted|said)|in addition)\b/iu,
  de: /^(?:eine (?:weitere|andere) (?:möglichkeit|methode|variante|idee|option)|ein (?:weiterer|anderer) (?:weg|tipp|trick|grund|vorteil))(?!\p{L})|^(?:das|dies|es|er|sie) (?:ist|sind) (?:mit abstand|wohl|vermutlich|wahrscheinlich|der (?:häufigste|größte|grund)|die (?:häufigste|größte|ursache))|(?<!\p{L})(?:(?:wird|werden|ist|sind|hat|haben|kann) ja|als ergebnis|dabei|daher|deshalb|somit|zudem|außerdem|jedoch|allerdings|trotzdem|ebenfalls|ebenso|dagegen|hingegen|gleichzeitig|nämlich|sonst|weiterhin|denn|seither|aber|auch)(?!\p{L})/iu,
  es: /^sus? \p{L}|^otr[oa] (?:forma|opción|manera|truco|idea|consejo|ventaja|razón)(?!\p{L})|^(?:es|son|fue|era|está) (?:con diferencia|sin duda|de lejos|además|probablemente|(?:el|la|lo|los|las) (?:más|que|error|motivo|razón|causa|problema|caso|mismo|mejor opción)(?!\p{L}))|(?<!\p{L})(?:también|además|por (?:esta|esa|dicha) razón|sin embargo|por (?:lo )?tanto|igualmente|asimismo|en cambio|por ejemplo|dich[oa]s?)(?!\p{L})/iu,
  fr: /^(?:une autre (?:façon|option|méthode|idée|manière|astuce|solution|raison)|un autre (?:moyen|conseil|avantage))(?!\p{L})|^(?:leurs?|son|sa|ses) \p{L}|^(?:c['’]est|ce sont) (?:de loin|sans doute|probablement|aussi|là|pourquoi|à ce|l['’]erreur|(?:le|la|les) (?:plus|raison|cause|cas|problème|moment|même)(?!\p{L}))|^en préambule(?!\p{L})|(?<!\p{L})(?:donc|également|pourtant|cependant|toutefois|en effet|de plus|par ailleurs|quant à|par exemple|d['’]ailleurs|en revanche)(?!\p{L})/iu,
}

/**
 * "With fresh plums too, the cake is equally good", "if they need not break the skin as well": as
 * good as what came before.
 */
const COMPARES =
  /\bas well[.!]$|^[^,.]{3,60}\btoo, |\b(?:is|are|tastes?|works?) (?:just as|equally) (?!\p{L}+ (?:as|and|to|at|in|on|for|with|hot|cold|warm)\b)(?![^.]*\bas\b)/iu

/** Whether a word of its beginning joins it to the text before it. */
export function goesOn(text: string, lang: string): boolean {
  const begin = wordsOf(text).slice(0, MAX_BEGIN).join(' ')
  const isBehind = joinsOn(begin, lang) || (GOES_ON[lang]?.test(begin) ?? false)
  return isBehind || (lang === 'en' && COMPARES.test(text))
}

/** Behind these "that" begins a clause: "people know that soil in pots dries". */
const OF_THINKING =
  /^(?:know|think|say|mean|show|believe|hope|suggest|find|found|feel|ensure|see|learn|prove|notice|agree|assume|hear|wish)(?:s|es|d|ed|ing)?$|^(?:knew|thought|said|meant|felt|saw|heard|learnt)$/iu

const isEnd = (token: ReturnType<Language['tokens']>[number] | undefined): boolean =>
  token === undefined || token.pos === 'PUNCT' || /^(?:and|or)$/iu.test(token.text)

/** "Once you've built that business, …", "in those gardens.": which one, came before it. */
export function pointsBack(text: string, { lang, tokens }: Language): boolean {
  if (lang !== 'en') return false
  const all = tokens(text.replaceAll('’', "'"))
  return all.some(({ text: word }, at) => {
    const [before, noun, behind] = [all[at - 1], all[at + 1], all[at + 2]]
    if (!/^(?:that|those)$/iu.test(word) || noun?.pos !== 'NOUN') return false
    const isObject = before?.pos === 'VERB' && !OF_THINKING.test(before.text)
    return (isObject || before?.pos === 'ADP') && isEnd(behind)
  })
}
