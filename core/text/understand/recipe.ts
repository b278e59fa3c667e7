/** The facts of a recipe page in English. */
import { ingredientNames } from '../writer/ingredients.ts'
import { attributive, isPlural, listed, spokenMinutes } from '../writer/english-grammar.ts'
import type { Material } from '../writer/material.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { escaped } from '../escaped.ts'
import { wordsOf, type Language } from '../language.ts'
import type { Fact, Facts } from '../patterns/fill-pattern.ts'
import { dishName, headOfDish, runningDishName, shortDishName } from './dish-name.ts'
import words from './fact-words.en.json' with { type: 'json' }
import type { KindReading, Subject } from './kind-reading.ts'
import type { Section } from './sections.ts'

/** Where the page says what the dish is like; further down other dishes are spoken of. */
const LEAD_PARAGRAPHS = 8

export function readRecipe(material: Material, sections: readonly Section[]): KindReading {
  const { content, language } = material
  const named = content.facts.find(({ name }) => name === 'recipe_name')?.value ?? ''
  const own = dishName(content.title)
  const name = own || dishName(named)
  const running = runningDishName(name, content, language)
  const subject: Subject = {
    name: running,
    confidence: isActivity(name, language) ? 0.4 : own !== '' ? 1 : name !== '' ? 0.7 : 0,
  }
  const short = shortDishName(running)
  const facts = new Map<string, Fact>([
    ...numberFacts(material),
    ...wordFacts(material, name),
    ...ingredientFacts(material, name),
    ...sectionFacts(sections),
    ...grammarFacts(running, short),
  ])
  return { subject, facts }
}

/** "Pickling Veggies at Home" is work and no dish: no pattern fits it. */
function isActivity(name: string, language: Language): boolean {
  const [first = '', second] = wordsOf(name)
  return (
    second !== undefined &&
    /\p{L}{3}ing$/iu.test(first) &&
    language.tokens(name.toLowerCase())[0]?.pos === 'VERB'
  )
}

function text(value: string, quote = value): Fact {
  return { text: value, quote }
}

function numberFacts({ content, minutes, servings, steps, ingredients }: Material): Facts {
  const facts = new Map<string, Fact>()
  const count = (name: string, number: number, quote: string): void => {
    if (number > 0) facts.set(name, { text: String(number), number, quote })
  }
  count('minutes', minutes ?? 0, `${minutes} min`)
  if (minutes !== null && spokenMinutes(minutes) !== '')
    facts.set('time', { text: spokenMinutes(minutes), number: minutes, quote: `${minutes} min` })
  const made = content.facts.find(({ name }) => name === 'servings')?.value ?? ''
  const isServed = /serv|people|person|portion|^\d+$/i.test(made)
  if (isServed) count('servings', Number(servings) || 0, made)
  const yielded =
    /^\d{1,3}\s+(?!servings?\b|portions?\b|people\b|items?\b)\p{L}[\p{L} ]{2,24}$/iu.exec(made)
  if (yielded)
    facts.set('yield', { text: made.toLowerCase(), number: Number(servings), quote: made })
  count('steps', steps.length, '')
  count('ingredients', ingredients.length, '')
  return facts
}

function wordFacts({ content, steps }: Material, name: string): Facts {
  const facts = new Map<string, Fact>()
  const tags = content.facts
    .filter(({ name: kind }) => kind === 'author_keyword' || kind === 'category')
    .map(({ value }) => value)
    .join(' · ')
  const top = `${content.title} · ${content.description}`
  const near = [top, ...content.paragraphs.slice(0, LEAD_PARAGRAPHS)].join(' · ')
  const whole = `${top} ${content.paragraphs.join(' ')}`
  const fresh = (list: readonly string[], isSaid: (word: string) => boolean): string[] =>
    list.filter((word) => isSaid(word) && !has(word, name))
  const put = (key: string, values: readonly string[]): void =>
    values.slice(0, 3).forEach((value, index) => {
      facts.set(index === 0 ? key : `${key}${index + 1}`, text(value))
    })
  const head = wordsOf(shortDishName(name)).at(-1) ?? name
  put(
    'taste',
    tastesOf(content, head).filter((word) => !has(word, name)),
  )
  const owned = `${top} · ${tags}`
  put(
    'method',
    fresh(words.method, (word) => has(word, owned)),
  )
  put(
    'diet',
    fresh(words.diet, (word) => has(word, withoutOptions(owned))),
  )
  for (const key of ['occasion', 'season'] as const) {
    const said = words[key].filter(
      ({ title, pattern }) =>
        new RegExp(pattern, 'iu').test(`${near} · ${tags}`) && !has(title, name),
    )
    said.slice(0, 2).forEach((entry, index) => {
      const slot = index === 0 ? key : `${key}${index + 1}`
      facts.set(slot, text(entry.title))
      facts.set(`${slot}.text`, text(entry.text))
    })
  }
  const tool = words.tools.find((word) => has(word, `${owned} ${name}`))
  if (tool) facts.set('tool', text(tool))
  for (const [key, pattern] of Object.entries(words.flags)) {
    const where = NEAR_FLAGS.has(key) ? near : whole
    const found = new RegExp(pattern, 'iu').exec(where)
    if (found) facts.set(key, { text: '', quote: found[0] })
  }
  if (steps.length > 0 && steps.length <= 6) facts.set('fewSteps', { text: '', quote: '' })
  return facts
}

