/** The redirect of a path whose page has another address. Null for any other path. */
import { screenOf } from '#core/contract/call/screens.ts'
import { isEnglishOnly, isTranslated, languageBefore } from '#core/public/languages.ts'
import { isFirstPageAgain } from './built-blog.ts'

export function placeInstead(
  path: string,
  url: string,
): { readonly to: string; readonly status: 301 | 302 } | null {
  if (isFirstPageAgain(path)) return { to: '/blog', status: 301 }
  const language = languageBefore(path)
  if (language === null || !url.startsWith(`/${language}/`)) return null
  return hasOneAddress(path.slice(language.length + 1))
    ? { to: url.slice(language.length + 1), status: 302 }
    : null
}

/** The blog is in English only, and the screens of the studio are in the language of their user. */
function hasOneAddress(path: string): boolean {
  return isEnglishOnly(path) || (screenOf(path) !== undefined && !isTranslated(path))
}
