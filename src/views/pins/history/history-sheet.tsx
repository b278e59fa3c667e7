/**
 * The history of the account's pins: each action in words with its author and time, an undo where
 * that is possible, and the state of the pins before it.
 */
import { useEffect, useMemo, useState } from 'react'
import { dateOf } from '#core/contract/call/date-of.ts'
import { deviceOf } from '#core/pins/events/pin-author.ts'
import type { ActionSummary } from '#core/pins/history/pin-past.ts'
import { useActor, useApp, usePinSession } from '../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Sheet } from '../../kit/ui/overlays/dialog.tsx'
import { jobOf, pinsOf, sentenceOf, type WordsOf } from './action-words.ts'
import { withUnknown } from './devices/device-labels.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import { OlderFoot } from './past/older-foot.tsx'
import { PastBoard } from './past/past-board.tsx'
import { UndoButtons } from './undo/undo-buttons.tsx'
import { useActionWords } from './use-action-words.ts'
import { useDeviceLabels } from './devices/use-device-labels.ts'
import { usePast } from './past/use-past.ts'
import css from './history-sheet.module.css'

const ENTRIES_PER_STEP = 60

export function HistorySheet({ onClose }: { onClose: () => void }) {
  const t = useText(historyMessages)
  const past = usePast()
  const words = useActionWords(past.recent)
  const [most, setMost] = useState(ENTRIES_PER_STEP)
  const [looked, setLooked] = useState<ActionSummary | null>(null)
  const shown = past.actions.slice(0, most)
  const whoDid = useWhoDid(past.actions)
  const pins = useActor('pins')
  // What others did a moment ago is part of what happened.
  useEffect(() => pins.send({ type: 'pins.pull' }), [pins])
  const { older } = past
  const { state, ask } = older
  const knowsNothing = past.actions.length === 0
  useEffect(() => {
    // A device that begins now, or that has just imported: what happened before is with the server.
    if (knowsNothing && state === 'more') ask()
  }, [knowsNothing, state, ask])
  return (
    <Sheet isOpen onClose={onClose} title={t('history.title')}>
      <div className={css.head} data-undoes="">
        <p className={css.quiet}>{t('history.lead')}</p>
        <UndoButtons />
      </div>
      {knowsNothing && state === 'whole' ? <p className={css.quiet}>{t('history.empty')}</p> : null}
      <ol className={css.list} aria-label={t('history.list')}>
        {shown.map((action) => (
          <Entry
            key={`${action.cause} ${action.firstSeq}`}
            action={action}
            by={whoDid(action)}
            words={words}
            onLook={() => setLooked(action)}
          />
        ))}
      </ol>
      <p className={css.quiet} role="status">
        {shown.length === 0 ? null : t('history.shown', { count: shown.length })}
      </p>
      <OlderFoot
        older={older}
        hidden={past.actions.length - shown.length}
        onMore={() => setMost((before) => before + ENTRIES_PER_STEP)}
      />
      {looked === null ? null : (
        <PastBoard past={past} words={words} start={looked} onClose={() => setLooked(null)} />
      )}
    </Sheet>
  )
}

/**
 * The server is asked for the names of devices when the history is opened: a device that was new
 * then may be new here.
 */
function useWhoDid(actions: readonly ActionSummary[]): (action: ActionSummary) => string {
  const t = useText(historyMessages)
  const { devices } = useApp()
  const labelsIn = useDeviceLabels()
  useEffect(() => devices.ask(), [devices])
  const labels = useMemo(
    () =>
      withUnknown(labelsIn(actions), actions, {
        name: t('history.by.elsewhere'),
        numbered: (name, number) => t('history.by.numbered', { name, number }),
      }),
    [labelsIn, actions, t],
  )
  return (action) => {
    const { by, tab } = action
    if (by === 'task') return t(jobOf(action))
    return (by === 'elsewhere' ? labels.get(deviceOf(tab)) : undefined) ?? t(`history.by.${by}`)
  }
}

interface EntryProps {
  readonly action: ActionSummary
  /** The device or user that caused it, in words. */
  readonly by: string
  readonly words: WordsOf
  readonly onLook: () => void
}

function Entry({ action, by, words, onLook }: EntryProps) {
  const t = useText(historyMessages)
  const format = useFormat()
  const { now } = useApp()
  const what = sentenceOf(action, words)
  return (
    <li className={css.entry} data-undone={action.isUndone || undefined}>
      <p className={css.what} dir="auto">
        {what} {action.isUndone ? <span className={css.badge}>{t('history.isUndone')}</span> : null}
      </p>
      <p className={css.quiet}>
        <bdi>{by}</bdi> · {format.ago(action.at, now())} ·{' '}
        <time dateTime={dateOf(action.at).toISOString()}>{format.moment(action.at)}</time>
      </p>
      {action.sentPinId === null ? null : (
        <p className={css.quiet} dir="auto">
          {t('history.staysSent', { pin: pinsOf({ pinIds: [action.sentPinId] }, words) })}
        </p>
      )}
      <div className={css.actions}>
        <StepButton action={action} what={what} />
        <Button
          size="small"
          variant="quiet"
          icon="eye"
          aria-label={t('history.seeBeforeThis', { what })}
          onPress={onLook}
        >
          {t('history.seeBefore')}
        </Button>
      </div>
    </li>
  )
}

function StepButton({ action: { step, root }, what }: { action: ActionSummary; what: string }) {
  const t = useText(historyMessages)
  const session = usePinSession()
  if (step === null) return null
  return (
    <Button
      size="small"
      variant="quiet"
      icon={step}
      aria-label={t(`history.${step}This`, { what })}
      onPress={() => session[step](root)}
    >
      {t(`history.${step}`)}
    </Button>
  )
}
