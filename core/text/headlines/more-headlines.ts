/**
 * Headlines for the pins of a page beyond those of its titles: its subject as pictures are
 * labelled, in forms that its text proves. Twelve pins of one title have different lines on their
 * pictures.
 */
import { headlineFaults, withOwnArticle } from '../gates/headline-gate.ts'
import { contentStems, wordsOf } from '../language/language.ts'
import { isHeadline } from '../titles/fill-titles.ts'
import { finishedScores } from '../pictures/finished-picture.ts'
import { remember } from '../language/remember.ts'
import { isRoundUp } from '../subject/round-up.ts'
import { isNounPhrase } from '../subject/subject.ts'
import { understandPage, type PageModel } from '../understand/page-model.ts'
import { isCountedWork, soundArticle, withArticle } from '../writer/english-articles.ts'
import { attributive, isPlural } from '../language/english-grammar.ts'
import {
  formsOf,
  MIN_STEPS,
  traitsOf,
  type HeadlineForms,
  type Trait,
} from '../titles/page-traits.ts'
import { isAlwaysHomemade } from '../understand/recipe/dish-claims.ts'
import { taskLines } from './task-lines.ts'
import { thingNames } from './thing-names.ts'

const MAX_ALT_WORDS = 4
/** Words on the picture, not on what it shows. */
const OF_PICTURES =
  /(?<!\p{L})(?:finished|done|pieces?|photos?|pictures?|images?|img|close-?up|views?|steps?)(?!\p{L})/iu

/** None for news, whose line is its title. Best first; the same for all pins of the page. */
export const moreHeadlines = remember((content, language): string[] => {
  const model = understandPage(content, language)
  if (model.kind === 'news') return []
  return [...new Set([...formLines(model), ...taskLines(model)])]
})

function formLines(model: PageModel): string[] {
  const { content, language } = model.material
  const named = namedForms(model)
  if (!named) return []
  const { forms, name, traits } = named
  const alone = withOwnArticle(name, content.title, model.kind === 'recipe')
  const lines = [alone, ...(traits.size === 0 ? [] : pictureNames(model)), ...filled(forms, named)]
  return lines.filter(
    (line) =>
      isHeadline(line) &&
      // A name may end where the title goes on.
      headlineFaults(line, line === alone ? '' : content.title, language).length === 0,
  )
}

/** The thing that a page makes, in the forms that its text proves. Of any length. */
export function formTitles(model: PageModel): string[] {
  const named = namedForms(model)
  return named ? filled(named.forms, named) : []
}

/** `null` where the title names nothing, or the language has no forms. */
function namedForms(model: PageModel): (Named & Pick<HeadlineForms, 'forms'>) | null {
  const forms = formsOf(model.material.language.lang)
  const [name] = thingNames(model)
  return forms && name !== undefined
    ? { name, traits: traitsOf(model, forms, name), model, forms: forms.forms }
    : null
}

/** "Nora Vessani's Stew" takes no "this" and no quality before it. */
const OWNED = /^(?:\p{Lu}[\p{L}.]*[ -]){0,3}\p{Lu}\p{L}+(?:['’]s|s['’])\s/u
const BEFORE_NAME = /\{this\}|\p{L} \{(?:name|attributive)\}/u

/** Forms of a dish that is not bought. */
const OF_OWN_MAKING = /homemade|selber machen|selbst gemacht|maison|caser[oa]/iu

interface Named {
  readonly name: string
  readonly traits: ReadonlySet<Trait>
  readonly model: PageModel
}

function filled(forms: HeadlineForms['forms'], { name, traits, model }: Named): string[] {
  const { material } = model
  const one = oneOf(name, model)
  // "How to Make Rose Heart" lacks an article that the page does not say.
  const isBare = one === name && !isPlural(name) && !traits.has('food')
  const words = wordsOf(name.toLowerCase())
  const count = countedSteps(model)
  const lower = material.letters.running(name)
  const isTwice = (text: string): boolean =>
    wordsOf(text.toLowerCase()).some(
      (word) => word.length > 3 && words.some((named) => named.startsWith(word)),
    )
  return (
    forms
      .filter((form) => traits.has(form.for) && !(isBare && form.text.includes('{a}')))
      .filter((form) => !(isAlwaysHomemade(name) && /homemade|at home/iu.test(form.text)))
      .filter((form) => !(model.facts.has('nameBought') && OF_OWN_MAKING.test(form.text)))
      .filter((form) => !(OWNED.test(name) && BEFORE_NAME.test(form.text)))
      .map(({ text }) => text)
      .filter((text) => !isTwice(text.replace(/\{\w+\}/gu, '')))
      .filter((text) => count !== null || !text.includes('{count}'))
      // "Receita de strogonoff de Frango": half of the title's capitals would stay.
      .filter((text) => !/\p{Lu}/u.test(lower) || !text.includes('{lower}'))
      .map((text) =>
        text
          .replace('{attributive}', () => attributive(name, material.content.paragraphs.join('\n')))
          .replace('{a}', () => one)
          .replace('{count}', String(count))
          .replace('{lower}', () => lower)
          .replace('{this}', () => (isPlural(name) ? 'These' : 'This'))
          .replace('{name}', () => name),
      )
  )
}

/** So few steps promise little work. */
const MAX_COUNTED = 6

function countedSteps({ facts }: PageModel): number | null {
  const count = Number(facts.get('steps')?.text)
  return count >= MIN_STEPS && count <= MAX_COUNTED ? count : null
}

/** With the article that the name takes: recipes know theirs. */
function oneOf(name: string, model: PageModel): string {
  const { kind, material } = model
  if (kind === 'recipe' && material.language.lang === 'en') return oneDish(name, model)
  const [said] = withArticle(material, name)
  const article = isCountedWork(name) && said === '' ? soundArticle(name) : said
  return article === '' || article === 'the' ? name : `${article} ${name}`
}

function oneDish(name: string, { facts, material: { letters } }: PageModel): string {
  const slot = ['name', 'short'].find((one) => letters.title(facts.get(one)?.text ?? '') === name)
  const [article = ''] = /^an? /u.exec(facts.get(`${slot}.a`)?.text ?? '') ?? []
  return /^an? /iu.test(name) ? name : `${article}${name}`
}

/**
 * What pictures of the finished thing are called, where that names the subject: "Baked lasagna".
 */
function pictureNames({ kind, material }: PageModel): string[] {
  const { content, language, letters } = material
  if (kind !== 'story' || language.lang !== 'en' || isRoundUp(content.title, kind)) return []
  const titled = new Set(contentStems(content.title, language))
  const scores = finishedScores(
    content.pictures,
    { title: content.title, isRecipe: false },
    language,
  )
  return content.pictures.flatMap(({ alt, caption = '' }, at) =>
    [alt, caption]
      .filter(
        (text) =>
          (scores[at] ?? 0) > 0 &&
          wordsOf(text).length <= MAX_ALT_WORDS &&
          /^[\p{L}'’ -]+$/u.test(text.trim()) &&
          !OF_PICTURES.test(text) &&
          isNounPhrase(text, language) &&
          contentStems(text, language).some((stem) => titled.has(stem)),
      )
      .map((text) => letters.title(text.trim())),
  )
}
