/**
 * How a topic gets into a line of the page that does not say it, the way a person would put it: in
 * place of "it", before its own head ("the lake" becomes "the mountain lake"), or behind a heading
 * that asks for its end. English only; null where none of these reads well.
 */
import { escaped } from '../escaped.ts'
import { contentStems, wordsOf, type Language } from '../language.ts'
import { sectionAbout } from '../section.ts'
import { withArticle } from './english-articles.ts'
import { attributive, gerundOf, isInstruction, isPlural, singular } from './english-grammar.ts'
import { dishNames } from './dish-names.ts'
import { colouredHead, completed, completedTask } from './english-said-names.ts'
import { thingsUnder } from './listed-things.ts'
import { coversInterest, type Material } from './material.ts'

/** Whether the page is about the interest, and not only speaks of it in one place. */
export function isOfPage({ content, subject, language }: Material, interest: string): boolean {
  const head = (text: string): string => language.stem((wordsOf(text).at(-1) ?? '').toLowerCase())
  const isOfAuthor = content.facts.some(
    ({ name, value }) =>
      name === 'author_keyword' && value.toLowerCase() === interest.toLowerCase(),
  )
  return (
    isOfAuthor ||
    (subject.noun !== '' && head(subject.noun) === head(interest)) ||
    coversInterest(subject.title, interest, language) ||
    coversInterest(content.description.split(/[,:.]/)[0] ?? '', interest, language)
  )
}

/** Something to keep, which takes an article whatever the page says. */
export const PAPER =
  /\b(?:list|checklist|routine|guide|plan|itinerary|diary|schedule|wardrobe|workout|stretch)$/i

/**
 * The interest as a thing in running text, with its article: "a floating shelf", "roasted tomato
 * soup".
 */
export function topicName(material: Material, interest: string): string {
  const dishes = dishNames(material, interest)
  const dish = dishes.find((name) => !/ with /i.test(name)) ?? dishes[0]
  if (dish) return material.letters.running(dish)
  const [found, name] = withArticle(material, material.letters.running(interest))
  const article = found === '' && PAPER.test(name) ? 'the' : found
  return article === '' ? name : `${article} ${name}`
}

/** A sentence or heading with the topic's own words put before its head. */
export function expanded(material: Material, interest: string, line: string): string | null {
  const { language } = material
  if (coversInterest(line, interest, language)) return line
  if (!mayStandInside(material, interest, line)) return null
  const whole = namesOf(material, interest)
    .flatMap((name) => completed(line, name, language) ?? colouredHead(line, name, language) ?? [])
    .find((text) => coversInterest(text, interest, language))
  if (whole !== undefined) return isToldApart(material, interest) ? null : whole
  return headed(material, interest, line)
}

/** In the words of the dish, plainest first, else in those of the interest. */
function namesOf(material: Material, interest: string): string[] {
  return [...dishNames(material, interest), interest].map(material.letters.running)
}

function headed(material: Material, interest: string, line: string): string | null {
  const { language } = material
  const name = bareName(material, interest)
  const words = wordsOf(name)
  const before = words.slice(0, -1).join(' ')
  const said = contentStems(line, language)
  if (
    before === '' ||
    words.join(' ') !== name ||
    contentStems(before, language).some((stem) => said.includes(stem))
  )
    return null
  const made = beforeHead(line, words, language).find((text) =>
    coversInterest(text, interest, language),
  )
  // Asked last, since it reads the whole page.
  return made === undefined || isToldApart(material, interest) ? null : made
}

function beforeHead(line: string, words: readonly string[], language: Language): string[] {
  const heads = [...line.matchAll(headPattern(words.at(-1) ?? ''))].filter(({ index, 0: word }) =>
    isHeadHere({ before: line.slice(0, index), after: line.slice(index) }, word, language),
  )
  return heads.map(({ index }) => insertedAt(line, index, words.slice(0, -1).join(' ')))
}

