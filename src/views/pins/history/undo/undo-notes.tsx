/**
 * Says how each undo and redo ended, wherever it was asked for: what was undone, or why it was not.
 * Also that this tab may change nothing.
 */
import { useEffect, useEffectEvent, useRef, use, useCallback } from 'react'
import { actionOf } from '#core/pins/history/pin-history.ts'
import { summaryOf } from '#core/pins/history/pin-past.ts'
import { useActor, usePins, usePinSession } from '../../../kit/context/app-context.tsx'
import type { UndoOutcome } from '../../../../machines/pins/undo-outcome.ts'
import { useToast, ToastContext } from '../../../kit/ui/notes/toast.tsx'
import { pinsOf, sentenceOf } from '../action-words.ts'
import type { HistoryWord } from '../action-words.ts'
import { refusalOf } from '../refusal-words.ts'
import { useUnsavedPins } from '../../sync/use-unsaved-pins.ts'
import { useActionWords } from '../use-action-words.ts'

export function UndoNotes() {
  const pins = useActor('pins')
  const session = usePinSession()
  const toast = useToast()
  const outcome = usePins((snapshot) => snapshot.context.outcome)
  const words = useActionWords(usePins((snapshot) => snapshot.context.history))
  const unsaved = useUnsavedPins()
  const last = useRef(outcome)
  const told = useRef(new Set<string>())
  /** Once for each step, not with every undo of the steps before it. */
  const passedDetail = (passed: UndoOutcome['passed']): { detail?: string } => {
    if (passed === undefined || told.current.has(passed.root)) return {}
    told.current.add(passed.root)
    return {
      detail: words.t('history.staysSent', { pin: pinsOf({ pinIds: [passed.pinId] }, words) }),
    }
  }
  const say = useEffectEvent(({ verb, root, refusal, passed }: UndoOutcome) => {
    const { t } = words
    const { history, tab } = pins.getSnapshot().context
    if (refusal !== null)
      return toast({
        kind: 'undo',
        text: t(failed[verb]),
        detail: refusalOf(refusal, { verb, tab, unsaved: unsaved.pinIds }, words),
        tone: refusal.kind === 'nothing' ? 'plain' : 'danger',
      })
    const action = root === null ? undefined : actionOf(history, root)
    if (root === null || action === undefined) return undefined
    const what = sentenceOf(summaryOf(action, tab), words)
    if (verb === 'redo')
      return toast({
        kind: 'undo',
        text: t('history.redone', { what }),
        ...passedDetail(passed),
        action: { label: t('history.undo'), onPress: () => session.undo(root) },
      })
    return toast({
      kind: 'undo',
      text: t('history.undone', { what }),
      ...passedDetail(passed),
      action: { label: t('history.redo'), onPress: () => session.redo(root) },
    })
  })
  useEffect(() => {
    if (outcome === null || outcome === last.current) return
    last.current = outcome
    say(outcome)
  }, [outcome])
  const accountId = usePins((snapshot) => snapshot.context.accountId)
  const dropOffers = useDropOffers()
  useEffect(() => dropOffers, [accountId, dropOffers])
  return null
}

const failed = {
  undo: 'history.notUndone',
  redo: 'history.notRedone',
  change: 'history.notChanged',
} as const satisfies Record<UndoOutcome['verb'], HistoryWord>

/**
 * Takes away the notes that offer something: their subject is not on the screen any more. Not
 * in toast.tsx: the login page needs no more than that.
 */
function useDropOffers(): () => void {
  const queue = use(ToastContext)?.queue
  return useCallback(() => {
    for (const { key, content } of queue?.visibleToasts ?? [])
      if (content.action !== undefined) queue?.close(key)
  }, [queue])
}