/** Said of the dish and not of something beside it. */
const NEAR_FLAGS = new Set([
  'easy',
  'quick',
  'family',
  'kids',
  'healthy',
  'budget',
  'comfort',
  'weeknight',
])

/**
 * Words of taste and texture in the title and the summary, then those that the lead says of the
 * dish: in a sentence that names it. "Crunchy sprinkles on the cookies" is said of the sprinkles.
 */
function tastesOf({ title, description, paragraphs }: PageContent, head: string): string[] {
  const top = `${title} · ${description}`
  const sentences = paragraphs
    .slice(0, LEAD_PARAGRAPHS)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
  const named = sentences.filter(
    (line) => has(head, line) || /^(?:they|it|this|these)\b/i.test(line),
  )
  const isOfDish = (word: string): boolean =>
    named.some((line) =>
      new RegExp(
        `\\b${word}(?:,? (?:and |yet |but )?\\p{L}+){0,2},? (?:\\p{L}+ )?${escaped(head)}|\\b(?:is|are|so|super|perfectly|wonderfully|deliciously|incredibly|and) ${word}\\b(?! \\p{L}+s\\b)`,
        'iu',
      ).test(line),
    )
  const first = words.taste.filter((word) => has(word, top))
  return [...first, ...words.taste.filter((word) => !first.includes(word) && isOfDish(word))]
}

function has(word: string, where: string): boolean {
  return new RegExp(`(?<![\\p{L}-])${spaced(word)}(?![\\p{L}-])`, 'iu').test(where)
}

/** "Gluten-free and dairy-free options": the dish itself is neither. */
function withoutOptions(where: string): string {
  return where.replace(
    /[^.!?·]*\b(?:options?|optional|adaptable|can be made|variations?|substitut\p{L}*|if)\b[^.!?·]*/giu,
    ' ',
  )
}

const spaced = (word: string): string => escaped(word).replace(/[- ]/g, '[- ]?')

/** Those that the title, the summary or the lead speaks of first, then by their place in the list. */
function ingredientFacts(material: Material, name: string): Facts {
  const { content, language } = material
  const own = new Set(wordsOf(name.toLowerCase()).map(language.stem))
  const lead = [content.title, content.description, ...content.paragraphs.slice(0, LEAD_PARAGRAPHS)]
  const spoken = (entry: string): number =>
    lead.filter((line) => has(wordsOf(entry).at(-1) ?? entry, line)).length
  const telling = ingredientNames(material, name)
    .filter(
      (entry) =>
        !PLAIN_INGREDIENT.test(entry) &&
        wordsOf(entry).length <= 3 &&
        !wordsOf(entry).some((word) => own.has(language.stem(word.toLowerCase()))),
    )
    .map((entry, place) => ({ entry, worth: Math.min(3, spoken(entry)) - place / 10 }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ entry }) => lowerStart(material.letters.running(entry)))
  const facts = new Map<string, Fact>()
  telling.slice(0, 3).forEach((entry, index) => facts.set(`ingredient${index + 1}`, text(entry)))
  if (telling.length >= 3) facts.set('withList', text(listed(telling.slice(0, 3))))
  if (telling.length >= 2) facts.set('withPair', text(listed(telling.slice(0, 2))))
  return facts
}

/** "Goat cheese" at the start of its line. */
function lowerStart(entry: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(entry)
    ? entry.charAt(0).toLowerCase() + entry.slice(1)
    : entry
}

/** In any kitchen, or no thing at all: "red" of "red food colouring". */
const PLAIN_INGREDIENT =
  /^(?:boneless|skinless|lean|unsalted|red|green|white|black|dark|light|ice|warm|hot|cold|large|small|fresh|dry|zest|juice|filling|topping|dressing|sauce|crust|dough|batter|glaze|frosting|kosher|pure|\p{L}+ly)$|\b(?:extract|essence|spray|syrup|yeast|starch|cornstarch|water|seasoning|paprika|cumin|oregano|powder|flakes|leaves?|paste|vinegar|mustard|colou?ring|kosher|sea|baking|bicarb\p{L}*|shortening|margarine|cooking)\b/iu

function sectionFacts(sections: readonly Section[]): Facts {
  return new Map(
    sections
      .filter(({ role }) => role !== '')
      .map(({ role, heading }) => [`section.${role}`, { text: '', quote: heading }]),
  )
}

/** The subject, and whether it is plural. */
function grammarFacts(name: string, short: string): Facts {
  const head = headOfDish(name)
  const plural = isPlural(wordsOf(head).at(-1) ?? '') && !/\band\b|&/.test(head)
  const facts = new Map<string, Fact>()
  if (name === '') return facts
  facts.set('name', text(name))
  facts.set('short', text(short))
  if (head === short) facts.set('attributive', text(attributive(head), name))
  if (plural) facts.set('plural', text('', name))
  if (/ with /i.test(name)) facts.set('nameWith', text('', name))
  if (/\bhomemade\b/i.test(name)) facts.set('nameHomemade', text('', name))
  return facts
}
