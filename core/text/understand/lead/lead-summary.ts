/**
 * The sentences that say what a dish is, out of its summary and the beginning of its page: better than
 * how long it takes where the page has no summary, and other words beside it where it has one.
 */
import { goesOn } from '../../sentences/going-on.ts'
import { hasSlip } from '../../sentences/slips.ts'
import { AGAINST, WORK } from '../../sentences/unfit-sentences.ts'
import { contentStems, wordsOf } from '../../language/language.ts'
import { splitSentences } from '../../language/sentences.ts'
import type { Material } from '../../writer/material.ts'
import { headOfDish } from '../recipe/dish-name.ts'
import words from '../reading/fact-words.en.json' with { type: 'json' }
import { HYPE } from './about-page.ts'
import { misstatesRecipe } from './misstated.ts'
import { isUsable } from './summary.ts'
import { calmed, tidySummary } from './tidy-summary.ts'

const LEAD_PARAGRAPHS = 7
const MAX_LEADS = 3
const MIN_LENGTH = 55
const MAX_LENGTH = 260
/** Of the name's words: one alone may be a part of the dish. */
const MIN_NAMED = 2
/** Words that its title lacks: "This plum pie has everything a plum pie needs." */
const MIN_NEW = 2
/** Of the ingredients and tastes in a sentence, which show most of the dish. */
const MAX_SHOWN = 3
/**
 * "These lemon bars are …", "With a crisp top, this cake is …": what precedes the verb, and nothing
 * before it but what describes the dish.
 */
const SAYS_WHAT_IT_IS =
  /^(?:(?:with|made|packed|loaded|filled|topped|baked|crispy|creamy|soft|tender|sweet|rich|perfect) [^.]{4,90}, (?=this|these|our))?((?:(?:these|this|our|my) )?(?:(?!(?:to|for|when|if|in|on|at|after|before|even|unlike|while|is|are|has|have|that|which|they|it|than|resulting|traditional(?:ly)?|store-bought)\b)\p{L}[\p{L}\p{M}'’&-]*,? ){1,8})(?:is|are|has|have|tastes?|combines?|features?|brings?|comes?|gets?|offers?|packs?|delivers?|pairs?|gives?|turns?|(?:will )?makes? (?:an?|the|for))\b/iu
const POINTING = /^(?:[^,]+, )?(?:these|this|our|my)\b/iu
/** It speaks of its own words, of other dishes, or leans on what was before. */
const ON_ITSELF =
  /\b(?:recipe comes|i|me|today|yesterday|last|ago|below|above|here|originally|history|known as|called|exactly (?:that|this|what)|those|the (?:first|second|other)|another|too|also|actually|basically|has (?:always|been)|have (?:always|been|become)|pretty much|alternative to|similar to|at my|(?:some|one) of (?:my|our)|of my childhood)\b|[:;]|\b(?:that|this|it)[.!]$/iu
/** What a sentence on the work, on other pages or to the reader has. */
const UNFIT =
  /\p{Extended_Pictographic}|[=*©®]|\b(?:recipe card|scroll|read on|keep reading|here['’]s|here is|amazon|nutrition|calories|daily value|printable|step \d|facebook|instagram|tag me|leave a|let me know|rating|stars?|posts?|day \d+|on the site|old recipe|recipes)\b/iu

export function leadSentences(material: Material, name: string): readonly string[] {
  const { content, language, ingredients } = material
  if (language.lang !== 'en') return []
  const about = contentStems(`${name} ${content.title}`, language)
  const named = new Set(contentStems(headOfDish(name), language))
  const [head] = contentStems(wordsOf(headOfDish(name)).at(-1) ?? '', language)
  const shows = new Set(contentStems([...ingredients, ...words.taste].join(' '), language))
  const isOnDish = (sentence: string): boolean => {
    const before = SAYS_WHAT_IT_IS.exec(sentence)?.[1] ?? ''
    const said = contentStems(before, language)
    const shared = [...named].filter((stem) => said.includes(stem)).length
    const isEnough = POINTING.test(before) || shared >= Math.min(MIN_NAMED, named.size)
    const isWork = /^\p{L}+ing\b/iu.test(before)
    return head !== undefined && !isWork && said.includes(head) && isEnough
  }
  const isWhole = (sentence: string): boolean =>
    ![AGAINST, UNFIT, WORK, ON_ITSELF].some((pattern) => pattern.test(sentence)) &&
    isUsable(sentence, language.lang) &&
    !goesOn(sentence, language.lang) &&
    !hasSlip(sentence, language, about) &&
    !misstatesRecipe(sentence, material)
  const worth = (sentence: string): number => {
    const stems = new Set(contentStems(sentence, language))
    const shown = [...stems].filter((stem) => shows.has(stem) && !about.includes(stem)).length
    return Math.min(MAX_SHOWN, shown)
  }
  const isTelling = (sentence: string): boolean =>
    contentStems(sentence.replace(HYPE, ' '), language).filter((stem) => !about.includes(stem))
      .length >= MIN_NEW
  const sentences = [
    tidySummary(content, language),
    ...content.paragraphs.slice(0, LEAD_PARAGRAPHS),
  ]
    .flatMap((text) => splitSentences(calmed(text, language), language.lang))
    .filter(({ length }) => length >= MIN_LENGTH && length <= MAX_LENGTH)
    .filter((sentence) => isOnDish(sentence) && isWhole(sentence) && isTelling(sentence))
  return [...new Set(sentences)].toSorted((a, b) => worth(b) - worth(a)).slice(0, MAX_LEADS)
}
