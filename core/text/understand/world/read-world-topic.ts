/** The facts of a list, how-to, guide, review or travel page in German, French or Spanish. */
import { wordsOf } from '../../language/language.ts'
import { escaped } from '../../language/escaped.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'
import { splitSentences } from '../../language/sentences.ts'
import { lowerStart } from '../../language/letter-case.ts'
import type { KindReading } from '../reading/kind-reading.ts'
import { entryHeadings, entryName } from '../list/list-entries.ts'
import { isAbout, roleOf, type Section } from '../reading/sections.ts'
import {
  isPlaceName,
  MIN_TOPICS_LISTED,
  headingInSentence,
  topicHeadings,
} from '../reading/topic-headings.ts'
import { formalFacts } from './formal.ts'
import { isWorldLang, recipeWords, type WorldLang } from './recipe-words.ts'
import { spokenList } from './spoken-facts.ts'
import { wordPattern } from './word-match.ts'
import { speaksOfBook, type ReviewTitle } from './world-review-title.ts'
import { readWorldTitle, type WorldTitle } from './world-title.ts'

const FLAGS = ['easy', 'kids', 'beginner', 'budget'] as const
const MIN_STEPS = 3
/** How a language says that somebody is in a place. */
const IN: Readonly<Record<WorldLang, string>> = {
  de: 'in|auf|an der|am',
  es: 'en',
  fr: 'à|en|au|aux',
}
const IDEAS =
  /(?:ideen|tipps|tricks|ideas|consejos|trucos|idées|conseils|astuces|recettes|rezepte|recetas)$/iu

export function readWorldTopic(material: Material, found: readonly Section[]): KindReading {
  const { language, steps } = material
  const lang = isWorldLang(language.lang) ? language.lang : 'de'
  const title = titleOf(material, lang)
  const sections = withKindRoles(found, title, lang)
  const facts = new Map<string, Fact>([
    ...flagFacts(material, lang),
    ...formalFacts(material),
    ...sections
      .filter(({ role }) => role !== '')
      .map(({ role, heading }) => [`section.${role}`, said('', heading)] as const),
  ])
  facts.set('sections', { text: '', number: sections.length, quote: '' })
  const questions = sections.filter(({ heading }) => heading.endsWith('?')).length
  if (questions > 0) facts.set('questions', { text: '', number: questions, quote: '' })
  if (steps.length >= MIN_STEPS)
    facts.set('steps', { text: String(steps.length), number: steps.length, quote: '' })
  if (title === null) return { subject: { name: '', confidence: 0 }, facts, sections }
  const name = subjectOf(title, material)
  for (const [key, fact] of titleFacts(title, name, material)) facts.set(key, fact)
  for (const [key, fact] of statedFacts(title, { material, sections, lang })) facts.set(key, fact)
  return { subject: { name, confidence: name === '' ? 0 : 0.8 }, facts, sections }
}

/** Without the review of a book on a page that does not speak of one, such as that of a film. */
function titleOf({ content }: Material, lang: WorldLang): WorldTitle | null {
  const title = readWorldTitle(content.title, lang)
  const text = [content.description, ...content.paragraphs].join(' ')
  return title?.review?.isBook === true && !speaksOfBook(content.title, text) ? null : title
}

/** Names of products keep the capitals that the page gives them. */
function subjectOf({ kind, name, review }: WorldTitle, { language, letters }: Material): string {
  if (review?.pair) return review.pair.join(' vs. ')
  return language.lang === 'de' || kind === 'review' ? name : letters.running(name)
}

/** "Playas" of a journey and "Alternativas" of a review are roles that other pages do not have. */
function withKindRoles(
  sections: readonly Section[],
  title: WorldTitle | null,
  lang: WorldLang,
): readonly Section[] {
  if (title?.kind !== 'travel' && title?.kind !== 'review') return sections
  return sections.map((section) => {
    const list = `${title.kind}.${lang}`
    const role = roleOf(section.heading, list)
    const isOwn =
      role !== '' && role !== 'question' && isAbout(section.sentences.join(' '), role, [list])
    const isFree = title.kind === 'review' || ['', 'question'].includes(section.role)
    return isOwn && isFree ? { ...section, role } : section
  })
}

function said(text: string, quote = text): Fact {
  return { text, quote }
}

function traitsOfName(name: string): string[] {
  const words = wordsOf(name)
  return [
    ...(IDEAS.test(words[0] ?? '') ? ['ideas'] : []),
    ...(words.length <= 2 ? ['simple'] : []),
  ]
}

function titleFacts(title: WorldTitle, name: string, material: Material): Facts {
  const quote = material.content.title
  const facts = new Map<string, Fact>(
    title.review ? reviewFacts(title.review, material) : [['name', said(name, quote)]],
  )
  for (const key of ['days', 'count'] as const) {
    const number = title[key]
    if (number !== undefined) facts.set(key, { text: String(number), number, quote })
  }
  if (title.purpose) facts.set('purpose', said(title.purpose, quote))
  if (title.kind === 'howTo') facts.set('task', said(lowerStartOf(name, material), quote))
  for (const trait of traitsOfName(name)) facts.set(trait, said('', quote))
  const place = title.kind === 'travel' ? placedIn(name, material) : ''
  if (place !== '') facts.set('in', said(place))
  return facts
}

/** Of somebody who buys it. */
const BOUGHT =
  /(?<!\p{L})(?:kauf(?:en|preis)?|gekauft|compr(?:ar|as?|é|ado)|acheter|achat|acheté)(?!\p{L})/iu
