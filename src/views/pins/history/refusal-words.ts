/** Why an undo was not done, in words that say what to do instead. */
import type { ActionSummary } from '#core/pins/history/pin-past.ts'
import { summaryOf } from '#core/pins/history/pin-past.ts'
import type { UndoOutcome } from '../../../machines/pins/undo-outcome.ts'
import { pinsOf, type WordsOf, wordOfField } from './action-words.ts'

type Refusal = NonNullable<UndoOutcome['refusal']>
type Changed = Extract<Refusal, { kind: 'changedSince' }>

interface Asked {
  readonly verb: UndoOutcome['verb']
  readonly tab: string
  /** Pins with changes that were not applied. */
  readonly unsaved?: readonly string[]
}

export function refusalOf(refusal: Refusal, asked: Asked, words: WordsOf): string {
  if (refusal.kind === 'readOnly' || refusal.kind === 'notKept')
    return words.t(`history.why.${refusal.kind}`)
  if (refusal.kind === 'nothing') return nothingWords(asked, words)
  if (refusal.kind === 'alreadySent')
    return words.t('history.why.alreadySent', {
      pin: pinsOf({ pinIds: [refusal.pinId] }, words),
    })
  return changedWords(refusal, summaryOf(refusal.by, asked.tab), words)
}

/** What was typed in an editor and not applied is not in the history, and looks as if it were. */
function nothingWords({ verb, unsaved = [] }: Asked, words: WordsOf): string {
  if (verb === 'redo') return words.t('history.why.nothing.redo')
  return unsaved.length === 0
    ? words.t('history.why.nothing.undo')
    : words.t('history.why.nothing.unsaved', { pins: pinsOf({ pinIds: unsaved }, words) })
}

function changedWords({ pinId, field, pins }: Changed, by: ActionSummary, words: WordsOf): string {
  const { t } = words
  const device = by.by === 'elsewhere' ? words.deviceOf(by.tab) : undefined
  const where =
    device === undefined ? t(`history.where.${by.by}`) : t('history.where.device', { device })
  if (pinId === '') return t('history.why.committed', { where })
  const pin = pinsOf({ pinIds: [pinId] }, words)
  if (field === '*')
    return t(
      by.what === 'deleted'
        ? 'history.why.deleted'
        : by.what === 'restored'
          ? 'history.why.restored'
          : 'history.why.there',
      { pin, where },
    )
  const what = wordOfField(field, t)
  if (what === null) return t('history.why.there', { pin, where })
  return pins > 1
    ? t('history.why.fieldOfMore', { field: what, pin, count: pins - 1, where })
    : t('history.why.field', { field: what, pin, where })
}
