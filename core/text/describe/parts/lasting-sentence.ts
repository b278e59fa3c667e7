/** Sentences that hold on any day, and need none before them. */
import { isSayable } from '../../understand/lead/summary.ts'
import { goesOn } from '../../sentences/going-on.ts'

/** News of the blog, time-bound remarks, and remarks on the pictures beside it. */
const OF_THE_DAY =
  /(?<!\p{L})(?:today|(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s|sorry|hiatus|welcome back|posting|posted|recently|these days|this (?:weekend|evening|month|season)|the other day|(?:days?|weeks?|months?) ago|hace (?:\p{L}+ ){1,2}(?:días|semanas)|il y a (?:\p{L}+ ){1,2}(?:jours|semaines)|vor (?:\p{L}+ )?(?:tagen|wochen)|neulich|kürzlich|récemment|hoy|entschuldig\p{L}*|désolée?|photos?|fotos?|bilder|pictures?|rattraper)(?!\p{L})/iu
/** Sentences about a death are not used on pins. */
const OF_MOURNING =
  /(?<!\p{L})(?:death|died|dying|passed away|funeral|grie(?:f|ving)|miscarriage|gestorben|verstorben|beerdigung|décès|décédée?|deuil|falleci\p{L}*|murió|luto)(?!\p{L})/iu
/** News, and remarks that hold on one day only. */
export const isOfTheDay = (sentence: string): boolean =>
  OF_THE_DAY.test(sentence) || OF_MOURNING.test(sentence)

/** Whether a sentence holds on any day and needs none before it. */
export function isLasting(sentence: string, lang: string): boolean {
  return isSayable(sentence, lang) && !isOfTheDay(sentence) && !goesOn(sentence, lang)
}
