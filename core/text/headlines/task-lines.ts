/** What an English title explains how to do, in other words: "Retire Early" of "How to Retire Early". */
import { headlineFaults } from '../gates/headline-gate.ts'
import { wordsOf } from '../language/language.ts'
import { isHeadline } from '../titles/fill-titles.ts'
import type { PageModel } from '../understand/page-model.ts'

const TASK = /^how to (?<task>[\p{L}’'-]+ [^:|(?!–—,]{3,}?)(?:\s*[:|(?!–—].*)?$/iu
/** "Tell if a Melon Is Ripe" reads as a command, "Want to Be Happy?" as an empty promise. */
const NO_ORDER = /^(?:know|tell|say|be|become|stop|not|survive|deal|cope|look|feel)\s/iu
/** The line addresses the reader, so it must not refer to other people or to an earlier line. */
const POINTING = /(?<!\p{L})(?:i|my|our|we|they|their|he|his|she|her|it|this|these)(?!\p{L})/iu

const MIN_ORDER = 3

export function taskLines({ material: { content, language, letters } }: PageModel): string[] {
  if (language.lang !== 'en') return []
  const task = letters.title(TASK.exec(content.title)?.groups?.['task']?.trim() ?? '')
  if (wordsOf(task).length < 2 || NO_ORDER.test(task) || POINTING.test(task)) return []
  // "Reduce Waste" alone is a slogan.
  const orders = wordsOf(task).length >= MIN_ORDER ? [task] : []
  return [`How to ${task}`, ...orders, `Want to ${task}?`, `How You Can ${task}`].filter(
    (line) => isHeadline(line) && headlineFaults(line, '', language).length === 0,
  )
}
