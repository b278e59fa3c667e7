/** The pinning accounts, and the boards of the one that is worked in. */
import { useState } from 'react'
import { accountCalls } from '#core/contract/account/accounts.contract.ts'
import { useAccounts, useActor, useTranslate } from '../../../kit/context/app-context.tsx'
import { useSend } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Translate } from '../../../kit/i18n/text.ts'
import { AccountDialog } from '../../../kit/account/account-dialog.tsx'
import { Monogram } from '../../../kit/screen/monogram.tsx'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { Menu } from '../../../kit/ui/overlays/menu.tsx'
import type { MenuEntry } from '../../../kit/ui/overlays/menu.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { useFailureWords } from '../../../kit/forms/failure-words.ts'
import { Boards } from '../boards/boards.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import { ConnectButtons, ConnectionBadges, ConnectionWords } from './connection.tsx'
import { UnprovenPlanWords } from './unproven-plan-words.tsx'
import { ConnectionDialog } from './connection-dialogs.tsx'
import { FinishedConnection } from './finished-connection.tsx'
import { NameDialog } from '../../../kit/forms/name-dialog.tsx'
import { NoticeSettings } from '../notice-settings.tsx'
import { NeedsAccount } from '../needs-account.tsx'
import { FormFailure, SectionCard } from '../section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from '../section.module.css'
import { useConnections } from './use-connections.ts'
import type { Connections } from './use-connections.ts'
import type { Account } from '#core/contract/account/accounts.contract.ts'

export function AccountsSection() {
  const connections = useConnections()
  return (
    <>
      {connections.actor === null ? null : (
        <>
          <FinishedConnection actor={connections.actor} />
          <ConnectionDialog actor={connections.actor} />
        </>
      )}
      <AccountList connections={connections} />
      <NeedsAccount>
        {(account) => {
          const connection = connections.of(account.id)
          // Read again from the network: the list is another.
          const key = `${account.id} ${connection?.boards_read_at ?? ''}`
          return <Boards key={key} {...{ account, connection }} onChange={connections.reload} />
        }}
      </NeedsAccount>
      <NoticeSettings />
    </>
  )
}

type AskedFor = 'rename' | 'delete'
type Asked = { account: Account; what: AskedFor } | null

const isAskedFor = (id: string): id is AskedFor => ['rename', 'delete'].includes(id)

function AccountList({ connections }: { connections: Connections }) {
  const t = useText(settingsMessages)
  const accounts = useActor('accounts')
  const all = useAccounts((snapshot) => snapshot.context.accounts)
  const selectedId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id)
  const error = useAccounts((snapshot) => snapshot.context.error)
  const [isCreating, setCreating] = useState(false)
  const [asked, setAsked] = useState<Asked>(null)
  const say = useTranslate()
  const { readBoards, failure } = useReadBoards(connections)
  const connect = connectionActions(connections, readBoards)
  const act = (account: Account) => (id: string) => {
    if (id === 'use') accounts.send({ type: 'accounts.select', id: account.id })
    else if (isAskedFor(id)) setAsked({ account, what: id })
    else connect(account, id)
  }
  return (
    <SectionCard
      title={t('settings.accountsTitle')}
      lead={t('settings.accountsLead')}
      aside={
        <Button icon="plus" size="small" onPress={() => setCreating(true)}>
          {t('settings.accountNew')}
        </Button>
      }
    >
      {error ? (
        <Banner tone="danger" isAlert>
          {say(error)}
        </Banner>
      ) : null}
      <FormFailure failure={failure ?? connections.failure} />
      <ul className={css['rows']}>
        {all.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isSelected={account.id === selectedId}
            connections={connections}
            onAction={act(account)}
          />
        ))}
      </ul>
      <AccountDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <AskedDialog asked={asked} onClose={() => setAsked(null)} />
    </SectionCard>
  )
}

