/** Descriptions: a lead that carries the interest, one or two sentences of the page, and a line on what to do with the pin. */
import type { TextSource } from '#core/contract/pins.contract.ts'
import { contentStems } from '../language.ts'
import { descriptionFaults, type Ground } from '../text-gates.ts'
import type { Sentence } from './good-sentences.ts'
import { closings, leads, underInterest } from './description-frames.ts'
import { coversInterest, type Material } from './material.ts'
import { from } from './title-candidate.ts'

export interface WrittenDescription {
  text: string
  sources: TextSource[]
}

export interface DescriptionInput {
  material: Material
  interest: string
  ground: Ground
  /** Which of a page's pins this is: turns the choice of lead, sentences and closing. */
  turn: number
  /** What the title says already: a sentence that says it again comes later. */
  title: string
}

const MOST = 480

interface Part {
  text: string
  source: TextSource
}

export function writeDescription(input: DescriptionInput): WrittenDescription {
  const { material, turn, ground } = input
  const openings = openingsOf(input)
  for (let attempt = 0; attempt < openings.length; attempt += 1) {
    const opening = openings[(turn + attempt) % openings.length]
    if (!opening) continue
    const parts = fill(opening, input)
    const text = parts.map((part) => part.text).join(separator(material))
    if (descriptionFaults(text, ground).length === 0) return { text, sources: parts.map((part) => part.source) }
  }
  return plainest(input)
}

/** Openings that hold the interest: the page's own sentences and the templates, by turns. */
function openingsOf({ material, interest, ground }: DescriptionInput): Part[] {
  const { language } = material
  const isFit = (part: Part): boolean => descriptionFaults(part.text, ground).length === 0
  const sentences = material.sentences.filter(({ text }) => coversInterest(text, interest, language)).slice(0, 6).map((sentence): Part => ({ text: sentence.text, source: from('sentence', sentence.text) }))
  const framed = leads(material, interest).filter((text) => coversInterest(text, interest, language)).map((text): Part => ({ text, source: from('template', text) }))
  const saysAlready = (text: string): boolean => text.toLowerCase().startsWith(interest.toLowerCase()) && /[:：]/.test(text) && coversInterest(text.replace(/^[^:：]*[:：]\s*/, ''), interest, language)
  const under = underInterest(material, interest).filter((text) => !saysAlready(text)).map((text): Part => ({ text, source: from('keyword', interest) }))
  const mixed: Part[] = []
  for (let index = 0; index < Math.max(framed.length, sentences.length); index += 1) mixed.push(...framed.slice(index, index + 1), ...sentences.slice(index, index + 1))
  const fit = mixed.filter(isFit)
  return fit.length >= 3 ? fit : [...fit, ...under.filter(isFit).slice(0, fit.length === 0 ? 3 : 2)]
}

function fill(opening: Part, input: DescriptionInput): Part[] {
  const { material, turn, ground, title } = input
  const parts = [opening]
  const rest = chooseSentences(material.sentences, opening.text, title, material)
  const start = rest.length === 0 ? 0 : (turn * 2) % rest.length
  const room = (text: string): boolean => parts.reduce((sum, part) => sum + part.text.length + 1, 0) + text.length <= MOST - 60
  for (const sentence of [...rest.slice(start), ...rest.slice(0, start)]) {
    if (parts.length >= 3) break
    if (room(sentence.text) && !parts.some((part) => isNear(part.text, sentence, material))) parts.push({ text: sentence.text, source: from('sentence', sentence.text) })
  }
  const ends = closings(material).filter((text) => descriptionFaults(text, ground).length === 0)
  const closing = ends[turn % Math.max(1, ends.length)]
  if (closing && room(closing)) parts.push({ text: closing, source: from('template', closing) })
  return parts
}

/** The better half of the page's sentences, in the order of their worth. */
function chooseSentences(sentences: Sentence[], opening: string, title: string, { language }: Material): Sentence[] {
  const said = new Set(contentStems(`${title} ${opening}`, language))
  const isNew = ({ text, stems }: Sentence): boolean => text !== opening && stems.filter((stem) => said.has(stem)).length <= stems.length * 0.6
  return sentences.filter(isNew).slice(0, 16)
}

function isNear(text: string, sentence: Sentence, { language }: Material): boolean {
  const stems = new Set(contentStems(text, language))
  return sentence.stems.filter((stem) => stems.has(stem)).length > sentence.stems.length * 0.5
}

/** When nothing else passes: the first template or sentence that does, else the interest as a sentence of its own. */
function plainest({ material, interest, ground }: DescriptionInput): WrittenDescription {
  const name = material.letters.title(interest)
  const texts = [...underInterest(material, interest), `${name}.`]
  const text = texts.find((entry) => descriptionFaults(entry, ground).length === 0) ?? `${name}.`
  return { text, sources: [from('keyword', interest)] }
}

function separator({ language }: Material): string {
  return language.lang === 'ja' || language.lang === 'zh' ? '' : ' '
}
