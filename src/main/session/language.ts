/** The language of the page: that of its address, else the chosen one, else the browser's. */
import { z } from 'zod'
import { languages, preferredLanguage, type Language } from '#core/contract/call/languages.ts'
import { languageAt, placeOf } from '#core/public/languages.ts'
import { storedJson, type Area } from '../../persistence/stored-json.ts'

export interface LanguageStore {
  readonly current: Language
  /**
   * Whether a navigation to `path` needs a reload for the user's language. Without a choice yet,
   * the language of a German or Arabic address becomes a visitor's choice.
   */
  readonly needsReload: (path: string) => boolean
  /** Stores the choice. It applies after a reload. */
  readonly choose: (language: Language) => void
}

export function openLanguage(
  path: string,
  wanted: readonly string[],
  localStorage: Area,
): LanguageStore {
  const chosen = storedJson(localStorage, 'language', z.enum(languages))
  /** For addresses without a language. */
  const own = (): Language => chosen.read() ?? preferredLanguage(wanted)
  // Signed-in users see the studio at `/` and `/ar`, not the public page. They choose a language in
  // the settings, not by visiting an address.
  const isSignedIn = localStorage.getItem('lastIdentity') !== null
  const said = isSignedIn && placeOf(path).path === '/' ? null : languageAt(path)
  const current = said ?? own()
  const needsReload = (to: string): boolean => {
    if (placeOf(to).language !== null) return false
    const isFirst = !isSignedIn && chosen.read() === null
    if (isFirst && said !== null && said !== 'en') chosen.write(said)
    return own() !== current
  }
  return { current, needsReload, choose: (language) => chosen.write(language) }
}
