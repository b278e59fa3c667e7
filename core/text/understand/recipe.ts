/** The facts of a recipe page in English. */
import { ingredientName } from '../writer/ingredients.ts'
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

const PART_TIMES = [
  ['prep', 'prep_time'],
  ['cook', 'cook_time'],
] as const
const SERVED = /serv|people|persons?|guests?|adults?|portion|^\d+$/i
/** "24 cookies", and not "4 servings". */
const YIELDED =
  /^\d{1,3}\s+(?!servings?\b|portions?\b|people\b|persons?\b|guests?\b|adults?\b|items?\b|pieces?\b|units?\b)\p{L}[\p{L} ]{2,24}$/iu

function numberFacts(material: Material): Facts {
  return new Map<string, Fact>([
    ...timeFacts(material),
    ...servingFacts(material),
    ...countFacts('steps', material.steps.length, ''),
    ...countFacts('ingredients', material.ingredients.length, ''),
  ])
}

function countFacts(name: string, number: number, quote: string): Facts {
  return new Map(number > 0 ? [[name, { text: String(number), number, quote }]] : [])
}

function timeFacts({ content, minutes }: Material): Facts {
  const facts = new Map<string, Fact>(countFacts('minutes', minutes ?? 0, `${minutes} min`))
  if (minutes !== null && spokenMinutes(minutes) !== '')
    facts.set('time', { text: spokenMinutes(minutes), number: minutes, quote: `${minutes} min` })
  for (const [key, name] of PART_TIMES) {
    const value = Number(/^(\d+) min$/.exec(valueOf(content, name))?.[1] ?? 0)
    if (value < 5 || spokenMinutes(value) === '') continue
    facts.set(key, { text: spokenMinutes(value), number: value, quote: `${value} min` })
    facts.set(`${key}Minutes`, { text: String(value), number: value, quote: `${value} min` })
  }
  return facts
}

function servingFacts({ content, servings }: Material): Facts {
  const made = valueOf(content, 'servings')
  const served = SERVED.test(made) ? Number(servings) || 0 : 0
  const facts = new Map<string, Fact>(countFacts('servings', served, made))
  if (YIELDED.test(made))
    facts.set('yield', { text: made.toLowerCase(), number: Number(servings), quote: made })
  return facts
}

function valueOf({ facts }: PageContent, name: string): string {
  return facts.find((fact) => fact.name === name)?.value ?? ''
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
  for (const [key, value] of occasionFacts(`${near} · ${tags}`, name)) facts.set(key, value)
  const tool = words.tools.find((word) => has(word, `${owned} ${name}`))
  if (tool) facts.set('tool', text(tool))
  if (/\bbak(?:e|es|ed|ing)\b|\boven\b/i.test(steps.join(' ')) && BAKED.test(head))
    facts.set('baked', text('', head))
  for (const [key, value] of dishFlags(near, whole)) facts.set(key, value)
  if (steps.length > 0 && steps.length <= 6) facts.set('fewSteps', { text: '', quote: '' })
  return facts
}

/** `occasion` and `season`, two of each, with the words for a title and for a text. */
function occasionFacts(where: string, name: string): Facts {
  const facts = new Map<string, Fact>()
  for (const key of ['occasion', 'season'] as const) {
    const said = words[key].filter(
      ({ title, pattern }) => new RegExp(pattern, 'iu').test(where) && !has(title, name),
    )
    said.slice(0, 2).forEach((entry, index) => {
      const slot = index === 0 ? key : `${key}${index + 1}`
      facts.set(slot, text(entry.title))
      facts.set(`${slot}.text`, text(entry.text))
    })
  }
  return facts
}