/** "Bread is not cake": what a thing is set against may be its own kind. */
const CONTRASTS =
  /\b(?:not|never|than|unlike|instead|rather|whereas|versus|vs|compared|opposite|but|both|other|any|all|every kind|sorts?|kinds?)\b|n['’]t\b/i

/**
 * "Bread rises with yeast and banana bread with baking soda": the bare head is another thing on
 * this page.
 */
function isToldApart({ content, language }: Material, interest: string): boolean {
  const words = wordsOf(interest.toLowerCase())
  const head = words.at(-1) ?? ''
  if (words.length < 2 || language.lang !== 'en') return false
  const bare = new RegExp(
    `(?:^|[.!?]\\s+|\\b(?:and|while|but|whereas|unlike) )(?:plain |ordinary |normal |regular )?${escaped(singular(head))}(?:s|es)? \\p{L}`,
    'iu',
  )
  return content.paragraphs.some((text) =>
    text
      .split(/(?<=[.!?])\s+/)
      .some(
        (sentence) =>
          sentence.toLowerCase().includes(interest.toLowerCase()) &&
          bare.test(sentence.replace(new RegExp(escaped(interest), 'giu'), '\u0000')),
      ),
  )
}

function mayStandInside(material: Material, interest: string, line: string): boolean {
  return (
    !CONTRASTS.test(line) &&
    material.language.lang === 'en' &&
    isOfPage(material, interest) &&
    !isTask(material, interest)
  )
}

function headPattern(head: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${escaped(singular(head))}|${escaped(head)})(?![\\p{L}\\p{N}'’-])`,
    'giu',
  )
}

/** "start seeds indoors" is something to do and no name. */
export function isTask({ subject }: Material, interest: string): boolean {
  return (
    subject.task !== '' &&
    wordsOf(interest.toLowerCase())[0] === wordsOf(subject.task.toLowerCase())[0]
  )
}

/**
 * Not "coffee beans", "15 grams of coffee" or "ground coffee": only where the word alone stands for
 * the topic.
 */
function isHeadHere(
  { before, after }: { before: string; after: string },
  word: string,
  language: Language,
): boolean {
  return isFreeBefore(before, language) && isFreeAfter(after, word, language)
}

const BINDS = /^(?:of|ground|per|this|that|these|those|to|can|will|should|must|you|we|they)$/

function isFreeBefore(before: string, language: Language): boolean {
  const last = wordsOf(before).at(-1)?.toLowerCase() ?? ''
  if (BINDS.test(last) || /[-–]\s*$/.test(before)) return false
  if (last === '' || /[,:;.]\s*$/.test(before) || language.isStopWord(last)) return true
  const tag = language.tokens(last).find((token) => token.text.toLowerCase() === last)?.pos
  return tag !== 'NOUN' && tag !== 'PROPN'
}

function isFreeAfter(after: string, word: string, language: Language): boolean {
  const next = /^\s+([\p{L}-]+)/u.exec(after.slice(word.length))?.[1]?.toLowerCase() ?? ''
  if (next === '' || language.isStopWord(next)) return true
  const tag = language.tokens(after.toLowerCase())[1]?.pos
  return tag !== 'NOUN' && tag !== 'PROPN'
}

function insertedAt(line: string, at: number, words: string): string {
  const isFirst = at === 0
  const start = line
    .slice(0, at)
    .replace(
      /\ban?(\s+)$/i,
      (article, space: string) =>
        `${article.startsWith('A') ? 'A' : 'a'}${/^[aeiou]/i.test(words) ? 'n' : ''}${space}`,
    )
  const head = line.slice(at)
  return isFirst
    ? `${capital(words)} ${head.replace(/^./u, (letter) => letter.toLowerCase())}`
    : `${start}${words} ${head}`
}

/**
 * Headings bent to the topic, best first. None where the heading says it already or nothing reads
 * well.
 */
export function bentHeadings(material: Material, interest: string, heading: string): string[] {
  const { language } = material
  if (coversInterest(heading, interest, language)) return [heading]
  if (language.lang !== 'en' || !isOfPage(material, interest) || contentless(material, interest))
    return []
  const task = isTask(material, interest)
    ? (completedTask(heading, interest) ?? whenDone(material, heading))
    : null
  if (task !== null) return [task]
  const replaced = instead(material, interest, heading)
  const inside = expanded(material, interest, heading)
  return [
    ...replaced,
    ...(inside === null ? [] : [inside]),
    ...behind(material, interest, heading),
  ].filter((text) => coversInterest(text, interest, language))
}

/** "When You Start Seeds Indoors: How Much Light Seedlings Need". */
function whenDone({ subject, letters }: Material, heading: string): string | null {
  const task = letters.running(
    subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? '',
  )
  return task !== '' &&
    /^how (?:much|many|long|often|deep|far|warm) |^\p{L}+ing without /iu.test(heading) &&
    !/\bwhen\b/i.test(heading)
    ? `When you ${task}: ${heading}`
    : null
}

/** "Floating shelf tips" name no thing that a heading could speak of. */
function contentless({ content }: Material, interest: string): boolean {
  return (
    content.kind === 'list' || /\b(?:tips|ideas|guide|recipes?|list|plan|tutorial)$/i.test(interest)
  )
}

/**
 * "Make it ahead" → "Make roasted tomato soup ahead", "Style it calmly" → "How to style a floating
 * shelf".
 */
function instead(material: Material, interest: string, heading: string): string[] {
  const pronoun = isPlural(wordsOf(interest).at(-1) ?? '') ? /\b(?:it|them)\b/i : /\bit\b/i
  if (!pronoun.test(heading) || !isMeant(material, interest, heading)) return []
  const made = heading.replace(pronoun, topicName(material, interest))
  if ((made.match(/\bwith\b/gi) ?? []).length > 1) return []
  return /^\p{L}+ (?:it|them) \p{L}+ly$/iu.test(heading)
    ? [
        `How to ${made.replace(/ \p{L}+ly$/iu, '').replace(/^./u, (letter) => letter.toLowerCase())}`,
      ]
    : [made]
}

/** "It" that stands for nothing: the weather, a while, what is worth doing. */
const DUMMY =
  /\bit (?:rains?|snows?|pours|freezes|hails|thaws|gets? (?:cold|hot|dark|late|light|warm)|takes?|costs? to|pays|matters|seems|depends|(?:is|was|will be) (?:\p{L}+ )?(?:worth|time|cold|hot|dark|late|early|warm|raining|snowing|freezing|winter|summer|spring|autumn|fall|possible|\p{L}+ (?:to|that|when|if)\b))|\b(?:is|was|will|does|did|can|should|would) it (?:rain|snow|freeze|take|cost|pay|matter|(?:be )?(?:worth|time|possible|safe to|ok|okay|\p{L}+ to)\b)|\b(?:make|makes|find|call) it \p{L}+ to\b|\bit['’]s (?:worth|time|cold|hot|too late|raining|snowing)/iu

/**
 * Whether the pronoun of a heading can only mean the topic: it is the only one, and its section
 * names the topic's head.
 */
function isMeant(
  { content, language, subject }: Material,
  interest: string,
  heading: string,
): boolean {
  const pronouns = heading.match(/\b(?:it|its|itself|them|they|their)\b/gi) ?? []
  if (pronouns.length > 1 || DUMMY.test(heading)) return false
  // In a recipe all that is stored, frozen and served is the dish.
  if (
    content.kind === 'recipe' &&
    /^(?:what to serve with|(?:how to )?(?:make|store|serve|freeze|reheat|keep|prep)) it\b/i.test(
      heading,
    )
  )
    return true
  const heads = [interest, subject.noun].map((name) =>
    language.stem((wordsOf(name).at(-1) ?? '').toLowerCase()),
  )
  const { text } = sectionAbout(content, heading)
  return wordsOf(text.toLowerCase()).some((word) => heads.includes(language.stem(word)))
}

/** Asks for its end. */
const OPEN =
  /^(?:what to (?!know\b|expect\b|do\b|say\b)\p{L}+(?: (?:first|before|next))?|(?:the )?[\p{L}-]+(?: [\p{L}-]+)? (?:routine|checklist|timeline|layers|ratio|budget|schedule|setup|tools|materials|supplies|rituals|toppings|fillings|sides|sauces))$/iu

/** "The lemon sugar trick". */
const TRICK = /^the (?:[\p{L}-]+ ){1,3}(?:trick|secret|shortcut|mix)$/iu
/** "Why cedar lasts": what stands in the ground or in the rain. */
const LASTING = /^why \p{L}+ (?:lasts?|rots?|works?)$/iu
/** "How to keep blueberries from sinking": in what. */
const FROM =
  /^(?:how to )?(?:keep|stop|prevent)\b.* from (?:sinking|sticking|burning|splitting|curdling|drying out|tipping over|going soggy)$/iu

/** "Layers and coats" over a list of them. */
function isListOfThings(material: Material, heading: string): boolean {
  return (
    isPlural(wordsOf(heading).at(-1) ?? '') &&
    !/^(?:how|what|why|when|where|who|the|your)\b/i.test(heading) &&
    !isInstruction(heading) &&
    thingsUnder(material, heading).length >= 2
  )
}

/** What grows stands in its bed. */
const GROWN = /^what to (?:plant|grow|sow)\b/i
const BED =
  /\b(?:bed|garden|pot|planter|container|greenhouse|box|border|yard|tub|basket|trough)s?$/i

function behind(material: Material, interest: string, heading: string): string[] {
  const thing = topicName(material, interest)
  const parted = /^(the [\p{L}-]+(?: [\p{L}-]+)?): (.+)$/iu.exec(heading)
  if (parted) return [`${parted[1] ?? ''} for ${thing}: ${parted[2] ?? ''}`]
  return (
    named(material, interest, heading) ??
    asking(material, interest, heading) ??
    forTask(material, interest, heading) ??
    placed(material, interest, heading)
  )
}

/** What the heading leaves open, by what it says itself. */
function named(material: Material, interest: string, heading: string): string[] | null {
  const thing = topicName(material, interest)
  const rest = thingWithout(thing, heading, material.language)
  const isInBed = BED.test(interest)
  const found: [isMeant: boolean, text: string][] = [
    [TRICK.test(heading) || isListOfThings(material, heading), `${heading} for ${rest}`],
    [LASTING.test(heading) && isInBed, `${heading} in ${thing}`],
    [FROM.test(heading), `${heading} in ${rest}`],
    [OPEN.test(heading), `${heading} ${GROWN.test(heading) && isInBed ? 'in' : 'for'} ${thing}`],
  ]
  const text = found.find(([isMeant]) => isMeant)?.[1]
  return text === undefined ? null : [text]
}

function asking(material: Material, interest: string, heading: string): string[] | null {
  const thing = topicName(material, interest)
  const asked = /^(when|how|where) to \p{L}+$/iu.exec(heading)?.[1]?.toLowerCase()
  if (asked) return [`${heading} ${asked === 'where' ? 'for ' : ''}${thing}`]
  const isReason =
    /^why (?!it\b|they\b)/iu.test(heading) &&
    isOwnDish(material, interest) &&
    !saysHead(material, interest, heading)
  return isReason ? [`${heading} for ${thingWithout(thing, heading, material.language)}`] : null
}

/** "Why Greek yogurt makes softer muffins" has its muffins. */
function saysHead({ language }: Material, interest: string, heading: string): boolean {
  return contentStems(heading, language).includes(
    language.stem((wordsOf(interest).at(-1) ?? '').toLowerCase()),
  )
}

/**
 * The dish by its own name: "Why roast the tomatoes first for vegetarian soup" gives the reason of
 * another thing.
 */
function isOwnDish({ content, subject, language }: Material, interest: string): boolean {
  const own = contentStems(subject.noun, language)
  return (
    content.kind === 'recipe' &&
    contentStems(interest, language).every((stem) => own.includes(stem))
  )
}

/**
 * "Tomato soup" of "roasted tomato soup" behind a heading that has the rest: a head alone, "for
 * soup", names nothing.
 */
function thingWithout(thing: string, heading: string, language: Language): string {
  const said = contentStems(heading, language)
  const left = wordsOf(thing).filter((word) => !said.includes(language.stem(word.toLowerCase())))
  if (left.length > 1 && !/^(?:and|with)$/i.test(left[0] ?? '')) return left.join(' ')
  const [before = '', head = ''] = wordsOf(thing).slice(-2)
  return language.isStopWord(before.toLowerCase()) ? head : `${before} ${head}`.trim()
}

/** "Mistakes to avoid" and "What you need", with what the page teaches. */
function forTask(material: Material, interest: string, heading: string): string[] | null {
  const { subject, letters } = material
  const task = letters.running(
    subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? '',
  )
  if (/^(?:the )?(?:most )?(?:common )?mistakes(?: to avoid)?$/iu.test(heading))
    return [
      task
        ? `Mistakes to avoid when ${gerundOf(task)}`
        : `${attributive(bareName(material, interest))} mistakes to avoid`,
    ]
  if (/^what you(?:['’]ll)? need$/iu.test(heading))
    return [
      task ? `What you need to ${task}` : `What you need for ${topicName(material, interest)}`,
    ]
  return null
}

/**
 * "by a mountain lake" out of the page's own title stands behind "Day one: dawn on the water" too.
 */
function placed(material: Material, interest: string, heading: string): string[] {
  const { language } = material
  const [place] = placeOf(material, interest)
  if (!place || heading.endsWith('?') || /^(?:how|what|why|when|where)\b/i.test(heading)) return []
  const said = contentStems(heading, language)
  if (contentStems(interest, language).some((stem) => said.includes(stem))) return []
  // "Fog and a late start: day three by a mountain lake": what happens stands first, and alone on
  // the picture.
  const parted = /^((?:day|week|stop|part|chapter) \p{L}+): (.+)$/iu.exec(heading)
  return parted
    ? [`${parted[2] ?? ''}: ${(parted[1] ?? '').toLowerCase()} ${place}`]
    : [`${heading} ${place}`]
}

export function placeOf({ content }: Material, interest: string): string[] {
  const name = escaped(interest)
  const place = new RegExp(`\\b((?:in|on|by|at|around) (?:an? |the )?${name})\\b`, 'iu').exec(
    content.title,
  )?.[1]
  return place === undefined
    ? []
    : [
        place.toLowerCase() === place
          ? place
          : place.replace(/^./u, (letter) => letter.toLowerCase()),
      ]
}

/** Without its article. */
function bareName(material: Material, interest: string): string {
  return material.letters.running(dishNames(material, interest)[0] ?? interest)
}

function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase())
}
