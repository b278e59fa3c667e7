/** Taking everything away, and taking everything down. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { useActor, useApp, useAuth } from '../../kit/context/app-context.tsx'
import { ConsentChoices, useHasConsentChoices } from '../../kit/consent/consent-choices.tsx'
import consentMessages from '#locales/en/kit/consent.json' with { type: 'json' }
import { useSend } from '../../kit/context/data.ts'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { saveFile } from '../../kit/ui/files/save-file.ts'
import { PasswordField } from '../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { FormFailure, SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import { WorkspaceSection } from './workspace/workspace-section.tsx'
import css from './section.module.css'

export function DataSection() {
  const t = useText(settingsMessages)
  const toast = useToast()
  const { config, now } = useApp()
  const { send, busy, failure } = useSend()
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    const outcome = await send('exportData', {})
    if (!outcome.ok) return
    saveFile(
      outcome.answer,
      `${config.brand.toLowerCase()}-${new Date(now()).toISOString().slice(0, 10)}.zip`,
    )
    toast({ text: t('settings.exportDone'), tone: 'success' })
  }
  return (
    <>
      <WorkspaceSection />
      <SectionCard title={t('settings.export')} lead={t('settings.exportBody')}>
        <FormFailure failure={failure} />
        <div className={css['actions']}>
          <Button icon="download" isBusy={busy !== null} onPress={() => void download()}>
            {t('settings.exportButton')}
          </Button>
        </div>
      </SectionCard>
      <Plans />
      <OutsideServices />
      <SectionCard title={t('settings.deleteUser')} lead={t('settings.deleteUserBody')}>
        <div className={css['actions']}>
          <Button icon="trash" onPress={() => setDeleting(true)}>
            {t('settings.deleteUserButton')}
          </Button>
        </div>
      </SectionCard>
      <Dialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        role="alertdialog"
        title={t('settings.deleteUserTitle')}
      >
        <DeleteUserForm onCancel={() => setDeleting(false)} />
      </Dialog>
    </>
  )
}

/** Only where the operator has some. */
function Plans() {
  const t = useText(settingsMessages)
  const { plans } = useApp().config
  if (plans.length === 0) return null
  return (
    <SectionCard title={t('settings.plans')} lead={t('settings.plansLead')}>
      <div className={css['actions']}>
        <LinkButton href="/subscribe" iconEnd="arrowEnd">
          {t('settings.seePlans')}
        </LinkButton>
      </div>
    </SectionCard>
  )
}

function OutsideServices() {
  const t = useText(consentMessages)
  if (!useHasConsentChoices()) return null
  return (
    <SectionCard title={t('consent.choices')} lead={t('consent.choicesLead')}>
      <ConsentChoices />
    </SectionCard>
  )
}

function DeleteUserForm({ onCancel }: { onCancel: () => void }) {
  const t = useText(settingsMessages)
  const navigate = useNavigate()
  const auth = useActor('auth')
  const hasPassword = useAuth((snapshot) => snapshot.context.user?.has_password ?? true)
  const { send, busy, failure, fieldError } = useSend()
  const [password, setPassword] = useState('')
  const checks = useFieldChecks(
    authCalls.deleteUser.body,
    { password },
    hasPassword ? ['password'] : [],
  )
  const remove = async () => {
    const outcome = await send('deleteUser', { body: { password } })
    if (!outcome.ok) return
    await navigate({ to: '/' })
    auth.send({ type: 'auth.logout' })
  }
  return (
    <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(remove)}>
      <p>{t('settings.deleteUserBody')}</p>
      <FormFailure failure={failure} fields={['password']} />
      {hasPassword ? (
        <PasswordField
          label={t('settings.deleteUserPassword')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={checks.problemOf('password') ?? fieldError('password')}
          autoFocus
        />
      ) : null}
      <div className={css['actions']}>
        <Button type="submit" variant="danger" isBusy={busy !== null}>
          {t('settings.deleteUserConfirm')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('settings.cancel')}
        </Button>
      </div>
    </Form>
  )
}