/** "Entre … y iPhone": before the sound i Spanish says "e". */
const I_SOUND = /^h?[iíy]/iu

function reviewFacts({ name, pair, isBook }: ReviewTitle, material: Material): Facts {
  const quote = material.content.title
  const facts = new Map<string, Fact>(weighedFacts(material))
  if (name !== '') facts.set('name', said(name, quote))
  if (pair) {
    facts.set('one', said(pair[0], quote))
    facts.set('two', said(pair[1], quote))
    if (I_SOUND.test(pair[1])) facts.set('twoSound', said('', pair[1]))
  }
  if (isBook) facts.set('book', said('', quote))
  const sold = soldIn(pair ?? [name], material)
  if (sold !== undefined) facts.set('bought', said('', sold))
  return facts
}

/** `pros` and `cons` of the headings; one heading may have both. */
function weighedFacts({ content, language }: Material): Facts {
  const facts = new Map<string, Fact>()
  for (const { text } of content.headings) {
    const role = roleOf(text, `review.${language.lang}`)
    for (const side of ['pros', 'cons'])
      if ((role === side || role === 'prosCons') && !facts.has(side))
        facts.set(side, said('', text))
  }
  return facts
}

/** The word for buying in a sentence that names the product. */
function soldIn(products: readonly string[], { content, language }: Material): string | undefined {
  return content.paragraphs
    .flatMap((text) => splitSentences(text, language.lang))
    .filter((text) => products.some((name) => text.toLowerCase().includes(name.toLowerCase())))
    .map((text) => BOUGHT.exec(text)?.[0])
    .find((word) => word !== undefined)
}

interface Reported {
  readonly material: Material
  readonly sections: readonly Section[]
  readonly lang: WorldLang
}

/** `headList`: what three sections are about. `withList`, `entryPair`, `firstEntry`, `lastEntry` of a list. */
function statedFacts({ kind, count }: WorldTitle, { material, sections, lang }: Reported): Facts {
  if (kind === 'list') return entryFacts(entriesOf(material, count ?? 0), material)
  const told = topicHeadings(material, sections)
  const headings = kind === 'travel' ? told.filter(isPlaceName) : told
  if (headings.length < MIN_TOPICS_LISTED) return new Map()
  const spoken = headings
    .slice(0, MIN_TOPICS_LISTED)
    .map((one) => (kind === 'travel' ? one : headingInSentence(one, material)))
  return new Map([['headList', said(spokenList(spoken, lang), headings[0])]])
}

const MAX_ENTRY_WORDS = 5
/** Of each entry that a title names: a longer one is a sentence. */
const MAX_PAIRED_WORDS = 3

function entriesOf(material: Material, count: number): string[] {
  return entryHeadings(material, count)
    .map(entryName)
    .filter(
      (name) =>
        name !== '' && wordsOf(name).length <= MAX_ENTRY_WORDS && !/[?!,;:"„“«»]/u.test(name),
    )
}

function entryFacts(entries: readonly string[], material: Material): Facts {
  if (entries.length < MIN_TOPICS_LISTED) return new Map()
  const lang = isWorldLang(material.language.lang) ? material.language.lang : 'de'
  const [first = ''] = entries
  const pair = entries.slice(0, 2).map((entry) => headingInSentence(entry, material))
  const isPair = pair.every((entry) => wordsOf(entry).length <= MAX_PAIRED_WORDS)
  return new Map([
    ...(isPair ? [['entryPair', said(pair.join(', '), first)] as const] : []),
    ['withList', said(spokenList(entries.slice(0, MIN_TOPICS_LISTED), lang), first)],
    ['firstEntry', said(first)],
    ['lastEntry', said(entries.at(-1) ?? '')],
  ])
}

/** German tasks begin with a noun or an article; those of the others with a verb. */
function lowerStartOf(name: string, { language }: Material): string {
  return language.lang === 'de' ? name : lowerStart(name)
}

/** "auf Mallorca", "au Portugal": as the page itself says it most often. */
function placedIn(name: string, { content, language }: Material): string {
  const lang = isWorldLang(language.lang) ? language.lang : 'de'
  const text = [content.title, content.description, ...content.paragraphs].join(' ')
  const found = text.match(
    new RegExp(`(?<!\\p{L})(?:${IN[lang]}) ${escaped(name)}(?!\\p{L})`, 'giu'),
  )
  const counts = new Map<string, number>()
  for (const words of found ?? []) {
    const phrase = lowerStart(words)
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** In paragraphs. A page for families names children again and again, another in an aside. */
const MIN_KIDS = 3

/** Whether its title, its summary or a heading names them, or the text often does. */
function isForKids(content: Material['content'], pattern: RegExp): boolean {
  const top = [content.title, content.description, ...content.headings.map(({ text }) => text)]
  return (
    top.some((text) => pattern.test(text)) ||
    content.paragraphs.filter((text) => pattern.test(text)).length >= MIN_KIDS
  )
}

function flagFacts({ content }: Material, lang: WorldLang): Facts {
  const near = [content.title, content.description, ...content.paragraphs.slice(0, 8)].join(' · ')
  const facts = new Map<string, Fact>()
  for (const flag of FLAGS) {
    const pattern = wordPattern(recipeWords(lang).flags[flag] ?? '(?!)')
    const found = pattern.exec(near)
    if (found && (flag !== 'kids' || isForKids(content, pattern)))
      facts.set(flag, said('', found[0]))
  }
  return facts
}
