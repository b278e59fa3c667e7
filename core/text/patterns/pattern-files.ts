/** The pattern files by kind of page and language. */
import guideEnglish from './guide.en.json' with { type: 'json' }
import howToEnglish from './howTo.en.json' with { type: 'json' }
import listEnglish from './list.en.json' with { type: 'json' }
import recipeEnglish from './recipe.en.json' with { type: 'json' }
import reviewEnglish from './review.en.json' with { type: 'json' }
import travelEnglish from './travel.en.json' with { type: 'json' }
import guideGerman from './world/guide.de.json' with { type: 'json' }
import guideSpanish from './world/guide.es.json' with { type: 'json' }
import guideFrench from './world/guide.fr.json' with { type: 'json' }
import howToGerman from './world/howTo.de.json' with { type: 'json' }
import howToSpanish from './world/howTo.es.json' with { type: 'json' }
import howToFrench from './world/howTo.fr.json' with { type: 'json' }
import listGerman from './world/list.de.json' with { type: 'json' }
import listSpanish from './world/list.es.json' with { type: 'json' }
import listFrench from './world/list.fr.json' with { type: 'json' }
import reviewGerman from './world/review.de.json' with { type: 'json' }
import travelGerman from './world/travel.de.json' with { type: 'json' }
import reviewSpanish from './world/review.es.json' with { type: 'json' }
import travelSpanish from './world/travel.es.json' with { type: 'json' }
import reviewFrench from './world/review.fr.json' with { type: 'json' }
import travelFrench from './world/travel.fr.json' with { type: 'json' }
import recipeGerman from './world/recipe.de.json' with { type: 'json' }
import recipeSpanish from './world/recipe.es.json' with { type: 'json' }
import recipeFrench from './world/recipe.fr.json' with { type: 'json' }
import { PatternFile } from './pattern.schema.ts'

const files: Readonly<Record<string, unknown>> = {
  'guide.de': guideGerman,
  'guide.es': guideSpanish,
  'guide.fr': guideFrench,
  'howTo.de': howToGerman,
  'howTo.es': howToSpanish,
  'howTo.fr': howToFrench,
  'list.de': listGerman,
  'list.es': listSpanish,
  'list.fr': listFrench,
  'review.de': reviewGerman,
  'travel.de': travelGerman,
  'review.es': reviewSpanish,
  'travel.es': travelSpanish,
  'review.fr': reviewFrench,
  'travel.fr': travelFrench,
  'recipe.de': recipeGerman,
  'recipe.en': recipeEnglish,
  'travel.en': travelEnglish,
  'review.en': reviewEnglish,
  'guide.en': guideEnglish,
  'list.en': listEnglish,
  'howTo.en': howToEnglish,
  'recipe.es': recipeSpanish,
  'recipe.fr': recipeFrench,
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
