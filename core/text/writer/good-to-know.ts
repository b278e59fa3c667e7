/**
 * Another beginning for what stands behind a topic and a colon: "Good to Know About a Slow Morning: Paper Before Screens". A page with one
 * topic would begin nine of its twelve titles with it. English only, and a little less than the title that it is made of.
 */
import { wordsOf } from '../language.ts'
import type { Material } from './material.ts'
import { candidate, from, type TitleCandidate } from './title-candidate.ts'
import { topicName } from './topic-inside.ts'

/** Less than the plain one: only a page whose titles repeat themselves takes it. */
const LESS = 0.45

export function goodToKnow(material: Material, interest: string, made: readonly TitleCandidate[]): TitleCandidate[] {
  if (material.language.lang !== 'en' || material.content.kind === 'keyword' || material.content.kind === 'list') return []
  const beginnings = beginningsFor(material, interest)
  return made.flatMap((entry) => {
    const [label = '', line] = entry.title.split(/:\s+/)
    if (line === undefined || entry.about === '' || entry.title.split(': ').length !== 2 || label.toLowerCase() !== interest.toLowerCase()) return []
    return beginnings.map((beginning, index) => {
      const title = `${beginning}: ${line}`
      return candidate(title, { headline: entry.headline || line, kicker: entry.kicker, about: entry.about, sources: [...entry.sources, from('template', beginning)], weight: entry.weight - LESS - 0.02 * index })
    })
  })
}

/** What the page teaches is begun, a thing is known. */
function beginningsFor(material: Material, interest: string): string[] {
  const { letters, subject } = material
  const task = subject.task.toLowerCase()
  if (task !== '' && wordsOf(task)[0] === wordsOf(interest.toLowerCase())[0]) return [letters.title(`Before you ${letters.running(interest)}`), letters.title(`Good to know when you ${letters.running(interest)}`)]
  const name = topicName(material, interest)
  return [letters.title(`Good to know about ${name}`), letters.title(`Notes on ${name}`), letters.title(`More about ${name}`)]
}
