/** The sections of a page that pins can be about, by the role that their heading gives them. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import type { Facts } from '../../patterns/fill-pattern.ts'
import type { Sentence } from '../../writer/good-sentences.ts'
import type { Material } from '../../writer/material.ts'
import roles from './section-roles.json' with { type: 'json' }

export interface Section {
  /** From `section-roles.json`; `question` for a heading that asks; '' for any other. */
  readonly role: string
  /** As the page writes it, without its number. */
  readonly heading: string
  readonly level: number
  /** Whole sentences of the page, in reading order. */
  readonly sentences: readonly string[]
  /** What patterns of its role may ask for beside the page's facts; `section` is its name. */
  readonly facts?: Facts
}

interface RoleWords {
  /** Of the heading. */
  readonly heading: string
  /** Of the sentence that the section begins with; any where missing. */
  readonly told?: string
}

const byLanguage: Readonly<Record<string, Readonly<Record<string, RoleWords | string>>>> = roles
const compiled = new Map<string, (readonly [role: string, pattern: RegExp])[]>()
/** A section with fewer characters in whole sentences has too little to say. */
const MIN_REPORTED = 50

export function readSections(material: Material): Section[] {
  const { content, cleaned, language } = material
  return content.headings.flatMap(({ level, at }, index) => {
    const heading = cleaned[index] ?? ''
    if (at === undefined || heading === '') return []
    const end = endOf(content, index)
    const found = roleOf(heading, language.lang)
    const { role, sentences } = reportedUnder(material, { at, end, role: found })
    return sentences.join(' ').length < MIN_REPORTED ? [] : [{ role, heading, level, sentences }]
  })
}

/**
 * The section's sentences from the first that is clear by itself and names what the heading
 * promises. Where none does, the section has no role: "How to freeze" over the fridge alone.
 */
function reportedUnder(
  { sentences, language }: Material,
  { at, end, role }: { readonly at: number; readonly end: number; readonly role: string },
): { role: string; sentences: string[] } {
  const own = sentences
    .filter((sentence) => sentence.at >= at && sentence.at < end)
    .toSorted((a, b) => a.order - b.order)
  const wanted = wordsReported(language.lang, role)
  const isStart = ({ text, isLeaning, isStep }: Sentence): boolean =>
    !isLeaning && !isStep && isOpening(text, language)
  const first = own.findIndex((one) => isStart(one) && wanted.test(one.text))
  if (first >= 0) return { role, sentences: own.slice(first).map(({ text }) => text) }
  const any = own.findIndex(isStart)
  return { role: '', sentences: any < 0 ? [] : own.slice(any).map(({ text }) => text) }
}

/** The next heading; where nothing is between the two, the next that is not deeper. */
function endOf({ headings, paragraphs }: PageContent, index: number): number {
  const own = headings[index]
  const next = headings[index + 1]
  if (next?.at === undefined) return paragraphs.length
  if (next.at !== own?.at) return next.at
  const after = headings.slice(index + 1).find(({ level }) => level <= own.level)
  return after === undefined ? paragraphs.length : (after.at ?? paragraphs.length)
}

