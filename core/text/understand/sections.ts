/** The sections of a page that pins can be about, by the role that their heading gives them. */
import type { Sentence } from '../writer/good-sentences.ts'
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

interface RoleWords {
  /** Of the heading. */
  readonly heading: string
  /** Of the sentence that the section begins with; any where missing. */
  readonly told?: string
}

const byLanguage: Readonly<Record<string, Readonly<Record<string, RoleWords | string>>>> = roles
const compiled = new Map<string, (readonly [role: string, pattern: RegExp])[]>()
/** A section with fewer characters in whole sentences has nothing to tell. */
const LEAST_TOLD = 40

export function readSections(material: Material): Section[] {
  const { content, cleaned, language } = material
  return content.headings.flatMap(({ level, at }, index) => {
    const heading = cleaned[index] ?? ''
    if (at === undefined || heading === '') return []
    const end = content.headings[index + 1]?.at ?? content.paragraphs.length
    const found = roleOf(heading, language.lang)
    const { role, sentences } = toldUnder(material, { at, end, role: found })
    return sentences.join(' ').length < LEAST_TOLD ? [] : [{ role, heading, level, sentences }]
  })
}

/**
 * The section's sentences from the first that stands on its own and speaks of what the heading
 * promises. Where none does, the section has no role: "How to freeze" over the fridge alone.
 */
function toldUnder(
  { sentences, language }: Material,
  { at, end, role }: { readonly at: number; readonly end: number; readonly role: string },
): { role: string; sentences: string[] } {
  const own = sentences
    .filter((sentence) => sentence.at >= at && sentence.at < end)
    .toSorted((a, b) => a.order - b.order)
  const wanted = wordsTold(language.lang, role)
  const isStart = ({ text, isLeaning, isStep }: Sentence): boolean =>
    !isLeaning && !isStep && text !== ''
  const first = own.findIndex((one) => isStart(one) && wanted.test(one.text))
  if (first >= 0) return { role, sentences: own.slice(first).map(({ text }) => text) }
  const any = own.findIndex(isStart)
  return { role: '', sentences: any < 0 ? [] : own.slice(any).map(({ text }) => text) }
}

/** '' for a heading without a role of its own. */
export function roleOf(heading: string, lang: string): string {
  const found = rolesOf(lang).find(([, pattern]) => pattern.test(heading))
  if (found) return found[0]
  return /[?？؟]$/.test(heading) ? 'question' : ''
}

function rolesOf(lang: string): (readonly [string, RegExp])[] {
  const known = compiled.get(lang)
  if (known) return known
  const made = Object.entries(byLanguage[lang] ?? {}).map(
    ([role, words]) =>
      [role, new RegExp(typeof words === 'string' ? words : words.heading, 'iu')] as const,
  )
  compiled.set(lang, made)
  return made
}

function wordsTold(lang: string, role: string): RegExp {
  const words = byLanguage[lang]?.[role]
  return new RegExp(typeof words === 'object' ? (words.told ?? '') : '', 'iu')
}
