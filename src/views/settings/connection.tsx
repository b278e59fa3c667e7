/** What an account is connected to, and the ways to change it. */
import type { Account } from '#core/contract/accounts.contract.ts'
import type { Connection, NetworkName } from '#core/contract/connections.contract.ts'
import { useFailureWords } from '../auth/failure-words.ts'
import { useActor, useApp } from '../app-context.tsx'
import { useSend } from '../data.ts'
import { useFormat, useText } from '../i18n/text.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Banner } from '../ui/states.tsx'
import { useToast } from '../ui/toast.tsx'
import { connectionMessages } from './connection.messages.ts'
import { FormFailure } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './section.module.css'
import type { Connections, Finishing } from './use-connections.ts'

/** Beside the name: what must not be overlooked. */
export function ConnectionBadges({ connection }: { connection: Connection | undefined }) {
  const t = useText(connectionMessages)
  if (connection === undefined) return null
  return (
    <>
      {connection.network === 'practice' ? (
        <Badge tone="warning">{t('connection.practice')}</Badge>
      ) : null}
      {connection.state === 'lost' ? <Badge tone="danger">{t('connection.lost')}</Badge> : null}
    </>
  )
}

/** Below the name: the state in words. */
export function ConnectionWords({
  account,
  connection,
}: {
  account: Account
  connection: Connection | undefined
}) {
  const t = useText(connectionMessages)
  const words = useText(settingsMessages)
  // Of a connected account there is nothing to say until its connection has been read.
  if (connection === undefined)
    return account.kind === 'manual' ? (
      <span className={css['small']}>{words('settings.accountManual')}</span>
    ) : null
  const { network, state, username } = connection
  if (state === 'lost')
    return (
      <span className={css['small']}>
        {t('connection.isLost', { network: t(`connection.network.${network}`) })}
      </span>
    )
  return (
    <>
      <span className={css['small']}>{t(`connection.connected.${network}`, { username })}</span>
      <span className={css['small']}>
        <BoardsWords connection={connection} />
      </span>
    </>
  )
}

function BoardsWords({ connection }: { connection: Connection }) {
  const t = useText(connectionMessages)
  const format = useFormat()
  const { now } = useApp()
  const { boards, boards_problem, boards_read_at } = connection
  if (boards_problem !== null) return t(`connection.problem.${boards_problem}`)
  if (boards_read_at === null) return t('connection.boardsUnread')
  const count = boards.filter(({ is_gone }) => !is_gone).length
  return t('connection.boardsRead', { count, ago: format.ago(boards_read_at, now()) })
}

/** A button for each network that an account without a connection, or with a lost one, can have. */
export function ConnectButtons({
  account,
  connections,
}: {
  account: Account
  connections: Connections
}) {
  const t = useText(connectionMessages)
  const { offers, starting, start } = connections
  const connection = connections.of(account.id)
  if (connection?.state === 'connected') return null
  const networks = offers
    .map(({ network }) => network)
    .filter((network) => connection === undefined || connection.network === network)
  const label = (network: NetworkName) =>
    t('connection.connectLabel', {
      account: account.name,
      network: t(`connection.network.${network}`),
    })
  return networks.map((network) => (
    <Button
      key={network}
      size="small"
      aria-label={label(network)}
      isBusy={starting === account.id}
      onPress={() => start(account.id, network)}
    >
      {t(connection === undefined ? `connection.connect.${network}` : 'connection.again')}
    </Button>
  ))
}

/** What came of the way back from the network. */
export function FinishedConnection({ finishing }: { finishing: Finishing }) {
  const t = useText(connectionMessages)
  const words = useFailureWords()
  switch (finishing.status) {
    case 'idle':
      return null
    case 'finishing':
      return <Banner>{t('connection.finishing')}</Banner>
    case 'denied':
      return <Banner isAlert>{t('connection.denied')}</Banner>
    case 'failed':
      return (
        <Banner tone="danger" title={t('connection.failedTitle')} isAlert>
          {words(finishing.failure)}
        </Banner>
      )
    case 'done': {
      const { network, username } = finishing.connection
      return (
        <Banner tone="success" isAlert>
          {t('connection.done', { network: t(`connection.network.${network}`), username })}
        </Banner>
      )
    }
    default:
      finishing satisfies never
      return null
  }
}

export function DisconnectAccount({
  account,
  connection,
  onDone,
  onClose,
}: {
  account: Account
  connection: Connection
  onDone: () => void
  onClose: () => void
}) {
  const t = useText(connectionMessages)
  const toast = useToast()
  const accounts = useActor('accounts')
  const { send, busy, failure } = useSend()
  const end = async () => {
    const outcome = await send('endConnection', { params: { account_id: account.id } })
    if (!outcome.ok) return
    accounts.send({ type: 'accounts.reload' })
    toast(t('connection.ended', { account: account.name }))
    onDone()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t('connection.endTitle', { account: account.name })}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('connection.cancel')}
          </Button>
          <Button variant="danger" isBusy={busy !== null} onPress={() => void end()}>
            {t('connection.endConfirm')}
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} />
      <p>{t('connection.endBody', { network: t(`connection.network.${connection.network}`) })}</p>
    </Dialog>
  )
}
