/** What is asked about a connection: to end it, and for a token of the sandbox. */
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { connectionCalls, type NetworkName } from '#core/contract/account/connections.contract.ts'
import type { ConnectedAccount } from '../../../../machines/connection/connection.machine.ts'
import { useFailureWords } from '../../../kit/forms/failure-words.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Actors } from '../../../../machines/app/actors.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }
import css from '../section.module.css'

export function ConnectionDialog({ actor }: { actor: Actors['connection'] }) {
  const isPasting = useSelector(actor, (snapshot) => snapshot.hasTag('pasting'))
  const isEnding = useSelector(actor, (snapshot) => snapshot.hasTag('ending'))
  const account = useSelector(actor, (snapshot) => snapshot.context.account)
  const network = useSelector(actor, (snapshot) => snapshot.context.network)
  if (account === null) return null
  if (isPasting) return <SandboxDialog account={account} actor={actor} />
  return isEnding && network !== null ? (
    <DisconnectAccount {...{ account, network, actor }} />
  ) : null
}

interface ConnectionDialogProps {
  account: ConnectedAccount
  actor: Actors['connection']
}

function useDialog(actor: Actors['connection']) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure)
  return { isBusy, failure, close: () => actor.send({ type: 'connection.cancel' }) }
}

function DisconnectAccount({
  account,
  network,
  actor,
}: ConnectionDialogProps & { network: NetworkName }) {
  const t = useText(connectionMessages)
  const toast = useToast()
  const { isBusy, failure, close } = useDialog(actor)
  useEffect(() => {
    const subscription = actor.on('connection.ended', () =>
      toast(t('connection.ended', { account: account.name })),
    )
    return () => subscription.unsubscribe()
  }, [actor, account.name, t, toast])
  return (
    <ConfirmDialog
      title={t('connection.endTitle', { account: account.name })}
      body={t('connection.endBody', { network: t(`connection.network.${network}`) })}
      confirm={t('connection.endConfirm')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => actor.send({ type: 'connection.confirm' })}
      onClose={close}
    />
  )
}

function SandboxDialog({ account, actor }: ConnectionDialogProps) {
  const t = useText(connectionMessages)
  const words = useFailureWords()
  const { isBusy, failure, close } = useDialog(actor)
  const [field, setField] = useState('')
  const checks = useFieldChecks(connectionCalls.connectSandbox.body, { token: field })
  const connect = () => actor.send({ type: 'connection.sendToken', token: field.trim() })
  return (
    <Dialog isOpen onClose={close} title={t('connection.sandboxTitle', { account: account.name })}>
      <Form
        className={css['form'] ?? ''}
        validationBehavior="aria"
        onSubmit={checks.submit(connect)}
      >
        <p>{t('connection.sandboxLead')}</p>
        <TextField
          label={t('connection.sandboxField')}
          type="password"
          value={field}
          onChange={setField}
          maxLength={2_000}
          error={checks.problemOf('token') ?? (failure === null ? null : words(failure))}
          autoFocus
          autoComplete="off"
        />
        <div className={css['actions']}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('connection.sandboxConnect')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('connection.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
