/** Which of a page's many titles is the true one, and the name of its site. */
import { hostOf } from '#core/pages/site-name.ts'
import { contentStems, type Language } from '#core/text/language.ts'
import { oneLine, plainText } from './plain-text.ts'

/** A `<meta>` by property or name, '' when missing. */
export function metaOf(document: Document, ...names: string[]): string {
  for (const name of names) {
    const content = document
      .querySelector(`meta[property="${name}"], meta[name="${name}"], meta[itemprop="${name}"]`)
      ?.getAttribute('content')
    if (content && content.trim() !== '') return plainText(content)
  }
  return ''
}

/** `home`: the heading that leads home. */
export function siteNameOf(
  document: Document,
  { publisher, home }: { readonly publisher: string; readonly home: string },
  url: string,
): string {
  return (
    metaOf(document, 'og:site_name') ||
    publisher ||
    metaOf(document, 'application-name') ||
    home ||
    hostOf(url)
  )
}

/**
 * The first candidate that the page's text bears out: sites leave one title on all pages, or
 * another page's JSON-LD. A candidate counts as borne out when half of its meaning words stand in
 * the article or the main heading.
 */
export function chooseTitle(candidates: string[], ground: string, language: Language): string {
  const cleaned = candidates.map(oneLine).filter((candidate) => candidate.length > 1)
  const stems = new Set(contentStems(ground, language))
  const borneOut = (title: string): boolean => {
    const own = contentStems(title, language)
    return own.length > 0 && own.filter((stem) => stems.has(stem)).length >= own.length / 2
  }
  return cleaned.find(borneOut) ?? cleaned[0] ?? ''
}

/** Takes the site's name off the end or the start: `Plum Cake | The Quiet Oven`. */
export function withoutSiteName(title: string, siteName: string, host: string): string {
  const named =
    siteName.length > 2 && title.startsWith(`${siteName}: `)
      ? title.slice(siteName.length + 2)
      : title
  if (named !== title) return named
  const parts = title.split(/\s+[|–—·•»-]\s+/)
  if (parts.length < 2) return title
  const flat = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const names = [flat(siteName), flat(host.replace(/^www\./, '').replace(/\.\w+$/, ''))].filter(
    (name) => name.length > 2,
  )
  const isName = (part: string): boolean =>
    names.some(
      (name) =>
        flat(part) === name ||
        (flat(part).length > 3 && name.includes(flat(part))) ||
        flat(part).includes(name),
    )
  const kept = parts.filter((part) => !isName(part))
  return kept.length === parts.length ? title : fromFirstToLast(title, kept)
}

/** With the marks between them as they stand. */
function fromFirstToLast(title: string, kept: readonly string[]): string {
  const [first, last] = [kept[0], kept.at(-1)]
  return first === undefined || last === undefined
    ? title
    : title.slice(title.indexOf(first), title.lastIndexOf(last) + last.length)
}
