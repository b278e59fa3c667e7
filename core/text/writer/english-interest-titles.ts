/** English titles for an interest that the page's own title doesn't hold: the subject with the interest in it, or what stands near it on the page. */
import { contentStems, wordsOf } from '../language.ts'
import { isInstruction, isPlural } from './english-grammar.ts'
import { withArticle } from './english-articles.ts'
import { coversInterest, headingsNear, linesNear, type Material } from './material.ts'
import { candidate, from, joined, type TitleCandidate } from './title-candidate.ts'

/** A section that doesn't speak of the interest comes under it only when nothing else is left to say. */
const FAR = 0.13

export function withInterest(material: Material, interest: string): TitleCandidate[] {
  const { letters, language, subject } = material
  const stems = contentStems(interest, language)
  const isApart = (text: string): boolean => !contentStems(text, language).some((stem) => stems.includes(stem))
  const name = letters.title(interest)
  const source = from('keyword', interest)
  // What the title promises or its author tags, every section of the page is about.
  const isTitled = coversInterest(subject.title, interest, language) || material.content.facts.some((fact) => fact.name === 'author_keyword' && fact.value.toLowerCase() === interest.toLowerCase())
  const near = new Set(headingsNear(material, interest))
  // "Coconut Milk: Make It Ahead" would speak of the milk.
  const isClear = (text: string): boolean => !/\b(?:it|them)\b/i.test(text)
  const headed = material.headings.map((text, index) => candidate(joined(name, letters.title(text)), { sources: [source, from('heading', text)], weight: (isClear(text) && (isTitled || near.has(text)) ? 0.66 : FAR) - 0.01 * Math.min(index, 12), headline: letters.title(text) }))
  const lines = isTitled ? material.lines : linesNear(material, interest)
  const lined = lines.map(({ text }, index) => candidate(joined(name, letters.title(text)), { sources: [source, from('sentence', text)], weight: (isInstruction(text) ? 0.5 : 0.15) - 0.01 * Math.min(index, 12), headline: letters.title(text) }))
  return [...subjectTitles(material, interest, isApart), ...(isTitled && !isApart(subject.title) ? titledTitles(material, interest) : []), ...headed, ...lined]
}

/** "10-Minute Morning Stretch for Stiff Backs: Before You Start": the whole title, where only the whole holds the interest. */
function titledTitles(material: Material, interest: string): TitleCandidate[] {
  const { subject, letters, headings, content, language } = material
  const title = letters.title(subject.title)
  if (coversInterest(subject.noun, interest, language) || title.length > 50 || /[?!:]/.test(title)) return []
  return headings.map((text, index) => candidate(joined(title, letters.title(text)), { sources: [from('heading', content.title), from('heading', text)], weight: 0.7 - 0.01 * Math.min(index, 12), headline: letters.title(text) }))
}

/** "How to Build a Floating Shelf: Hard Wax Oil", "Small Balcony Ideas With an Outdoor Rug": about the page first, and true of it. */
function subjectTitles(material: Material, interest: string, isApart: (text: string) => boolean): TitleCandidate[] {
  const { content, subject, letters } = material
  const title = letters.title(subject.title)
  if (!isApart(title)) return []
  const name = letters.title(interest)
  const sources = [from('heading', content.title), from('keyword', interest)]
  const make = (text: string, weight: number, headline = ''): TitleCandidate => candidate(text, { sources, weight, headline })
  const noun = letters.title(subject.noun)
  const isFree = content.kind !== 'product' && !/[?!]/.test(title)
  const general = isFree ? [make(`${name}: ${title.replace(/:\s+/g, ', ')}`, 0.5, title), ...(title.includes(':') ? [] : [make(`${title}: ${name}`, 0.46, title)])] : []
  return [...(noun === '' || !isApart(noun) ? [] : joinedNouns(material, interest, make)), ...general]
}

type Make = (text: string, weight: number) => TitleCandidate

function joinedNouns(material: Material, interest: string, make: Make): TitleCandidate[] {
  const { content, subject, letters, language } = material
  const noun = letters.title(subject.noun)
  const name = letters.title(interest)
  const thing = titledThing(material, interest)
  switch (content.kind) {
    case 'recipe':
      return material.ingredients.some((text) => coversInterest(text, interest, language)) ? [make(`${noun} With ${name}`, 0.97), make(`What to Make With ${name}: ${noun}`, 0.92)] : []
    case 'list':
      return isPlural(wordsOf(noun).at(-1) ?? '') ? [make(`${noun} With ${thing}`, 0.84), ...countedWith(material, { noun, thing }, make)] : []
    case 'how_to':
      return [make(`${name} for ${titledThing(material, subject.noun)}`, 0.7)]
    default:
      return []
  }
}

/** The article stays small inside a title. */
function titledThing(material: Material, name: string): string {
  const [article, rest] = withArticle(material, name)
  return `${article}${article && ' '}${material.letters.title(rest)}`
}

/** "An Outdoor Rug and 24 More Small Balcony Ideas". */
function countedWith({ subject, entries }: Material, { noun, thing }: { noun: string; thing: string }, make: Make): TitleCandidate[] {
  return subject.count && subject.count === entries.length ? [make(`${thing.replace(/^./, (letter) => letter.toUpperCase())} and ${subject.count - 1} More ${noun}`, 0.82)] : []
}
