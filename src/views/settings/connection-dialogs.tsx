/** What is asked about a connection: to end it, and for a token of the sandbox. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import type { Account } from '#core/contract/accounts.contract.ts'
import type { Connection } from '#core/contract/connections.contract.ts'
import { useFailureWords } from '../auth/failure-words.ts'
import { useActor } from '../app-context.tsx'
import { useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { connectionMessages } from './connection.messages.ts'
import css from './section.module.css'

interface ConnectionDialogProps {
  account: Account
  onDone: () => void
  onClose: () => void
}

export function DisconnectAccount({
  account,
  connection,
  onDone,
  onClose,
}: ConnectionDialogProps & { connection: Connection }) {
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
    <ConfirmDialog
      title={t('connection.endTitle', { account: account.name })}
      body={t('connection.endBody', { network: t(`connection.network.${connection.network}`) })}
      confirm={t('connection.endConfirm')}
      isBusy={busy !== null}
      failure={failure}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  )
}

export function SandboxDialog({ account, onDone, onClose }: ConnectionDialogProps) {
  const t = useText(connectionMessages)
  const words = useFailureWords()
  const accounts = useActor('accounts')
  const { send, busy, failure } = useSend()
  const [token, setToken] = useState('')
  const connect = async () => {
    const outcome = await send('connectSandbox', {
      params: { account_id: account.id },
      body: { token: token.trim() },
    })
    if (!outcome.ok) return
    accounts.send({ type: 'accounts.reload' })
    onDone()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('connection.sandboxTitle', { account: account.name })}
    >
      <Form
        className={css['form'] ?? ''}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault()
          if (token.trim() !== '') void connect()
        }}
      >
        <p>{t('connection.sandboxLead')}</p>
        <TextField
          label={t('connection.sandboxField')}
          type="password"
          value={token}
          onChange={setToken}
          maxLength={2_000}
          error={failure === null ? null : words(failure)}
          autoFocus
          autoComplete="off"
        />
        <div className={css['actions']}>
          <Button type="submit" variant="primary" isBusy={busy !== null}>
            {t('connection.sandboxConnect')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('connection.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
