/**
 * Tidies a page's own summary: words stay, typing slips and signs meant for a search engine's list
 * are removed.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import { capitalFirst } from '../../language/letter-case.ts'

/** Longer ones without a full stop were cut by the page's software. */
const MAX_UNENDED = 156
const MIN_UNENDED_WORDS = 8
const MAX_LIST_WORDS = 5
/** Nothing ends with these. */
const OPENING =
  /(?:^|\s)(?:an?|the|and|or|with|for|of|to|in|on|at|by|from|is|are|as|that|which|who|because|very|your|our|my|their|its|und|wie|als|sowie|bis|dass|weil|que|qui|dans|sur|entre|más|muy|plus|oder|mit|für|der|die|das|ein|eine|et|ou|avec|pour|de|du|la|le|les|y|o|con|para|el|los|las)$/iu
const LABEL = /^([^.!?:]{3,70}?)(?:\s?:\s+(?=\p{Lu})|\s*[-–—]\s+(?=\p{Lu})|\s*[|•]\s+)/u

/** "#post_content", "OVEN AND TABLE ☀️": what software or a site sets before the text. */
const SOFTWARE_LABEL =
  /^(?:#[a-z]+_[a-z_]*[a-z](?=\P{Ll}|$)\s*|\p{Lu}[\p{Lu} &.'’-]{2,40}\s\p{Extended_Pictographic}\u{FE0F}?\s+(?=\p{Lu}))/u

/** "Italie, Irlande, Suède… Où voyager": names, and a question about them. */
const NAMES_FIRST =
  /^((?:\p{Lu}[\p{L}’'-]+, )+\p{Lu}[\p{L}’'-]+)(?:…|\.{3}) (?=(?:Où|Que|Quand|Comment|Wo|Wie|Was|Wann|Dónde|Cómo|Qué)(?!\p{L}))(\p{L}+)/u

const CARD_LABEL =
  '(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|serves|servings|makes|yields?|difficulty|scale|level|vorbereitung|zubereitung|backzeit|kochzeit|arbeitszeit|gesamtzeit|portionen|schwierigkeit\\p{L}*|préparation|cuisson|difficulté|preparación|cocción|raciones|dificultad)(?: time)?'
/** "… for midweek dinners.PREP: 8 minutes COOK: 35 minutes SCALE: easy": a card behind the text. */
const CARD_ROWS = new RegExp(`(?<=[.!?])(?:\\s*${CARD_LABEL}\\s?:\\s?[^:.!?]{1,24})+[.]?$`, 'iu')

/** The order that follows is complete without it: "Discover …". */
const ON_THIS_PAGE =
  /(?<=^|[.!?] )In this (?:\p{L}+ )?(?:article|post|guide|blog post),? (discover|learn|find|explore|see|get)(?= )/gu

type Summarized = Pick<PageContent, 'description' | 'title' | 'kind' | 'paragraphs'>

export function tidySummary(
  { description, title, kind, paragraphs }: Summarized,
  language: Language,
): string {
  const line = withoutFirstLine(completed(description, paragraphs), title, paragraphs)
  const text = repaired(line.trim().replace(CARD_ROWS, ''), language.lang)
    .replace(SOFTWARE_LABEL, '')
    // "geniessen? » Mit unseren Tipps …"
    .replace(/(?<=[.!?]) [»›➜→►] (?=\p{Lu})/gu, ' ')
    .replace(
      NAMES_FIRST,
      (_, names: string, next: string) =>
        `${names}${language.lang === 'fr' ? ' :' : ':'} ${next.toLowerCase()}`,
    )
    .replace(/(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\u{20E3})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^["”]\s+/u, '')
    // "pork belly (which takes minutes!)"
    .replace(/!+(?=\))/gu, '')
    // "do *so* much more"
    .replace(/(?<![\p{L}\p{N}*])(\*{1,2}|_)(\p{L}[^*_]{0,40}?)\1(?![\p{L}\p{N}*])/gu, '$2')
    // "In this article, discover …"
    .replace(language.lang === 'en' ? ON_THIS_PAGE : /(?!)/u, (_, verb: string) =>
      capitalFirst(verb),
    )
    // "home--and"
    .replace(/(?<=\p{L})--(?=\p{L})/gu, ' – ')
    // "butter.Perfect", "quick,and easy", "so good !"
    .replace(/(?<=\p{Ll}[.!?])(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=\p{L},)(?=\p{L})/gu, ' ')
    .replace(language.lang === 'fr' ? /\s+(?=[,.](?:\s|$))/gu : /\s+(?=[,.!?](?:\s|$))/gu, '')
    .trim()
  const unlabelled = withoutLabel(
    withHyphens(kind === 'recipe' ? calmed(text, language) : text, language),
    title,
    language,
  )
  const ended = goesOn(unlabelled, paragraphs) ? unlabelled : withFullStop(unlabelled)
  // "to make- they're healthy", but "pre- and post-season"; German joins words so.
  const dashed =
    language.lang === 'en' ? ended.replace(/(?<=\p{Ll})[-–]\s+(?!(?:and|or|to)\s)/gu, ' – ') : ended
  return dashed
    .replace(/(?<=\p{L})\s+-{1,2}\s+(?=\p{L})/gu, ' – ')
    .replace(CAPITAL_BEHIND_DASH, (word) => word.toLowerCase())
}

function repaired(text: string, lang: string): string {
  if (lang === 'en') return inPlainEnglish(text)
  return lang === 'de' ? inCorrectGerman(text) : text
}

const inCorrectGerman = (text: string): string =>
  text
    // "Infos ab wann Hühner Eier legen"
    .replace(
      /(?<=(?<!\p{L})(?:Infos|Informationen|Tipps|Ratschläge|Hinweise)) (?=(?:ab wann|wie (?:man|du|ihr|Sie|viele?|lange|oft)|was|wann|worauf|wofür|warum|woran|womit|welche[rsmn]?)(?!\p{L}))/gu,
      ', ',
    )
    // "Welcher ist das beste Spielzeug?"
    .replace(
      /(?<!\p{L})Welche[rn]? ist das (?=beste|ideale|richtige|passende)/gu,
      'Welches ist das ',
    )

const inPlainEnglish = (text: string): string =>
  text
    // "TESTED & PERFECTED RECIPE - Kids love it"
    .replace(/^[\p{Lu} &]{3,40} RECIPE\s[-–—]\s/u, '')
    // "Today I'm sharing": the page is read on other days too.
    .replace(
      /(?<=^|[.!?] )Today,? (?=I(?:['’]m| am) (?:going to )?(?:shar(?:e|ing)|show(?:ing)?)\b)/gu,
      '',
    )
    // "Grown-ups love it...this bread is soft"
    .replace(/(?<=\p{Ll})(?:\.{3}|…)(?=\p{Ll})/gu, ' – ')
    // "With this easy recipe and video."
    .replace(
      /(?<=\b(?:recipe|tutorial|guide|instructions|pattern)) (?:and|&|\+) videos?(?=[.!])/giu,
      '',
    )
    // "A soft banana cake with step by step photos and video.", but "a hallway with pictures."
    .replace(
      /,? (?:with|including) (?:step[- ]?(?:by[- ]?step|wise) (?:photos?|pictures|images)(?: (?:and|&|\+) videos?)?|(?:photos?|pictures|images) (?:and|&|\+) video)(?=[.!]|$)/giu,
      '',
    )
    // "For Christmas this year": for any.
    .replace(
      /(?<=\bfor (?:Christmas|Easter|Thanksgiving|Halloween|the holidays)) this year\b/giu,
      '',
    )
    // "even less food in the house All you need is spaghetti"
    .replace(
      /(?<=\p{Ll}{3}) (?=(?:All (?:you need|it takes)|You['’]ll (?:need|love)) \p{Ll})/gu,
      '. ',
    )
    .replace(/(?<=\p{Ll},?) [+&] (?=\p{Ll})/gu, ' and ')
    .replace(/(?<=\p{Ll}) w\/ ?(?=\p{Ll})/gu, ' with ')

/** "… vor – Dieser Kuchen": no noun and no name. */
const CAPITAL_BEHIND_DASH =
  /(?<=\p{Ll} – )(?:Diese[rsmn]?|Der|Das|Dem|Eine?[rsmn]?|Hier|Mit|Für|Und|Aber|Oder|So|This|These|The|An?|It|They|With|And|But|Perfect|Cette?|Ces?|Une?|Les?|Avec|Pour|Et|Est[ea]|Una?|Con|Para|Y)(?= \p{L})/gu

/** In letters. */
const MAX_LINE = 60

/**
 * A heading of the text that ran into its first sentence: "Plum" before "Bars" is a part of a name.
 */
function withoutFirstLine(text: string, title: string, [line = '']: readonly string[]): string {
  const isLine = line !== '' && line.length <= MAX_LINE && !/[.!?:,;]$/u.test(line)
  const rest = text.slice(line.length)
  const [next = ''] = /^ \p{Lu}[\p{L}\p{N}’'-]*/u.exec(rest) ?? []
  const isOneName = plain(title).includes(plain(line + next))
  return isLine && text.startsWith(line) && next !== '' && !isOneName ? rest.trim() : text
}

/** What a search engine's list cut off, as the page's text ends it. */
function completed(description: string, paragraphs: readonly string[]): string {
  const text = description.replace(/\s*(?:\.{2,}|…|\[…\])\s*$/u, '').trim()
  if (/[.!?]["”)]?$/u.test(text)) return description
  const begin = text.split(/(?<=[.!?])\s+/u).at(-1) ?? ''
  if (begin.length < MIN_SENTENCE_BEGIN) return description
  const line = paragraphs.find((paragraph) => begins(plain(paragraph), plain(begin)))
  if (line === undefined) return description
  const rest = line.slice(plain(line).indexOf(plain(begin)) + begin.length)
  const end = /^[^.!?…]*[.!?](?!\d)/u.exec(rest)?.[0]
  return end === undefined ? description : text + end
}

/** In letters: a shorter beginning may be that of any text, or of any sentence. */
const MIN_BEGIN = 40
const MIN_SENTENCE_BEGIN = 20

/** Whether a paragraph has the beginning of a sentence, a short one as such. */
function begins(paragraph: string, begin: string): boolean {
  const at = paragraph.indexOf(begin)
  return (
    at >= 0 && (begin.length >= MIN_BEGIN || /(?:^|[.!?]["”)]?\s+)$/u.test(paragraph.slice(0, at)))
  )
}

const plain = (text: string): string => text.replaceAll('’', "'").toLowerCase()

/**
 * "The EASIEST cake, made WITHOUT nut flours", "WIth", "the the": shouts and slips of common words.
 */
export function calmed(text: string, { lang, rarity }: Language): string {
  if (lang !== 'en') return text
  return text
    .replace(
      /(?<!\p{L})(\p{Lu}{2}\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}’'&-])/gu,
      (word, _, at: number) => {
        const lower = word.toLowerCase()
        if (KEPT.test(word) || rarity(lower) >= MAX_RARITY) return word
        return at === 0 || /[.!?]\s$/u.test(text.slice(0, at)) ? capitalFirst(lower) : lower
      },
    )
    .replace(/(?<!\p{L})(the|an?|to|of|in|is|and|for|with) \1(?!\p{L})/giu, '$1')
}

/** Words that capitals make others of. */
const KEPT =
  /^(?:US|USA|UK|EU|IT|AM|PM|TV|OK|OG|BBQ|PB|DIY|NYC|LA|KFC|BLT|IPA|GF|DF|AIP|WW|SOS|HERSHEY)$/u
/** Rarer ones are names. */
const MAX_RARITY = 0.85

/** "Gluten free", "93 year-old" and "a cream filled cake" are written with hyphens. */
function withHyphens(text: string, { lang, tokens }: Language): string {
  if (lang !== 'en') return text
  return text
    .replace(/\b(gluten|dairy|grain|sugar|nut|egg) free\b/giu, '$1-free')
    .replace(/\b(\d+) (year|month|week)[ -]old\b/giu, '$1-$2-old')
    .replace(
      /(?<=\b(?:an?|the|this|these|our|my|with) (?:\p{L}+,? )?)(\p{L}+) (filled|stuffed|packed|infused|based|friendly|crusted)(?= \p{L}{3,})(?! (?:with|and|to|for|in|by|on))/giu,
      (found, noun: string, form: string) =>
        tokens(noun.toLowerCase())[0]?.pos === 'NOUN' ? `${noun}-${form}` : found,
    )
}

/**
 * A sentence's first word behind a title without a sign between them: "Lemon Tart This tart is …".
 */
const SENTENCE_START =
  /^ (?=(?:This|These|An?|The|Diese[rs]?|Ein|Eine|Der|Die|Das|Les?|La|Une?|Cette|Ce|El|Los|Las|Una?|Est[ae]) )/u

/** "Lemon Bars Recipe: A buttery …": the label says nothing that the title does not. */
function withoutLabel(text: string, title: string, language: Language): string {
  const bare = title.replace(/\s*\([^()]*\)$/u, '')
  const rest = text.slice(bare.length)
  if (text.startsWith(bare) && SENTENCE_START.test(rest)) return rest.trim()
  const label = LABEL.exec(text)
  const known = new Set(contentStems(`${title} recipe rezept recette receta`, language))
  const stems = contentStems(label?.[1] ?? '', language)
  const isTitle = label !== null && stems.length > 0 && stems.every((stem) => known.has(stem))
  const summary = isTitle ? text.slice(label[0].length) : ''
  return isTitle && !beginsWithList(summary) ? capitalFirst(summary) : text
}

/** "Turn a room into a study: attic or cellar. …" needs what is before its list. */
function beginsWithList(text: string): boolean {
  const [first = ''] = text.split(/(?<=[.!?])\s/u)
  const isShort = first !== text && wordsOf(first).length <= MAX_LIST_WORDS
  return isShort && / (?:or|oder|ou|o) /u.test(first)
}

/** Whether the page's own text has it as the beginning of a longer sentence. */
function goesOn(text: string, paragraphs: readonly string[]): boolean {
  const end = text.slice(-END_LENGTH)
  return paragraphs.some((line) => {
    const at = line.indexOf(end)
    return at >= 0 && /^[\s,;–—-]*[\p{L}\p{N}]/u.test(line.slice(at + end.length))
  })
}

const END_LENGTH = 30

function withFullStop(text: string): string {
  const isUnended =
    /(?:[\p{L}\p{N})]|[\p{L}\p{N})]["”])$/u.test(text) &&
    text.length <= MAX_UNENDED &&
    wordsOf(text.split(/[.!?]\s+/u).at(-1) ?? '').length >= MIN_UNENDED_WORDS &&
    !OPENING.test(text)
  return isUnended ? `${text}.` : text
}
