/** Which of a page's many titles and descriptions is the true one, and the name of its site. */
import { hostOf } from '#core/pages/site-name.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import { oneLine, plainText } from './article/plain-text.ts'

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

/** In letters: so much of a description's beginning is compared with the text. */
const COMPARED = 60
/**
 * Of the length: a description that was written for readers says more than one for a search
 * engine's list.
 */
const MUCH_LONGER = 1.2
/** In letters: longer ones are the beginning of the text. */
const MAX_SHARED = 320

interface Descriptions {
  readonly listed: string
  readonly shared: string
}

/**
 * What a page says of itself where it is shared, where that is whole, longer than its description
 * for a list of results, as near to the title and no copy of the text's beginning; else that
 * description.
 */
export function betterDescription(
  { listed, shared }: Descriptions,
  { title, text }: { readonly title: string; readonly text: string },
): string {
  const isWhole = /[.!?]["”»)]?$/u.test(shared) && !/…|\.\.\.|, The /u.test(shared)
  const isMore = shared.length > listed.length * MUCH_LONGER && shared.length <= MAX_SHARED
  const words = new Set(title.toLowerCase().match(/\p{L}{4,}/gu))
  const near = (description: string): number =>
    [...words].filter((word) => description.toLowerCase().includes(word)).length
  const isNear = near(shared) >= near(listed)
  return isWhole && isMore && isNear && !text.includes(shared.slice(0, COMPARED)) ? shared : listed
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
 * another page's JSON-LD. A candidate counts as borne out when half of its meaning words are in
 * the article or the main heading.
 */
export function chooseTitle(candidates: string[], ground: string, language: Language): string {
  const known = candidates.map(oneLine).filter((candidate) => candidate.length > 1)
  const whole = known.filter((candidate) => !isOneOfRow(candidate, ground))
  const cleaned = whole.length > 0 ? whole : known
  const stems = new Set(contentStems(ground, language))
  const borneOut = (title: string): boolean => {
    const own = contentStems(title, language)
    return own.length > 0 && own.filter((stem) => stems.has(stem)).length >= own.length / 2
  }
  return cleaned.find(borneOut) ?? cleaned[0] ?? ''
}

/** "Tipp 1: Kleidung zerschneiden" of a page that has a "Tipp 2" too. */
function isOneOfRow(title: string, ground: string): boolean {
  const { word, digits } = ROW.exec(title)?.groups ?? {}
  return word !== undefined && ground.includes(`${word} ${Number(digits) + 1}`)
}

const ROW = /^(?<word>\p{L}{3,12}) (?<digits>\d{1,2})\s?[:.)–—-]\s/u

/** "Plum Cake by The Quiet Oven": who, as the site calls itself. "Von Dresden" may be a place. */
const BYLINE =
  /(?<byline>,?\s+(?:by|(?<place>von|par|(?<=,\s+)por))\s+(?<author>\S+(?:\s\S+){0,3}))$/iu
/** In letters: shorter names of sites are words. */
const MIN_BYLINE = 5

/** Takes the site's name off the end or the start: `Plum Cake | The Quiet Oven`. */
export function withoutSiteName(title: string, siteName: string, host: string): string {
  const named =
    siteName.length > 2 && title.startsWith(`${siteName}: `)
      ? title.slice(siteName.length + 2)
      : title
  if (named !== title) return named
  const label = flat(host.replace(/^www\./, '').replace(/\.\w+$/, ''))
  const names = [flat(siteName), label].filter((name) => name.length > 2)
  const known = names.filter((name) => name.length >= MIN_BYLINE)
  const unsigned = withoutAuthor(title, known)
  if (unsigned !== title) return unsigned
  const parts = title.split(/\s+[|–—·•»-]\s+/)
  if (parts.length < 2) return title
  const isName = (part: string): boolean =>
    isShortenedTo(part, label) ||
    names.some(
      (name) =>
        flat(part) === name ||
        (flat(part).length > 3 && name.includes(flat(part))) ||
        flat(part).includes(name),
    )
  const kept = parts.filter((part) => !isName(part))
  return kept.length === parts.length ? title : fromFirstToLast(title, kept)
}

const flat = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** `names`: of the site. */
function withoutAuthor(title: string, names: readonly string[]): string {
  const { byline = '', author = '', place } = BYLINE.exec(title)?.groups ?? {}
  const isSite =
    place === undefined
      ? names.some((name) => flat(author).startsWith(name)) && !/\s\p{Ll}/u.test(author)
      : author.includes(' ') && names.includes(flat(author))
  return isSite ? title.slice(0, -byline.length) : title
}

/** "The Evening Globe" at eglobe.example: each word whole or by its first letter. */
function isShortenedTo(part: string, label: string): boolean {
  const words = part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (label.length < 3 || words.length < 2 || words.length > 6) return false
  const forms = words.map((word) => `${word.charAt(0)}(?:${word.slice(1)})?`)
  const article = /^(?:the|die|der|das|le|la|el|il)$/.test(words[0] ?? '') ? '?' : ''
  return new RegExp(`^(?:${forms[0]})${article}${forms.slice(1).join('')}$`, 'u').test(label)
}

const RATING = /\s*[-–|]?\s*\(?\d(?:[.,]\d{1,2})?\s?\/\s?(?:5|10)\)?$/u
const DISCLOSURE =
  /\s*[[(*](?:(?:unbezahlte )?werbung|anzeige|ad|sponsored(?: post)?|advertorial|publicidad|publicité|sponsorisé)[\])*]\s*/giu

/** A rating behind the title, the word that it is paid for, and a wiki's namespace before it. */
export function withoutAdditions(title: string, url: string): string {
  const plain = title.replace(RATING, '').replace(DISCLOSURE, ' ').trim()
  const [space] = /^\p{L}+:(?=\S)/u.exec(plain) ?? []
  const isNamespace = space !== undefined && URL.parse(url)?.pathname.includes(`/${space}`) === true
  return isNamespace ? plain.slice(space.length) : plain
}

/** With the marks between them unchanged. */
function fromFirstToLast(title: string, kept: readonly string[]): string {
  const [first, last] = [kept[0], kept.at(-1)]
  return first === undefined || last === undefined
    ? title
    : title.slice(title.indexOf(first), title.lastIndexOf(last) + last.length)
}
