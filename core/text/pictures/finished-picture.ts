/**
 * Whether a picture shows the finished thing that a page is about, or its ingredients and steps:
 * judged by its own words, its place on the page and the text before it.
 */
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { fileStems, ownFileWords, type NamedPicture } from './picture-match.ts'

export interface StagedPicture extends NamedPicture {
  /** The page names it as its own picture, by Open Graph or JSON-LD. */
  readonly isNamed?: boolean
  /** It is in an entry of a numbered list. */
  readonly isInStep?: boolean
  /** The text just before it, '' for none. */
  readonly before?: string
  /** Cells of the picture, 0 to 1; pictures with nearly the same cells are copies. */
  readonly luminance?: readonly number[]
}

/** The page that they are on. `isRecipe`: its title is the name of a thing that can be seen. */
interface StagedPage {
  readonly title: string
  readonly isRecipe: boolean
}

/**
 * What each thing adds. The sum is negative for ingredients and steps. A title is half named by one
 * of its words, and named by two.
 */
const SCORE = {
  named: 2,
  saysTitle: 2,
  saysOther: -1,
  first: 1,
  last: 1,
  raw: -3,
  part: -1.5,
  step: -2,
  stepText: -1,
  done: 2,
}
/** A person's own picture is used whatever it is called. */
const OWN_SCORE = 9
/**
 * Where this share of the pictures shows the making, one that says nothing of itself shows it as
 * well.
 */
const MAKING_SHARE = 0.25
const CLEAR_SCORE = 1
/** Beside two that surely show it, to share one word with the title is too little. */
const SURE_SCORE = 1.5

const RAW =
  /^(?:raw|uncooked|unbaked|dough|doughs|batter|ingredients?|supplies|materials|parts|tools|steps?|peeling|slicing|chopping|mixing|whisking|stirring|kneading|pouring|rolling|adding|combining|spreading|cutting|boiling|simmering|sewing|gluing|unfinished|roh|teig|zutaten?|schritte?|materialien|schneiden|verrühren|kneten|ingr[ée]dients?|[ée]tapes?|p[âa]te|crue?s?|ingredientes?|pasos?|masa|crud[oa]s?|impasto)$/iu
const RAW_PHRASE =
  /(?:ready for (?:the )?oven|ready to (?:bake|cook|roll|cut)|before (?:baking|cooking|frying)|in progress|en train de |work in process|how to (?:cut|peel|fold|roll)|vor dem backen|avant cuisson)/iu
const DONE =
  /^(?:finished|completed?|served|serving|plated|fertig|fertige[rs]?|serviert|termin[ée]e?|servi|terminado|servido)$/iu
const PART =
  /^(?:sliced?|chopped|diced|peeled|grated|cubed|minced|shredded|mixed|whisked|melted|mixture|filling|topping|frosting|crust|layer|marinade|bowl|pot|saucepan|skillet|blender|processor|geschnitten|gehackt|füllung|schüssel|topf|garniture|découpée?s?|coupée?s?|épluchée?s?|lavée?s?|effeuillée?s?|râpée?s?|saladier|relleno|olla)s?$/iu
