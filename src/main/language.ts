/** Which language this page speaks: that of its address; where the address does not say, the chosen one, else the browser's. */
import { z } from 'zod'
import { languages, placeOf, preferredLanguage, type Language } from '#core/public/languages.ts'
import { storedJson, type Area } from '../persistence/stored-json.ts'

export interface LanguageStore {
  readonly current: Language
  /** Keeps the choice. The page must be loaded anew to speak it. */
  readonly choose: (language: Language) => void
}

export function openLanguage(path: string, wanted: readonly string[], localStorage: Area): LanguageStore {
  const chosen = storedJson(localStorage, 'language', z.enum(languages))
  return { current: placeOf(path).language ?? chosen.read() ?? preferredLanguage(wanted), choose: (language) => chosen.write(language) }
}
