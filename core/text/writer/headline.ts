/** The words on the picture: 2 to 8, few enough to be read small, and always a complete thought: a whole title, a whole part of it, or a name. */
import { headlineFaults } from '../headline-gate.ts'
import { contentStems, isUnspaced } from '../language.ts'
import { capitalFirst } from './letter-case.ts'
import type { Material } from './material.ts'
import type { TitleCandidate } from './title-candidate.ts'

/** What templates hang on a title and a picture can do without. */
const TAIL = /,? (?:Step by Step|Explained|in Detail|to Save for Later|Worth Saving|to Try)$/

/** The whole title when it is short; else its telling part; what says nothing alone ("Mistakes to Avoid") is left to the title. */
export function headlineOf(entry: TitleCandidate, material: Material, interest: string): string {
  const { subject, letters, content, language } = material
  const bare = entry.title.replace(/\s*\([^)]*\)/g, '').replace(TAIL, '')
  const parts = bare.split(/\s*[:：]\s*|(?<=[?!])\s+/)
  const title = new Set(contentStems(`${content.title} ${parts[0] ?? ''}`, language))
  const isTelling = (text: string): boolean => isUnspaced(language.lang) || contentStems(text, language).some((stem) => title.has(stem))
  const opening = parts.length > 1 ? '' : bare.replace(/,? (?:From|With|for|in \d+ Steps|in|Plus|That|and \d+ More)\b.*$/, '')
  const names = [letters.title(subject.title), letters.title(subject.noun), letters.title(interest), letters.title(subject.task)]
  const choices = [entry.headline, bare.length <= 46 ? bare : '', ...(/[?!]$/.test(parts[0] ?? '') ? parts.slice(0, 1) : parts.slice(1, 2)), opening, withoutHowTo(bare), parts[0] ?? '', ...names, bare, content.title, ...clauses(content.title)]
  const isFit = (text: string): boolean => text !== '' && headlineFaults(text, entry.title, language).length === 0
  const found = choices.find((text) => isFit(text) && isTelling(text)) ?? choices.find(isFit)
  return capitalFirst(found ?? (isUnspaced(language.lang) ? bare.slice(0, 24) : (names.find((name) => name !== '') ?? content.title)))
}

/** "How to Plan a Slow Weekend by a Lake" says the same without its first two words. */
function withoutHowTo(text: string): string {
  return /^How to (?!Know|Tell)/.test(text) ? text.slice(7) : ''
}

function clauses(title: string): string[] {
  return title.split(/\s*[:：|,;!?([]\s*|\s+[–—-]\s+/u)
}
