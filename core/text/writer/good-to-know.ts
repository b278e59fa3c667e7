/**
 * Another beginning for what stands behind a topic and a colon: "Good to Know About a Slow Morning:
 * Paper Before Screens". A page with one topic would begin nine of its twelve titles with it.
 * English only, and a little less than the title that it is made of.
 */
import { wordsOf } from '../language.ts'
import { gerundOf } from './english-grammar.ts'
import { turnedName } from './english-turned-names.ts'
import { isShown } from './headline.ts'
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

export function goodToKnow(
  material: Material,
  interest: string,
  made: readonly TitleCandidate[],
): TitleCandidate[] {
  if (
    material.language.lang !== 'en' ||
    material.content.kind === 'keyword' ||
    material.content.kind === 'list'
  )
    return []
  const beginnings = beginningsFor(material, interest)
  const turned = capitalFirst(material.letters.title(turnedName(material, interest)))
  const labels = [interest, gerundOf(interest)].map((label) => label.toLowerCase())
  return made
    .filter(({ about, title }) => about !== '' && title.split(': ').length === 2)
    .flatMap((entry) => {
      const [label = '', line = ''] = entry.title.split(/:\s+/)
      const place = labels.indexOf(label.toLowerCase())
      if (place < 0 || MADE.test(line)) return []
      // A picture that cannot hold the line would only say that there is something good to know.
      const others = place === 0 && isShown(line) ? beginnings : []
      return [
        ...(turned === '' ? [] : [begun(entry, { beginning: turned, line, less: TURNED })]),
        ...others.map((beginning, index) =>
          begun(entry, { beginning, line, less: LESS + 0.02 * index }),
        ),
      ]
    })
}

function begun(
  entry: TitleCandidate,
  { beginning, line, less }: { beginning: string; line: string; less: number },
): TitleCandidate {
  return candidate(`${beginning}: ${line}`, {
    headline: entry.headline || line,
    kicker: entry.kicker,
    about: entry.about,
    sources: [...entry.sources, from('template', beginning)],
    weight: entry.weight - less,
  })
}

/** What the page teaches is begun, a thing is known. */
function beginningsFor(material: Material, interest: string): string[] {
  const { letters, subject, content } = material
  const task = subject.task.toLowerCase()
  if (task !== '' && wordsOf(task)[0] === wordsOf(interest.toLowerCase())[0])
    return [
      letters.title(`Before you ${letters.running(interest)}`),
      letters.title(`Good to know when you ${letters.running(interest)}`),
    ]
  const name = topicName(material, interest)
  if (/\b(?:checklist|packing list)$/i.test(interest))
    return [letters.title(`On the ${letters.running(interest)}`), letters.title(`Notes on ${name}`)]
  // Of a thing that is sold there is one.
  if (content.kind === 'product') return [letters.title(`The ${letters.running(interest)}`)]
  return [
    letters.title(`Good to know about ${name}`),
    letters.title(`Notes on ${name}`),
    letters.title(`More about ${name}`),
  ]
}
