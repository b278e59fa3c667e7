/**
 * What an action was, in a sentence a person would say: "Changed the title and boards of 12 pins".
 * Pure, so that it is tested without a screen.
 */
import type { ActionSummary } from '#core/pins/history/pin-past.ts'
import type { Translate } from '../../kit/i18n/text.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }

export type HistoryWord = keyof typeof historyMessages

export interface WordsOf {
  readonly t: Translate<HistoryWord>
  /** "title and boards" in the person's language. */
  readonly list: (items: string[]) => string
  /** Of a pin that is there. */
  readonly titleOf: (pinId: string) => string | undefined
  /** What a device is called that an author names, where that is known. */
  readonly deviceOf: (author: string) => string | undefined
  /** The action that was undone or done again, where the history still has it. */
  readonly rootOf: (root: string) => ActionSummary | undefined
}

/** Commands whose name says more than their events. Other names are shown as they are. */
const names: Readonly<Record<string, HistoryWord>> = {
  fillDown: 'history.did.fillDown',
  setBoards: 'history.did.setBoards',
  toDrafts: 'history.did.toDrafts',
  publishNow: 'history.did.publishNow',
  restoreFromThen: 'history.did.restoreFromThen',
  delete: 'history.did.deleted',
  commit: 'history.did.committed',
}

export function sentenceOf(action: ActionSummary, words: WordsOf): string {
  const { t, rootOf } = words
  if (action.kind === 'withdrawn') return t('history.did.withdrawn', { what: deed(action, words) })
  if (action.kind !== 'undid' && action.kind !== 'redid') return deed(action, words)
  const root = rootOf(action.root)
  if (root === undefined)
    return t(`history.did.${action.kind}Something`, { pins: pinsOf(action, words) })
  return t(`history.did.${action.kind}`, { what: deed(root, words) })
}

function deed(action: ActionSummary, words: WordsOf): string {
  const { t, list } = words
  const pins = pinsOf(action, words)
  const fields = list(fieldWords(action.fields, t))
  const known = action.name === null ? undefined : names[action.name]
  if (known !== undefined) return t(known, { pins, fields })
  if (action.name !== null && !plain.has(action.name))
    return t('history.named', { name: action.name, pins })
  const job = action.by === 'task' ? jobs[action.what] : undefined
  if (job !== undefined) return t(job, { pins })
  if (action.what !== 'edited') return t(`history.did.${action.what}`, { pins })
  return fields === ''
    ? t('history.did.editedSomehow', { pins })
    : t('history.did.edited', { fields, pins })
}

/** What jobs do under its own word. */
const jobs: Partial<Record<ActionSummary['what'], HistoryWord>> = {
  added: 'history.did.generated',
  edited: 'history.did.drawn',
}

/** Which of the server's jobs did it. */
export function jobOf({ tab, what }: Pick<ActionSummary, 'tab' | 'what'>): HistoryWord {
  const known =
    tab === 'task:publisher' ? 'publishing' : tab === 'task:schedule' ? 'planning' : null
  return `history.by.${known ?? (what === 'added' ? 'generation' : 'rendering')}`
}

/** Names that say no more than the events themselves. */
const plain: ReadonlySet<string> = new Set(['edit', 'favor', 'addBoards', 'uncommit'])

export function pinsOf({ pinIds }: Pick<ActionSummary, 'pinIds'>, { t, titleOf }: WordsOf): string {
  const [only] = pinIds
  const title = only === undefined || pinIds.length > 1 ? undefined : titleOf(only)
  return title === undefined || title === ''
    ? t('history.pins', { count: pinIds.length })
    : t('history.quoted', { title: shortened(title) })
}

/** Each kind once; those that only go along with another are left out. */
export function fieldWords(fields: readonly string[], t: Translate<HistoryWord>): string[] {
  return [...new Set(fields.flatMap((field) => wordOfField(field, t) ?? []))]
}

export function wordOfField(field: string, t: Translate<HistoryWord>): string | null {
  const id = `history.field.${field === 'board_name' ? 'boards' : field === 'interest_id' ? 'interest' : field}`
  return isWord(id) ? t(id) : null
}

function isWord(id: string): id is HistoryWord {
  return id in historyMessages
}

const MAX_TITLE_LENGTH = 48

function shortened(title: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment)
  return letters.length <= MAX_TITLE_LENGTH
    ? title
    : `${letters
        .slice(0, MAX_TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
