/**
 * Another beginning for what stands behind a topic and a colon: "Good to Know About a Slow Morning: Paper Before Screens". A page with one
 * topic would begin nine of its twelve titles with it. English only, and a little less than the title that it is made of.
 */
import { wordsOf } from '../language.ts'
import { gerundOf } from './english-grammar.ts'
import { turnedName } from './english-turned-names.ts'
import { capitalFirst } from './letter-case.ts'
import type { Material } from './material.ts'
import { candidate, from, type TitleCandidate } from './title-candidate.ts'
import { topicName } from './topic-inside.ts'

/** "Cut and Sewn by Four People" tells of what stands before it. */
const MADE = /^(?!from\b)\p{L}+(?:ed|en|wn|ut|de)(?: and \p{L}+)? (?:by|from|in|with) /iu
/** Less than the plain one: only a page whose titles repeat themselves takes it. */
const LESS = 0.45
/** "A Capsule Wardrobe for Fall" reads as well as the name. */
const TURNED = 0.04

export function goodToKnow(material: Material, interest: string, made: readonly TitleCandidate[]): TitleCandidate[] {
  if (material.language.lang !== 'en' || material.content.kind === 'keyword' || material.content.kind === 'list') return []
  const beginnings = beginningsFor(material, interest)
  const turned = capitalFirst(material.letters.title(turnedName(material, interest)))
  return made.flatMap((entry) => {
    const [label = '', line] = entry.title.split(/:\s+/)
    const isName = label.toLowerCase() === interest.toLowerCase()
    if (line === undefined || entry.about === '' || entry.title.split(': ').length !== 2 || !(isName || label.toLowerCase() === gerundOf(interest).toLowerCase())) return []
    if (MADE.test(line)) return []
    const made = (beginning: string, less: number): TitleCandidate => candidate(`${beginning}: ${line}`, { headline: entry.headline || line, kicker: entry.kicker, about: entry.about, sources: [...entry.sources, from('template', beginning)], weight: entry.weight - less })
    return [...(turned === '' ? [] : [made(turned, TURNED)]), ...(isName ? beginnings : []).map((beginning, index) => made(beginning, LESS + 0.02 * index))]
  })
}

/** What the page teaches is begun, a thing is known. */
function beginningsFor(material: Material, interest: string): string[] {
  const { letters, subject } = material
  const task = subject.task.toLowerCase()
  if (task !== '' && wordsOf(task)[0] === wordsOf(interest.toLowerCase())[0]) return [letters.title(`Before you ${letters.running(interest)}`), letters.title(`Good to know when you ${letters.running(interest)}`)]
  const name = topicName(material, interest)
  if (/\b(?:checklist|packing list)$/i.test(interest)) return [letters.title(`On the ${letters.running(interest)}`), letters.title(`Notes on ${name}`)]
  return [letters.title(`Good to know about ${name}`), letters.title(`Notes on ${name}`), letters.title(`More about ${name}`)]
}
