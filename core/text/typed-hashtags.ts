/** Hashtags for what somebody types: a topic, or a whole description. By the rules of `hashtags.ts`; the first line counts as the title. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { suggestHashtags } from './hashtags.ts'
import type { Language } from './language.ts'
import { guessLanguage, plainLanguage } from './plain-language.ts'

/** Characters that are looked at. */
export const MOST_TYPED = 5_000
const LONGEST_HEADING = 70
/** What follows a topic when people search: no topic by itself. */
const ABOUT = /^(?:ideas?|recipes?|tips?|guides?|inspiration|checklists?|tutorials?|ideen|idee|tipps?|rezepte?|anleitung|ideas|consejos?|recetas?|idées?|conseils?|recettes?|astuces?)$/i

export function hashtagsOfText(text: string): string[] {
  const typed = text.slice(0, MOST_TYPED)
  const language = plainLanguage(guessLanguage(typed))
  const page = pageOf(typed, language.lang)
  return suggestHashtags(page, language, topicsOf(page.title, language))
}

/** Each line a paragraph, or a heading where it is short and ends without a stop. */
function pageOf(text: string, lang: string): PageContent {
  const [title = '', ...lines] = text.split('\n').map((line) => line.trim()).filter((line) => line !== '')
  const isHeading = (line: string): boolean => line.length <= LONGEST_HEADING && !/[.!?:;,…]$/.test(line)
  return {
    url: '', title, site_name: '', description: '', kind: 'other', lang,
    headings: lines.filter(isHeading).map((line) => ({ level: 2, text: line })),
    paragraphs: lines.filter((line) => !isHeading(line)),
    facts: [], pictures: [],
  }
}

/** What the first line names, narrow ones first: in these languages the last words of a name say what it is, so its endings are topics too. */
function topicsOf(title: string, { lang, tokens, isStopWord }: Language): string[] {
  const runs: string[][] = [[]]
  for (const { text } of tokens(title)) {
    if (isStopWord(text.toLowerCase()) || !/^\p{L}/u.test(text)) runs.push([])
    else runs.at(-1)?.push(text)
  }
  const isHeadLast = lang === 'en' || lang === 'de'
  return runs.flatMap((run) => [run, withoutAbout(run)]).flatMap((run) => run.map((_, at) => (isHeadLast ? run.slice(at) : run.slice(0, run.length - at)).join(' '))).filter((topic) => !ABOUT.test(topic))
}

function withoutAbout(run: readonly string[]): readonly string[] {
  return run.filter((word, at) => !(ABOUT.test(word) && (at === 0 || at === run.length - 1)))
}
