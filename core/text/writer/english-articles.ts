/** "a rug" or "oil": which article a thing takes is read off the page, since no word list knows what can be counted. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { wholeText } from '../page-text.ts'
import { remember } from '../remember.ts'
import { isPlural } from './english-grammar.ts'

const textOf = remember((content) => ` ${wholeText(content).toLowerCase().replace(/[^\p{L}\p{N}'’]+/gu, ' ')} `)

/** The article that the page puts before the name, '' when it puts none, and the name. */
export function withArticle({ content, language }: { content: PageContent; language: Language }, name: string): [article: string, name: string] {
  const low = name.toLowerCase().replace(/[^\p{L}\p{N}'’]+/gu, ' ').trim()
  if (low === '' || isPlural(low)) return ['', name]
  const text = textOf(content, language)
  const article = ['a', 'an'].find((word) => text.includes(` ${word} ${low} `)) ?? (text.includes(` the ${low} `) ? 'the' : '')
  return [article, name]
}
