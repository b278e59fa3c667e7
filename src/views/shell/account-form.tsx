/** The one field that a pinning account needs, alone in a dialog or inline on the first day. Calls `onDone` when the account is there. */
import { useEffect, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useAccounts, useActor } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { shellMessages } from './shell.messages.ts'
import css from './account-form.module.css'
import type { FormEvent, ReactNode } from 'react'

export function AccountForm({ onDone, cancel }: { onDone?: () => void; cancel?: ReactNode }) {
  const t = useText(shellMessages)
  const toast = useToast()
  const accounts = useActor('accounts')
  const isBusy = useAccounts((snapshot) => snapshot.hasTag('busy'))
  const error = useAccounts((snapshot) => snapshot.context.error)
  const count = useAccounts((snapshot) => snapshot.context.accounts.length)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [sent, setSent] = useState<{ name: string; count: number; isTold: boolean } | null>(null)
  const isMade = sent?.isTold === true && !isBusy && count > sent.count
  useEffect(() => {
    if (sent === null || sent.isTold || isBusy) return
    // Held back while the list is still settling after the login: the machine takes one thing at a time, and a press must not be lost.
    accounts.send({ type: 'accounts.create', name: sent.name })
    setSent({ ...sent, isTold: true })
  }, [sent, isBusy, accounts])
  useEffect(() => {
    if (!isMade) return
    toast({ text: t('shell.accountCreated', { name: sent.name }), tone: 'success' })
    onDone?.()
    // Once, when the account has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMade])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    setSent({ name: name.trim(), count, isTold: false })
  }
  return (
    <Form className={css['form'] ?? ''} onSubmit={submit} validationBehavior="aria">
      <TextField label={t('shell.accountName')} hint={t('shell.accountNameHint')} placeholder={t('shell.firstPlaceholder')} value={name} onChange={setName} maxLength={100} autoFocus autoComplete="off" error={isMissing && name.trim() === '' ? t('shell.nameMissing') : sent?.isTold && !isBusy ? error : null} />
      <div className={css['actions']}>
        {cancel}
        <Button type="submit" variant="primary" isBusy={sent !== null && isBusy}>
          {t('shell.createAccount')}
        </Button>
      </div>
    </Form>
  )
}

export function AccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(shellMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.newAccount').replace('…', '')}>
      <AccountForm
        onDone={onClose}
        cancel={
          <Button variant="quiet" onPress={onClose}>
            {t('shell.cancel')}
          </Button>
        }
      />
    </Dialog>
  )
}
