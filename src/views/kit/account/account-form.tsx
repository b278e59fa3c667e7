/**
 * The one field that a pinning account needs, in a dialog or inline on the first day. Calls
 * `onDone` when the account is there.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { accountCalls } from '#core/contract/account/accounts.contract.ts'
import { useAccounts, useActor, useTranslate } from '../context/app-context.tsx'
import { useFieldChecks } from '../forms/use-field-checks.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { useToast } from '../ui/notes/toast.tsx'
import newAccountMessages from '#locales/en/kit/account.json' with { type: 'json' }
import css from './account-form.module.css'
import type { ReactNode } from 'react'
import type { Actors } from '../../../machines/app/actors.ts'

export function AccountForm({ onDone, cancel }: { onDone?: () => void; cancel?: ReactNode }) {
  const t = useText(newAccountMessages)
  const toast = useToast()
  const [name, setName] = useState('')
  const checks = useFieldChecks(accountCalls.createAccount.body, { name })
  const creation = useAccountCreation((made) => {
    toast({ text: t('account.created', { name: made }), tone: 'success' })
    onDone?.()
  })
  return (
    <Form
      className={css['form'] ?? ''}
      onSubmit={checks.submit(() => creation.create(name.trim()))}
      validationBehavior="aria"
    >
      <TextField
        label={t('account.name')}
        hint={t('account.nameHint')}
        placeholder={t('account.firstPlaceholder')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        autoComplete="off"
        error={checks.problemOf('name') ?? creation.error}
      />
      <div className={css['actions']}>
        {cancel}
        <Button type="submit" variant="primary" isBusy={creation.isBusy}>
          {t('account.create')}
        </Button>
      </div>
    </Form>
  )
}

/** Asks the machine for an account and reports when it is there. */
function useAccountCreation(onMade: (name: string) => void): {
  create: (name: string) => void
  isBusy: boolean
  error: string | null
} {
  const accounts = useActor('accounts')
  const isBusy = useAccounts((snapshot) => snapshot.hasTag('busy'))
  const error = useAccounts((snapshot) => snapshot.context.error)
  const count = useAccounts((snapshot) => snapshot.context.accounts.length)
  const say = useTranslate()
  /** `before`: how many accounts there were when the machine was asked; null until then. */
  const [asked, setAsked] = useState<{ name: string; before: number | null } | null>(null)
  const create = async (name: string) => {
    setAsked({ name, before: null })
    // While the list is still settling after the login the machine takes nothing else, and a press
    // must not be lost.
    await untilFree(accounts)
    const before = accounts.getSnapshot().context.accounts.length
    accounts.send({ type: 'accounts.create', name })
    setAsked({ name, before })
  }
  const before = isBusy ? null : (asked?.before ?? null)
  const isMade = before !== null && count > before
  const notifyMade = useEffectEvent(() => asked && onMade(asked.name))
  useEffect(() => {
    if (isMade) notifyMade()
  }, [isMade])
  return {
    create: (name) => void create(name),
    isBusy: asked !== null && isBusy,
    error: before === null || error === null ? null : say(error),
  }
}

function untilFree(accounts: Actors['accounts']): Promise<void> {
  return new Promise((resolve) => {
    if (!accounts.getSnapshot().hasTag('busy')) return resolve()
    const watching = accounts.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) return
      watching.unsubscribe()
      resolve()
    })
    return undefined
  })
}
