/**
 * The whole board as it was at any moment of the history: to look at, to walk through by a slider,
 * and to bring pins back from.
 */
import { useDeferredValue, useMemo, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { bookOfThen } from '#core/pins/history/older-history.ts'
import type { ActionSummary, PastBook } from '#core/pins/history/pin-past.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { publishHeight } from '../../../kit/ui/edge-height.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import { useOverlay } from '../../../kit/ui/overlays/use-overlay.ts'
import { ToggleChip } from '../../../kit/ui/fields/tag-input.tsx'
import type { WordsOf } from '../action-words.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import { MomentSlider } from './moment-slider.tsx'
import { changesSince } from './past-changes.ts'
import { PastGrid } from './past-grid.tsx'
import { useDeletedPins } from '../use-deleted-pins.ts'
import { useRestore } from './use-restore.ts'
import type { Past } from './use-past.ts'
import css from './past-board.module.css'

const footRef = publishHeight('--overlay-foot')

interface PastBoardProps {
  readonly past: Past
  readonly words: WordsOf
  /** It begins with the moment before this action. */
  readonly start: ActionSummary
  readonly onClose: () => void
}

export function PastBoard({ past, words, start, onClose }: PastBoardProps) {
  const t = useText(historyMessages)
  useOverlay({ isOpen: true, onClose })
  const now = usePins((snapshot) => snapshot.context.book)
  const [seq, setSeq] = useState<number | null>(start.firstSeq)
  /** The slider moves at once; the board follows when there is time. */
  const looked = useDeferredValue(seq)
  const { deleted, isAsking } = useDeletedPins(past)
  const then = useMemo<PastBook | null>(
    () =>
      looked === null
        ? { book: now, missing: [] }
        : bookOfThen(now, { recent: past.recent, older: past.older.history, deleted }, looked),
    [now, past.recent, past.older.history, deleted, looked],
  )
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className={css.veil ?? ''}>
      <Modal className={css.whole ?? ''}>
        <Dialog className={css.inside ?? ''}>
          <header className={css.head}>
            <div className={css.line}>
              <Heading slot="title" className={css.title ?? ''}>
                {t('history.then')}
              </Heading>
              <Button variant="primary" onPress={onClose}>
                {t('history.back')}
              </Button>
            </div>
            <Banner tone="warning">{t('history.thenBanner')}</Banner>
            <MomentSlider actions={past.actions} seq={seq} words={words} onChange={setSeq} />
          </header>
          {then === null ? (
            <Banner tone="danger" isAlert>
              {t('history.tooFar')}
            </Banner>
          ) : (
            <Board now={now} then={then} isAsking={isAsking} isBehind={looked !== seq} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface BoardProps {
  readonly now: PinBook
  readonly then: PastBook
  /** What is missing may still arrive, so it is not reported as missing. */
  readonly isAsking: boolean
  /** The slider is already at another moment. */
  readonly isBehind: boolean
}

function Board({ now, then, isAsking, isBehind }: BoardProps) {
  const t = useText(historyMessages)
  const restore = useRestore()
  const [wantsChanged, setWantsChanged] = useState(false)
  const all = useMemo(() => listPins(then.book), [then.book])
  const changes = useMemo(() => changesSince(now, then.book), [now, then.book])
  const shown = useMemo(
    () => (wantsChanged ? all.filter(({ id }) => changes.has(id)) : all),
    [all, changes, wantsChanged],
  )
  return (
    <>
      <div className={css.line}>
        <p role="status" aria-busy={isBehind}>
          {t('history.countThen', { count: all.length })},{' '}
          {changes.size === 0
            ? t('history.sameNow')
            : t('history.changedSince', { count: changes.size })}
          .
        </p>
        <ToggleChip isSelected={wantsChanged} onChange={setWantsChanged}>
          {t('history.onlyChanged')}
        </ToggleChip>
      </div>
      {then.missing.length > 0 && !isAsking ? (
        <Banner>{t('history.missing', { count: then.missing.length })}</Banner>
      ) : null}
      {shown.length === 0 ? (
        <p className={css.quiet}>{t(wantsChanged ? 'history.noneChanged' : 'history.noneThen')}</p>
      ) : (
        <PastGrid pins={shown} changes={changes} onRestore={(id) => restore(then.book, [id])} />
      )}
      {changes.size === 0 ? null : (
        <footer ref={footRef} className={css.foot}>
          <p className={css.quiet}>{t('history.restoreHint')}</p>
          <Button icon="undo" onPress={() => restore(then.book, [...changes.keys()])}>
            {t('history.restoreAll', { count: changes.size })}
          </Button>
        </footer>
      )}
    </>
  )
}
