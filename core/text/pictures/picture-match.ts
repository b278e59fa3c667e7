/**
 * Which of a page's pictures shows what a pin speaks of: the one that is in the section, or
 * that shares words with it by its alternative text, its caption, the heading above it and the name
 * of its file.
 */
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { denies, isOtherColour, type Translatable } from './picture-match-conflicts.ts'

export interface NamedPicture {
  readonly alt: string
  readonly address: string
  readonly caption?: string
  /** The nearest one above it, '' for none. */
  readonly heading?: string
}

export interface PinIdea {
  /** The heading or entry that the title is about, '' for the page as a whole. */
  readonly idea: string
  readonly title: string
  /**
   * The words on the pin: a picture that shows what they name comes before one that is only
   * near.
   */
  readonly headline?: string
  /** What the whole page is about: a pin on a part of it is not recognised by these words. */
  readonly topic?: string
  /** What is below that heading. */
  readonly section?: string
  /** The heading of that section, where the idea is a line of it. */
  readonly heading?: string
  /**
   * The heading before that one: the last picture above a heading often belongs to what follows.
   */
  readonly before?: string
}

/** "Kräutertöpfe" and "Kräutergarten" share their beginning. */
const COMMON_START = 6
/**
 * A thing that the headline names weighs more than a place in the section; a word that only the
 * section's text shares, little.
 */
const NAMED = { headline: 3.4, title: 1, topic: 0.1 }
/** Of two that show a named thing the one that shows less besides. */
const ALL_OF_IT = 0.9
const IN_SECTION = 2
/** What is in the section but shares nothing with its words. */
const STRANGE = 0.6
/** A section's first picture is of its heading, a later one of what has happened since. */
const LATER_IN_SECTION = 1.6
const JUST_BEFORE = 0.8
/** The text under the page's own title is what the page is about, and none of its parts. */
const UNDER_TITLE = 0.5
/** A word of a line counts less than one of a heading: its section says what it is about. */
const WORD_OF_LINE = 0.6
const FROM_TEXT = { each: 0.3, most: 0.9 }
const DENIED = 4

/**
 * How well each picture fits, 0 = nothing shared, less where it says otherwise. Words that all
 * pictures have distinguish none and count little.
 */
export function fitOfPictures(
  pictures: readonly NamedPicture[],
  pin: PinIdea,
  language: Language,
): number[] {
  const { idea, title, headline = '', section = '', heading = idea, before = '' } = pin
  const stems = stemsOf(pictures, language)
  const shared = (stem: string): number => stems.filter((own) => holds(own, stem)).length
  const worth = (stem: string): number => worthOf(shared(stem), pictures.length)
  const weights = weightsOf(pin, language)
  const told = contentStems(section, language).filter((stem) => !weights.has(stem))
  const score = (
    own: readonly string[],
    words: Iterable<string>,
    weight: (stem: string) => number,
  ): number =>
    [...new Set(words)]
      .filter((stem) => holds(own, stem))
      .reduce((sum, stem) => sum + worth(stem) * weight(stem), 0)
  return pictures.map((picture, index) => {
    const own = stems[index] ?? []
    const place = placeOf(pictures, index, { ...pin, heading, before })
    const all =
      (ALL_OF_IT * own.reduce((sum, stem) => sum + (weights.has(stem) ? worth(stem) : 0), 0)) /
      Math.max(4, own.length)
    const named = score(own, weights.keys(), (stem) => weights.get(stem) ?? 0) + all
    const fromText = Math.min(
      FROM_TEXT.most,
      score(own, told, () => FROM_TEXT.each),
    )
    const isStrange = picture.alt !== '' && section !== '' && named + fromText < FROM_TEXT.each
    const said = { headline: `${headline} ${idea || title}`, section }
    const isDenied =
      idea !== '' &&
      (denies(picture.alt, said, language) || isOtherColour(picture.alt, said, language))
    return named + place * (isStrange ? STRANGE : 1) + fromText - (isDenied ? DENIED : 0)
  })
}

/** Of a word that `shared` of the page's pictures have. */
function worthOf(shared: number, pictures: number): number {
  if (pictures < 2) return 1
  return shared === pictures ? 0.1 : 1 - (shared - 1) / pictures
}

/** Where it is on the page. */
function placeOf(
  pictures: readonly NamedPicture[],
  index: number,
  {
    idea,
    heading,
    before,
    topic = '',
  }: PinIdea & { readonly heading: string; readonly before: string },
): number {
  const isUnder = (wanted: string, { heading: above = '' }: NamedPicture): boolean =>
    isSameHeading(above, wanted)
  const [picture] = pictures.slice(index)
  if (!picture) return 0
  if (idea === '') return isUnder(topic, picture) ? UNDER_TITLE : 0
  if (isUnder(heading, picture))
    return pictures.findIndex((other) => isUnder(heading, other)) === index
      ? IN_SECTION
      : LATER_IN_SECTION
  return isUnder(before, picture) ? JUST_BEFORE : isUnder(topic, picture) ? -UNDER_TITLE : 0
}

/** What each thing counts that the pin names, by its stem. */
function weightsOf(
  { idea, title, headline = '', topic = '', heading = idea }: PinIdea,
  language: Language,
): Map<string, number> {
  // A word of a line counts less than one of a heading: its section says what it is about.
  const word = idea !== '' && !isSameHeading(idea, heading) ? WORD_OF_LINE : 1
  const own = new Set(contentStems(idea, language))
  const common = new Set(idea === '' ? [] : contentStems(topic, language))
  const known = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const stem of namesIn(text, language))
      known.set(
        stem,
        Math.max(
          known.get(stem) ?? 0,
          common.has(stem) && !own.has(stem) ? NAMED.topic : weight * word,
        ),
      )
  }
  add(idea === '' ? title : idea, NAMED.title)
  add(headline, NAMED.headline)
  return known
}

