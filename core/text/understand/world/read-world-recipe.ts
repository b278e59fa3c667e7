/** The facts of a recipe page in German, French or Spanish. */
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { wordsOf } from '../../language/language.ts'
import type { Material } from '../../writer/material.ts'
import type { KindReading } from '../reading/kind-reading.ts'
import { ofSubject, type Section } from '../reading/sections.ts'
import { formalFacts } from './formal.ts'
import { isWorldLang, recipeWords, type RecipeWords, type WorldLang } from './recipe-words.ts'
import { isGroupHeading } from '../../lines/ingredient-groups.ts'
import { servingFacts } from '../recipe/servings.ts'
import { stepFacts } from '../recipe/stated-steps.ts'
import { countsRecipes, seriesTest } from '../../subject/title-series.ts'
import { readSummary } from '../lead/summary.ts'
import { waitsOverHalfDay, wholeMinutes } from '../recipe/whole-time.ts'
import { spokenServings, spokenTime } from './spoken-facts.ts'
import { subjectForms, type SubjectForms } from './subject-forms.ts'
import { hasWord, wordPattern } from './word-match.ts'
import { headOfWorldName, worldDishName } from './world-dish-name.ts'
import { worldIngredientFacts } from './world-ingredients.ts'
import {
  forBaby,
  nameFacts,
  withAnd,
  withJoints,
  withoutStrayCapitals,
  withSavour,
} from './world-name-facts.ts'

/** Where the page says what the dish is like; further down other dishes are spoken of. */
const LEAD_PARAGRAPHS = 8
/** A longer list is no short one, and a shorter one is not all of it. */
const MIN_INGREDIENTS = 3

export function readWorldRecipe(material: Material, found: readonly Section[]): KindReading {
  const { content, language } = material
  const lang = isWorldLang(language.lang) ? language.lang : 'de'
  const named = content.facts.find(({ name }) => name === 'recipe_name')?.value ?? ''
  const own = worldDishName(content.title, lang, seriesTest(content, language))
  const dish = withJoints(
    withoutStrayCapitals(own || worldDishName(named, lang), material),
    material,
  )
  const name = forBaby(withSavour(withAnd(dish, lang), material, lang), material, lang)
  const reading = { material, lang, name, words: recipeWords(lang) }
  const long = subjectForms(name, lang)
  const sections = ofSubject(found, name, material)
  return {
    sections,
    subject: {
      name: long.name,
      confidence:
        countsRecipes(content.title) || isBought(name, material)
          ? 0.4
          : own !== ''
            ? 1
            : name !== ''
              ? 0.7
              : 0,
    },
    facts: new Map<string, Fact>([
      ...(name === '' ? [] : nameFacts(name, long, lang)),
      ...boughtFacts(reading),
      ...numberFacts(reading),
      ...flagFacts(reading),
      ...mentionedFacts(reading, long),
      ...worldIngredientFacts({ ...reading, lead: lead(reading), top: top(reading) }),
      ...formalFacts(material),
      ...summedFacts(reading),
      ...sections
        .filter(({ role }) => role !== '')
        .map(({ role, heading }) => [`section.${role}`, said('', heading)] as const),
    ]),
  }
}

/**
 * "Farine de manioc" of a page whose dough takes "200 g de farine de manioc": no recipe makes it.
 */
function isBought(name: string, { ingredients }: Material): boolean {
  const low = name.toLowerCase()
  return (
    wordsOf(low).length >= 2 &&
    ingredients.some((line) => line.toLowerCase().trim().endsWith(low) && /^\d/u.test(line))
  )
}

/**
 * The "Lachsfilet" of "Lachsfilet mit Kräutern" is not home-made: German says that of the
 * name.
 */
function boughtFacts({ name, material: { ingredients, language } }: Reading): Facts {
  const head = wordsOf(headOfWorldName(name, 'de')).at(-1) ?? ''
  const isBoughtThing =
    language.lang === 'de' && ingredients.some((line) => wordsOf(line).includes(head))
  return isBoughtThing ? new Map([['nameBought', said('')]]) : new Map()
}

/** A page that describes its dish needs no sentence on its name alone. */
const summedFacts = ({ material, name }: Reading): Facts =>
  readSummary(material, name) === '' ? new Map() : new Map([['summed', said('')]])

