/** The sections of a page that pins can be about, by the role that their heading gives them. */
import type { Material } from '../writer/material.ts'
import roles from './section-roles.json' with { type: 'json' }

export interface Section {
  /** From `section-roles.json`; `question` for a heading that asks; '' for any other. */
  readonly role: string
  /** As the page writes it, without its number. */
  readonly heading: string
  readonly level: number
  /** Whole sentences of the page, in reading order. */
  readonly sentences: readonly string[]
}

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = roles
const compiled = new Map<string, (readonly [role: string, pattern: RegExp])[]>()
/** A section with fewer characters in whole sentences has nothing to tell. */
const LEAST_TOLD = 40

export function readSections(material: Material): Section[] {
  const { content, cleaned, sentences, language } = material
  return content.headings.flatMap(({ level, at }, index) => {
    const heading = cleaned[index] ?? ''
    if (at === undefined || heading === '') return []
    const end = content.headings[index + 1]?.at ?? content.paragraphs.length
    const own = sentences
      .filter((sentence) => sentence.at >= at && sentence.at < end)
      .toSorted((a, b) => a.order - b.order)
    const first = own.findIndex(({ isLeaning, isStep }) => !isLeaning && !isStep)
    const told = first < 0 ? [] : own.slice(first).map(({ text }) => text)
    return told.join(' ').length < LEAST_TOLD
      ? []
      : [{ role: roleOf(heading, language.lang), heading, level, sentences: told }]
  })
}

/** '' for a heading without a role of its own. */
export function roleOf(heading: string, lang: string): string {
  const found = rolesOf(lang).find(([, pattern]) => pattern.test(heading))
  if (found) return found[0]
  return /[?？]$/.test(heading) ? 'question' : ''
}

function rolesOf(lang: string): (readonly [string, RegExp])[] {
  const known = compiled.get(lang)
  if (known) return known
  const made = Object.entries(byLanguage[lang] ?? {}).map(
    ([role, pattern]) => [role, new RegExp(pattern, 'iu')] as const,
  )
  compiled.set(lang, made)
  return made
}