function dishFlags(near: string, whole: string): Facts {
  const facts = new Map<string, Fact>()
  for (const [key, pattern] of Object.entries(words.flags)) {
    const found = new RegExp(pattern, 'iu').exec(NEAR_FLAGS.has(key) ? near : whole)
    if (found) facts.set(key, { text: '', quote: found[0] })
  }
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

/** What comes in a batch. */
const BAKED =
  /^(?:cookies?|muffins?|bars?|brownies|blondies|scones|rolls?|buns?|biscuits|cupcakes|bites|squares|croissants|donuts|doughnuts)$/i

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

/**
 * `madeWith`: what the dish is mostly made of, in the order of its list. `withPair`, `withList`: what
 * a title may name beside the dish: not in its name, and spoken of in the title, the summary or the
 * lead.
 */
function ingredientFacts(material: Material, name: string): Facts {
  const { content, language, letters, ingredients } = material
  const own = new Set(wordsOf(name.toLowerCase()).map(language.stem))
  const lead = [content.title, content.description, ...content.paragraphs.slice(0, LEAD_PARAGRAPHS)]
  const named = ingredients.map((line) => ingredientName(line).replace(KIND_OF_IT, ''))
  const names = [...new Set(named)]
    .map((entry) => lowerStart(letters.running(entry)))
    .filter((entry) => entry !== '' && wordsOf(entry).length <= 3 && !NO_MAIN.test(entry))
  const distinct = names.filter(
    (entry, place) =>
      !names
        .slice(0, place)
        .some((other) => language.stem(lastWord(other)) === language.stem(lastWord(entry))),
  )
  const telling = distinct.filter(
    (entry) =>
      !PLAIN.test(entry) &&
      !wordsOf(entry).some((word) => own.has(language.stem(word.toLowerCase()))) &&
      lead.some((line) => has(lastWord(entry), line)),
  )
  const facts = new Map<string, Fact>()
  telling.slice(0, 3).forEach((entry, index) => facts.set(`ingredient${index + 1}`, text(entry)))
  const put = (key: string, entries: readonly string[], least: number): void => {
    if (entries.length >= least) facts.set(key, text(listed(entries)))
  }
  put('withPair', telling.slice(0, 2), 2)
  put('withList', telling.slice(0, 3), 3)
  put('madeWith', distinct.slice(0, 4), 3)
  if (distinct.length === ingredients.length && distinct.length <= 6) put('madeAll', distinct, 3)
  return facts
}

const lastWord = (entry: string): string => (wordsOf(entry).at(-1) ?? '').toLowerCase()

/** "Goat cheese" at the start of its line. */
function lowerStart(entry: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(entry)
    ? entry.charAt(0).toLowerCase() + entry.slice(1)
    : entry
}

/** Said in a list, not in a sentence: "unbleached all-purpose flour". */
const KIND_OF_IT =
  /^(?:(?:unbleached|all[- ]purpose|plain|granulated|caster|unsalted|salted|large|medium|small|fresh|freshly|organic|boneless|skinless|extra[- ]virgin|pure|unsweetened|packed|cooked|raw|ripe|good quality|full[- ]fat|low[- ]sodium|reduced[- ]sodium),?\s+)+/iu
/** Nothing that a dish is made of: tools, a word left of its line, what only seasons. */
const NO_MAIN =
  /^(?:bone-in|boneless|skinless|lean|red|green|white|black|dark|light|large|small|medium|fresh|dry|pint|filling|topping|dressing|crust|dough|batter|\p{L}+ly)$|\b(?:foil|paper|skewers?|toothpicks?|spray|water|salt|pepper|seasoning|baking powder|baking soda|bicarb\p{L}*|soda|extract|essence|colou?ring|flakes|oil|vinegar|cayenne|paprika|cumin|turmeric|coriander|nutmeg|cloves|bay leaf|bay leaves|(?:chili|garlic|onion|curry) powder)\b/iu
/** In any kitchen. */
const PLAIN =
  /\b(?:eggs?|milk|butter|flour|sugar|onions?|garlic|stock|broth|yeast|starch|cornstarch|paprika|cumin|oregano|powder|leaves?|paste|vinegar|mustard|shortening|margarine|syrup)\b/iu

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
