/** The sentences that templates bring to descriptions, by language and kind of page. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf } from '../language.ts'
import { isPlural, listed, spokenMinutes } from './english-grammar.ts'
import { capitalFirst } from './letter-case.ts'
import { ingredientNames } from './ingredients.ts'
import { englishUnder } from './english-under.ts'
import type { Material } from './material.ts'

/** First sentences, best first. They need not hold the interest: the caller checks. */
export function leads(material: Material, interest: string): string[] {
  return material.language.lang === 'en' ? englishLeads(material, interest) : material.content.kind === 'keyword' ? [] : (WORLD[material.language.lang]?.leads(material) ?? [])
}

/** Sentences that put the page under an interest that its own words don't hold. */
export function underInterest(material: Material, interest: string): string[] {
  const name = capitalFirst(interest)
  const { language, sentences, subject } = material
  if (language.lang === 'en') return englishUnder(material, interest)
  const colon = language.lang === 'fr' ? ' : ' : language.lang === 'ja' || language.lang === 'zh' ? '：' : ': '
  const first = sentences.slice(0, 3).map(({ text }) => `${name}${colon}${text}`)
  const mark = language.lang === 'ja' || language.lang === 'zh' ? '。' : '.'
  const titled = subject.title.toLowerCase() === interest.toLowerCase() ? [] : [`${name}${colon}${subject.title}${mark}`]
  return WORLD[language.lang]?.under(name) ?? [...first, ...titled]
}

/** Last sentences, turned through by the pins of a page. */
export function closings(material: Material): string[] {
  const { content, language } = material
  if (language.lang !== 'en') return WORLD[language.lang]?.closings ?? []
  const { plain, atSite } = CLOSINGS[content.kind] ?? GENERAL
  const counted = content.kind === 'how_to' && material.steps.length >= 3 ? ['See all the steps before you start.', `Follow all ${material.steps.length} steps.`] : []
  return [...counted, ...plain, ...(content.site_name ? atSite.map((text) => `${text} ${content.site_name}.`) : [])]
}

interface Closings {
  plain: string[]
  /** Followed by the site's name. */
  atSite: string[]
}

const GENERAL: Closings = { plain: ['Save it for later.', 'Save this pin and read more when you need it.'], atSite: ['Read more at', 'See it all at'] }
const CLOSINGS: Partial<Record<PageContent['kind'], Closings>> = {
  recipe: { plain: ['Save the recipe for later.', 'See the full recipe for every step.', 'Pin it now and make it when you have the time.'], atSite: ['Find the full recipe at'] },
  how_to: { plain: ['Save the guide for when you need it.'], atSite: ['Read the full guide at'] },
  list: { plain: ['Save the list for later.', 'See the full list.', 'Pick one and start today.'], atSite: ['Find the full list at'] },
  product: { plain: ['Save it for later.', 'Take a closer look before you choose.'], atSite: ['See every detail at'] },
}

function englishLeads(material: Material, interest: string): string[] {
  const { content, subject, letters } = material
  const noun = letters.running(subject.noun)
  switch (content.kind) {
    case 'recipe':
      return noun ? recipeLeads(material, noun) : []
    case 'how_to':
      return howToLeads(material)
    case 'list':
      return noun ? listLeads(material, noun) : []
    case 'product':
      return noun ? [`Take a closer look at the ${noun}.`, ...(material.price ? [`See the ${noun} at ${material.price}.`] : [])] : []
    case 'keyword': {
      const name = letters.running(interest)
      return [`Find ideas on ${name} to save for later.`, `Here is where to start with ${name}.`, `See ideas on ${name} and choose what works for you.`]
    }
    default:
      return []
  }
}

function recipeLeads(material: Material, noun: string): string[] {
  const { minutes, steps, ingredients, servings } = material
  const time = minutes ? spokenMinutes(minutes) : ''
  const names = ingredientNames(material, noun)
  return [
    ...(time && names.length >= 3 ? [`Make ${noun} in ${time} with ${listed(names.slice(0, 3))}.`] : []),
    ...(time ? [`Make ${noun} at home in ${time}.`] : []),
    ...(steps.length >= 3 && steps.length <= 12 ? [`Learn how to make ${noun} in ${steps.length} steps${time ? `, ready in ${time}` : ''}.`] : []),
    ...(ingredients.length >= 3 ? [`All you need for ${noun}: ${ingredients.length} ingredients${time ? ` and ${time}` : ''}.`] : []),
    ...(servings && !/muffin|cookie|piece|bar|roll|slice/i.test(noun) ? [`Here is how to make ${noun} for ${servings}.`] : []),
    `Learn how to make ${noun}.`,
  ]
}

