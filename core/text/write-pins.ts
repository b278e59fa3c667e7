/**
 * The words of a page's pins, from nothing but the page. The same input gives the same words.
 * Few good ones come again rather than poor ones; nothing below the gates leaves here. Empty for a
 * page that says nothing good.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { chooseWords, type ChosenWords } from './choose-words.ts'
import { composeText } from './compose-text.ts'
import { wordsOf, type Language } from './language.ts'
import type { PatternTitle } from './patterns/fill-titles.ts'
import { rankTitles, titleCandidates, type RankedTitle } from './rank/rank-words.ts'
import { remember } from './remember.ts'
import { groundOf, titleFaults, type TextFault } from './text-gates.ts'
import { understandPage, type PageModel } from './understand/page-model.ts'
import { coversInterest } from './writer/material.ts'
import { keyOf } from './title-key.ts'
import type { WriteInput, WrittenText } from './written-text.ts'

/** Chances of being published as they are, below which words are poor. */
const GOOD = { title: 0.74, description: 0.55 }
/** Where a page has nothing good, its best words still must have this chance. */
const LAST_RESORT = { title: 0.4, description: 0.2 }

export function writePins(input: WriteInput): WrittenText[] {
  const { content, language, interest, count, taken } = input
  const model = understandPage(content, language)
  const chosen = chooseWords({
    titles: goodWords(content, language),
    count,
    taken,
    spent: input.spent ?? [],
    written: input.written ?? [],
    nearness: nearnessTo(interest, model),
  })
  const headlines = [...(input.takenHeadlines ?? [])]
  const spare = goodWords(content, language).flatMap(({ entry }) =>
    entry.section === null ? entry.headlines : [],
  )
  return chosen.map((words, index) => {
    const turn = taken.length + index
    const text = composeText(words, { input, model, headlines, spare, turn })
    headlines.push(text.headline)
    return text
  })
}

const goodWords = remember(findGoodWords)

function findGoodWords(content: PageContent, language: Language): RankedTitle[] {
  const model = understandPage(content, language)
  const ranked = rankTitles(model, fitTitles(model))
  const good = above(ranked, GOOD)
  return good.length > 0 ? good : above(ranked, LAST_RESORT).slice(0, 1)
}

function above(titles: readonly RankedTitle[], least: typeof GOOD): RankedTitle[] {
  return titles
    .filter(({ chance }) => chance >= least.title)
    .map((title) => ({
      ...title,
      descriptions: title.descriptions.filter(({ chance }) => chance >= least.description),
    }))
    .filter(({ descriptions }) => descriptions.length > 0)
}

/** Each once, without faults. */
function fitTitles(model: PageModel): PatternTitle[] {
  const { content, language } = model.material
  const ground = groundOf(content, language)
  const seen = new Set<string>()
  return titleCandidates(model).filter(({ id, title }) => {
    const key = keyOf(title)
    const isFit =
      !seen.has(key) &&
      titleFaults(title, ground).every((fault) => isPardoned(fault, id, model.subject.name))
    return isFit && seen.add(key).size > 0
  })
}

/**
 * Patterns bring words that the page lacks. The page's own title may speak in the first person and
 * say a word twice, and so may a title on "Coinbase vs. Coinbase Pro".
 */
function isPardoned({ code, detail }: TextFault, id: string, subject: string): boolean {
  if (code === 'grounding') return true
  if (id === 'own-title') return code === 'first_person' || code === 'repeated_word'
  const named = wordsOf(subject.toLowerCase()).filter((word) => word === detail)
  return code === 'repeated_word' && named.length > 1
}

/** An interest that is the subject itself is near to all words of the page. */
function nearnessTo(interest: string, model: PageModel): (pair: ChosenWords) => number {
  const { subject, material } = model
  const { language, content } = material
  const subjects = [subject.name, content.title].filter((name) => name !== '')
  const isSubject = subjects.some(
    (name) => coversInterest(name, interest, language) || coversInterest(interest, name, language),
  )
  if (interest === '' || isSubject) return () => 0
  const known = new Map<string, boolean>()
  const covers = (text: string): boolean => {
    const found = known.get(text) ?? coversInterest(text, interest, language)
    known.set(text, found)
    return found
  }
  return ({ title: { entry }, description: { candidate } }) =>
    (covers(`${entry.title} ${entry.about}`) ? 0.6 : 0) + (covers(candidate.text) ? 0.4 : 0)
}
