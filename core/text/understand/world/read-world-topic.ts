/** The facts of a list, how-to, guide or travel page in German, French or Spanish. */
import { wordsOf } from '../../language.ts'
import { isWarning } from '../../warnings.ts'
import { escaped } from '../../escaped.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import type { Material } from '../../writer/material.ts'
import { lowerStart } from '../../writer/title-frames.ts'
import type { KindReading } from '../kind-reading.ts'
import type { Section } from '../sections.ts'
import { isWorldLang, recipeWords, type WorldLang } from './recipe-words.ts'
import { spokenList } from './spoken-facts.ts'
import { wordPattern } from './word-match.ts'
import { readWorldTitle, type WorldTitle } from './world-title.ts'

const FLAGS = ['easy', 'kids', 'beginner', 'budget'] as const
const MIN_STEPS = 3
const MAX_ENTRIES_LETTERS = 150
/** How a language says that somebody is in a place. */
const IN: Readonly<Record<WorldLang, string>> = {
  de: 'in|auf|an der|am',
  es: 'en',
  fr: 'à|en|au|aux',
}
const IDEAS =
  /(?:ideen|tipps|tricks|ideas|consejos|trucos|idées|conseils|astuces|recettes|rezepte|recetas)$/iu

export function readWorldTopic(material: Material, sections: readonly Section[]): KindReading {
  const { content, language, letters, steps } = material
  const lang = isWorldLang(language.lang) ? language.lang : 'de'
  // Of things to keep from, a pattern would recommend them.
  const title = isWarning(content.title, lang) ? null : readWorldTitle(content.title, lang)
  const facts = new Map<string, Fact>([
    ...flagFacts(material, lang),
    ...sections
      .filter(({ role }) => role !== '')
      .map(({ role, heading }) => [`section.${role}`, said('', heading)] as const),
  ])
  const questions = sections.filter(({ heading }) => heading.endsWith('?')).length
  if (questions > 0) facts.set('questions', { text: '', number: questions, quote: '' })
  if (steps.length >= MIN_STEPS)
    facts.set('steps', { text: String(steps.length), number: steps.length, quote: '' })
  if (title === null) return { subject: { name: '', confidence: 0 }, facts }
  const named = title.kind === 'list' ? withEntries(material, sections) : sections
  const name = lang === 'de' ? title.name : letters.running(title.name)
  for (const [key, fact] of titleFacts(title, name, material)) facts.set(key, fact)
  for (const [key, fact] of entryFacts(named, material, lang)) facts.set(key, fact)
  return { subject: { name, confidence: 0.8 }, facts, sections: named }
}

/** The entries by threes, for sentences that name them. */
function entryFacts(
  sections: readonly Section[],
  { letters, language }: Material,
  lang: WorldLang,
): [string, Fact][] {
  const running = (text: string): string =>
    language.isStopWord((wordsOf(text)[0] ?? '').toLowerCase())
      ? lowerStart(text)
      : letters.running(text)
  const entries = sections.filter(({ role }) => role === 'entry').map(({ heading }) => heading)
  return [0, 1, 2].flatMap((group): [string, Fact][] => {
    const three = entries.slice(group * 3, group * 3 + 3)
    const text = spokenList(three.map(running), lang)
    return three.length < 3 || text.length > MAX_ENTRIES_LETTERS
      ? []
      : [[`entries${group + 1}`, said(text, three[0] ?? '')]]
  })
}

/** Numbered headings, and those that the page lists, are the entries of a list. */
function withEntries(
  { content, cleaned, entries }: Material,
  sections: readonly Section[],
): Section[] {
  const numbered = content.headings.flatMap(({ text }, index) =>
    /^\P{L}{0,3}\d{1,3}\s?[.):–-]?\s/u.test(text) ? [cleaned[index] ?? ''] : [],
  )
  const listed = new Set([...numbered, ...entries])
  return sections.map((section) =>
    section.role === '' && listed.has(section.heading) && wordsOf(section.heading).length > 1
      ? { ...section, role: 'entry' }
      : section,
  )
}

function said(text: string, quote = text): Fact {
  return { text, quote }
}

function titleFacts(title: WorldTitle, name: string, material: Material): Facts {
  const quote = material.content.title
  const facts = new Map<string, Fact>([['name', said(name, quote)]])
  if (title.count !== undefined)
    facts.set('count', { text: String(title.count), number: title.count, quote })
  if (title.purpose !== undefined) facts.set('purpose', said(title.purpose, quote))
  if (title.kind === 'howTo') facts.set('task', said(lowerStartOf(name, material), quote))
  if (IDEAS.test(wordsOf(name)[0] ?? '')) facts.set('ideas', said('', quote))
  if (wordsOf(name).length <= 2) facts.set('simple', said('', quote))
  if (title.kind === 'travel') {
    const place = placedIn(name, material)
    if (place !== '') facts.set('in', said(place))
  }
  return facts
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

function flagFacts({ content }: Material, lang: WorldLang): Facts {
  const near = [content.title, content.description, ...content.paragraphs.slice(0, 8)].join(' · ')
  const facts = new Map<string, Fact>()
  for (const flag of FLAGS) {
    const found = wordPattern(recipeWords(lang).flags[flag] ?? '(?!)').exec(near)
    if (found) facts.set(flag, said('', found[0]))
  }
  return facts
}
