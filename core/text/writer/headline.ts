/** The words on the picture: 2 to 8, and few enough characters to be read small. */
import { contentStems, isUnspaced, wordsOf } from '../language.ts'
import { capitalFirst } from './letter-case.ts'
import type { Material } from './material.ts'
import type { TitleCandidate } from './title-candidate.ts'

const MOST_LETTERS = 52

/** The whole title when it is short; else its telling part; what says nothing alone ("Mistakes to Avoid") is left to the title. */
export function headlineOf(entry: TitleCandidate, material: Material): string {
  const { subject, letters, content, language } = material
  const title = new Set(contentStems(`${content.title} ${entry.title.split(/[:：]/)[0] ?? ''}`, language))
  const isTelling = (text: string): boolean => isUnspaced(language.lang) || contentStems(text, language).some((stem) => title.has(stem))
  const bare = entry.title.replace(/\s*\([^)]*\)/g, '').replace(/,? (?:Step by Step|Explained|in Detail|to Save for Later|Worth Saving|to Try|at a Glance)$/, '')
  const parts = bare.split(/\s*[:：]\s*/)
  const opening = parts.length > 1 ? '' : bare.replace(/,? (?:From|With|for|in \d+ Steps|in|Plus|That|and \d+ More)\b.*$/, '')
  const short = bare.length <= 46 ? bare : ''
  const found = [entry.headline, short, parts[1] ?? '', opening, parts[0] ?? '', letters.title(subject.noun), letters.title(subject.title), bare, content.title].find((text) => isFit(text, material) && isTelling(text))
  return capitalFirst(found ?? shortest(entry.title, material))
}

function isFit(text: string, { language }: Material): boolean {
  if (isUnspaced(language.lang)) return text.length >= 2 && text.length <= 24
  const words = wordsOf(text).length
  return words >= 2 && words <= 8 && text.length <= MOST_LETTERS
}

/** Whole words only: the first eight that fit, less joining words and marks at the end. */
function shortest(text: string, { language }: Material): string {
  if (isUnspaced(language.lang)) return text.slice(0, 24)
  const kept: string[] = []
  for (const word of text.split(' ')) {
    if (kept.length === 8 || [...kept, word].join(' ').length > MOST_LETTERS) break
    kept.push(word)
  }
  const isJoining = (word: string): boolean => language.isStopWord(word.toLowerCase().replace(/[,:;–-]$/, ''))
  while (kept.length > 2 && isJoining(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ').replace(/[,:;–-]$/, '')
}
