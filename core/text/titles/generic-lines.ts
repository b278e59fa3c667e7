/** Lines that could be on any page: the half of a title that names no topic. */
import { contentStems, wordsOf } from '../language/language.ts'
import { keyOf } from '../language/title-key.ts'
import { stemCounts } from '../subject/title-topics.ts'
import type { PageModel } from '../understand/page-model.ts'

/** What a page is and for whom, not what it is about: "A Beginner's Guide", "Tips and Tricks". */
const OF_ANY_PAGE =
  /^(?:beginner(?:['’]?s)?|beginners['’]|guides?|guidebook|handbook|manual|primer|tutorials?|tips?|tricks?|hacks|lists?|checklists?|reviews?|editions?|ideas?|basics|intro(?:duction)?|overview|facts|advice|essentials?|explained|round-?up|complete|ultimate|comprehensive|definitive|full|easy|simple|quick|practical|helpful|useful|handy|great|best|top|starter|getting|started|everything|need|know|things?|steps?|step-by-step|faqs?|questions?|answers?|part|volume|issue|series|episodes?|favou?rites?|picks|recommendations|pros|cons|\d+)$/iu

/** A longer part says more than the name of a column. */
const MAX_COLUMN_WORDS = 3

/**
 * "Beginner's Guide" of "Zero Waste 101: A Beginner's Guide", or "Book Beat", the name of a column:
 * no line that says what an English page is about.
 */
export function isGeneric(line: string, model: PageModel): boolean {
  const { content, language } = model.material
  if (language.lang !== 'en' || keyOf(line) === keyOf(content.title)) return false
  const words = wordsOf(line).filter((word) => !language.isStopWord(word.toLowerCase()))
  return words.every((word) => OF_ANY_PAGE.test(word)) || isColumn(line, model)
}

/** Before the colon of a title, with a word of meaning that the page says nowhere else. */
function isColumn(line: string, { kind, material: { content, language } }: PageModel): boolean {
  const [first = '', ...others] = content.title.split(/:\s+/u)
  if (kind === 'recipe' || others.length === 0 || keyOf(first) !== keyOf(line)) return false
  const said = stemCounts(content, language)
  const elsewhere = new Set(
    [content.description, ...content.headings.map(({ text }) => text), ...others]
      .filter((text) => !keyOf(text).includes(keyOf(first)))
      .flatMap((text) => contentStems(text, language)),
  )
  return (
    wordsOf(line).length <= MAX_COLUMN_WORDS &&
    wordsOf(line)
      .filter((word) => !OF_ANY_PAGE.test(word))
      .flatMap((word) => contentStems(word, language))
      .some((stem) => /\p{L}/u.test(stem) && !said.has(stem) && !elsewhere.has(stem))
  )
}

/** "Houseplant Lighting" of "Houseplant Lighting Guide: Low Light", which has room for all. */
const GOES_ON_AS_GUIDE = /^ (?:guide|checklist|basics|101)(?!\p{L})/iu

/** A name that its short title goes on from: with the guide the line says what the page is. */
export function losesGuide(line: string, { kind, material: { content } }: PageModel): boolean {
  const at = content.title.toLowerCase().indexOf(line.toLowerCase())
  return (
    kind !== 'recipe' &&
    at === 0 &&
    content.title.length <= MAX_WITH_GUIDE &&
    GOES_ON_AS_GUIDE.test(content.title.slice(line.length))
  )
}

/** In letters. */
const MAX_WITH_GUIDE = 46
