/**
 * English titles of what is ticked off, a checklist or a packing list: when a part of it is due,
 * and what stands on it.
 */
import { wordsOf } from '../language.ts'
import { isInstruction } from './english-grammar.ts'
import { articled } from './english-turned-names.ts'
import { linesUnder } from './listed-things.ts'
import type { Material } from './material.ts'
import { candidate, from, type TitleCandidate } from './title-candidate.ts'

const LISTED = /^(.+) (checklist|packing list)$/iu
/** "Three months before" asks for what. */
const DUE =
  /^(?:the |\p{L}+ )?(?:years?|months?|weeks?|days?|night|evening|morning) (?:before|after)$/iu
const WORDS = { least: 3, most: 8 }

export function paperTitles(material: Material, interest: string): TitleCandidate[] {
  const { letters, headings, content } = material
  const [, base = '', paper = ''] = LISTED.exec(letters.running(interest)) ?? []
  if (paper === '' || !/^(?:story|other|how_to)$/.test(content.kind)) return []
  const thing = articled(material, base)
  return headings.flatMap((heading, index) => [
    ...(thing === '' ? [] : dueTitles(material, { heading, index, end: `${thing}: a ${paper}` })),
    ...tickedTitles(material, { heading, index, name: letters.running(interest) }),
  ])
}

function dueTitles(
  { letters }: Material,
  { heading, index, end }: { heading: string; index: number; end: string },
): TitleCandidate[] {
  const [thing = '', paper = ''] = end.split(': ')
  // "How much a backyard wedding costs" names it.
  const line = DUE.test(heading)
    ? `${heading} ${end}`
    : heading.toLowerCase().includes(thing)
      ? `${heading}: ${paper}`
      : ''
  return line !== ''
    ? [
        candidate(letters.title(line), {
          sources: [from('heading', heading)],
          weight: 0.9 - 0.01 * index,
          headline: letters.title(heading),
          about: heading,
        }),
      ]
    : []
}

function tickedTitles(
  material: Material,
  { heading, index, name }: { heading: string; index: number; name: string },
): TitleCandidate[] {
  const { letters } = material
  const lines = linesUnder(material, heading)
  const isTicked =
    lines.length >= 3 && lines.every((line) => line.length <= 80 && !/[.!?]$/.test(line))
  return isTicked
    ? lines
        .filter((line) => isInstruction(line) && isShort(line))
        .map((line, place) =>
          candidate(letters.title(`On the ${name}: ${line}`), {
            sources: [from('sentence', line), from('keyword', name)],
            weight: 0.6 - 0.01 * (index + place),
            headline: letters.title(line),
            about: heading,
          }),
        )
    : []
}

function isShort(line: string): boolean {
  const count = wordsOf(line).length
  return count >= WORDS.least && count <= WORDS.most && !/[:;()]/.test(line)
}