/** Somebody's words, and an entry of a list ("4-inch pots (terracotta or plastic)."), open nothing. */
function isOpening(text: string, { lang, tokens }: Language): boolean {
  if (text === '' || /^["“]/.test(text)) return false
  return lang !== 'en' || tokens(text).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
}

const CLOSING =
  /(?<!\p{L})(?:(?:final|closing|last|parting) (?:words?|thoughts?|notes?|remarks?)|conclusions?|(?:to )?wrap(?:ping)?[- ](?:it )?up|bottom line|fazit|schlusswort|schlussgedanken|abschließende (?:worte|gedanken)|en conclusion|pour conclure|mot de la fin|conclusión|conclusiones|(?:palabras|reflexiones) finales|para (?:terminar|concluir))$/iu

/** A closing section addresses readers who have read the rest of the page. */
export function isClosing(heading: string): boolean {
  return CLOSING.test(heading.replace(/[\s.:!…]+$/u, ''))
}

/** '' for a heading without a role of its own. */
export function roleOf(heading: string, lang: string): string {
  const found = rolesOf(lang).find(([, pattern]) => pattern.test(heading))
  if (found) return found[0]
  return /[?？؟]$/.test(heading) ? 'question' : ''
}

/** The heading without the words that give it its role: "Signs of Burnout" → " Burnout". */
export function withoutRole(heading: string, lang: string): string {
  const found = rolesOf(lang).find(([, pattern]) => pattern.test(heading))
  return found ? heading.replace(found[1], ' ') : heading
}

/** A part of a heading begins: "Klang und Bedienung" has two. */
const PART_START: Readonly<Record<string, string>> = {
  de: String.raw`(?:^|(?:und|[&,:+/–-])\s*)(?:(?:der|die|das)\s+)?`,
  es: String.raw`(?:^|(?<!\p{L})y\s+|[&,:+/–-]\s*)(?:(?:el|la|los|las|su)\s+)?`,
  fr: String.raw`(?:^|(?<!\p{L})et\s+|[&,:+/–-]\s*)(?:(?:le|la|les|son|sa|ses)\s+|l['’])?`,
}

/** Words behind a "~" are those that a part of the heading begins with. */
function headingPattern(words: string, list: string): RegExp {
  const start = PART_START[list.split('.').at(-1) ?? ''] ?? ''
  return new RegExp(words.replace(/^~(.*)$/u, `${start}(?:$1)(?!\\p{L})`), 'iu')
}

function rolesOf(lang: string): (readonly [string, RegExp])[] {
  const known = compiled.get(lang)
  if (known) return known
  const made = Object.entries(byLanguage[lang] ?? {}).map(
    ([role, words]) =>
      [role, headingPattern(typeof words === 'string' ? words : words.heading, lang)] as const,
  )
  compiled.set(lang, made)
  return made
}

const told = new Map<string, RegExp>()

function wordsReported(list: string, role: string): RegExp {
  const key = `${list} ${role}`
  const words = byLanguage[list]?.[role]
  const made =
    told.get(key) ?? new RegExp(typeof words === 'object' ? (words.told ?? '') : '', 'iu')
  told.set(key, made)
  return made
}

/** Whether a text keeps what its section's heading promises; by the first list with the role. */
export function isAbout(text: string, role: string, lists: readonly string[]): boolean {
  const list = lists.find((name) => byLanguage[name]?.[role] !== undefined)
  return list === undefined || wordsReported(list, role).test(text)
}

/** Words of headings that name nothing of their own beside a role. */
const OF_ANY: Readonly<Record<string, RegExp>> = {
  en: /^(?:recipes?|dish|meal|ways?|best|leftovers?|long|mak(?:e|ing)|cook(?:ed|ing)?|keep|last|freezer|fridge|refrigerator|instructions?|directions?|suggestions?|ideas?|options?|notes?|faqs?|guide|perfect|easy|great|ahead|time|advance|different|favou?rite|some|expert|helpful|pro|top|common|questions?|sides?|drinks?|ingredients?|storage|reheat\p{L}*|freez\p{L}*|stor\p{L}+|serv\p{L}+|tips?|tricks?|homemade|right|way|flavou?r|wine|prep\p{L}*|delicious|success|simple|quick|batch|proper\p{L}*|safe\p{L}*|good|well|love)$/iu,
  de: /^(?:rezepte?|gericht|beste\p{L}*|reste?|lange|machen|kochen|backen|tipps?|tricks?|ideen|varianten?|einfrieren|aufbewahr\p{L}*|haltbar\p{L}*|aufwärmen|richtig\p{L}*|gut|schmeckt|passt|passen|beilagen?|servier\p{L}*|vorbereit\p{L}*|lager\p{L}*|gelingt|gelingen|perfekt\p{L}*|zutaten|zubereitung|häufige\p{L}*|fragen)$/iu,
}

/**
 * Sections whose heading names something else than the subject, such as "How to store fresh basil"
 * on a page on soup, lose their role: its titles would promise the subject.
 */
export function ofSubject(
  sections: readonly Section[],
  name: string,
  { content, language }: Material,
): Section[] {
  const ofAny = OF_ANY[language.lang]
  if (!ofAny) return [...sections]
  const about = new Set(contentStems(`${name} ${content.title}`, language))
  const isElsewhere = ({ role, heading }: Section): boolean => {
    if (role === '' || role === 'question') return false
    const named = wordsOf(withoutRole(heading, language.lang).toLowerCase())
      .filter((word) => !ofAny.test(word) && !language.isStopWord(word))
      .map((word) => language.stem(word))
    return named.length > 0 && !named.some((stem) => about.has(stem))
  }
  return sections.map((section) => (isElsewhere(section) ? { ...section, role: '' } : section))
}
