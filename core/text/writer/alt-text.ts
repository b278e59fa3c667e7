/** Alternative text: what the picture shows, as far as the page says it, and the words written on it. */
import type { Language } from '../language.ts'
import { capitalFirst } from './letter-case.ts'

export interface AltTextInput {
  headline: string
  /** What the pin is about when the picture has no alternative text of its own. */
  subject: string
  /** The source picture's own alternative text, '' when it has none. */
  pictureAlt: string
  language: Language
}

const FRAMES: Record<string, (shown: string, headline: string) => string> = {
  en: (shown, headline) => `${shown}. Text on the picture: “${headline}”.`,
  de: (shown, headline) => `${shown}. Text auf dem Bild: „${headline}“.`,
  es: (shown, headline) => `${shown}. Texto en la imagen: «${headline}».`,
  ja: (shown, headline) => `${shown}。画像の文字：「${headline}」`,
  fr: (shown, headline) => `${shown}. Texte de l’image : « ${headline} ».`,
}

/** At most 500 characters. */
export function writeAltText({ headline, subject, pictureAlt, language }: AltTextInput): string {
  const shown = capitalFirst((isTelling(pictureAlt) ? pictureAlt : subject).replace(/[.!?。\s]+$/, '')).slice(0, 300)
  return (FRAMES[language.lang]?.(shown, headline) ?? `${shown}. ${headline}`).slice(0, 500)
}

/** Not a file name, not one word, not a camera's number. */
function isTelling(alt: string): boolean {
  return alt.trim().split(/\s+/).length >= 3 && !/\.(?:jpe?g|png|webp|gif)\b|IMG_|DSC\d|https?:/i.test(alt)
}
