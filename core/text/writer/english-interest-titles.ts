/**
 * English titles for an interest that the page's own title doesn't hold: the subject with the
 * interest in it, or what stands near it on the page.
 */
import { contentStems, wordsOf } from '../language.ts'
import { warnsFirst } from '../warnings.ts'
import { isPlural } from './english-grammar.ts'
import { withArticle } from './english-articles.ts'
import { storyTitles } from './english-story-titles.ts'
import { coversInterest, type Material } from './material.ts'
import { candidate, from, joined, type TitleCandidate } from './title-candidate.ts'
import { isOfPage } from './topic-inside.ts'

export function withInterest(material: Material, interest: string): TitleCandidate[] {
  const { letters, language, subject, content } = material
  const stems = contentStems(interest, language)
  const isApart = (text: string): boolean =>
    !contentStems(text, language).some((stem) => stems.includes(stem))
  const name = letters.title(interest)
  const isTelling =
    /^(?:story|how_to|other)$/.test(content.kind) &&
    isOfPage(material, interest) &&
    isApart(subject.title)
  const told = isTelling
    ? storyTitles(material, {
        text: name,
        source: 'keyword',
        isTask: /^\p{L}+ing\b/iu.test(name),
      }).map((entry) => ({ ...entry, weight: entry.weight - 0.12 }))
    : []
  const whole =
    isOfPage(material, interest) && !isApart(subject.title) ? titledTitles(material, interest) : []
  return [
    ...told,
    ...placedTitles(material, interest, isApart),
    ...subjectTitles(material, interest, isApart),
    ...whole,
  ].filter(({ title }) => coversInterest(title, interest, language))
}

/**
 * "Slow Travel by a Mountain Lake", "Three Quiet Days of Slow Travel": the title's own place and
 * time.
 */
function placedTitles(
  material: Material,
  interest: string,
  isApart: (text: string) => boolean,
): TitleCandidate[] {
  const { subject, letters, content } = material
  const [, time = '', place = ''] =
    /^(.+?) ((?:in|on|by|at|around) (?:an? |the )?\p{L}+(?: \p{L}+)?)$/iu.exec(
      letters.title(subject.title),
    ) ?? []
  if (
    place === '' ||
    !/^(?:story|other)$/.test(content.kind) ||
    !isOfPage(material, interest) ||
    !isApart(subject.title) ||
    !/^\p{L}+ \p{L}+$/u.test(interest)
  )
    return []
  const name = letters.title(interest)
  const sources = [from('heading', content.title), from('keyword', interest)]
  return [
    candidate(`${name} ${place}`, { sources, weight: 0.86 }),
    ...(/\b(?:days|weeks|hours|weekend)$/i.test(time)
      ? [candidate(`${time} of ${name}`, { sources, weight: 0.8 })]
      : []),
  ]
}

/**
 * "10-Minute Morning Stretch for Stiff Backs: Before You Start": the whole title, where only the
 * whole holds the interest.
 */
function titledTitles(material: Material, interest: string): TitleCandidate[] {
  const { subject, letters, headings, content, language } = material
  const title = letters.title(subject.title)
  if (coversInterest(subject.noun, interest, language) || title.length > 50 || /[?!:]/.test(title))
    return []
  return headings
    .filter(
      (text) =>
        !warnsFirst(text) && !/^(?:what|how|why|when|where|who)\b|\b(?:it|them)\b/i.test(text),
    )
    .map((text, index) =>
      candidate(joined(title, letters.title(text)), {
        sources: [from('heading', content.title), from('heading', text)],
        weight: 0.4 - 0.01 * Math.min(index, 12),
        headline: letters.title(text),
        about: text,
      }),
    )
}

/**
 * "How to Build a Floating Shelf: Hard Wax Oil", "Small Balcony Ideas With an Outdoor Rug": about
 * the page first, and true of it.
 */
function subjectTitles(
  material: Material,
  interest: string,
  isApart: (text: string) => boolean,
): TitleCandidate[] {
  const { content, subject, letters } = material
  const title = letters.title(subject.title)
  if (!isApart(title)) return []
  const name = letters.title(interest)
  const sources = [from('heading', content.title), from('keyword', interest)]
  const make = (text: string, weight: number, headline = ''): TitleCandidate =>
    candidate(text, { sources, weight, headline })
  const noun = letters.title(subject.noun)
  const isFree = content.kind !== 'product' && !/[?!]/.test(title)
  const general = isFree ? [make(`${name}: ${title.replace(/:\s+/g, ', ')}`, 0.5, title)] : []
  return [
    ...(noun === '' || !isApart(noun) ? [] : joinedNouns(material, interest, make)),
    ...general,
  ]
}

type Make = (text: string, weight: number) => TitleCandidate

function joinedNouns(material: Material, interest: string, make: Make): TitleCandidate[] {
  const { content, subject, letters, language } = material
  const noun = letters.title(subject.noun)
  const name = letters.title(interest)
  const thing = titledThing(material, interest)
  switch (content.kind) {
    case 'recipe':
      return material.ingredients.some((text) => coversInterest(text, interest, language))
        ? [make(`${noun} With ${name}`, 0.97), make(`What to Make With ${name}: ${noun}`, 0.92)]
        : []
    case 'list':
      return isPlural(wordsOf(noun).at(-1) ?? '')
        ? [make(`${noun} With ${thing}`, 0.84), ...countedWith(material, { noun, thing }, make)]
        : []
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
function countedWith(
  { subject, entries }: Material,
  { noun, thing }: { noun: string; thing: string },
  make: Make,
): TitleCandidate[] {
  return subject.count && subject.count === entries.length
    ? [
        make(
          `${thing.replace(/^./, (letter) => letter.toUpperCase())} and ${subject.count - 1} More ${noun}`,
          0.82,
        ),
      ]
    : []
}
