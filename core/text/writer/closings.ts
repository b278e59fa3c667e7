/**
 * Last sentences of descriptions. Where no sentence of the section has the interest's words they
 * carry it ("More about slow travel at Slow Sunday."); else they only say what to do with the pin.
 * Each is said once a page.
 */
import { escaped } from '../escaped.ts'
import { wordsOf } from '../language.ts'
import { isWarningList, MANNER } from '../subject.ts'
import { attributive, gerundOf, isInstruction, isPlural } from './english-grammar.ts'
import { germanArticle } from './german-inside.ts'
import type { Material } from './material.ts'
import { isOfPage, topicName } from './topic-inside.ts'

/** Sentences that hold the interest, best first; the caller checks. */
export function carriers(material: Material, interest: string, about: string): string[] {
  const { language, content } = material
  if (language.lang !== 'en')
    return (
      WORLD[language.lang]?.carriers(interest, content.site_name, {
        isRecipe: content.kind === 'recipe',
        accusative: language.lang === 'de' ? germanObject(material, interest) : '',
      }) ?? []
    )
  return [...ofKind(material, interest, about), ...general(material, interest)]
}

/** Sentences that need not hold it. */
export function closings(material: Material, isOnTheWhole: boolean): string[] {
  const { content, language, steps } = material
  const site = content.site_name
  if (language.lang !== 'en') return WORLD[language.lang]?.closings ?? []
  const at = (text: string): string[] => (site ? [`${text} ${site}.`] : [])
  switch (content.kind) {
    case 'recipe':
      return [
        'Save the recipe for later.',
        ...at('Find the full recipe at'),
        'Pin it now and make it when you have the time.',
      ]
    case 'how_to':
      return [
        ...(isOnTheWhole && steps.length >= 3 ? [`Follow all ${steps.length} steps.`] : []),
        ...at('Read the full guide at'),
        'Save the guide for when you need it.',
      ]
    case 'list':
      return ['Save the list for later.', ...at('Find the full list at')]
    case 'product':
      return ['Save it for later.', ...at('See every detail at')]
    default:
      return ['Save it for later.', ...at('Read more at')]
  }
}

function ofKind(material: Material, interest: string, about: string): string[] {
  switch (material.content.kind) {
    case 'recipe':
      return ofRecipe(material, interest)
    case 'how_to':
      return ofHowTo(material)
    case 'list':
      return ofList(material, about)
    default:
      return ofGuide(material, interest)
  }
}

function ofRecipe(material: Material, interest: string): string[] {
  if (!isOfPage(material, interest)) return []
  const { content, steps, minutes } = material
  const name = topicName(material, interest)
  const site = content.site_name
  return [
    ...(site ? [`The full recipe for ${name} is at ${site}.`] : []),
    `Save this ${/ with /.test(name) ? `recipe for ${name}` : `${attributive(name)} recipe`} for later.`,
    ...(steps.length >= 3 && site ? [`See all ${steps.length} steps for ${name} at ${site}.`] : []),
    ...(minutes === 60 ? [`Make ${name} in an hour.`] : []),
    ...(site ? [`Find ${name}, with every step, at ${site}.`] : []),
  ]
}

function ofHowTo({ subject, steps, letters, content }: Material): string[] {
  const site = content.site_name
  const task = letters.running(subject.task)
  const noun = letters.running(subject.noun)
  if (task === '') return []
  // "… for when you use a balcony grill safely" is nothing that one sets out to do.
  const plain = (task.split(/ without /i)[0] ?? task).replace(MANNER, '')
  return [
    `Save this for when you ${plain}.`,
    ...(steps.length >= 3 && site ? [`All ${steps.length} steps to ${task} are at ${site}.`] : []),
    ...(noun && site ? [`The full ${attributive(noun)} guide is at ${site}.`] : []),
    ...(noun && site ? [`From the ${attributive(noun)} guide at ${site}.`] : []),
    `Read this before you ${plain}.`,
    ...(site ? [`See how to ${task} at ${site}.`] : []),
  ]
}

