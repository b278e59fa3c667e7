/**
 * What an author says of a page in the first person: the last words for a page that would have none.
 * Judges edited such sentences more often than others and still preferred them to nothing.
 */
import { goesOn } from '../../describe/going-on.ts'
import { beginningOf } from '../../describe/passages.ts'
import { hasSlip } from '../../describe/slips.ts'
import { firstPersonOf } from '../../gates/text-gates.ts'
import { contentStems } from '../../language/language.ts'
import { splitSentences } from '../../language/sentences.ts'
import type { Material } from '../../writer/material.ts'
import { isSayable } from './summary.ts'
import { tidySummary } from './tidy-summary.ts'

const MIN_LENGTH = 50
const MAX_LENGTH = 300
const MAX_SENTENCES = 2
/** Words of the title in what a page without a summary says. */
const MIN_NAMED = 2
/** In paragraphs. */
const BEGINNING = 3
/** News of the blog, time-bound remarks, and remarks on the pictures beside it. */
const OF_THE_DAY =
  /(?<!\p{L})(?:today|(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s|sorry|hiatus|welcome back|posting|posted|recently|these days|this (?:weekend|evening|month|season)|the other day|(?:days?|weeks?|months?) ago|hace (?:\p{L}+ ){1,2}(?:días|semanas)|il y a (?:\p{L}+ ){1,2}(?:jours|semaines)|vor (?:\p{L}+ )?(?:tagen|wochen)|neulich|kürzlich|récemment|hoy|entschuldig\p{L}*|désolée?|photos?|fotos?|bilder|pictures?|rattraper)(?!\p{L})/iu
/** Sentences about a death are not used on pins. */
const OF_MOURNING =
  /(?<!\p{L})(?:death|died|dying|passed away|funeral|grie(?:f|ving)|miscarriage|gestorben|verstorben|beerdigung|décès|décédée?|deuil|falleci\p{L}*|murió|luto)(?!\p{L})/iu
/** A pronoun whose noun is in an earlier sentence. */
const POINTING =
  /^\P{L}*(?:she|he|they|it|this|that|these|those|sie|er|es|elle|il|ils|elles|ella)(?!\p{L})/iu

/** Whether a sentence holds on any day and needs none before it. */
export function isLasting(sentence: string, lang: string): boolean {
  return (
    isSayable(sentence, lang) &&
    !OF_THE_DAY.test(sentence) &&
    !OF_MOURNING.test(sentence) &&
    !goesOn(sentence, lang)
  )
}

interface OwnVoice {
  readonly summary: string
  /** In the first person, out of the page's first paragraphs. */
  readonly lead: string
}

/** Up to two whole sentences on the page's title; '' where there are none. */
export function ownVoiceOf({ content, language }: Material, subject: string): OwnVoice {
  const { lang } = language
  const about = contentStems(`${subject} ${content.title}`, language)
  if (about.length === 0) return { summary: '', lead: '' }
  const isFit = (sentence: string): boolean =>
    isLasting(sentence, lang) && !POINTING.test(sentence) && !hasSlip(sentence, language, about)
  const wholeOf = (sentences: readonly string[], named: number): string => {
    const end = sentences.findIndex((sentence) => !isFit(sentence))
    const whole = (end < 0 ? sentences : sentences.slice(0, end)).slice(0, MAX_SENTENCES)
    const [first = ''] = whole
    const together = whole.join(' ')
    const said = together.length <= MAX_LENGTH ? together : first
    const stems = contentStems(said, language).filter((stem) => about.includes(stem))
    const isWhole = said.length >= MIN_LENGTH && said.length <= MAX_LENGTH
    return isWhole && new Set(stems).size >= Math.min(named, new Set(about).size) ? said : ''
  }
  const summary = wholeOf(splitSentences(tidySummary(content, language), lang), 1)
  const begin = Math.max(0, beginningOf(content, lang))
  const lead = content.paragraphs
    .slice(begin, begin + BEGINNING)
    .map((text) => splitSentences(text, lang))
    .flatMap((all) => all.map((_, at) => wholeOf(all.slice(at), MIN_NAMED)))
    .find((said) => firstPersonOf(lang)?.test(said))
  return { summary, lead: lead ?? '' }
}
