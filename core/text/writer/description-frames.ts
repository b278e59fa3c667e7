/** The sentences that templates bring to descriptions, by language and kind of page. */
import { wordsOf } from '../language.ts'
import { dishNames } from './dish-names.ts'
import { isPlural, listed, spokenMinutes } from './english-grammar.ts'
import { capitalFirst } from './letter-case.ts'
import { ingredientName, ingredientNames } from './ingredients.ts'
import { englishUnder } from './english-under.ts'
import type { Promise as Promised } from '../title-promise.ts'
import type { Material } from './material.ts'

/**
 * First sentences that carry a fact of the page, for titles on the whole of it; what the title
 * promises comes first.
 */
export function factLeads(material: Material, interest: string, promised: Promised): string[] {
  const { content, language } = material
  if (language.lang !== 'en')
    return content.kind === 'keyword' ? [] : (WORLD[language.lang]?.leads(material) ?? [])
  const made =
    content.kind === 'recipe'
      ? recipeLeads(material, interest)
      : content.kind === 'how_to'
        ? howToLeads(material)
        : content.kind === 'list'
          ? listLeads(material)
          : content.kind === 'keyword'
            ? keywordLeads(material, interest)
            : []
  const places: Partial<Record<Promised, RegExp>> = { ingredients: /ingredients/, steps: /steps/ }
  // What a title promises stays for it: a list of ingredients for the one on them.
  const rank = (text: string): number =>
    promised in places ? (places[promised]?.test(text) ? 0 : 1) : /ingredients/.test(text) ? 1 : 0
  return made.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * "On the list: two hidden brackets; hard wax oil and a cotton cloth." for a section that is
 * nothing but a list.
 */
export function listLead(
  { content, language, letters, headingAt }: Material,
  about: string,
): string | undefined {
  const index = headingAt.get(about) ?? -1
  const start = content.headings[index]?.at
  const ahead = { en: 'On the list', de: 'Auf der Liste' }[language.lang]
  if (ahead === undefined || start === undefined) return undefined
  const lines = content.paragraphs
    .slice(start, content.headings[index + 1]?.at ?? content.paragraphs.length)
    .filter((line) => line.length <= 80 && !/[.!?:;]$/.test(line))
  return lines.length < 2
    ? undefined
    : `${ahead}: ${lines
        .slice(0, 5)
        .map((line) => letters.running(line))
        .join('; ')}.`
}

/** Sentences that put the page under an interest that its own words don't hold. */
export function underInterest(material: Material, interest: string): string[] {
  const name = capitalFirst(interest)
  const { language, sentences, subject } = material
  if (language.lang === 'en') return englishUnder(material, interest)
  const colon =
    language.lang === 'fr' ? ' : ' : language.lang === 'ja' || language.lang === 'zh' ? '：' : ': '
  const first = sentences.slice(0, 3).map(({ text }) => `${name}${colon}${text}`)
  const mark = language.lang === 'ja' || language.lang === 'zh' ? '。' : '.'
  const titled =
    subject.title.toLowerCase() === interest.toLowerCase()
      ? []
      : [`${name}${colon}${subject.title}${mark}`]
  return (
    WORLD[language.lang]?.under(
      name.replace(/\s(?:Tipps|Ideen|consejos|ideas)$/u, '').replace(/^(?:conseils|idées)\s/iu, ''),
    ) ?? [...first, ...titled]
  )
}

function keywordLeads({ letters }: Material, interest: string): string[] {
  const name = letters.running(interest)
  return [
    `Find ideas on ${name} to save for later.`,
    `Here is where to start with ${name}.`,
    `See ideas on ${name} and choose what works for you.`,
  ]
}

function recipeLeads(material: Material, interest: string): string[] {
  const { minutes, steps, servings, subject, letters } = material
  const noun = letters.running(dishNames(material, interest)[0] ?? subject.noun)
  if (noun === '') return []
  const time = minutes ? spokenMinutes(minutes) : ''
  const names = ingredientNames(material, noun).slice(0, 3)
  const lines: [text: string, isTrue: boolean][] = [
    [`Make ${noun} in ${time} with ${listed(names)}.`, time !== '' && names.length === 3],
    [
      `Learn how to make ${noun} in ${steps.length} steps${time && `, ready in ${time}`}.`,
      steps.length >= 3 && steps.length <= 12,
    ],
    ...ingredientLeads(material, noun, time).map((text): [string, boolean] => [text, true]),
    [
      `Here is how to make ${noun} for ${servings}.`,
      servings !== '' && !/muffin|cookie|piece|bar|roll|slice/i.test(noun),
    ],
    [`Make ${noun} at home in ${time}.`, time !== ''],
  ]
  return lines.filter(([, isTrue]) => isTrue).map(([text]) => text)
}

function ingredientLeads({ ingredients, letters }: Material, noun: string, time: string): string[] {
  if (ingredients.length < 3) return []
  const needed = ingredients
    .map(ingredientName)
    .filter((name) => name !== '' && name.length <= 24)
    .map((name) => letters.running(name))
    .slice(0, 5)
  const named =
    needed.length === 5 && ingredients.length > 6
      ? [
          `For ${noun} you need ${needed.join(', ')} and ${ingredients.length - 5} more ingredients.`,
        ]
      : []
  return [
    `All you need for ${noun}: ${ingredients.length} ingredients${time && ` and ${time}`}.`,
    ...named,
  ]
}

function howToLeads({ subject, steps, letters, minutes }: Material): string[] {
  const task = letters.running(subject.task)
  const count = steps.length >= 3 && steps.length <= 15 ? steps.length : 0
  if (task === '' || count === 0) return []
  return [
    `Learn how to ${task} in ${count} steps.`,
    ...(minutes && minutes < 600 && minutes % 60 === 0
      ? [`It takes ${count} steps and about ${spokenMinutes(minutes)} to ${task}.`]
      : []),
  ]
}

function listLeads({ subject, entries, letters }: Material): string[] {
  const noun = letters.running(subject.noun)
  if (noun === '') return []
  const plain = entries
    .filter((entry) => wordsOf(entry).length <= 5 && !/[,:;?!]/.test(entry))
    .map((entry) => letters.running(entry))
  const counted =
    subject.count && isPlural(wordsOf(noun).at(-1) ?? '') ? `${subject.count} ${noun}` : noun
  return [0, 3, 6, 9]
    .filter((start) => plain.length >= start + 3)
    .map((start) => `See ${counted}: ${plain.slice(start, start + 3).join(', ')} and more.`)
}

const WORLD: Record<
  string,
  { leads: (material: Material) => string[]; under: (name: string) => string[] }
> = {
  de: {
    leads: (m) => [
      ...(m.minutes && m.minutes < 90 && m.content.kind === 'recipe'
        ? [`${labelOf(m)}: fertig in ${m.minutes} Minuten.`]
        : []),
      ...(m.steps.length >= 3
        ? [`${labelOf(m)}: alle ${m.steps.length} Schritte im Überblick.`]
        : []),
    ],
    under: (name) => [`Mehr zu ${name}.`],
  },
  es: {
    leads: (m) => [
      ...(m.minutes && m.minutes < 90 && m.content.kind === 'recipe'
        ? [`${labelOf(m)}: listo en ${m.minutes} minutos.`]
        : []),
      ...(m.steps.length >= 3 ? [`${labelOf(m)}: los ${m.steps.length} pasos de un vistazo.`] : []),
    ],
    under: (name) => [
      `Aquí tienes ideas y consejos sobre ${name.toLowerCase()}.`,
      `Descubre consejos sobre ${name.toLowerCase()}.`,
    ],
  },
  ar: {
    leads: () => [],
    under: (name) => [`إليك نصائح وأفكار عن ${name}.`, `إليك نصائح عن ${name}.`],
  },
  fr: {
    leads: (m) => [
      ...(m.minutes && m.minutes < 90 && m.content.kind === 'recipe'
        ? [`${labelOf(m)} : prêt en ${m.minutes} minutes.`]
        : []),
      ...(m.steps.length >= 3
        ? [`${labelOf(m)} : les ${m.steps.length} étapes en un clin d’œil.`]
        : []),
    ],
    under: (name) => [
      `Voici des idées et des conseils : ${name.toLowerCase()}.`,
      `Retrouvez ici conseils et astuces : ${name.toLowerCase()}.`,
    ],
  },
}

function labelOf({ subject, letters, content }: Material): string {
  return letters.title(subject.noun || subject.title || content.title)
}
