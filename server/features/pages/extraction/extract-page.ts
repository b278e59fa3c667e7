/**
 * From a page's HTML to what may be written about: JSON-LD first, then Open Graph, then the
 * article. Pure: a string in, content out; about 20 to 60 ms for a blog post. A page deeper or
 * larger than any that a person wrote counts as empty.
 */
import { parseHTML } from 'linkedom'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Block } from './article/block.ts'
import { headingsOf, isOwnText, readArticle, tablesOf } from './article/article.ts'
import { readBlockQuotes } from './article/block-quotes.ts'
import { readBrandHints } from './brand-hints.ts'
import { headingTitles, homeHeading } from './article/heading-titles.ts'
import { factsOf, uniqueFacts } from './markup/json-ld-facts.ts'
import { isOfType, listOf, mainNodes, textOf, type JsonNode } from './markup/json-ld.ts'
import { openLanguages } from './languages.ts'
import {
  belongsHere,
  dishNameOf,
  isWholeRecipe,
  mainNodeOf,
  readNodes,
  withSpare,
} from './main-node.ts'
import { isDeclaredKind, kindOf, shapeFacts } from './page-kind.ts'
import { languageOf } from './page-language.ts'
import { withoutSiteTags } from './markup/site-tags.ts'
import {
  betterDescription,
  chooseTitle,
  metaOf,
  siteNameOf,
  withoutAdditions,
  withoutSiteName,
} from './page-title.ts'
import { findPictures } from './pictures.ts'
import { countWords, isShort, MIN_TEXT, readShort, MIN_PASTED_WORDS } from './short-page.ts'
import { isOvergrown, oneLine, plainText } from './article/plain-text.ts'

/**
 * `empty_page`: nothing to read. `script_only`: the words are drawn by script, so a reader without
 * a browser sees none. `page_too_short`: no whole sentence.
 */
export type Extraction =
  | { ok: true; content: PageContent }
  | { ok: false; code: 'empty_page' | 'script_only' | 'page_too_short' }

export function extractPage(
  html: string,
  url: string,
  { isPasted = false }: { readonly isPasted?: boolean } = {},
): Extraction {
  if (isOvergrown(html)) return { ok: false, code: 'empty_page' }
  const { document } = parseHTML(wholeDocument(html))
  // Asked before the article is read, which may change the document.
  const isScripted = isDrawnByScript(document)
  const content = readContent(document, url)
  if (!isShort(content) || (isPasted && wordsIn(content) >= MIN_PASTED_WORDS))
    return { ok: true, content }
  if (isScripted) return { ok: false, code: 'script_only' }
  const code = readShort(content)
  return code === 'readable' ? { ok: true, content } : { ok: false, code }
}

function readContent(document: Document, url: string): PageContent {
  const base = baseOf(document, url)
  const { nodes, spare } = readNodes(document)
  const pictures = findPictures({ document, nodes: mainNodes(nodes), base })
  const brand = readBrandHints({ document, nodes, base })
  const quotes = readBlockQuotes(document)
  const meta = readMeta(document, nodes, url)
  const blocks = readArticle(document)
  const tables = tablesOf(blocks)
  return {
    ...compose({ url, meta, nodes, blocks, spare }),
    pictures,
    ...(quotes.length > 0 && { quotes }),
    ...(tables.length > 0 && { tables }),
    ...brand,
  }
}

/** Headings, sentences and entries, each once. */
function wordsIn({ title, headings, paragraphs, facts, quotes = [] }: PageContent): number {
  const texts = new Set([
    title,
    ...[...headings, ...quotes].map(({ text }) => text),
    ...paragraphs,
    ...facts.map(({ value }) => value),
  ])
  return countWords([...texts].join(' '))
}

interface Meta {
  titles: string[]
  siteName: string
  description: string
  /** The description where the page is shared, '' without one. */
  shared: string
  lang: string
  ogType: string
}

function readMeta(document: Document, nodes: JsonNode[], url: string): Meta {
  const main = mainNodes(nodes)
  const siteName = siteNameOf(
    document,
    { publisher: publisherOf(nodes), home: homeHeading(document) },
    url,
  )
  const host = hostNameOf(url)
  const shared = metaOf(document, 'og:title', 'twitter:title')
  const written = oneLine(document.querySelector('title')?.textContent ?? '')
  const nameless = (title: string): string => withoutSiteName(plainText(title), siteName, host)
  const heading = headingTitles(document, [shared, written].map(nameless)).filter(
    (text) => text !== siteName,
  )
  const titles = [
    heading[0],
    shared,
    ...main.map((node) => textOf(node['headline'] ?? node['name'])),
    written,
    heading[1],
  ]
  return {
    titles: titles
      .flatMap((title) => (title ? [title] : []))
      .map((title) => withoutAdditions(nameless(title), url)),
    siteName,
    description:
      metaOf(document, 'description', 'og:description', 'twitter:description') ||
      firstText(main.map((node) => node['description'])),
    shared: metaOf(document, 'og:description'),
    lang:
      document.documentElement?.getAttribute('lang') || metaOf(document, 'og:locale', 'language'),
    ogType: metaOf(document, 'og:type'),
  }
}

const hostNameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')

