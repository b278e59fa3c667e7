/**
 * Which language this page speaks: that of its address; where the address does not say, the chosen
 * one, else the browser's.
 */
import { z } from 'zod'
import {
  languageAt,
  languages,
  placeOf,
  preferredLanguage,
  type Language,
} from '#core/public/languages.ts'
import { storedJson, type Area } from '../persistence/stored-json.ts'

export interface LanguageStore {
  readonly current: Language
  /**
   * To another screen: whether it has to be loaded anew to speak the person's language. Who goes on
   * from an address in German or Arabic, and has never chosen a language, has chosen that.
   */
  readonly goOn: (path: string) => boolean
  /** Keeps the choice. The page must be loaded anew to speak it. */
  readonly choose: (language: Language) => void
}

export function openLanguage(
  path: string,
  wanted: readonly string[],
  localStorage: Area,
): LanguageStore {
  const chosen = storedJson(localStorage, 'language', z.enum(languages))
  /** That of this person, wherever no address says another one. */
  const own = (): Language => chosen.read() ?? preferredLanguage(wanted)
  // Whoever is signed in sees no public page at `/`, but his studio.
  const said =
    path === '/' && localStorage.getItem('lastIdentity') !== null ? null : languageAt(path)
  const current = said ?? own()
  const goOn = (to: string): boolean => {
    if (placeOf(to).language !== null) return false
    if (chosen.read() === null && said !== null && said !== 'en') chosen.write(said)
    return own() !== current
  }
  return { current, goOn, choose: (language) => chosen.write(language) }
}
