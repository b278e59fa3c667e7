/** Changes that the server refused: each with what it was, on which pin, and why. */
import { useState } from 'react'
import { summaryOf } from '#core/pins/history/pin-past.ts'
import { useAccounts, useActor, usePins } from '../../kit/context/app-context.tsx'
import { sentenceOf } from '../history/action-words.ts'
import { useActionWords } from '../history/use-action-words.ts'
import { useText } from '../../kit/i18n/text.ts'
import type { PinsContext } from '../../../machines/pins/pins-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import syncMessages from '#locales/en/pins/sync.json' with { type: 'json' }
import { Strip } from '../../kit/screen/strip.tsx'
import css from '../../kit/screen/strip.module.css'

export function Rejections() {
  const t = useText(syncMessages)
  const pins = useActor('pins')
  const rejections = usePins((snapshot) => snapshot.context.rejections)
  const [isOpen, setOpen] = useState(false)
  if (rejections.length === 0) return null
  const actions = (
    <>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {t('sync.showRejected')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onPress={() => pins.send({ type: 'pins.dismissRejections' })}
      >
        {t('sync.dismiss')}
      </Button>
    </>
  )
  return (
    <Strip icon="warning" tone="danger" action={actions}>
      {t('sync.rejected', { count: rejections.length })}
      {isOpen ? <Details rejections={rejections} /> : null}
    </Strip>
  )
}

function Details({ rejections }: Pick<PinsContext, 'rejections'>) {
  const t = useText(syncMessages)
  const history = usePins((snapshot) => snapshot.context.history)
  const tab = usePins((snapshot) => snapshot.context.tab)
  const words = useActionWords(history)
  const accounts = useAccounts((snapshot) => snapshot.context.accounts)
  return (
    <ul className={css['rejections']}>
      {rejections.map(({ id, message, accountId }) => {
        // As the person did it: its taking back is another action of the same cause.
        const action = history.actions.find(
          ({ kind, envelopes }) =>
            kind !== 'withdrawn' && envelopes.some((envelope) => envelope.id === id),
        )
        // Of another account, whose history is not here.
        const account =
          action === undefined ? accounts.find((one) => one.id === accountId) : undefined
        if (account !== undefined)
          return (
            <li key={id}>{t('sync.rejectedIn', { account: account.name, reason: message })}</li>
          )
        return (
          <li key={id}>
            {action === undefined
              ? message
              : t('sync.rejectedChange', {
                  what: sentenceOf(summaryOf(action, tab), words),
                  reason: message,
                })}
          </li>
        )
      })}
    </ul>
  )
}
