/**
 * The addresses of public pages in each language. English has the specification's paths; the others
 * have a prefix: `/de/free-tools`. Screens that need an account have one address; the user chooses
 * their language.
 */
import { isLanguage, type Language } from '../contract/call/languages.ts'

/**
 * By their folders: the list of all pages is longer than a first visit should load. The blog is
 * written in English only.
 */
const TRANSLATED =
  /^\/(?:(?:privacy-policy|terms-of-service|subscribe|template-library|(?:free-tools|board-names)(?:\/[^/]+)?)\/?)?$/

/** Made at build in English: a visitor in another language takes over an English page. */
const ENGLISH = /^\/blog(?:\/|$)/

export function isEnglishOnly(path: string): boolean {
  return ENGLISH.test(path)
}

export function isTranslated(path: string): boolean {
  return TRANSLATED.test(path)
}

export interface PagePlace {
  /** Null where the address does not say one. */
  readonly language: Language | null
  /** The page's path in English. */
  readonly path: string
}

/**
 * `/de/free-tools` is `/free-tools` in German. What is not translated has no such address and is
 * left as it is.
 */
export function placeOf(path: string): PagePlace {
  const [, first, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? []
  const page = rest === '' ? '/' : rest
  if (isLanguage(first) && first !== 'en' && isTranslated(page))
    return { language: first, path: page }
  return { language: isTranslated(path) || ENGLISH.test(path) ? 'en' : null, path }
}

/** The language that this address names; null where it names none. */
export function languageAt(path: string): Language | null {
  return placeOf(path).language ?? languageBefore(path)
}

/** That of the address's first part, also where there is no such page. */
export function languageBefore(path: string): Language | null {
  const [, first] = /^\/([a-z]{2})(?:\/|$)/.exec(path) ?? []
  return isLanguage(first) && first !== 'en' ? first : null
}

/** The address of a page in a language; that of the page itself where it is not translated. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en' || !isTranslated(path)) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The same for an address inside the product, with any query or fragment. */
export function hrefIn(language: Language, href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  return pathIn(language, path) + rest
}
