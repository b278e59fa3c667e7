/** The headings that may be a page's title, best first. */
import { isChromeHeading } from './chrome.ts'
import { oneLine } from './plain-text.ts'

const OUTSIDE = 'nav, aside, footer, [role="navigation"]'

/**
 * The article's own heading first: themes keep the site's name in another `h1`, and related posts
 * carry headings of the same class. Of several, the one that shares most words with `otherTitles`, the
 * page's titles elsewhere (`<title>`, Open Graph).
 */
export function headingTitles(document: Document, otherTitles: readonly string[]): string[] {
  const own = [
    ...document.querySelectorAll('.entry-title, .post-title, [itemprop="headline"]'),
  ].filter((element) => /^H[1-4]$/i.test(element.tagName))
  const first = own.find((element) => /^H1$/i.test(element.tagName))
  const main = [...document.querySelectorAll('h1')].filter(
    (element) => !isHomeLink(element) && element.closest(OUTSIDE) === null,
  )
  const only = own.length === 1 || main.length === 0 ? own.slice(0, 1) : []
  const titles = [...(first ? [first] : only), ...main]
    .map((element) => withoutCount(oneLine(element.textContent ?? ''), otherTitles))
    .filter((text) => text !== '' && !isChromeHeading(text))
  const known = new Set(otherTitles.flatMap(wordsOf))
  const named = titles.some((title) => wordsOf(title).some((word) => known.has(word)))
    ? undefined
    : lowerTitle(document, otherTitles)
  return [...(named === undefined ? [] : [named]), ...bestFirst(titles, known)]
}

/** In words: a shorter heading may be that of any part. */
const MIN_LOWER = 4

/** The title itself one level down, where the main heading names a part of the site. */
function lowerTitle(document: Document, otherTitles: readonly string[]): string | undefined {
  const names = new Set(otherTitles.map((title) => wordsOf(title).join(' ')))
  return [...document.querySelectorAll('h2')]
    .filter((element) => element.closest(OUTSIDE) === null)
    .map((element) => oneLine(element.textContent ?? ''))
    .find((text) => {
      const words = wordsOf(text)
      return words.length >= MIN_LOWER && names.has(words.join(' '))
    })
}

/** The site's name where the theme writes it as a heading that leads home. */
export function homeHeading(document: Document): string {
  const heading = [...document.querySelectorAll('h1, .site-title, .header-title')].find(isHomeLink)
  return heading ? oneLine(heading.textContent ?? '') : ''
}

function isHomeLink(element: Element): boolean {
  const link = element.querySelector('a') ?? element.closest('a')
  return /^(?:\/|https?:\/\/[^/]+\/?)$/.test(link?.getAttribute('href') ?? '')
}

/** Themes write the number of likes or comments into the heading; the page's other titles have none. */
function withoutCount(heading: string, otherTitles: readonly string[]): string {
  const title = /^\d{1,5}\s+(?=\p{L})(.+)$/u.exec(heading)?.[1]
  if (title === undefined) return heading
  const flat = (text: string): string => ` ${wordsOf(text).join(' ')}`
  const names = otherTitles.map(flat)
  const isCounted = names.some((name) => name.includes(flat(heading)))
  return !isCounted && names.some((name) => name.endsWith(flat(title))) ? title : heading
}

/** One heading may be a menu's: it shares no word with the other titles of the page. */
function bestFirst(titles: readonly string[], known: ReadonlySet<string>): string[] {
  const shared = titles.map((title) => {
    const words = wordsOf(title)
    const count = words.filter((word) => known.has(word)).length
    return count >= words.length / 2 ? count : 0
  })
  const best = shared.indexOf(Math.max(0, ...shared))
  const title = titles[best]
  return title === undefined ? [...titles] : [title, ...titles.filter((_, at) => at !== best)]
}

const wordsOf = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
