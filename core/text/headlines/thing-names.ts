/**
 * What a page is about as it may be written on a picture, best first: the ground of headline forms.
 */
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { splitTitle } from '../language/split-title.ts'
import { stemCounts } from '../subject/title-topics.ts'
import { leans } from '../titles/title-parts.ts'
import { isRoundUp } from '../subject/round-up.ts'
import { isNounPhrase } from '../subject/subject.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { isOnAnything } from '../understand/list/list-title.ts'
import { firstPersonOf } from '../gates/first-person.ts'

const MAX_WORDS = 6
const MIN_LETTERS = 4
const MAX_LETTERS = 40
/** In letters: a dish's name of more words may be as long as a headline. */
const MAX_OF_DISH = 52
const MAX_DISH_WORDS = 8
/** A word in the description of a picture counts as so many of the text. */
const SHOWN = 4
/** What a title calls a row of its site: "Allergy Free Holiday Recipes: Pumpkin Pie". */
const ROW =
  /(?<!\p{L})(?:recipes?|ideas?|projects?|series|crafts?|part|days?|week|diary|giveaway|reviews?|news|updates?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|rezepte|ideen|recettes|idées|recetas|ideas)(?: #?\d+)?$/iu
/** Signs of a sentence, a question or a number: no name of a thing has them. */
const UNFIT =
  /[,?!…"“”„«»#+=()[\]/$€]|\d{3,}|[.,;:]$|(?<!\p{L})(?:is|are|was|were|ist|sind|est|es)(?!\p{L})/iu
/** "Idées de Fêtes" are no one dish. */
const MANY = /^(?:ideas|ideen|idées|conseils|consejos|tipps|tips)(?!\p{L})/iu
/** "Arretjescake – Recept", "Kylling på 20 minutter", and a title without a small letter. */
const PARTED = /[:|\d]|\s[–—-]\s|^\P{Ll}+$/u
/** "BREAKING NEWS". */
const LOUD = /^\p{Lu}{3,}(?: \p{Lu}{3,})+$/u
/** "The Perfect Pie": no form goes on behind an article, and none repeats the author's praise. */
const BEFORE_NAME =
  /^(?:(?:the|an?|der|die|das|les?|la|los|las|el)\s+|l[’'])?(?:(?:very |absolute )?(?:best(?: ever)?|perfect|ultimate|favou?rite|amazing|famous|easy|quick|simple|super|beste[nrs]?|einfache[nrs]?|schnelle[nrs]?|leckere[nrs]?)\s+)*/iu
/** "Présentation d’une mission" shows a mission, and so on. */
const WRAPPED =
  /^(?:présentation|découverte|visite|histoire|récit|guide|introducción|presentación|historia|guía|visita) (?:d[’']une?|de l[’']|de la|del|du|des|d[’']|de una?|de los|de las|de|à|a|para|pour) ?/iu
/** "Building a Shelf" makes a shelf. */
const MAKING =
  /^(?:making|building|creating|crafting|knitting|crocheting|sewing|baking)\s+(?:an?|(?:my|your|our)(?: own)?)\s+/iu
/** A question, how something is done, or a thing of which the line before spoke. */
const ASKING =
  /^(?:this|these|that|diese[rsmn]?|mein\p{L}*|unser\p{L}*|cette?|ces|est[aeo]s?|how|why|what|when|where|who|which|cómo|qué|por qué|cuándo|cuánto|dónde|comment|pourquoi|quand|où|quel\p{L}*|wie|warum|was|wann|wo|wer|so)(?!\p{L})/iu
/** Of two things that a title compares, each alone is half of it. */
const COMPARING = /(?<!\p{L})(?:vs\.?|versus|oder|or)(?!\p{L})/iu

/** Facts that name the thing, the best first. */
const SLOTS: Readonly<Partial<Record<PageModel['kind'], readonly string[]>>> = {
  recipe: ['name', 'short', 'bare'],
  howTo: ['made', 'name'],
  // "Herbs and flowers" of those "for pest control" are any.
  list: ['name'],
}

/**
 * None where the title names no thing. The short form only for a name that is too long for a
 * picture.
 */
export function thingNames(model: PageModel): string[] {
  const { kind, subject, facts, material } = model
  const { letters } = material
  // "Mirrorless Cameras" are more than the best of them.
  if (material.language.lang === 'en' && isRoundUp(material.content.title, kind)) return []
  const slots = SLOTS[kind] ?? ['short']
  const sure = subject.confidence >= MIN_SURE ? slots : []
  const known = sure.map((slot) => facts.get(slot)?.text ?? '').filter(Boolean)
  const named = known.length > 0 ? known : unsureNames(model)
  return named
    .map((name) => {
      const counted = kind === 'list' ? name.replace(/^\s*\d{1,3}\s+/u, '') : name
      const whole = counted.trim().replace(WRAPPED, '')
      const text = letters.title(whole.replace(MAKING, '').replace(BEFORE_NAME, ''))
      return { text, isMade: MAKING.test(whole) }
    })
    .filter((name) => isName(name, model) && keepsTitle(name.text, model))
    .flatMap(({ text }) => (isOnAnything(text) ? [] : [text]))
    .slice(0, 1)
}

/** Languages in which names are parsed out of titles. */
const WITH_NAMES = new Set(['en', 'de', 'fr', 'es'])

/**
 * A recipe without a sure name may make something else. In languages whose titles are not parsed, a
 * recipe's name is its whole title, and other pages have none.
 */
function unsureNames(model: PageModel): string[] {
  const { content, language } = model.material
  const isRecipe = model.kind === 'recipe'
  if (WITH_NAMES.has(language.lang)) return isRecipe ? [] : titleParts(model)
  return isRecipe ? [content.title] : []
}

/** The parts of the title that name something, those first of which the text says more. */
function titleParts(model: PageModel): string[] {
  const { content, language } = model.material
  const said = stemCounts(content, language)
  const shown = new Set(contentStems(content.pictures.map(({ alt }) => alt).join(' '), language))
  const weightOf = (part: string): number => {
    const stems = contentStems(part, language)
    const sum = stems.reduce(
      (total, stem) => total + (said.get(stem) ?? 0) + (shown.has(stem) ? SHOWN : 0),
      0,
    )
    return sum / Math.max(1, stems.length)
  }
  const parts = splitTitle(content.title.replace(/\s*[([{][^)\]}]*[)\]}]/gu, '')).map((part) =>
    part.trim(),
  )
  const own = parts.filter((part) => !ROW.test(part))
  return (own.length > 0 ? own : parts).toSorted((a, b) => weightOf(b) - weightOf(a))
}

/**
 * "Avocado, Bean and Tomato Bowl", "Chicken Pasta Bake": a recipe's certain name is a name whatever
 * its words are, and so is its title in languages whose titles are not parsed.
 */
const isSureDish = ({ kind, subject, material: { language } }: PageModel): boolean =>
  kind === 'recipe' &&
  (language.lang === 'en' ? subject.confidence >= MIN_SURE : !WITH_NAMES.has(language.lang))

/** `isMade`: the title says that it is made, so "Floating" of "Floating Shelf" is no verb. */
interface Name {
  readonly text: string
  readonly isMade: boolean
}

function isName({ text: name, isMade }: Name, model: PageModel): boolean {
  const { language } = model.material
  const isDish = isSureDish(model)
  const line = isDish ? withoutQuotes(name.replaceAll(/,(?= )/gu, '')) : name
  return (
    isShort(name, isDish) &&
    !leans(name, language.lang) &&
    !isUnfit(line, isDish, language) &&
    contentStems(name, language).length > 0 &&
    (isDish || language.lang !== 'en' || (isMade ? isNounPhrase : isThing)(name, language))
  )
}

/** 'One-Pan "Marry Me" Chicken': a pair of quotes inside a name. */
const withoutQuotes = (name: string): string =>
  name.replace(/(?<=^|\s)(?:"([^"]+)"|“([^”]+)”)(?=\s|$)/gu, '$1$2')

/** "My Chicken" is no name. For a dish only the first word counts: "Marry Me Chicken" is one. */
function isUnfit(line: string, isDish: boolean, { lang }: Language): boolean {
  const words = WITH_NAMES.has(lang) ? [] : [PARTED]
  const owner = isDish ? (line.split(' ')[0] ?? '') : line
  return (
    [UNFIT, MANY, ...words, LOUD, ASKING].some((unfit) => unfit.test(line)) ||
    firstPersonOf(lang)?.test(owner) === true
  )
}

const isThing = (name: string, language: Language): boolean =>
  isNounPhrase(name, language) && !hasVerb(name, language) && !isWork(name, language)

const isShort = (name: string, isDish: boolean): boolean =>
  name.length >= MIN_LETTERS &&
  name.length <= (isDish ? MAX_OF_DISH : MAX_LETTERS) &&
  wordsOf(name).length <= (isDish ? MAX_DISH_WORDS : MAX_WORDS)

/**
 * "Backstreets" of "Venice: Backstreets" could be anywhere, "Diapers" of "Diapers: Cloth vs.
 * Disposable" is no choice.
 */
function keepsTitle(name: string, { material: { content, letters } }: PageModel): boolean {
  const words = new Set(wordsOf(name.toLowerCase()))
  const isNamed = ROW.test(content.title.split(/[:|]/u)[0] ?? '')
  const lost = wordsOf(content.title.replace(MAKING, '')).filter(
    (word) => !words.has(word.toLowerCase()),
  )
  const isHalf = COMPARING.test(content.title) && name !== content.title
  return !isHalf && (isNamed || !lost.some(letters.isName))
}

/** "Making Furniture", "Cleaning a Rug": work, and no thing to make. */
const isWork = (name: string, language: Language): boolean =>
  WORK_ON.test(name) ||
  (/^\p{L}{2,}ing\s/iu.test(name) && language.tokens(name.toLowerCase())[0]?.pos === 'VERB')
const WORK_ON = /^\p{L}{2,}ing\s(?:an?|the|my|your|our|this|these)\s/iu

/** "Sweden Drops Its Case": a sentence, though its last word is a noun. */
function hasVerb(name: string, language: Language): boolean {
  return language
    .tokens(name.toLowerCase())
    .slice(1, -1)
    .some(({ pos, text }) => pos === 'VERB' && /[^s]s$/u.test(text))
}
