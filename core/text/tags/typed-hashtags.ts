/**
 * Hashtags for what somebody types: a topic, or a whole description. By the rules of `hashtags.ts`;
 * the first line counts as the title.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { withoutMarks } from '../language/arabic-words.ts'
import { isBreak } from '../keyphrases/candidate-phrases.ts'
import { suggestHashtags } from './hashtags.ts'
import type { Language } from '../language/language.ts'
import { guessLanguage, plainLanguage, type PlainLanguage } from '../gates/plain-language.ts'

/** Characters that are looked at. */
export const MAX_TYPED = 5_000
const MAX_HEADING_LENGTH = 70
/** What follows a topic when people search: no topic by itself. */
const ABOUT =
  /^(?:ideas?|recipes?|tips?|guides?|inspiration|checklists?|tutorials?|ideen|idee|tipps?|rezepte?|anleitung|ideas|consejos?|recetas?|idées?|conseils?|recettes?|astuces?|minuten?|stunden?|schritten?|(?:ال)?(?:أفكار|فكرة|وصفة|وصفات|نصائح|نصيحة|طريقة|طرق|عمل|تحضير|دليل|إلهام))$/i

/** `likely`: the language of the page it is typed on, taken where the words show none. */
export function hashtagsOfText(text: string, likely: PlainLanguage = 'en'): string[] {
  const typed = withoutMarks(text.slice(0, MAX_TYPED))
  const language = plainLanguage(guessLanguage(typed, likely))
  const page = pageOf(typed, language.lang)
  return suggestHashtags(page, language, topicsOf(page.title, language))
}

/** Each line a paragraph, or a heading where it is short and ends without a stop. */
function pageOf(text: string, lang: string): PageContent {
  const [title = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isHeading = (line: string): boolean =>
    line.length <= MAX_HEADING_LENGTH && !/[.!?:;,…]$/.test(line)
  return {
    url: '',
    title,
    site_name: '',
    description: '',
    kind: 'other',
    lang,
    headings: lines.filter(isHeading).map((line) => ({ level: 2, text: line })),
    paragraphs: lines.filter((line) => !isHeading(line)),
    facts: [],
    pictures: [],
  }
}

/**
 * What the first line names, narrow ones first: in these languages the last words of a name say
 * what it is, so its endings are topics too.
 */
function topicsOf(title: string, { lang, tokens, isStopWord, namesIn }: Language): string[] {
  const runs: string[][] = [[]]
  for (const { text, pos } of tokens(title)) {
    if (lang === 'de' && ABOUT.test(text))
      runs.push(runs.pop()?.filter((word) => /^\p{Lu}/u.test(word)) ?? [], [])
    else if (isBreak(pos) || isStopWord(text.toLowerCase()) || !/^\p{L}/u.test(text)) runs.push([])
    else runs.at(-1)?.push(text)
  }
  const endsOf = (run: readonly string[]): string[][] =>
    run.map((_, at) => (lang === 'en' ? run.slice(at) : run.slice(0, run.length - at)))
  return runs
    .flatMap((run) =>
      namesIn
        ? [...(ABOUT.test(run[0] ?? '') ? [run] : []), ...namesIn(withoutAbout(run))]
        : [run, withoutAbout(run)].flatMap(endsOf),
    )
    .map((words) => words.join(' '))
    .filter((topic) => topic !== '' && !ABOUT.test(topic))
}

/** In Arabic several may come before a topic: "طريقة عمل". */
function withoutAbout(run: readonly string[]): readonly string[] {
  const first = run.findIndex((word) => !ABOUT.test(word))
  const last = run.findLastIndex((word) => !ABOUT.test(word))
  return first === -1 ? [] : run.slice(first, last + 1)
}