const publisherOf = (nodes: JsonNode[]): string =>
  firstText([
    ...nodes.filter((node) => isOfType(node, 'WebSite')),
    ...mainNodes(nodes).flatMap((node) => listOf(node['publisher'])),
  ])

const firstText = (values: unknown[]): string =>
  values.map(textOf).find((text) => text !== '') ?? ''

interface Ground {
  url: string
  meta: Meta
  nodes: JsonNode[]
  blocks: Block[]
  spare: JsonNode[]
}

function compose({ url, meta, nodes, blocks, spare }: Ground): Omit<PageContent, 'pictures'> {
  const languages = openLanguages()
  const paragraphs = blocks.filter(isOwnText).map((block) => block.text)
  const text = paragraphs.join('\n')
  const isLong = text.length >= MIN_TEXT
  const sample = isLong ? [text] : [text, meta.description, ...stepsOf([...nodes, ...spare])]
  const lang = languageOf(meta.lang, sample.join('\n').trim(), languages)
  const language = languages(lang)
  const headline = chooseTitle(
    meta.titles,
    `${text} ${blocks.map((block) => block.text).join(' ')}`,
    language,
  )
  // Drawn by script: the only heading may be the machinery's, and its other titles name its node.
  const named = text.length < MIN_TEXT ? [...meta.titles, text].join('\n') : text
  const found = mainNodeOf(nodes, headline, named)
  const main = found && isDeclaredKind(found) ? found : (spare.find(isWholeRecipe) ?? found)
  const own = mainNodes(nodes).filter(
    (node) =>
      node === found || (isOfType(node, 'BlogPosting') && belongsHere(node, headline, text)),
  )
  const described = withSpare(own.flatMap(factsOf), main && isOfType(main, 'Recipe') ? spare : [])
  const shaped = described.some((fact) => fact.name === 'step' || fact.name === 'list_item')
    ? []
    : shapeFacts(blocks, headline)
  const dish = withoutSiteName(dishNameOf(main, headline), meta.siteName, hostNameOf(url))
  const title = withoutAdditions(dish, url) || headline
  const tagged = {
    url,
    siteName: meta.siteName,
    title,
    text: `${meta.description} ${text}`,
    language,
  }
  const facts = uniqueFacts(withoutSiteTags([...described, ...shaped], tagged))
  return {
    url,
    title,
    site_name: meta.siteName,
    description: betterDescription(
      { listed: meta.description, shared: meta.shared },
      { title, text },
    ),
    kind: kindOf(main, { title, facts, ogType: meta.ogType }),
    lang,
    headings: headingsOf(blocks),
    paragraphs: withBodyOf(own, paragraphs),
    facts,
  }
}

/** A page that a script draws says in its metadata what language it is in. */
function stepsOf(nodes: readonly JsonNode[]): string[] {
  return nodes
    .flatMap(factsOf)
    .filter(({ name }) => name === 'step')
    .map(({ value }) => value)
}

/** What only JSON-LD reports (a script-drawn article's `articleBody`) is read like the article. */
function withBodyOf(nodes: JsonNode[], paragraphs: string[]): string[] {
  if (paragraphs.join(' ').length >= MIN_TEXT) return paragraphs
  const bodies = nodes
    .flatMap((node) => [textOf(node['articleBody']), textOf(node['description'])])
    .filter((body) => body !== '')
  return [...paragraphs, ...bodies.filter((body) => !paragraphs.includes(body))]
}

/**
 * linkedom makes no implied elements, and Readability needs a body. No pattern runs over the next
 * `<`: unclosed tags cost one reading.
 */
function wholeDocument(html: string): string {
  if (/<body[\s>]/i.test(html))
    return /<html[\s>]/i.test(html) ? html : `<!doctype html><html>${html}</html>`
  const head = headOf(html)
  const lang = /<html\b[^<>]*\blang=["']?([\w-]+)/i.exec(html)?.[1] ?? ''
  const body = html.replace(head, '').replace(/<\/?(?:html|!doctype)[^<>]*>/gi, '')
  return `<!doctype html><html lang="${lang}">${head || '<head></head>'}<body>${body}</body></html>`
}

/** The first `<head>` with its end, '' when either is missing. */
function headOf(html: string): string {
  const start = html.search(/<head[\s>]/i)
  const length = start < 0 ? -1 : html.slice(start).search(/<\/head>/i)
  return length < 0 ? '' : html.slice(start, start + length + '</head>'.length)
}

function baseOf(document: Document, url: string): string {
  const href = document.querySelector('base[href]')?.getAttribute('href')
  return href && URL.canParse(href, url) ? new URL(href, url).href : url
}

function isDrawnByScript(document: Document): boolean {
  const visible = oneLine(
    [...document.querySelectorAll('p,li,h1,h2,h3,td,article')]
      .map((element) => element.textContent ?? '')
      .join(' '),
  )
  if (visible.length > 400) return false
  const asks = [...document.querySelectorAll('noscript')].some((element) =>
    /javascript|script/i.test(element.textContent ?? ''),
  )
  const scripts = [...document.querySelectorAll('script')].filter(
    (script) => !/json/.test(script.getAttribute('type') ?? ''),
  )
  return asks ||
    document.querySelector('#root, #app, #__next, #__nuxt, [data-reactroot], app-root') !== null
    ? scripts.length > 0 || asks
    : scripts.length >= 3
}
