/**
 * Words for pins: the extractive writer always, a model over it where one is configured. Every text
 * passes the same gates.
 */
import { z } from 'zod'
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import { type ForeignFault, foreignGate, type ForeignGate } from '#core/text/foreign-words.ts'
import { isEmptyTitle } from '#core/text/gates/empty-title.ts'
import { headlineFaults } from '#core/text/gates/headline-gate.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import {
  descriptionFaults,
  type Ground,
  groundOf,
  titleFaults,
} from '#core/text/gates/text-gates.ts'
import { keyOf } from '#core/text/language/title-key.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import { writePins } from '#core/text/write-pins.ts'
import type { WriteInput, WrittenText } from '#core/text/gates/written-text.ts'
import { looseObjects } from '../../../platform/writer/loose-json.ts'
import type { ModelClient } from '../../../platform/writer/model-client.ts'
import type { TokenBudget } from '../../../platform/writer/token-budget.ts'
import { instructions, promptFor, repairPrompt } from './model-prompt.ts'

export interface WritingTask extends WriteInput {
  readonly budget: TokenBudget
  readonly signal?: AbortSignal
}

export type TextWriter = (task: WritingTask) => Promise<WrittenText[]>

/** In this thread: for a program without requests. */
export const writeHere: TextWriter = async (task) => writePins(task)

/** Texts asked for in one call: longer answers break more often. */
const TEXTS_A_CALL = 6
const TOKENS_A_TEXT = 260

/** `own`: our own words, which those of the model replace. */
export function createTextWriter(
  model: ModelClient | null,
  own: TextWriter = writeHere,
): TextWriter {
  return async (task) => {
    const base = await own(task)
    if (!model || base.length === 0) return base
    const ground = groundOf(task.content, task.language, task.interest)
    const gate = foreignGate(understandPage(task.content, task.language), base)
    const taken = new Set(task.taken.map(keyOf))
    const texts: WrittenText[] = []
    for (let from = 0; from < base.length; from += TEXTS_A_CALL) {
      const part = base.slice(from, from + TEXTS_A_CALL)
      const written = await askModel(model, { task, ground, gate, taken, count: part.length })
      texts.push(...part.map((text, index) => over(text, written[index], task.language)))
    }
    return withoutTwins(texts, base)
  }
}

/** Lenient on purpose: one over-long title must not cost the others. */
const ModelText = z.object({
  title: z.string(),
  description: z.string(),
  headline: z.string().catch(''),
})
type ModelText = z.infer<typeof ModelText>

interface Asking {
  readonly task: WritingTask
  readonly ground: Ground
  readonly gate: ForeignGate
  /** Grows with each text that is taken. */
  readonly taken: Set<string>
  readonly count: number
}

/**
 * One call, and one more that names the faults when some texts are missing or wrong. What still
 * fails stays extractive.
 */
async function askModel(model: ModelClient, asking: Asking): Promise<ModelText[]> {
  const { task, count } = asking
  const question = {
    instructions,
    budget: task.budget,
    maxOutputTokens: count * TOKENS_A_TEXT,
    ...(task.signal ? { signal: task.signal } : {}),
  }
  const prompt = promptFor(task, count)
  const first = await model.ask({ ...question, prompt })
  if (!first.ok) return []
  const { good, faults } = sorted(first.text, asking)
  if (good.length >= count) return good.slice(0, count)
  const second = await model.ask({
    ...question,
    prompt: repairPrompt(prompt, { answer: first.text, faults, missing: count - good.length }),
  })
  return second.ok ? [...good, ...sorted(second.text, asking).good].slice(0, count) : good
}

function sorted(answer: string, asking: Asking): { good: ModelText[]; faults: string[] } {
  const good: ModelText[] = []
  const faults: string[] = []
  const objects = looseObjects(answer)
  if (objects.length === 0) faults.push('The answer was not a JSON list of objects.')
  for (const object of objects) {
    const parsed = ModelText.safeParse(object)
    if (!parsed.success) {
      faults.push('An entry had no "title" or no "description".')
      continue
    }
    const text = clipped(parsed.data)
    const fault = faultOf(text, asking)
    if (fault === null) {
      asking.taken.add(keyOf(text.title))
      good.push(text)
    } else faults.push(`"${text.title.slice(0, 100)}": ${fault}`)
  }
  return { good, faults }
}

/** Descriptions end with their last whole sentence; a title is never cut, it is refused. */
function clipped(text: ModelText): ModelText {
  const oneLine = (words: string) => words.replace(/\s+/g, ' ').replaceAll('\u0000', '').trim()
  const description = oneLine(text.description)
  const short =
    description.length <= 500
      ? description
      : (/^[\s\S]*[.!?](?=\s|$)/.exec(description.slice(0, 500))?.[0] ?? '')
  return {
    title: oneLine(text.title).replace(/^["“](.*)["”]$/, '$1'),
    description: short,
    headline: oneLine(text.headline),
  }
}

function faultOf(text: ModelText, { task, ground, gate, taken }: Asking): string | null {
  if (taken.has(keyOf(text.title))) return 'this title was used before'
  const wanted = contentStems(task.interest, task.language)
  const lacks = (words: string) =>
    wanted.some((stem) => !contentStems(words, task.language).includes(stem))
  if (lacks(`${text.title} ${text.description}`))
    return `title or description must have the words "${task.interest}"`
  if (isEmptyTitle(text.title, task.content, task.content.kind === 'recipe'))
    return 'the title says nothing of this page'
  const [fault] = [
    ...titleFaults(text.title, ground),
    ...descriptionFaults(text.description, ground),
  ]
  if (fault) return `${fault.code} (${fault.detail})`
  const foreign = gate(text)
  return foreign === null ? null : FOREIGN_FAULTS[foreign]
}

/** For the model, which is asked once more. */
const FOREIGN_FAULTS: Readonly<Record<ForeignFault, string>> = {
  damaged_title: 'the title shouts, is torn, or speaks of one day or of the site',
  damaged_description: 'the description shouts, is torn, or speaks of one day, the site or a shop',
  slip: 'the description has a slip of grammar or spelling, or says a word twice',
  leaning: 'the description begins as if other text came before it',
  off_title: 'the first sentence does not name what the title names, is too long or says "I"',
  poor_title: 'the title reads worse than what the page itself offers',
  poor_description: 'the description reads worse than what the page itself offers',
}

/** The model's words over the extractive text, which keeps kicker, items and keywords. */
function over(text: WrittenText, written: ModelText | undefined, language: Language): WrittenText {
  if (!written) return text
  const source = (quote: string): TextSource[] => [{ kind: 'model', quote: quote.slice(0, 500) }]
  const headline =
    headlineFaults(written.headline, written.title, language).length === 0
      ? written.headline
      : text.headline
  // The model doesn't know which picture is drawn: the alternative text is made later, of the
  // design.
  return {
    ...text,
    title: written.title,
    about: '',
    description: written.description,
    headline,
    sources: { title: source(written.title), description: source(written.description) },
  }
}

/**
 * A model's title may equal an extractive one further down: that one then takes the place of its
 * own.
 */
function withoutTwins(texts: readonly WrittenText[], base: readonly WrittenText[]): WrittenText[] {
  const seen = new Set<string>()
  return texts.map((text, index) => {
    const own = base[index] ?? text
    const chosen = seen.has(keyOf(text.title)) ? own : text
    seen.add(keyOf(chosen.title))
    return chosen
  })
}
