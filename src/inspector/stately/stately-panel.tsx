/**
 * Asks whether what is recorded here may go to Stately's inspector, an outside site, and says what
 * goes there until it is stopped.
 */
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { Button } from '../../views/kit/ui/button.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { loadModels } from '../models.ts'
import { StatelyLink, type Sending, type StatelyParts } from './stately-link.ts'
import css from './stately-panel.module.css'
import type { Recording } from '../recording/recording.ts'

const parts: StatelyParts = {
  library: async () => import('@statelyai/inspect'),
  definitions: async () =>
    new Map((await loadModels()).map(({ machine }) => [machine.id, machine.config])),
  window,
}

export function StatelyPanel({ recording }: { recording: Recording }) {
  const t = useText(inspectorMessages)
  const id = useId()
  const [link] = useState(() => new StatelyLink(recording, parts))
  const sending = useSyncExternalStore(link.subscribe, () => link.sending)
  const [isOpen, setOpen] = useState(false)
  // Nothing is sent after the panel has closed.
  useEffect(() => () => link.stop(), [link])
  const isRunning = sending === 'loading' || sending === 'waiting' || sending === 'sending'
  return (
    <>
      <span className={css['opener']}>
        <Button
          size="small"
          icon="external"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isRunning ? 'inspector.statelyRuns' : 'inspector.stately')}
        </Button>
      </span>
      {isOpen ? (
        <section id={id} className={css['panel']} aria-label={t('inspector.stately')}>
          <p>{t('inspector.statelySays')}</p>
          <div className={css['line']}>
            {isRunning ? (
              <Button size="small" onPress={() => link.stop()}>
                {t('inspector.statelyStop')}
              </Button>
            ) : (
              <Button size="small" variant="primary" onPress={() => void link.start()}>
                {t('inspector.statelyOpen')}
              </Button>
            )}
            <span role="status">{words[sending] === null ? null : t(words[sending])}</span>
            {sending === 'sending' ? (
              <span className={css['count']}>
                {t('inspector.statelySent', { sent: link.sent })}
              </span>
            ) : null}
          </div>
        </section>
      ) : null}
    </>
  )
}

const words = {
  off: null,
  loading: 'inspector.statelyLoading',
  waiting: 'inspector.statelyWaiting',
  sending: 'inspector.statelySending',
  blocked: 'inspector.statelyBlocked',
  failed: 'inspector.statelyFailed',
  gone: 'inspector.statelyGone',
} as const satisfies Record<Sending, string | null>