function ofList({ subject, letters, content, entries }: Material, about: string): string[] {
  const noun = letters.running(subject.noun)
  const site = content.site_name
  const isWarning = isWarningList(content, subject.title)
  const count = subject.count ?? 0
  const left = count === entries.length && entries.includes(about) ? count - 1 : 0
  const lines: [text: string, isTrue: boolean, invites?: boolean][] = [
    [`The other ${left} ${noun} are at ${site}.`, left > 0 && site !== ''],
    [`Save these ${noun} for later.`, true, true],
    [`See all ${count} ${noun} at ${site}.`, count > 0 && site !== ''],
    [`It is one of ${count} ${noun}.`, left > 0],
    [`There are ${left} more ${noun} on the list.`, left > 0],
    [`All ${count} ${noun} are in one list.`, count > 0],
    [`More ${noun} are waiting at ${site}.`, site !== '', true],
    [`Find more ${noun} at ${site}.`, site !== '', true],
    [`Save it with ${left} more ${noun}.`, left > 0],
  ]
  const isMany = isWarning || isPlural(wordsOf(noun).at(-1) ?? '')
  return isMany
    ? lines.filter(([, isTrue, invites]) => isTrue && !(isWarning && invites)).map(([text]) => text)
    : []
}

/** "The full pour-over coffee guide is at Slow Sunday." of a page that calls itself a guide. */
function ofGuide(material: Material, interest: string): string[] {
  const site = material.content.site_name
  const named = guideName(material, material.letters.running(interest))
  if (named === '') return []
  return [
    ...(site
      ? [
          `The full ${named} is at ${site}.`,
          `From the ${named} at ${site}.`,
          `Read the whole ${named} at ${site}.`,
        ]
      : [`Read the whole ${named}.`]),
    `Save this ${named} for later.`,
  ]
}

/**
 * "pour-over coffee guide", "slow travel diary": only what the page calls itself, in these words.
 */
function guideName({ content, subject }: Material, name: string): string {
  const word = /\b(guide|checklist|routine|diary|plan|itinerary|packing list)\b/i
    .exec(`${content.title} ${content.description}`)?.[1]
    ?.toLowerCase()
  if (!word || wordsOf(name).length > 3) return ''
  if (name.endsWith(word)) return name
  const text = [content.title, content.description, ...content.paragraphs].join('\n').toLowerCase()
  const isNamed =
    text.includes(`${name} ${word}`) ||
    text.includes(`${word} to ${name}`) ||
    (word !== 'guide' && subject.noun.toLowerCase() === name)
  return isNamed ? `${attributive(name)} ${word}` : ''
}