function howToLeads({ subject, steps, letters }: Material): string[] {
  const task = letters.running(subject.task)
  const noun = letters.running(subject.noun)
  const count = steps.length >= 3 && steps.length <= 15 ? steps.length : 0
  if (task) return [...(count ? [`Learn how to ${task} in ${count} steps.`] : []), `Learn how to ${task}, step by step.`, `Here is how to ${task}.`]
  return noun ? [...(count ? [`${capitalFirst(noun)} in ${count} steps.`] : []), `Here is what to know about ${noun}.`] : []
}

function listLeads({ subject, entries, letters }: Material, noun: string): string[] {
  const many = isPlural(wordsOf(noun).at(-1) ?? '')
  const running = (entry: string): string => letters.running(entry)
  const plain = entries.filter((entry) => wordsOf(entry).length <= 5 && !/[,:;?!]/.test(entry))
  const counted = subject.count && many ? `${subject.count} ${noun}` : noun
  return [
    ...(plain.length >= 3 ? [`See ${counted}: ${plain.slice(0, 3).map(running).join(', ')} and more.`] : []),
    `See ${counted} to save for later.`,
    ...(plain.length >= 6 ? [`Find ${counted}, with ${plain.slice(3, 6).map(running).join(', ')} and more.`.replace(', with ', ': ')] : []),
    `Find ${counted} in one list.`,
  ]
}

const WORLD: Record<string, { leads: (material: Material) => string[]; under: (name: string) => string[]; closings: string[] }> = {
  de: {
    leads: (m) => [...(m.minutes && m.minutes < 90 && m.content.kind === 'recipe' ? [`${labelOf(m)}: fertig in ${m.minutes} Minuten.`] : []), ...(m.steps.length >= 3 ? [`${labelOf(m)}: alle ${m.steps.length} Schritte im Überblick.`] : []), `${labelOf(m)}: Darauf kommt es an.`],
    under: (name) => [`Hier sind Tipps zum Thema ${name}.`, `Ideen und Tipps zum Thema ${name}.`, `Alles zum Thema ${name} im Überblick.`],
    closings: ['Merken und nachmachen.', 'Hier mehr dazu lesen.', 'Alle Tipps auf einen Blick.'],
  },
  es: {
    leads: (m) => [...(m.minutes && m.minutes < 90 && m.content.kind === 'recipe' ? [`${labelOf(m)}: listo en ${m.minutes} minutos.`] : []), ...(m.steps.length >= 3 ? [`${labelOf(m)}: los ${m.steps.length} pasos de un vistazo.`] : []), `${labelOf(m)}: consejos para cada paso.`],
    under: (name) => [`Aquí tienes ideas y consejos sobre ${name.toLowerCase()}.`, `Descubre consejos sobre ${name.toLowerCase()}.`],
    closings: ['Guarda la idea para más tarde.', 'Sigue la guía paso a paso.', 'Descubre todos los consejos.'],
  },
  fr: {
    leads: (m) => [...(m.minutes && m.minutes < 90 && m.content.kind === 'recipe' ? [`${labelOf(m)} : prêt en ${m.minutes} minutes.`] : []), ...(m.steps.length >= 3 ? [`${labelOf(m)} : les ${m.steps.length} étapes en un clin d’œil.`] : []), `${labelOf(m)} : conseils et astuces.`],
    under: (name) => [`Voici des idées et des conseils : ${name.toLowerCase()}.`, `Retrouvez ici conseils et astuces : ${name.toLowerCase()}.`],
    closings: ['Enregistrez l’idée pour plus tard.', 'Retrouvez ici tous les conseils.', 'Découvrez ici le guide.'],
  },
}

function labelOf({ subject, letters, content }: Material): string {
  return letters.title(subject.noun || subject.title || content.title)
}
