/** Content of what a person pasted, and of a keyword without a page. */
import { hostOf } from '#core/pages/site-name.ts'
import type { FoundPicture, PageContent, PageFact } from '#core/pages/page-content.schema.ts'
import type { Block } from './article/block.ts'
import { MAX_TEXT } from './article/article-blocks.ts'
import { headingsOf } from './article/article.ts'
import { openLanguages } from './languages.ts'
import { kindOf, shapeFacts } from './page-kind.ts'
import { languageOf } from './page-language.ts'
import { oneLine } from './article/plain-text.ts'

export interface PastedText {
  title: string
  text: string
  url: string
  site_name?: string
  pictures?: FoundPicture[]
}

/**
 * Blank lines part paragraphs; `# Heading`, short lines without a full stop and `- entry` lines are
 * read as what they look like.
 */
export function contentFromText({
  title,
  text,
  url,
  site_name,
  pictures,
}: PastedText): PageContent {
  const blocks = blocksOfText(text.slice(0, MAX_TEXT))
  const paragraphs = blocks.filter((block) => block.type !== 'heading').map((block) => block.text)
  const facts: PageFact[] = shapeFacts(blocks, title)
  return {
    url,
    title: oneLine(title),
    site_name: site_name ?? hostOf(url),
    description: '',
    kind: kindOf(undefined, { title, facts, ogType: 'article' }),
    lang: languageOf('', `${title}\n${text}`, openLanguages()),
    headings: headingsOf(blocks),
    paragraphs,
    facts,
    pictures: pictures ?? [],
    is_typed: true,
  }
}

/** Nothing is known but the words themselves: the writer then speaks only of them. */
export function contentFromKeyword({
  keyword,
  url,
  lang,
  pictures,
}: {
  keyword: string
  url: string
  lang?: string
  pictures?: FoundPicture[]
}): PageContent {
  const words = oneLine(keyword)
  return {
    url,
    title: words,
    site_name: hostOf(url),
    description: '',
    kind: 'keyword',
    lang: lang ?? 'en',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: pictures ?? [],
  }
}

function blocksOfText(text: string): Block[] {
  const blocks: Block[] = []
  let list = 0
  let wasEntry = false
  for (const raw of text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d{1,3}[.)]|#{1,6})\s)|(?<=\n\s*(?:[-*•]|#{1,6})\s.*)\n/)) {
    const line = oneLine(raw)
    if (line === '') continue
    const block = blockOf(line)
    const isEntry = block.list !== null
    // Entries behind each other are one list.
    if (block.list !== null) block.list.id = list += wasEntry ? 0 : 1
    blocks.push(block)
    wasEntry = isEntry
  }
  return blocks
}

function blockOf(line: string): Block {
  const [, marks, words] = /^(#{1,6})\s+(.+)$/.exec(line) ?? []
  if (marks !== undefined)
    return { type: 'heading', text: words ?? '', level: Math.max(2, marks.length), list: null }
  const [, number, entry] = /^(?:[-*•]|(\d{1,3})[.)])\s+(.+)$/.exec(line) ?? []
  if (entry !== undefined)
    return { type: 'entry', text: entry, level: 0, list: { id: 0, ordered: number !== undefined } }
  const isHeading = line.length <= 70 && !/[.!?…:;,]$/.test(line)
  return isHeading
    ? { type: 'heading', text: line, level: 2, list: null }
    : { type: 'paragraph', text: line, level: 0, list: null }
}