function AccountRow({
  account,
  isSelected,
  connections,
  onAction,
}: {
  account: Account
  isSelected: boolean
  connections: Connections
  onAction: (id: string) => void
}) {
  const t = useText(settingsMessages)
  const c = useText(connectionMessages)
  const connection = connections.of(account.id)
  return (
    <li className={css['accountRow']}>
      <Monogram name={account.name} />
      <div className={css['rowWords']}>
        <span className={css['rowName']}>
          {account.name}{' '}
          {isSelected ? <Badge tone="accent">{t('settings.accountNow')}</Badge> : null}
          <ConnectionBadges connection={connection} />
        </span>
        <ConnectionWords account={account} connection={connection} />
        <UnprovenPlanWords account={account} />
        <ConnectButtons account={account} connections={connections} />
      </div>
      <Menu
        label={t('settings.accountMore', { name: account.name })}
        placement="bottom end"
        onAction={onAction}
        trigger={
          <IconButton icon="more" label={t('settings.accountMore', { name: account.name })} />
        }
        items={[
          ...(isSelected
            ? []
            : [{ id: 'use', label: t('settings.accountUse'), icon: 'switch' as const }]),
          ...connectionItems(connections, account.id, c),
          { id: 'rename', label: t('settings.rename'), icon: 'edit' },
          { id: 'delete', label: t('settings.delete'), icon: 'trash', isDanger: true },
        ]}
      />
    </li>
  )
}

function AskedDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked === null) return null
  const { account, what } = asked
  return what === 'rename' ? (
    <RenameAccount account={account} onClose={onClose} />
  ) : (
    <DeleteAccount account={account} onClose={onClose} />
  )
}

/** What the entries of `connectionItems` do. */
function connectionActions(
  connections: Connections,
  readBoards: (accountId: string) => Promise<void>,
) {
  const { actor, of } = connections
  return (account: Account, id: string): void => {
    if (id === 'read') void readBoards(account.id)
    if (id === 'visit') window.open(practiceUrlOf(connections), '_blank', 'noopener')
    if (id === 'sandbox') actor?.send({ type: 'connection.paste', account })
    const network = of(account.id)?.network
    if (id === 'disconnect' && network !== undefined)
      actor?.send({ type: 'connection.disconnect', account, network })
  }
}

function useReadBoards({ reload }: Connections) {
  const { send, failure } = useSend()
  const readBoards = async (account_id: string): Promise<void> => {
    await send('readBoards', { params: { account_id } })
    reload()
  }
  return { readBoards, failure }
}

const practiceUrlOf = ({ offers }: Connections): string | undefined =>
  offers.find(({ network }) => network === 'practice')?.url

function connectionItems(
  { of, offers, isFree }: Connections,
  accountId: string,
  t: Translate<keyof typeof connectionMessages>,
): MenuEntry[] {
  const connection = of(accountId)
  const takesToken = connection === undefined || connection.tier === 'sandbox'
  return [
    ...(connection?.state === 'connected'
      ? [{ id: 'read', label: t('connection.read'), icon: 'refresh' as const }]
      : []),
    ...(connection?.network === 'practice'
      ? [{ id: 'visit', label: t('connection.visit'), icon: 'external' as const }]
      : []),
    ...(takesToken && offers.some(({ has_sandbox }) => has_sandbox)
      ? [
          {
            id: 'sandbox',
            label: t('connection.sandboxToken'),
            icon: 'lock' as const,
            isDisabled: !isFree,
          },
        ]
      : []),
    ...(connection === undefined
      ? []
      : [
          {
            id: 'disconnect',
            label: t('connection.end'),
            icon: 'cross' as const,
            isDisabled: !isFree,
          },
        ]),
  ]
}

/**
 * Sent here, so that "taken already" is stated in the dialog; the machine then reads the list
 * again.
 */
function RenameAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText(settingsMessages)
  const words = useFailureWords()
  const accounts = useActor('accounts')
  const { send } = useSend()
  const rename = async (name: string) => {
    const outcome = await send('renameAccount', {
      params: { account_id: account.id },
      body: { name },
    })
    if (!outcome.ok) return words(outcome.failure)
    accounts.send({ type: 'accounts.reload' })
    return null
  }
  return (
    <NameDialog
      title={t('settings.renameTitle', { name: account.name })}
      words={{
        label: t('settings.nameLabel'),
        save: t('settings.save'),
        cancel: t('settings.cancel'),
      }}
      initial={account.name}
      maxLength={100}
      schema={accountCalls.renameAccount.body}
      onSave={rename}
      onClose={onClose}
    />
  )
}

function DeleteAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const accounts = useActor('accounts')
  const remove = () => {
    accounts.send({ type: 'accounts.delete', id: account.id })
    toast(t('settings.accountDeleted', { name: account.name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('settings.accountDeleteTitle', { name: account.name })}
      body={t('settings.accountDeleteBody')}
      confirm={t('settings.accountDelete')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
