/** The name of a dish out of a recipe's title, as it reads inside a sentence. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf, type Language } from '../../language/language.ts'
import { escaped } from '../../language/escaped.ts'
import { caseOf } from '../../language/letter-case.ts'
import { lowerKnown, withDishCapitals, withoutShouting } from '../../subject/proper-words.ts'
import type { SeriesTest } from '../../subject/title-series.ts'

/** Praise and haste that are no part of the name. */
const PRAISE =
  /^(?:(?:the|my|our|an?|this)\s+)?(?:(?:very|absolute(?:ly)?|actually|truly|ridiculously|super|insanely|really|so)\s+)?(?:best(?:[- ]ever)?|easiest|easy|perfect|ultimate|simple|quick|homemade|amazing|delicious|favou?rite|incredible|irresistible|foolproof|famous|obsession-worthy|overloaded|authentic|yummy|special|fantastic|awesome|to-die-for|award[- ]winning|good old(?!-)|world['’]s best)(?:\s*(?:,|&|\+|and)\s*|\s+)/iu
const ARTICLE = /^(?:the|my|our|an?|this)\s+/iu
/** "Mom's Homemade Preserves", "Linda's Frozen Cake": sentences on the dish do without the cook. */
const RELATIVE =
  /^(?!(?:shepherd|farmer|hunter|general|devil|confectioner|fisherman)['’]s)\p{L}+['’]s\s+(?=\S+\s+\S)/iu
const ORDER = /^(?:how to )?(?:make|cook|bake|prepare|grill|roast|fry)\s+(?:the |an? )?/iu
const MINUTES = /^(?:\d{1,3}|five|ten|fifteen|twenty|thirty)[ -]min(?:ute|\.)?s?\s+/iu
const INGREDIENTS = /^(?:\d{1,2}|two|three|four|five|six)[ -]ingredients?\s+/iu
/** "Slow Cooker EASY Chili": praise that a page shouts in the middle of a name. */
const SHOUTED_PRAISE = /(?<=\S )(?:EASY|BEST|QUICK|SIMPLE|HOMEMADE|PERFECT) (?=\S)/gu
/** "Lemon Tart by Nora Field". */
const COOK = /,? by (?:chef )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)*$/u
const ENDING =
  /\s+(?:recipes?(?:\s+(?:by|for|from|ideas?|puts?|makes?|is|turns?|gets?|brings?|uses?|calls?|takes?|gives?|adds?|has|to|you)\s.*)?|\(?video\)?|ever|i{1,3}|made easy|from scratch|at home|simplified|clone|step by step)$/iu

/** "Easy Beginners Sourdough Bread" lacks its mark. */
const OF_BEGINNERS =
  /(?<=^(?:(?:the|easy|best|simple|perfect|ultimate|my|homemade) )*)(Beginner)s(?= (?:guide|\p{L}+ ){0,4}(?:guide|bread|loaf|recipe|cake|pizza|cookies|sourdough|checklist|workout|routine|plan|kit|pattern|project)s?\b)/giu

/** "Lamb Sliders w/ Gremolata", "Potato Salad W. Chickpeas". */
export const spelledWith = (title: string): string =>
  title.replace(/(?<=\p{L}\)? )w(?:\/ ?|\. )(?=\p{L})/giu, 'with ').replace(OF_BEGINNERS, '$1’s')

/** "Spice Cake + Maple Frosting" inside a sentence; a longer sum is a list. */
export const joinedBy = (word: string, title: string): string =>
  title.split(' + ').length === 2 ? title.replace(/(?<=\p{L}) \+ (?=\p{L})/u, ` ${word} `) : title

/** "Two favorites combine in this apple tart recipe": the dish is named last. */
const IN_THIS = /^[^:|]+\s(?:in|with) (?:this|these|our|my) ([^:|]+ recipes?)$/iu

/** `''` where the title is no name: a question, a joke, another page's heading. */
export function dishName(title: string, isSeries: SeriesTest = () => false): string {
  const whole = spelledWith(title.replace(IN_THIS, '$1'))
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ')
    .replace(/[\p{Extended_Pictographic}\uFE0F™®]/gu, '')
    // The same name once more in another script.
    .replace(
      /(?<=\p{Script=Latin}.*)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu,
      '',
    )
    .replace(SHOUTED_PRAISE, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = joinedBy('with', whole)
    .split(/\s*[:|•·]\s+|\s+[–—|-]\s+|(?<=[?!])\s+/u)
    .map(bareDishName)
  const isDish = (part: string): boolean =>
    isName(part) &&
    !isLabel(part) &&
    !isSeries(
      part,
      parts.filter((other) => other !== part && isName(other)),
    )
  const named = parts.find(isDish) ?? parts.find(isName) ?? parts.map(headOfDish).find(isName)
  const diet = DIET.exec(title)?.[0] ?? ''
  if (named === undefined) return ''
  return withoutShouting(diet === '' || DIET.test(named) ? named : `${diet} ${named}`)
}

/** Without praise, article, cook and "recipe". */
export function bareDishName(part: string): string {
  let name = part
    .replace(/[.!,;\s]+$/, '')
    .replace(/^["“'‘](.+)["”'’]$/, '$1')
    .replace(COOK, '')
  let before = ''
  while (before !== name) {
    before = name
    name = [MINUTES, INGREDIENTS, PRAISE, RELATIVE, ORDER, ARTICLE]
      .reduce((text, pattern) => withoutStart(text, pattern), name)
      .replace(/\s+recipes?\s+(?=with\b)/iu, ' ')
      .replace(/,?\s+(?:(?:just )?like|made (?:with|from)|that|the way|inspired by)\s.+$/iu, '')
      .replace(ENDING, '')
      .replace(/[.,;!\s]+$/, '')
      .trim()
  }
  return name
}

/** "MMM: Chicken Meatballs": letters without a vowel. */
function isLabel(part: string): boolean {
  return /^[^aeiouy\s]{1,4}$/iu.test(part)
}

/** A name keeps at least one word. */
function withoutStart(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '')
  return wordsOf(rest).length > 0 ? rest : text
}

const SENTENCE =
  /[?!]|^(?:why|what|when|where|who|how|do|does|can|should|is|are|if|\d+ (?:best|easy|ways|tips|ideas|recipes))\b|(?<![\p{L}'’])(?:i|i['’]m|is|are|was|we|you|you['’]ll|your|our|want|will|that|which|because)(?![\p{L}])/iu

function isName(text: string): boolean {
  const words = wordsOf(text)
  return words.length >= 1 && words.length <= 9 && text.length <= 70 && !SENTENCE.test(text)
}

/** What the title promises beside the name: "[Gluten-Free]", "(vegan)". */
const DIET =
  /(?<![\p{L}-])(?:(?:gluten|dairy|sugar|egg|nut|grain)[- ]free|vegan|vegetarian|keto|low[- ]carb|paleo)(?![\p{L}-])/iu
/** What comes with a dish, and the way it is served. */
const BESIDE = /\s+(?:with|in|on|from|without)\s+/iu

/** "Tofu mixed greens salad with broccoli" → "tofu mixed greens salad"; at least two words. */
export function shortDishName(name: string): string {
  const head = headOfDish(name)
  if (wordsOf(head).length >= 2) return head.length > LONG ? withoutDiet(head) : head
  return name.length > LONG && head.length >= MIN_HEAD ? head : name
}

/** In letters: a longer name leaves no room for other words on a picture. */
const LONG = 34
const MIN_HEAD = 5

/** All of "gluten free and sugar free", since "and sugar free plum cake" is half of a name. */
function withoutDiet(name: string): string {
  const rest = name.replace(
    new RegExp(`^${DIET.source}(?:(?:,? (?:and|&) |, | )${DIET.source})*\\s+`, 'iu'),
    '',
  )
  return wordsOf(rest).length >= 2 && !/^(?:and|or|&)\s/iu.test(rest) ? rest : name
}

/** What is before "with": the part whose last word says what the dish is. */
export function headOfDish(name: string): string {
  return (name.split(BESIDE)[0] ?? name).replace(/,$/, '')
}

/**
 * The name as it reads inside a sentence. Pages write their dish in capitals wherever it comes, so
 * only words with a capital elsewhere, such as "Parmesan" in "with grated Parmesan", keep it.
 */
export function runningDishName(name: string, content: PageContent, language: Language): string {
  const head = (wordsOf(headOfDish(name)).at(-1) ?? '').toLowerCase()
  const withoutTitles = (text: string): string =>
    text.replace(/(?:\p{Lu}[\p{L}’'&-]*\s+){1,}\p{Lu}[\p{L}’'-]*/gu, (run) =>
      run.toLowerCase().includes(head) ? run.toLowerCase() : run,
    )
  // "This Tender Chicken is …": what is in the dish's own name there is no name.
  const { running, isName: isNamed } = caseOf(
    {
      ...content,
      description: withoutTitles(content.description),
      paragraphs: content.paragraphs.map(withoutTitles),
    },
    language,
  )
  const isRareName = namedInside([content.description, ...content.paragraphs], withoutTitles)
  return withDishCapitals(
    name
      .split(' ')
      .map((word) =>
        /['’]s$|\d|^\p{Lu}+&\p{Lu}+$/u.test(word) ||
        isNamed(word) ||
        (language.rarity(word.toLowerCase()) >= RARE && isRareName(word))
          ? word
          : lowerKnown(running(word), language),
      )
      .join(' '),
  )
}

/** Commoner words have a lexicon that knows them. */
const RARE = 0.7

/**
 * "Merle" of "the singer, Merle Haggard": a capital behind a small word, outside the dish's own name,
 * of a word that the page never writes small.
 */
function namedInside(
  lines: readonly string[],
  withoutTitles: (text: string) => string,
): (word: string) => boolean {
  const page = lines.join('\n')
  const inside = new Set(
    lines
      .flatMap((line) => [...withoutTitles(line).matchAll(CAPITAL_INSIDE)])
      .map(([, word = '']) => word.toLowerCase()),
  )
  return (word) =>
    inside.has(word.toLowerCase()) &&
    !new RegExp(`(?<!\\p{L})${escaped(word.toLowerCase())}(?!\\p{L})`, 'u').test(page)
}

const CAPITAL_INSIDE = /(?<!\p{L})\p{Ll}[\p{L}'’-]*[,;]?\s(\p{Lu}\p{Ll}+)(?!\p{L})/gu
