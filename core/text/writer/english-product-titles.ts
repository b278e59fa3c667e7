/**
 * English titles of a thing that is sold: its maker, material, colour and price, and the page's
 * headings bent to its name.
 */
import { escaped } from '../escaped.ts'
import { contentStems, wordsOf, type Language } from '../language.ts'
import { splitSentences } from '../sentences.ts'
import { isPlural } from './english-grammar.ts'
import { thingOf } from './english-heading-titles.ts'
import type { Material } from './material.ts'
import { candidate, from, type Label, type TitleCandidate } from './title-candidate.ts'

interface Shown {
  fact?: string
  kicker?: string
}

export function productTitles(material: Material, label: Label): TitleCandidate[] {
  const { price, letters, content, language } = material
  const { text, source } = label
  const made = (title: string, weight: number, { fact, kicker = '' }: Shown = {}): TitleCandidate =>
    candidate(title, {
      sources: [from(source, text), fact ? from('fact', fact) : from('template', title)],
      weight,
      headline: text,
      kicker,
    })
  const factOf = (name: string): string =>
    content.facts.find((entry) => entry.name === name)?.value ?? ''
  const own = contentStems(text, language)
  const isNew = (value: string): boolean =>
    value !== '' &&
    value.length <= 40 &&
    !contentStems(value, language).some((stem) => own.includes(stem))
  const known: [name: string, weight: number, title: (value: string) => string][] = [
    ['brand', 0.92, (value) => `${text} by ${value}`],
    ['material', 0.9, (value) => `${text} in ${letters.title(value)}`],
    ['color', 0.86, (value) => `${text} in ${letters.title(value)}`],
  ]
  return [
    ...bentToName(material, label),
    ...toldOfIt(material, label),
    ...(isNew(factOf('material')) && isNew(factOf('brand'))
      ? [
          made(`${text} in ${letters.title(factOf('material'))} by ${factOf('brand')}`, 0.7, {
            fact: `${factOf('material')}, ${factOf('brand')}`,
          }),
        ]
      : []),
    ...known.flatMap(([name, weight, title]) =>
      isNew(factOf(name))
        ? [
            made(title(factOf(name)), weight, {
              fact: factOf(name),
              kicker: name === 'color' ? '' : letters.title(factOf(name)),
            }),
          ]
        : [],
    ),
    ...(price ? [made(`${text} for ${price}`, 0.72, { fact: price, kicker: price })] : []),
    made(`A Closer Look at the ${text}`, 0.4),
    made(`Meet the ${text}`, 0.5),
    made(`What to Know About the ${text}`, 0.3),
    made(`${text}: A Closer Look`, 0.3),
    made(`Save This ${text} for Later`, 0.2),
  ]
}

const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) /i
const MADE =
  /^(?:made|cut|sewn|woven|knitted|built|printed|dyed|carved|designed|finished) (?:in|by|from|of|with|on|for) /i
const CARE = /^(how to (?:care for|wash|clean|store|iron|wear)) (\p{L}+)$/iu

/**
 * "… With Two Deep Pockets", "… Made in a Small Mill", "How to Care for a Cross-Back Linen Apron".
 */
function bentToName(material: Material, label: Label): TitleCandidate[] {
  const { headings, letters } = material
  return headings.flatMap((heading, index) => {
    const title = bentTo(material, label.text, heading)
    return title === ''
      ? []
      : [
          candidate(title, {
            sources: [from(label.source, label.text), from('heading', heading)],
            weight: 1.02 - 0.01 * index,
            headline: letters.title(heading),
            about: heading,
          }),
        ]
  })
}

function bentTo(material: Material, text: string, heading: string): string {
  const { letters, language } = material
  const [, care = '', cared = ''] = CARE.exec(heading) ?? []
  if (cared !== '' && contentStems(text, language).includes(language.stem(cared.toLowerCase())))
    return letters.title(`${care} ${thingOf(material, text)}`)
  if (COUNTED.test(heading) && isPlural(wordsOf(heading).at(-1) ?? ''))
    return `${text} With ${letters.title(heading)}`
  return MADE.test(heading) ? `${text} ${letters.title(heading)}` : ''
}

const MOST_LETTERS = 96
const WITH = /, (with .+)\.$/i

/**
 * "… With Two Deep Pockets and No Ties to Tangle" out of the summary, "…: Cut and Sewn by Four
 * People in a Mill by the River" out of the text.
 */
function toldOfIt(
  { content, sentences, letters, language }: Material,
  { text, source }: Label,
): TitleCandidate[] {
  const [first = ''] = splitSentences(content.description, language.lang)
  const having = WITH.exec(first)?.[1]
  const head = wordsOf(text).at(-1)?.toLowerCase() ?? ''
  const passive = new RegExp(`^(?:every|each|the) ${escaped(head)} is (\\p{L}+.+)\\.$`, 'iu')
  const done = sentences.flatMap((sentence) => {
    const rest = passive.exec(sentence.text)?.[1] ?? ''
    return isDone(rest, language)
      ? [
          candidate(`${text}: ${letters.title(rest)}`, {
            sources: [from(source, text), from('sentence', sentence.text)],
            weight: 0.66,
            headline: letters.title(rest),
            about: sentence.text.replace(/\.$/, ''),
          }),
        ]
      : []
  })
  const made = (title: string, weight: number): TitleCandidate =>
    candidate(letters.title(title), {
      sources: [from(source, text), from('sentence', first)],
      weight,
    })
  return [
    ...(having === undefined
      ? []
      : [
          made(`${text} ${having}`, 0.86),
          ...(first.length <= MOST_LETTERS ? [made(first.replace(/\.$/, ''), 0.84)] : []),
        ]),
    ...done,
  ]
}

/** "Cut and sewn by four people", not "drying" nor "soft, which …". */
function isDone(rest: string, language: Language): boolean {
  const [verb] = language.tokens(`is ${rest}`).slice(1)
  return (
    verb?.pos === 'VERB' &&
    !verb.text.endsWith('ing') &&
    !/[,;:]|\b(?:it|its|they|them|which|that)\b/i.test(rest)
  )
}
