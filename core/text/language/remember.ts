/**
 * Results kept as long as their page's content object lives: the interests of a page ask the same
 * questions again and again.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from './language.ts'

/** `make` must be pure; its result is shared, so callers don't change it. */
export function remember<T>(
  make: (content: PageContent, language: Language) => T,
): (content: PageContent, language: Language) => T {
  const known = new WeakMap<PageContent, Map<string, T>>()
  return (content, language) => {
    const byLanguage = known.get(content) ?? new Map<string, T>()
    known.set(content, byLanguage)
    const found = byLanguage.get(language.lang)
    if (found !== undefined) return found
    const made = make(content, language)
    byLanguage.set(language.lang, made)
    return made
  }
}