const STEP_HEADING =
  /^(?:\p{L}+ )?(?:ingredients?|directions?|instructions?|method|preparation|steps?|step \d+.*|\d+ steps.*|supplies|materials|what you(?:'|’)?(?: wi)?ll? need|you(?:'|’)?(?: wi)?ll? need|zutaten|zubereitung|anleitung|so geht(?:'|’)?s.*|schritt.*|material|ingr[ée]dients|pr[ée]paration|[ée]tapes?.*|ingredientes|preparaci[óo]n|elaboraci[óo]n|pasos?.*|procedimento|ingredienti|preparazione)(?: \(.*\))?:?$/iu
const VERBS =
  'preheat|heat|mix|stir|add|combine|whisk|whip|pour|peel|chop|slice|dice|cut|knead|roll|boil|simmer|melt|dissolve|drain|grate|mash|spread|sift|blend|cream|fold|fry|saut[ée]|cook|soak|separate|place|put|fill|cover|secure|wrap|press|shape|glue|paint|sew|measure|attach|trace|pin|schneide|mische|verrühre|knete|gib|gebt|rühre|mélangez|ajoutez|versez|coupez|épluchez|mezcla|añade|corta|pela|vierte'
const STEP_TEXT = new RegExp(
  `^(?:i |once [^.,]{3,40},? |\\d{1,2}[.):]? |step \\d+[.:]? |then,? |next,? |now,? |first,? )*(?:${VERBS})\\b`,
  'iu',
)
/**
 * The text asks for things to begin with: "Start with a package of", "You'll need", "What you
 * need".
 */
const BEGINNING =
  /^(?:start (?:by|with)|begin (?:by|with)|(?:what )?you(?:(?:'|’)ll| will)? need|beginne mit|du brauchst|ihr braucht|commence[rz]? par|il (?:te|vous) faut|empieza (?:por|con)|necesitas)\b/iu
const MATERIAL =
  'tissus?|lin|laine|fil|galon|biais|carton|colle|perles?|fabrics?|yarns?|threads?|felt|beads|stoff|wolle|garn|tela|hilo|lana'
/** What is got from somebody, and no material: "I got the idea for this wreath from my aunt". */
const THOUGHT = 'ideas?|inspiration|patterns?|recipes?|tutorials?|tips?'
/**
 * The text says where the materials were bought: "Tissu tropical de chez ...", "I got my thread at
 * the dollar store", but not "Felt flowers made from scraps".
 */
const BOUGHT = new RegExp(
  `^(?:i (?:(?:bought|ordered|purchased) (?:my|the|some|these|this|a|an|two|three)\\b(?! (?:\\p{L}+ )?(?:${THOUGHT})\\b)[^.!?]{3,60}\\b(?:at|from|on)|(?:got|picked up) (?:my|the|some|these|this|a|an|two|three) (?!(?:\\p{L}+ )?(?:${THOUGHT})\\b)[^.!?]{0,40}\\b(?:${MATERIAL})\\b[^.!?]{0,40}\\b(?:at|from|on))\\b|(?:${MATERIAL})\\b[^.!?]{0,60}\\b(?:de chez|achetée?s?|récupérée?s?|bought|purchased|ordered|gekauft|de la tienda)\\b)`,
  'iu',
)
/** "Before starching": the whole of a short text. */
const BEFORE = /^before \p{L}+ing$/iu
/** A picture of words on the recipe, not of the dish. */
const OF_WORDS =
  /^(?:the |das |la )?(?:(?:printable )?recipe(?: card)?|printable|rezept(?:karte)?|recette|receta)$/iu
/**
 * So many pictures that each follow a step show the whole making; the last of them shows its end.
 */
const WALK_THROUGH = 4
/** "Add broth", "Measuring sugar". */
const STEP_WORDS = new RegExp(
  `^(?:carefully )?(?:(?:${VERBS})|(?:measur|separat|dissolv|mak|form|cook|soak|whipp|fill|cover|heat|fry|mash|melt|shap|past|glu|paint|cutt|plac)ing|ajout d(?:e|u|es)|base de|mélange d(?:e|u|es)|cuisson d(?:e|u|es)) \\p{L}`,
  'iu',
)

/**
 * What a camera or a blog named the file says nothing: "img_0601", "7182b-img_0603", "7.jpg", "6".
 */
const FILE_NAME =
  /(?<!\S)(?:[\d_]+|(?:[\da-f]+[-_])*(?:img|dsc|dscn|dscf|pict?|photo|image)[-_ ]?\d[\w-]*|[\w-]+\.(?:jpe?g|png|webp))(?!\S)/giu

/** Each picture's score, in their order: 0 and more = may show the finished thing. */
export function finishedScores(
  pictures: readonly StagedPicture[],
  page: StagedPage,
  language: Language,
): number[] {
  const names = [...new Set(contentStems(page.title, language))]
  const files = fileStems(pictures, language, page.title)
  const fileWords = ownFileWords(pictures, language, page.title)
  const lastStep = endOfWalkThrough(pictures)
  const own = pictures.map((picture, index) => {
    if (picture.address === '') return OWN_SCORE
    const words = `${picture.alt} ${picture.caption ?? ''}`
    const stems = new Set([...contentStems(words, language), ...(files[index] ?? [])])
    const isTold = words.replaceAll(FILE_NAME, '').trim() !== ''
    const said = titleScore(names, stems, { isTold, isRecipe: page.isRecipe })
    return (
      said +
      stageScore([...wordsOf(words), ...(fileWords[index] ?? [])], words, page.title) +
      (index === lastStep ? SCORE.done : placeScore(pictures, index)) +
      (index === 0 && said >= 0 && !followsStep(picture) ? SCORE.first : 0)
    )
  })
  return own.map((score, index) =>
    Math.max(score, ...own.filter((_, other) => isCopy(pictures[index], pictures[other]))),
  )
}

/**
 * Whether each may show the finished thing, by its score; of pictures that all show steps, the
 * best.
 */
export function areFinished(scores: readonly number[]): boolean[] {
  const best = Math.max(...scores)
  const unfinished = scores.filter((score) => score < 0).length
  const isOnMaking = unfinished > 0 && unfinished >= scores.length * MAKING_SHARE
  const sure = scores.filter((score) => score >= SURE_SCORE).length
  const clear = sure >= 2 ? SURE_SCORE : CLEAR_SCORE
  const least = isOnMaking && best >= CLEAR_SCORE ? clear : 0
  return scores.map((score) => score >= Math.min(least, best))
}

/** A page's own words on a picture name its dish, or something else such as its topping. */
function titleScore(
  names: readonly string[],
  stems: ReadonlySet<string>,
  { isTold, isRecipe }: { readonly isTold: boolean; readonly isRecipe: boolean },
): number {
  const named = names.filter((name) => stems.has(name)).length
  if (named === 0) return isRecipe && isTold ? SCORE.saysOther : 0
  return SCORE.saysTitle * Math.min(1, named / Math.min(2, names.length))
}

/** What the title itself says is no stage: "Pizza Dough", "Chopped Salad". */
function stageScore(words: readonly string[], text: string, title: string): number {
  if (OF_WORDS.test(text.trim())) return SCORE.raw
  const said = new Set(wordsOf(title.toLowerCase()))
  const others = words.filter((word) => !said.has(word.toLowerCase()))
  if (others.some((word) => RAW.test(word)) || RAW_PHRASE.test(text)) return SCORE.raw
  // "Finished crust" of a pie is a part that is done.
  const isPart = others.some((word) => PART.test(word))
  if (others.some((word) => DONE.test(word))) return isPart ? SCORE.part : SCORE.done
  if (STEP_WORDS.test(text) && !title.toLowerCase().startsWith(text.trim().toLowerCase()))
    return SCORE.step
  return isPart ? SCORE.part : 0
}

function placeScore(pictures: readonly StagedPicture[], index: number): number {
  const picture = pictures[index]
  if (!picture) return 0
  const isLast = index > 0 && index === pictures.length - 1
  return (
    (picture.isNamed === true ? SCORE.named : 0) + (isLast ? SCORE.last : 0) + stepScore(picture)
  )
}

function stepScore({ isInStep = false, heading = '', before = '' }: StagedPicture): number {
  if (isInStep || STEP_HEADING.test(heading)) return SCORE.step
  return followsStep({ before }) ? SCORE.stepText : 0
}

const followsStep = ({ before = '' }: Pick<StagedPicture, 'before'>): boolean =>
  [STEP_TEXT, BEGINNING, BOUGHT, BEFORE].some((said) => said.test(before))

/** The last of the pictures that show the whole making, -1 when they do not. */
function endOfWalkThrough(pictures: readonly StagedPicture[]): number {
  const steps = pictures.flatMap((picture, index) => (followsStep(picture) ? [index] : []))
  return steps.length < WALK_THROUGH ? -1 : (steps.at(-1) ?? -1)
}

/** Mean difference of two copies in other sizes. */
const COPY = 0.025

function isCopy(a: StagedPicture | undefined, b: StagedPicture | undefined): boolean {
  if (!a?.luminance || !b?.luminance || a.luminance.length !== b.luminance.length) return false
  const { luminance } = b
  const away = a.luminance.reduce((sum, cell, at) => sum + Math.abs(cell - (luminance[at] ?? 0)), 0)
  return away / a.luminance.length <= COPY
}