/**
 * Whether a picture of the page shows the thing that an entry of its list names: "Add an outdoor
 * rug" over a plant promises what isn't there.
 */
export function isShown(
  said: string | Translatable,
  pictures: readonly NamedPicture[],
  language: Language,
): boolean {
  const { headline: entry, section } =
    typeof said === 'string' ? { headline: said, section: '' } : said
  const names = namesIn(entry, language)
  const stems = stemsOf(pictures, language)
  const isDenied = ({ alt }: NamedPicture): boolean =>
    denies(alt, { headline: entry, section }, language)
  return (
    names.length === 0 ||
    pictures.some(
      (picture, index) =>
        !isDenied(picture) &&
        (isSameHeading(picture.heading ?? '', entry) ||
          names.some((stem) => holds(stems[index] ?? [], stem))),
    )
  )
}

/**
 * The headline names a thing that the picture shows beside its main one, which a crop may lose: "a
 * plant and a lantern".
 */
export function namesBeside(headline: string, alt: string, language: Language): boolean {
  const [main = '', ...beside] = alt.split(BESIDE)
  const isIn = (text: string, stem: string): boolean => holds(contentStems(text, language), stem)
  return namesIn(headline, language).some(
    (stem) => !isIn(main, stem) && isIn(beside.join(' '), stem),
  )
}

const BESIDE = /,| (?:with|and|next to|beside|near|mit|und|neben|con|y|avec|et) /iu

/** "4. Light a lantern" and "Light a lantern" are one heading. */
function isSameHeading(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    wordsOf(text.toLowerCase())
      .filter((word) => !/^\p{N}+$/u.test(word))
      .join(' '),
  )
  return a !== '' && a === b
}

function stemsOf(pictures: readonly NamedPicture[], language: Language): string[][] {
  const files = fileStems(pictures, language)
  return pictures.map(({ alt, caption = '' }, index) => [
    ...contentStems(`${alt} ${caption}`, language),
    ...(files[index] ?? []),
  ])
}

/** Whether its own words or its file's name share a word with the text. */
export function sharesWord(picture: NamedPicture, text: string, language: Language): boolean {
  const [own = []] = stemsOf([picture], language)
  return contentStems(text, language).some((stem) => holds(own, stem))
}

/** Of the name of each picture's file; "soup-1.jpg" to "soup-4.jpg": a name that all have says nothing. */
export function fileStems(
  pictures: readonly NamedPicture[],
  language: Language,
  title = '',
): string[][] {
  return ownFileWords(pictures, language, title).map((words) =>
    contentStems(words.join(' '), language),
  )
}

/** The same as whole words, in the order of the name. `title`: of the page. */
export function ownFileWords(
  pictures: readonly NamedPicture[],
  language: Language,
  title = '',
): string[][] {
  const named = new Set(contentStems(title, language))
  const isNamed = (word: string): boolean =>
    contentStems(word.toLowerCase(), language).some((stem) => named.has(stem))
  const files = pictures.map(({ address }) => wordsOf(fileWords(address, isNamed)))
  const stems = files.map((words) => new Set(contentStems(words.join(' '), language)))
  const isShared = (word: string): boolean => {
    const own = contentStems(word, language)
    return own.length > 0 && own.every((stem) => stems.every((other) => other.has(stem)))
  }
  return files.map((words) => words.filter((word) => pictures.length === 1 || !isShared(word)))
}

/**
 * Things and actions: a "small" balcony isn't shown by small pots; a quality of two words is a kind
 * of thing, "pour-over".
 */
function namesIn(text: string, language: Language): string[] {
  const qualities = new Set(
    language
      .tokens(text.toLowerCase())
      .filter(({ pos, text: word }) => pos === 'ADJ' && !word.includes('-'))
      .map((token) => language.stem(token.text)),
  )
  return contentStems(text, language).filter((stem) => !qualities.has(stem))
}

function fileWords(address: string, isNamed: (word: string) => boolean): string {
  const file = /([^/]+?)(?:\.\w+)?(?:[?#].*)?$/.exec(address)?.[1] ?? ''
  return wordsOf(decoded(file).replace(/[-_+.]+/g, ' '))
    .map((word) => word.replace(BEGUN, '$1 $2'))
    .map((word) =>
      isNamed(word)
        ? word
        : word.replace(ENDED, (whole, thing: string, stage: string) =>
            isNamed(thing) ? `${thing} ${stage}` : whole,
          ),
    )
    .join(' ')
}

/** "finishedbread": a stage of the making that is written in one with the thing. */
const BEGUN =
  /^(finished|completed|ingredients?|supplies|fertig(?:e[rs]?)?|zutaten)(\p{L}{3,}?)\d*$/iu
/** "blanketparts2" of a page on a blanket; "sourdough" is one word. */
const ENDED =
  /^(\p{L}{3,}?)(finished|parts|ingredients|supplies|materials|dough|zutaten|teig)\d*$/iu

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A broken escape is a name like any other.
    return text
  }
}

function holds(own: readonly string[], stem: string): boolean {
  return own.some(
    (other) =>
      other === stem ||
      (stem.length >= COMMON_START &&
        other.length >= COMMON_START &&
        other.slice(0, COMMON_START) === stem.slice(0, COMMON_START)),
  )
}
