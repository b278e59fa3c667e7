/**
 * English titles of a dish by what its page says of it besides the work: the meal that it is for,
 * how long it keeps, when a thing is left out of it.
 */
import { wordsOf } from '../language.ts'
import { describedNames, dishNames } from './dish-names.ts'
import { isPlural, spokenMinutes } from './english-grammar.ts'
import { coversInterest, type Material } from './material.ts'
import { tellingLines } from './telling-lines.ts'
import { candidate, from, type TitleCandidate } from './title-candidate.ts'

/** "Vegan dinner", "Breakfast": what the author or the page's category says that it is for. */
const MEAL = /^(?:\p{L}+ )?(?:breakfast|brunch|lunch|dinner|supper|dessert|snack)s?$/iu
/** What is done with a dish that is made: behind these its name says nothing new. */
const DONE_WITH_IT =
  /^(.+) ((?:before|after|when|while) (?:freezing|serving|reheating|storing|cooling|chilling))$/i
const KEEPING = /^(?:keeps?|freezes?|reheats?|stays?) /i
const KEEPS = /^the (\p{L}+) ((?:keeps?|freezes?|reheats?|stays?) .+)\.$/iu
/** No picture holds more. */
const MOST_LETTERS = 90

export function dishTitles(material: Material, interest: string): TitleCandidate[] {
  if (material.content.kind !== 'recipe' || material.language.lang !== 'en') return []
  const names = dishNames(material, interest)
  return [
    ...describedTitles(material),
    ...mealTitles(material, names),
    ...keepingTitles(material, names, interest),
    ...leftOutTitles(material, names),
  ].filter(({ title }) => title.length <= MOST_LETTERS)
}

/**
 * "Tall Lemon Blueberry Muffins in 35 Minutes": in the summary's words, where others repeat each
 * other.
 */
function describedTitles(material: Material): TitleCandidate[] {
  const { content, letters } = material
  const time = timeOf(material)
  return describedNames(material)
    .map(letters.title)
    .flatMap((name, index) =>
      [name, ...(time ? [`${name} in ${time}`] : [])].map((title, rank) =>
        candidate(title, {
          sources: [from('sentence', content.description), from('heading', content.title)],
          weight: 0.72 - 0.02 * index - 0.01 * rank,
        }),
      ),
    )
}

function timeOf({ minutes, letters }: Material): string {
  return minutes && minutes < 600 ? letters.title(spokenMinutes(minutes)) : ''
}

function mealTitles(material: Material, names: readonly string[]): TitleCandidate[] {
  const { content, letters } = material
  const meals = content.facts
    .filter(
      ({ name, value }) => (name === 'author_keyword' || name === 'category') && MEAL.test(value),
    )
    .map(({ value }) => value)
  const time = timeOf(material)
  return meals.flatMap((meal) =>
    names.flatMap((name, index) => {
      const sources = [from('heading', content.title), from('keyword', meal)]
      const kind = letters.title(meal)
      return [
        candidate(`${name} for ${articleOf(meal)}${kind}`, {
          sources,
          weight: 0.84 - 0.02 * index,
        }),
        ...(time
          ? [
              candidate(`${kind} in ${time}: ${name}`, {
                sources: [...sources, from('fact', time)],
                weight: 0.8 - 0.02 * index,
                kicker: time.toLowerCase(),
              }),
            ]
          : []),
      ]
    }),
  )
}

/** "For breakfast", but "for a vegan dinner". */
function articleOf(meal: string): string {
  return !meal.includes(' ') || isPlural(meal.split(' ').at(-1) ?? '')
    ? ''
    : /^[aeiou]/i.test(meal)
      ? 'an '
      : 'a '
}

/**
 * "Creamy Pumpkin Soup Keeps Four Days in the Fridge", "Tomato Soup Freezes Well for Three Months".
 */
function keepingTitles(
  { sentences, subject, letters, language }: Material,
  names: readonly string[],
  interest: string,
): TitleCandidate[] {
  const head = (subject.noun.split(' ').at(-1) ?? '').toLowerCase()
  const plain = names.filter(
    (name) => !/ with /i.test(name) && coversInterest(name, interest, language),
  )
  return sentences
    .filter(({ isLeaning, isStep }) => !isLeaning && !isStep)
    .flatMap(({ text }) => {
      const [, noun = '', rest = ''] = KEEPS.exec(text) ?? []
      if (noun.toLowerCase() !== head || head === '') return []
      const [first = '', second = ''] = rest.split(/,? and /)
      const told = [first, ...(KEEPING.test(second) ? [second] : [])].filter(
        (part) => wordsOf(part).length >= 3 && !/\b(?:it|its|they|them|their|with)\b/i.test(part),
      )
      return told.flatMap((part) =>
        plain.map((name, index) =>
          candidate(letters.title(`${name} ${part}`), {
            sources: [from('sentence', text), from('keyword', interest)],
            weight: 0.74 - 0.02 * index,
            headline: letters.title(part),
            about: text.replace(/\.$/, ''),
          }),
        ),
      )
    })
}

/** "Before Freezing Creamy Pumpkin Soup, Leave the Coconut Milk Out". */
function leftOutTitles(
  { content, subject, language, letters }: Material,
  names: readonly string[],
): TitleCandidate[] {
  const head = subject.noun.split(' ').at(-1) ?? ''
  const called = [...names, ...(head === '' ? [] : [`the ${head}`])]
  return tellingLines(content, language)
    .filter(({ isInstruction }) => isInstruction)
    .flatMap(({ text, sentence }) => {
      const [, order = '', when = ''] = DONE_WITH_IT.exec(text) ?? []
      const sources = [from('sentence', sentence.text), from('heading', content.title)]
      return order === ''
        ? []
        : called.map((name, index) =>
            candidate(`${letters.title(`${when} ${name}`)}, ${letters.title(order)}`, {
              sources,
              weight: 0.76 - 0.02 * index,
              headline: letters.title(order),
              about: text,
            }),
          )
    })
}
