/** Sentences of a page's own description by their form: foreign to it, or what it gives. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf } from '../../language/language.ts'

/** "Call 888-209-3989 for a tour.", "Contact us today!" */
const CONTACT =
  /(?<!\d)(?:\+?\d{1,3}[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\b(?:contact|email|reach out to) (?:us|me|our team)\b|^call (?:now|today|(?:us|me|our team)(?! an?\b))\b|\bcall (?:us|me|our team) (?:at|on|today|now)\b/iu
/** "Updated on 21/01/26 by Ben_OVO": what a forum puts before a text. */
const STAMP =
  /^(?:last )?(?:updated|published|posted|edited|reviewed|listed) (?:on|by|at|:)(?!\p{L})|(?<!\p{L})by \p{L}+_\p{L}+(?![\p{L}_])/iu

/**
 * "Let's dive in!", "task managementâ Gantt charts": a call to go on, and signs read in another
 * alphabet.
 */
const TORN =
  /^let['’]s (?:get started|dive in|get into it|begin|go|take a look)(?!\p{L})|[\p{Ll}\s]â(?=\s)/iu

/** A dish's name may have six capitals. */
export const isForeign = (
  sentence: string,
  { kind, lang }: Pick<PageContent, 'kind' | 'lang'>,
): boolean =>
  CONTACT.test(sentence) ||
  STAMP.test(sentence) ||
  (lang === 'en' && TORN.test(sentence)) ||
  (kind !== 'recipe' && lang === 'en' && hasHeadingInIt(sentence))

/** Small words inside a title. */
const SMALL = /^(?:an?|the|and|or|of|in|on|to|for|with|at|by|from|your|our|&)$/iu
const MIN_CAPITALS = 6

/**
 * "A Guide to the Popular Types of Furniture Styles Furniture is …": a heading that ran into the
 * sentence. Six words in capitals are no name, the small ones between them apart.
 */
function hasHeadingInIt(sentence: string): boolean {
  let run = 0
  for (const word of wordsOf(sentence)) {
    if (/^\p{Lu}\p{Ll}/u.test(word)) run += 1
    else if (!SMALL.test(word)) run = 0
    if (run >= MIN_CAPITALS) return true
  }
  return false
}

/** "Here, we share what to do at every month", "We put together this list to help you …" */
const GIVES =
  /^(?:(?:[^.!?]{10,90}, )?here(?:['’]s| is| are|,? (?:we|you['’]ll|you will))|learn (?:how|what|why|when|which|about|to)|find out|discover (?:how|what|which)|(?:in )?(?:this|our|the|my|these) (?:[\p{L}-]+ ){0,3}(?:guide|list|checklist|tips|tutorial|review|round-?up|collection|article|post)|we(?:['’]ve| have|['’]ll)? (?:put together|share|gathered|rounded up|compiled|collected|tested|show|explain|cover|break down)|[^.!?]*\b(?:use|try|with|from|get \p{L}+ with) these (?:[\p{L}-]+ ){0,3}(?:ideas|tips|tricks|hacks|jokes|projects|crafts|activities|games|printables|outfits|designs|steps))(?!\p{L})/iu

export const offersPage = (sentence: string): boolean => GIVES.test(sentence)

/**
 * "Care tips from Graf Growers to keep greenery thriving": what the page gives, and who gives it.
 */
const SITES_OWN =
  /^(?!(?:[Gg]et|[Ff]ind|[Ss]ee|[Rr]ead|[Ee]xplore) )[\p{L}-]+ (?:[\p{L}-]+ )?(?:tips|advice|ideas|tricks) from (?:(?:\p{Lu}[\p{L}’'-]*|&) )+(?:to|for|on) (?:\p{L}[\p{L}-]* ){2,}/u

export const isSitesOwn = (sentence: string): boolean => SITES_OWN.test(sentence)