interface Reading {
  readonly material: Material
  readonly lang: WorldLang
  readonly name: string
  readonly words: RecipeWords
}

function said(text: string, quote = text): Fact {
  return { text, quote }
}

function numberFacts(reading: Reading): Facts {
  const { ingredients } = reading.material
  const minutes = wholeMinutes(reading.material) ?? 0
  const time = spokenTime(minutes, reading.lang)
  const count = ingredients.filter((line) => !isGroupHeading(line)).length
  const listed = count >= MIN_INGREDIENTS ? count : 0
  const facts = new Map<string, Fact>([
    ...counted('minutes', minutes, `${minutes} min`),
    ...stepFacts(reading.material),
    ...counted('ingredients', listed),
    ...counted('ingredients.more', listed - 2),
    ...peopleFacts(reading),
  ])
  if (time !== '') facts.set('time', { text: time, number: minutes, quote: `${minutes} min` })
  return facts
}

function counted(name: string, number: number, quote = ''): [string, Fact][] {
  return number > 0 ? [[name, { text: String(number), number, quote }]] : []
}

/** For how many people, or what else the recipe makes. One person has no guests. */
function peopleFacts({ material, lang, name }: Reading): Facts {
  const facts = servingFacts(material, name)
  const people = facts.get('servings')
  if (people === undefined) return facts
  const number = people.number ?? 0
  return number > 1
    ? new Map([
        ['servings', people],
        ['serves', said(spokenServings(people.text, lang), people.quote)],
      ])
    : new Map()
}

function top({ material: { content } }: Reading): string {
  return `${content.title} · ${content.description}`
}

function lead(reading: Reading): string {
  return [top(reading), ...reading.material.content.paragraphs.slice(0, LEAD_PARAGRAPHS)].join(
    ' · ',
  )
}

function flagFacts(reading: Reading): Facts {
  const { words, material } = reading
  const near = lead(reading)
  const spoken = ofDish(reading)
  const { paragraphs, headings } = material.content
  const whole = `${near} ${paragraphs.join(' ')}`
  const below = headings.map(({ text, at = -1 }) => `${text}: ${paragraphs[at] ?? ''}`)
  const facts = new Map<string, Fact>()
  for (const [flag, pattern] of Object.entries(words.flags)) {
    const place = OF_DISH.has(flag) ? spoken : words.nearFlags.includes(flag) ? near : whole
    const found = wordPattern(pattern).exec(place)
    if (found) facts.set(flag, said('', found[0]))
  }
  const isHard = [whole, ...below].some((text) => NOT_EASY.test(text))
  if (isHard || waitsOverHalfDay(material) || !isCalledEasy(reading)) facts.delete('easy')
  if ((wholeMinutes(material) ?? 0) > MAX_EASY) facts.delete('quick')
  return facts
}

/**
 * In minutes: what takes longer is easy only where the title or the summary says so, and never for
 * days.
 */
const MAX_EASY = 90
const MAX_TITLED_EASY = 720

/** "El pan más fácil" of a page on the best one is another bread. */
function isCalledEasy(reading: Reading): boolean {
  const minutes = wholeMinutes(reading.material) ?? 0
  if (minutes > MAX_TITLED_EASY) return false
  const { easy } = reading.words.flags
  return minutes <= MAX_EASY || easy === undefined || wordPattern(easy).test(top(reading))
}

/** Stated of the dish by its name: children may like another one that the page names. */
const OF_DISH = new Set(['kids', 'family', 'healthy', 'budget', 'comfort'])

/** "Schwierigkeit: mittel", also of a heading and the line below it; "45 Min. Herausfordernd" */
const NOT_EASY =
  /(?:schwierigkeit\p{L}*|difficult[ée]|dificultad|niveau)[^\p{L}\p{N}]{0,12}(?:mittel|schwer|moyen|difficile|medi[ao]|difícil|herausfordernd|anspruchsvoll)|\d\s?(?:min(?:uten)?|std|stunden?)\.?\W{1,4}(?:herausfordernd|anspruchsvoll)(?!\p{L})/iu

