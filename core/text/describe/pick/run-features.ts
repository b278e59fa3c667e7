/** What the chooser sees of a run of sentences. */
import { contentStems, wordsOf } from '../../language/language.ts'
import { remember } from '../../language/remember.ts'
import { firstPersonOf } from '../../gates/first-person.ts'
import type { Features } from '../../keyphrases/logistic.ts'
import { is, share, shapeOf } from '../../sentences/shape.ts'
import { isSameWord } from '../../understand/lead/about-page.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { keyOf } from '../../language/title-key.ts'
import { isWorryOnly } from '../promise/offer-words.ts'
import { opensLeaning } from '../../writer/good-sentences.ts'
import { isGivingSentence, namesPage } from './giving.ts'
import { paragraphKeys, type PageRun } from './page-runs.ts'

/** Of the general shape, what differs between a description and other text. */
const SHAPE = [
  'past',
  'secondPerson',
  'pointing',
  'connecting',
  'reported',
  'day',
  'working',
  'finePrint',
  'money',
  'quotes',
  'rarity',
  'digits',
  'exclamation',
  'commas',
]

export function runFeatures(run: PageRun, model: PageModel): Features {
  const { language, content } = model.material
  const shape = shapeOf(run.text, language)
  const title = [...new Set(contentStems(`${content.title} ${model.subject.name}`, language))]
  const stems = contentStems(run.text, language)
  const named = title.filter((stem) => isNamed(stem, stems, language.lang)).length
  const isScene = isFirst(run) && !givesAny(run, language.lang) && named * 2 < title.length
  return {
    ...Object.fromEntries(
      SHAPE.flatMap((name) => (shape[name] === undefined ? [] : [[name, shape[name]]])),
    ),
    titleCount: share(named, 3),
    titleShare: title.length === 0 ? 0 : named / title.length,
    offTitle: is(named === 0),
    headed: headedBy(stems, title, model),
    scene: is(isScene),
    ...placeOf(run, model.material),
    ...speechOf(run, language.lang),
  }
}

const isFirst = ({ at, place }: PageRun): boolean => at <= 0 && place === 0

const givesAny = ({ sentences }: PageRun, lang: string): boolean =>
  sentences.some((one) => isGivingSentence(one, lang))

const headingStems = remember(({ headings }, language) =>
  headings.map(({ text }) => contentStems(text, language)),
)

/** How many headings name something that it names, beside the title's words. */
function headedBy(
  stems: readonly string[],
  title: readonly string[],
  { material: { content, language } }: PageModel,
): number {
  const isHeaded = (heading: readonly string[]): boolean =>
    heading.some((stem) => !title.includes(stem) && isNamed(stem, stems, language.lang))
  return share(headingStems(content, language).filter(isHeaded).length, 3)
}

function placeOf(run: PageRun, material: PageModel['material']): Features {
  const { at, place, sentences } = run
  return {
    inSummary: is(at < 0),
    isFirst: is(isFirst(run)),
    begins: is(at <= 1),
    place: share(Math.max(0, at), 12),
    isInner: is(place > 0),
    copied: is(at < 0 && isInText(sentences[0] ?? '', material)),
  }
}

function speechOf(run: PageRun, lang: string): Features {
  const { text, sentences } = run
  return {
    gives: is(givesAny(run, lang)),
    givesLast: is(sentences.length > 1 && isGivingSentence(sentences.at(-1) ?? '', lang)),
    namesPage: is(sentences.some((one) => namesPage(one, lang))),
    leans: is(opensLeaning(text, lang)),
    person: is(firstPersonOf(lang)?.test(text) === true),
    worry: is(isWorryOnly(text, lang)),
    asks: is(text.includes('?')),
    short: is(text.length < 90),
    long: is(text.length > 220),
    two: is(sentences.length > 1),
    longSentence: is(sentences.some((one) => one.length > 170)),
    fewWords: is(sentences.some((one) => wordsOf(one).length < 6)),
  }
}

/** A summary that software took from the text. */
const isInText = (sentence: string, { content, language }: PageModel['material']): boolean => {
  const key = keyOf(sentence)
  return paragraphKeys(content, language).some((text) => text.includes(key))
}

const isNamed = (stem: string, stems: readonly string[], lang: string): boolean =>
  stems.some((other) => (lang === 'en' ? stem === other : isSameWord(stem, other)))
