/**
 * The things that a section lists, one a line: "Camel wool coat", "Waxed jacket", "Navy blazer".
 */
import { wordsOf } from '../language.ts'
import { isInstruction, listed } from './english-grammar.ts'
import type { Material } from './material.ts'

const WORDS = { least: 1, most: 5 }

/** The paragraphs of a heading's section. */
export function linesUnder(
  { content, headingAt }: Pick<Material, 'content' | 'headingAt'>,
  heading: string,
): string[] {
  const index = headingAt.get(heading) ?? -1
  const start = content.headings[index]?.at
  return start === undefined
    ? []
    : content.paragraphs.slice(start, content.headings[index + 1]?.at ?? content.paragraphs.length)
}

/** None of a section that tells, orders or counts. */
export function thingsUnder(
  material: Pick<Material, 'content' | 'headingAt'>,
  heading: string,
): string[] {
  const lines = linesUnder(material, heading)
  return lines.some((line) => line.length > 80 || /[.!?]$/.test(line) || isInstruction(line))
    ? []
    : lines.filter(isThing)
}

function isThing(line: string): boolean {
  const count = wordsOf(line).length
  return count >= WORDS.least && count <= WORDS.most && !/[,;:()\d]/.test(line)
}

/**
 * "Toppings for Creamy Pumpkin Soup: Crisp Sage Leaves and Rye Croutons": as many as fit, none that
 * says a word of the title again.
 */
export function withThings(
  material: Material,
  { title, heading }: { title: string; heading: string },
): string[] {
  const { language, letters } = material
  if (title.includes(':')) return []
  const said = new Set(wordsOf(title.toLowerCase()).map((word) => language.stem(word)))
  const fresh = thingsUnder(material, heading).filter((line) => {
    const stems = wordsOf(line.toLowerCase())
      .filter((word) => !language.isStopWord(word))
      .map((word) => language.stem(word))
    const isNew = !stems.some((stem) => said.has(stem))
    if (isNew) for (const stem of stems) said.add(stem)
    return isNew
  })
  return [3, 2]
    .filter((count) => fresh.length >= count)
    .map((count) => `${title}: ${listed(fresh.slice(0, count).map(letters.title))}`)
    .filter((text) => text.length <= MOST_LETTERS)
    .slice(0, 1)
}

const MOST_LETTERS = 96
