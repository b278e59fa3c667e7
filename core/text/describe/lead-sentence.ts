/** The sentence of a page that best follows the opening of a description, or opens it. */
import { contentStems } from '../language.ts'
import { LEAST_SURE, type PageModel } from '../understand/page-model.ts'
import type { Sentence } from '../writer/good-sentences.ts'

const LEAD_PARAGRAPHS = 12
/** "Check out this guide here!" */
const LINKING =
  /\b(?:check out (?:this|my|our|these|the)|see (?:my|our)|(?:right |over )?here[.!]$|link in|shop (?:now|the)|buy (?:now|it))\b/iu
/** "Cauliflower rice: it goes well with …": an entry of a list, not a sentence. */
const LABEL = /^[^.!?]{0,40}(?:\s[–—-]\s|:\s)/u

/** An entry of a list, or a link to another page. */
export function isUnfit(text: string): boolean {
  return LABEL.test(text) || LINKING.test(text)
}

/** A label before its text, an order, a condition: no sentence about the subject. */
const UNFIT_LEAD =
  /^[^.!?]{0,48}(?:\s[–—-]\s|:\s)|^(?:if|when|once|while|for|to|you|add|use|make|try|be|do|don['’]t|don’t|place|keep|let|serve|store|whether|plus|open|closed|imagine|second|third|fourth|fifth|sixth|any such|ditto|further|similarly|elsewhere|likewise|throw|check|grab|start|name)\b|\p{Extended_Pictographic}|\b(?:recipe card|scroll|read on|keep reading|here['’]s|as an amazon|nutrition)\b/iu

/** A label or a caption that runs into the sentence: "The Real Cost It's not a surprise". */
const RUN_TOGETHER =
  /^(?:\p{Lu}[\p{L}'’]*(?: (?:of|the|and|to|for|in|&))? ){2,7}(?:The|It|It['’]s|A|An|You|If|In|There|This|When|We|I)\s|^(?:\p{Lu}{3,}[\s,:]+){2,}|[$£€]\d[\d.,]* \p{Lu}|\(AP\)|\(Reuters\)/u
/** Who "he" is was said before. */
const POINTING = /^[^\p{Lu}]*\p{Lu}?[^\p{Lu}]*\b(?:he|she|him|his|her|hers)\b/u

/**
 * The page's best sentence that can stand alone and speaks of the subject; not a step out of the
 * middle of the work.
 */
export function leadSentence(model: PageModel, spent: ReadonlySet<string>): Sentence | null {
  const { sentences, language, content } = model.material
  const isSure = model.subject.confidence >= LEAST_SURE
  // Further down a recipe speaks of its steps and of other dishes.
  const isRecipe = model.kind === 'recipe'
  const name = contentStems(model.subject.name, language)
  // English says the thing last, other languages first or in between.
  const wanted = isSure
    ? name.slice(language.lang === 'en' ? -1 : 0)
    : contentStems(content.title, language)
  const fit = sentences
    .filter(
      (sentence) =>
        sentence.at < (isRecipe ? LEAD_PARAGRAPHS : LEAD_PARAGRAPHS * 2) &&
        !spent.has(sentence.text) &&
        !model.summary.includes(sentence.text) &&
        isLead(sentence),
    )
    .toSorted((a, b) => b.score - a.score)
  const isAbout = ({ stems }: Sentence): boolean => stems.some((stem) => wanted.includes(stem))
  const isLong = ({ text }: Sentence): boolean => text.length >= 60
  return fit.find(isAbout) ?? (isRecipe ? undefined : fit.find(isLong)) ?? null
}

function isLead({ text, isLeaning, isStep, isInner }: Sentence): boolean {
  return (
    !isLeaning &&
    !isStep &&
    !isInner &&
    text.length >= 45 &&
    text.length <= 190 &&
    !UNFIT_LEAD.test(text) &&
    !LINKING.test(text) &&
    !RUN_TOGETHER.test(text) &&
    !POINTING.test(text)
  )
}
