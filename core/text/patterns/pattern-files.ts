/** The pattern files by kind of page and language. */
import recipeEnglish from './recipe.en.json' with { type: 'json' }
import { PatternFile } from './pattern.schema.ts'

const files: Readonly<Record<string, unknown>> = {
  'recipe.en': recipeEnglish,
}
const parsed = new Map<string, PatternFile>()

export const patternFileNames = Object.keys(files)

/** `undefined` for a kind or language without patterns. */
export function patternsFor(kind: string, lang: string): PatternFile | undefined {
  return patternFile(`${kind}.${lang}`)
}

export function patternFile(name: string): PatternFile | undefined {
  if (!Object.hasOwn(files, name)) return undefined
  const known = parsed.get(name)
  if (known) return known
  const file = PatternFile.parse(files[name])
  parsed.set(name, file)
  return file
}
