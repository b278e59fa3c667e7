/** Fills the title frames of `data/title-frames.json`: by language and kind of page. */
import frames from '../data/title-frames.json' with { type: 'json' }
import type { TitleFrames } from '../data/word-lists.schema.ts'

export type { TitleFrames }

/** What a frame can name. A frame that names a value the page does not have is left out. */
interface FrameValues {
  readonly name: string
  readonly minutes?: number
  readonly steps?: number
  readonly ingredients?: number
  readonly servings?: string
}

const byLanguage: Readonly<Record<string, TitleFrames>> = frames

export function titleFrames(language: string): TitleFrames | undefined {
  return Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined
}

/** The titles that the frames make; `{lowerName}` is the name as it reads in mid sentence. */
export function filledFrames(templates: readonly string[], values: FrameValues): string[] {
  const known: Readonly<Record<string, string | number | undefined>> = {
    ...values,
    lowerName: lowerStart(values.name),
  }
  return templates.flatMap((template) => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    if (names.some((name) => known[name] === undefined)) return []
    return [template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name]))]
  })
}

/** A capital first letter becomes small; an acronym stays. */
export function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^./u, (letter) => letter.toLowerCase()) : text
}