function general(material: Material, interest: string): string[] {
  const { content, letters } = material
  const site = content.site_name
  const name = spokenName(material, interest)
  const title = letters.title(content.title)
  const cited =
    site && title.length <= 60 && !/["“”?!:]/.test(title) ? [`Read “${title}” at ${site}.`] : []
  return site
    ? [
        ...cited,
        `Read more about ${name} at ${site}.`,
        `There is more about ${name} at ${site}.`,
        `Find more about ${name} at ${site}.`,
        `More notes on ${name} are at ${site}.`,
      ]
    : [
        `More about ${name} is on the page.`,
        `Read more about ${name}.`,
        `Save it for later, with more about ${name}.`,
      ]
}

/**
 * What one can read about: a thing with its article, or a task as its doing ("starting seeds
 * indoors", not "start seeds indoors").
 */
function spokenName(material: Material, interest: string): string {
  const { content, letters, subject } = material
  const low = letters.running(interest)
  const [verb = ''] = wordsOf(low.toLowerCase())
  const isTask =
    verb === wordsOf(subject.task.toLowerCase())[0] ||
    (isInstruction(interest) &&
      new RegExp(`\\b${escaped(gerundOf(verb))}\\b`, 'i').test(content.title))
  if (isTask)
    return gerundOf(
      low.toLowerCase() === interest.toLowerCase()
        ? low.replace(/^./u, (letter) => letter.toLowerCase())
        : low,
    )
  return isOfPage(material, interest) ? topicName(material, interest) : low
}

interface WorldClosings {
  carriers: (
    interest: string,
    site: string,
    known: { isRecipe: boolean; accusative: string },
  ) => string[]
  closings: string[]
}

const low = (text: string): string => text.toLowerCase()

const WORLD: Record<string, WorldClosings> = {
  de: {
    carriers: germanCarriers,
    closings: ['Für später merken.', 'Gleich merken.'],
  },
  es: {
    carriers: (name, site, { isRecipe }) => [
      ...(isRecipe && site ? [`La receta de ${low(name)} está en ${site}.`] : []),
      ...(site ? [`Más sobre ${low(name)} en ${site}.`] : []),
      `Guarda esta idea sobre ${low(name)}.`,
      ...(site ? [`Lee más sobre ${low(name)} en ${site}.`] : []),
      `Más sobre ${low(name)}.`,
    ],
    closings: ['Guarda la idea para más tarde.'],
  },
  fr: {
    carriers: (name, site, { isRecipe }) => [
      ...(isRecipe && site ? [`La recette est sur ${site} : ${low(name)}.`] : []),
      ...(site ? [`À lire sur ${site} : ${low(name)}.`] : []),
      `À lire aussi : ${low(name)}.`,
      `À garder pour plus tard : ${low(name)}.`,
    ],
    closings: ['Enregistrez l’idée pour plus tard.'],
  },
  ar: {
    carriers: (name) => [`إليك نصائح وأفكار عن ${name}.`, `إليك نصائح عن ${name}.`],
    closings: ['احفظ الفكرة لوقت لاحق.'],
  },
}

function germanCarriers(
  name: string,
  site: string,
  { isRecipe, accusative }: { isRecipe: boolean; accusative: string },
): string[] {
  const joined = name.replace(/[\s-]+(?:Tipps|Ideen|Rezept)$/u, '')
  if (isRecipe)
    return site
      ? [
          `Das ganze Rezept für ${joined} steht bei ${site}.`,
          `${joined} zum Nachmachen: das Rezept bei ${site}.`,
          `Alle Schritte für ${joined} bei ${site}.`,
          `Mehr zu ${joined} bei ${site}.`,
          `Das Rezept für ${joined} merken.`,
        ]
      : [`Das ganze Rezept für ${joined} zum Nachmachen.`]
  // "So-gelingt-Hefeteig-Tipps": only nouns are joined to one.
  if (
    !wordsOf(joined).every((word) => /^[\p{Lu}\p{N}]/u.test(word)) ||
    /^(?:So|Wie|Was|Warum|Wann|Wo|Welche\p{L}*|Der|Die|Das) /u.test(joined)
  )
    return site
      ? [
          `Mehr zu „${joined}“ steht bei ${site}.`,
          `Noch mehr zu „${joined}“ gibt es bei ${site}.`,
          `Alles zu „${joined}“ steht bei ${site}.`,
        ]
      : [`Mehr zu „${joined}“ steht auf der Seite.`]
  const hyphened = joined.replace(/\s+/g, '-')
  const thing = accusative || joined
  if (!site) return [`Mehr ${hyphened}-Tipps stehen auf der Seite.`]
  return [
    ...(accusative ? [`Mehr über ${thing} bei ${site}.`] : []),
    `Weitere ${hyphened}-Tipps gibt es bei ${site}.`,
    `Die ${hyphened}-Tipps für später merken.`,
    `Alle ${hyphened}-Tipps stehen bei ${site}.`,
    `Noch mehr ${hyphened}-Tipps stehen bei ${site}.`,
    ...(accusative
      ? [`Mehr für ${thing} gibt es bei ${site}.`, `Alles über ${thing} steht bei ${site}.`]
      : []),
    `${hyphened}-Tipps zum Nachlesen gibt es bei ${site}.`,
    `Alle Tipps für ${thing} für später merken.`,
    `Mehr ${hyphened}-Tipps gibt es bei ${site}.`,
  ]
}

/**
 * "den Kräutergarten": the page's own "Der Kräutergarten" at the start of a heading or sentence
 * tells the gender.
 */
function germanObject(material: Material, name: string): string {
  const start = germanArticle(material, name)
  return start === '' ? '' : `${{ Der: 'den', Die: 'die', Das: 'das' }[start] ?? ''} ${name}`
}
