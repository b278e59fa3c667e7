/** What an account is connected to, and the ways to change it. */
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { Connection, NetworkName } from '#core/contract/account/connections.contract.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from '../section.module.css'
import type { Connections } from './use-connections.ts'

/** Beside the name: what must not be overlooked. */
export function ConnectionBadges({ connection }: { connection: Connection | undefined }) {
  const t = useText(connectionMessages)
  if (connection === undefined) return null
  return (
    <>
      {connection.network === 'practice' ? (
        <Badge tone="warning">{t('connection.practice')}</Badge>
      ) : null}
      {connection.tier === 'sandbox' ? (
        <Badge tone="warning">{t('connection.sandbox')}</Badge>
      ) : null}
      {connection.state === 'connected' ? null : (
        <Badge tone="danger">{t(`connection.${connection.state}`)}</Badge>
      )}
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
  const { network, state, username, tier } = connection
  if (state === 'lost')
    return (
      <span className={css['small']}>
        {tier === 'sandbox'
          ? t('connection.sandboxOver')
          : t('connection.isLost', { network: t(`connection.network.${network}`) })}
      </span>
    )
  if (state === 'stopped')
    return <span className={css['small']}>{connection.problem ?? t('connection.isStopped')}</span>
  return (
    <>
      <span className={css['small']}>{t(`connection.connected.${network}`, { username })}</span>
      {tier === null ? null : <span className={css['small']}>{t(`connection.tier.${tier}`)}</span>}
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
  const { offers, isFree, starting, start, resume } = connections
  const connection = connections.of(account.id)
  if (connection?.state === 'connected') return null
  if (connection?.state === 'stopped')
    return (
      <div className={css['rowActions']}>
        <Button
          size="small"
          aria-label={t('connection.goOnLabel', { account: account.name })}
          isBusy={starting === account.id}
          isDisabled={!isFree && starting !== account.id}
          onPress={() => resume(account)}
        >
          {t('connection.goOn')}
        </Button>
      </div>
    )
  // Its token was made by hand: the menu takes another.
  if (connection?.tier === 'sandbox') return null
  const networks = offers
    .map(({ network }) => network)
    .filter((network) => connection === undefined || connection.network === network)
  const label = (network: NetworkName) =>
    t('connection.connectLabel', {
      account: account.name,
      network: t(`connection.network.${network}`),
    })
  if (networks.length === 0) return null
  return (
    <>
      <div className={css['rowActions']}>
        {networks.map((network) => (
          <Button
            key={network}
            size="small"
            aria-label={label(network)}
            isBusy={starting === account.id}
            isDisabled={!isFree && starting !== account.id}
            onPress={() => start(account, network)}
          >
            {t(connection === undefined ? `connection.connect.${network}` : 'connection.again')}
          </Button>
        ))}
      </div>
      {connection === undefined ? <AboutPractice networks={networks} /> : null}
    </>
  )
}

function AboutPractice({ networks }: { networks: readonly NetworkName[] }) {
  const t = useText(connectionMessages)
  if (!networks.includes('practice')) return null
  return (
    <span className={css['small']}>
      {t('connection.aboutPractice')}
      {networks.length === 1 ? ` ${t('connection.noPinterest')}` : null}
    </span>
  )
}
