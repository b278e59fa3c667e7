/** The pattern files by kind of page and language. */
import guideEnglish from './guide.en.json' with { type: 'json' }
import newsEnglish from './news.en.json' with { type: 'json' }
import questionsEnglish from './questions.en.json' with { type: 'json' }
import howToEnglish from './howTo.en.json' with { type: 'json' }
import listEnglish from './list.en.json' with { type: 'json' }
import recipeEnglish from './recipe.en.json' with { type: 'json' }
import reviewEnglish from './review.en.json' with { type: 'json' }
import storyEnglish from './story.en.json' with { type: 'json' }
import travelEnglish from './travel.en.json' with { type: 'json' }
import { PatternFile } from './pattern.schema.ts'

const files: Readonly<Record<string, unknown>> = {
  'recipe.en': recipeEnglish,
  'travel.en': travelEnglish,
  'review.en': reviewEnglish,
  'guide.en': guideEnglish,
  'story.en': storyEnglish,
  'news.en': newsEnglish,
  'questions.en': questionsEnglish,
  'list.en': listEnglish,
  'howTo.en': howToEnglish,
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