/** What the page says of the dish: taste near the top, the rest also in its own tags. */
function mentionedFacts(reading: Reading, { gender }: SubjectForms): Facts {
  const { words, name, lang, material } = reading
  const tags = material.content.facts
    .filter(({ name: kind }) => kind === 'author_keyword' || kind === 'category')
    .map(({ value }) => value)
    .join(' · ')
  const owned = `${top(reading)} · ${tags}`
  const near = lead(reading)
  const facts = new Map<string, Fact>()
  const put = (key: string, values: readonly string[]): void =>
    values.slice(0, 2).forEach((value, index) => {
      facts.set(index === 0 ? key : `${key}${index + 1}`, said(value))
    })
  const formOf = (forms: readonly string[]): string =>
    lang === 'de' ? (forms[0] ?? '') : gender === null ? '' : (forms[gender] ?? '')
  const spoken = ofDish(reading)
  for (const key of ['taste', 'diet'] as const)
    put(
      key,
      // "Cremig" beside the "saftig" of its own name would be one too many.
      (words[key].some(({ pattern }) => hasWord(inflected(pattern, lang), name)) ? [] : words[key])
        .filter(({ pattern }) =>
          isMentionedOf(pattern, lang, key === 'taste' ? spoken : top(reading)),
        )
        .map(({ forms }) => formOf(forms))
        .filter((form) => form !== ''),
    )
  for (const key of ['method', 'without'] as const)
    put(
      key,
      words[key]
        .filter(({ pattern }) => hasWord(pattern, owned) && !hasWord(pattern, name))
        .map(({ text }) => text),
    )
  for (const key of ['occasion', 'season'] as const)
    put(
      key,
      words[key]
        .filter(
          ({ pattern }) =>
            wordPattern(pattern).test(key === 'season' ? near : top(reading)) &&
            !wordPattern(pattern).test(name) &&
            !(key === 'occasion' && BOUND.test(name)),
        )
        .map(({ text }) => text),
    )
  return facts
}

/** Dishes of a day of their own. */
const BOUND =
  /galette des rois|bûche|stollen|lebkuchen|osterlamm|osterzopf|roscón|turrón|torrijas|buñuelos|crêpes de la chandeleur|panettone/iu

/** The title, the summary, and what the lead says of the dish by its name. */
function ofDish(reading: Reading): string {
  const { name, lang, material } = reading
  const words = wordsOf(headOfWorldName(name, lang).toLowerCase())
  const head = (lang === 'de' ? words.at(-1) : words[0])?.split('-').at(-1) ?? ''
  const stem = head.slice(0, Math.max(4, head.length - 2))
  const sentences = material.content.paragraphs
    .slice(0, LEAD_PARAGRAPHS)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
  return [top(reading), ...sentences.filter((line) => line.toLowerCase().includes(stem))].join(
    ' · ',
  )
}

/** German adjectives of the lists are without their endings. */
function inflected(pattern: string, lang: WorldLang): string {
  return lang === 'de' ? `(?:${pattern})(?:e[mnrs]?|er\\w*|ste\\w*)?` : pattern
}

function isMentionedOf(pattern: string, lang: WorldLang, text: string): boolean {
  return hasWord(inflected(pattern, lang), text.replace(NOT_OF_DISH[lang], ' '))
}

/**
 * "Nicht zu süß", "pas trop épicé", options for others, and what it goes with: "schmeckt zu
 * deftigen …".
 */
const NOT_OF_DISH: Readonly<Record<WorldLang, RegExp>> = {
  de: /[^.!?·]*(?<!\p{L})(?:nicht|kein\p{L}*|weniger|alternativ|statt|wer)(?!\p{L})[^.!?·]*|(?<=(?:schmeck|pass|servier|reich)[^.!?·]*) zu[mr]? [^.!?·]*/giu,
  es: /[^.!?·]*(?<!\p{L})(?:no|menos|alternativa|opción|si)(?!\p{L})[^.!?·]*|(?<=(?:acompañ|sirv|servir)[^.!?·]*) (?:con|de) [^.!?·]*/giu,
  fr: /[^.!?·]*(?<!\p{L})(?:pas|moins|plutôt|version|si|sinon)(?!\p{L})[^.!?·]*|(?<=(?:accompagn|serv|dégust)[^.!?·]*) (?:avec|de|d['’]une?) [^.!?·]*/giu,
}
