/**
 * What a line break tears: "Easy Chickpea / Tagine" tears a name, "Easy / Chickpea Tagine" does not.
 * Phrases are known by the small words that begin them, in the languages that titles are written in.
 */

/**
 * What a break behind a word parts: two phrases, a "Guide" from its name, a small word from what it leads to, the words
 * of a name, two words that are one, a word at its hyphen, a name at the small word that ties it, or the two halves of
 * "Lemon and Oregano".
 */
type Gap = 'phrase' | 'within' | 'led' | 'name' | 'pair' | 'seam' | 'tied' | 'joint'

/** `glued`: no space before it. */
interface Word {
  readonly text: string
  readonly glued: boolean
}

const STARTS =
  /^(?:with|without|made|for|from|in|on|at|by|to|of|and|or|but|that|who|which|when|while|around|under|over|into|like|you|you’ll|you'll|i|we|is|are|was|than|your|mit|ohne|gegen|für|aus|ins|ans|von|zu|zum|zur|im|am|auf|bei|beim|vom|nach|um|rund|und|oder|ist|sind|du|ich|wir|avec|sans|pour|contre|de|des|du|et|ou|en|au|aux|dans|con|sin|para|por|y|o|del|per|senza|e|&|\+|(?:\p{Ps}|[–—|-]).*)$/iu
/** Before a name, and read apart from it. */
const MODIFIERS =
  /^(?:diy|make|bake|cook|grow|gelingt|gelingen|easy|simple|quick|best|homemade|healthy|vegetarian|vegan|classic|perfect|traditional|\d+|\d+[-‐]\p{L}+|top|einfache[rs]?|schnelle[rs]?|beste[rs]?|gesunde[rs]?|vegane[rs]?|klassische[rs]?|schöne|tolle)$/iu
const ARTICLES =
  /^(?:an?|the|this|these|my|our|your|diese[rsnm]?|die|der|das|ein|eine|les?|la|una?|une|el|los|las)$/iu
/** What a page is, behind the name of its thing; a recipe is read apart from it. */
const KINDS = /^(?:guides?|ideas|tips|tutorial|review|lesson|ideen|tipps|anleitung)[!?]?$/iu
const RECIPES = /^(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae])[!?]?$/iu
const UNITS =
  /^\d+(?:[–-]\d+)? (?:minutes?|mins?|minuten|hours?|stunden?|days?|tagen?|weeks?|wochen?|steps?|schritten?|ingredients?|zutaten|euros?|dollars?|prozent|percent)$/iu
const PAIRS = /^(?:must haves?|step by|by step|to go|how to|do's and)$/iu
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Tie two words to one name, "Chili con Carne": begin a phrase where these have no capitals. */
const TIES = /^(?:con|al|alla|alle|all'|di|del|della)$/iu
const CAPITAL = /^\p{Lu}/u
const JOINTS = /^(?:and|&|und|et|y|e)$/iu

/** Behind each piece but the last. */
export function gapsOf(pieces: readonly Word[]): Gap[] {
  return pieces.slice(1).map((next, at) => {
    if (isTie(pieces, at + 1)) return 'tied'
    if (joins(pieces, at + 1, JOINTS)) return 'joint'
    return isTie(pieces, at) ? 'pair' : gapBetween(pieces[at]?.text ?? '', next)
  })
}

const isTie = (pieces: readonly Word[], at: number): boolean => joins(pieces, at, TIES)

/** A small word of these between two words of names. */
function joins(pieces: readonly Word[], at: number, words: RegExp): boolean {
  const [before = '', text = '', behind = ''] = [at - 1, at, at + 1].map(
    (each) => pieces[each]?.text,
  )
  return words.test(text) && CAPITAL.test(before) && CAPITAL.test(behind) && !endsPhrase(before)
}

function gapBetween(text: string, next: Word): Gap {
  const both = `${text} ${next.text}`
  if (UNITS.test(both) || PAIRS.test(both) || /^[&+]$/u.test(text)) return 'pair'
  if (next.glued) return gapWithin(text)
  if (endsPhrase(text) || beginsPhrase(next.text)) return 'phrase'
  if (STARTS.test(text) || ARTICLES.test(text)) return 'led'
  return KINDS.test(next.text) ? 'within' : 'name'
}

/** Within a word: at a hyphen, or between two words of a script without spaces. */
const gapWithin = (text: string): Gap => (/\p{L}[-‐–]$/u.test(text) ? 'seam' : 'phrase')

const endsPhrase = (text: string): boolean =>
  MODIFIERS.test(text) || (text !== '&' && (/[\p{P}\p{S}]$/u.test(text) || !SPACED.test(text)))

const beginsPhrase = (text: string): boolean => STARTS.test(text) || RECIPES.test(text)

/** A short line that is no rest of a name: "Easy" above it, "Recipe" below. */
export const readsApart = (line: string): boolean =>
  [MODIFIERS, KINDS, RECIPES, /^\S+[,:]$/u].some((apart) => apart.test(line))

/** Waits for what it does: "Make / Chocolate Chip Cookies". */
export const isLoneVerb = (line: string): boolean => /^(?:make|bake|cook|try)$/iu.test(line)

/** A last word that is read apart from the name before it: "Recipe". */
export const endsApart = (text: string): boolean => RECIPES.test(text)

/** Of one end of a line that tears a name: alone on its line, a part of the name still reads well. */
const TORN = { alone: 0.2, mixed: 0.5, pair: 0.7, led: 0.12, seam: 0.45, tied: 0.55, joint: 0.5 }

/**
 * How badly a line of the pieces `from` to `to` (not included) is torn from its neighbours: 0 = at
 * neither end, about 1 = both ends are halves of names.
 */
export function tearOf(gaps: readonly Gap[], from: number, to: number): number {
  const isMixed = gaps.slice(from, to - 1).includes('phrase')
  const ends = [gaps[from - 1], to <= gaps.length ? gaps[to - 1] : undefined]
  return ends.reduce((sum, gap) => {
    if (gap === 'pair' || gap === 'led' || gap === 'seam' || gap === 'tied') return sum + TORN[gap]
    // "Lemon / and Oregano" reads well, "How to Make Lemon / and Oregano" does not.
    if (gap === 'joint') return isMixed ? sum + TORN.joint : sum
    return gap === 'name' ? sum + (isMixed ? TORN.mixed : TORN.alone) : sum
  }, 0)
}
