/**
 * What the checklist says about a pin's words, as findings of the export. All are advice: nothing
 * that a person wrote keeps a pin out of a file for taste. An empty description is left to its
 * person, and without keywords there is no topic to name.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { exportProblem } from '../contract/problems/export.problems.ts'
import { type CheckFinding, checkPin } from '../text/gates/pin-checklist.ts'
import { isAllCapitals } from '../text/language/capitals.ts'
import { keyOf } from '../text/language/title-key.ts'

export type WordFindingCode =
  | 'title_wordless'
  | 'title_capitals'
  | 'topic_missing'
  | 'description_length'
  | 'description_open'
  | 'hashtags_many'
  | 'pin_twin'

export interface WordFinding {
  readonly field: 'title' | 'description'
  readonly code: WordFindingCode
  readonly problem: Problem
  readonly severity: 'warning'
}

/** What a pin shows: everything that is drawn, and the video or the pictures of a carousel. */
export function lookOf({ design, media }: Pick<Pin, 'design' | 'media'>): string {
  const { template_id, headline, kicker, items, pictures, brand, logo_picture_id } = design
  const { background, text, accent } = design.colors
  const { heading, body } = design.fonts
  return JSON.stringify([
    [template_id, headline, kicker, items, pictures, brand, logo_picture_id],
    [background, text, accent, heading, body],
    media ?? null,
  ])
}

/** By pin, another one of the list that says and shows the same. Pins without words have none. */
export function twinsOf(pins: readonly Pin[]): ReadonlyMap<string, Pin> {
  const groups = Map.groupBy(pins, (pin) =>
    JSON.stringify([wordsKey(pin.title), wordsKey(pin.description), lookOf(pin)]),
  )
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.flatMap((pin) => {
        const other = group.find(({ id }) => id !== pin.id)
        const isBare = pin.title.trim() === '' && pin.description.trim() === ''
        return other === undefined || isBare ? [] : [[pin.id, other] as const]
      }),
    ),
  )
}

/** Signs are compared as they are where there is no word. */
function wordsKey(text: string): string {
  const key = keyOf(text)
  return key === '' ? text.trim() : key
}

export function wordFindings(pin: Pin, twin: Pin | undefined): WordFinding[] {
  const found = adviceByPin.get(pin) ?? adviceOn(pin)
  adviceByPin.set(pin, found)
  return twin === undefined
    ? found
    : [advice('title', 'pin_twin', exportProblem('export.pinTwin')), ...found]
}

/** A list is checked again with each change of one of its pins. */
const adviceByPin = new WeakMap<Pin, WordFinding[]>()

/** All of it that a network gets: the rest is for the reader of a file. */
export function capitalsFinding({ title }: Pin): WordFinding[] {
  return isAllCapitals(title)
    ? [advice('title', 'title_capitals', exportProblem('export.titleCapitals'))]
    : []
}

function adviceOn(pin: Pin): WordFinding[] {
  const description = pin.description.trim()
  return checkPin({
    title: pin.title.trim(),
    description,
    alt_text: pin.alt_text,
    link: pin.link,
    linkAnswers: null,
    keywords: pin.keywords,
    picture: null,
    contrast: null,
    boards: pin.boards.length,
    look: '',
    others: [],
    groundedNumbers: null,
  })
    .flatMap(({ finding }) => (finding === null ? [] : adviceOf(finding)))
    .filter(({ code, field }) => {
      // The repair of a long description ends in an ellipsis, which is no sentence cut by chance.
      if (code === 'description_open' && description.endsWith('…')) return false
      return field === 'description'
        ? description !== ''
        : code !== 'topic_missing' || pin.keywords.length > 0
    })
}

/** Nothing for what the export checks by its own limits, and for what no file has. */
function adviceOf(finding: CheckFinding): WordFinding[] {
  switch (finding.reason) {
    case 'titleWordless':
      return [advice('title', 'title_wordless', exportProblem('export.titleWordless'))]
    case 'allCapitals':
      return [advice('title', 'title_capitals', exportProblem('export.titleCapitals'))]
    case 'topicMissing':
      return [advice('title', 'topic_missing', exportProblem('export.topicMissing'))]
    case 'sentenceOpen':
      return [advice('description', 'description_open', exportProblem('export.descriptionOpen'))]
    case 'hashtagsMany': {
      const { count, most } = finding
      const problem = exportProblem('export.hashtagsMany', { count, most })
      return [advice('description', 'hashtags_many', problem)]
    }
    case 'descriptionLength': {
      const { count, least } = finding
      if (count >= least) return []
      const problem = exportProblem('export.descriptionShort', { count, least })
      return [advice('description', 'description_length', problem)]
    }
    default:
      return []
  }
}

function advice(field: WordFinding['field'], code: WordFindingCode, problem: Problem): WordFinding {
  return { field, code, problem, severity: 'warning' }
}
