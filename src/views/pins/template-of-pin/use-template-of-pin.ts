/** Makes a template of a person's pin, and opens it in the editor of templates. */
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useAccounts, useApp, useEnvironment } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import templateOfPinMessages from '#locales/en/pins/template-of-pin.json' with { type: 'json' }
import { nameLike } from './name-like.ts'

export function useTemplateOfPin() {
  const { newId } = useApp()
  const t = useText(templateOfPinMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const { send, busy } = useSend()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const isOffline = useEnvironment((snapshot) => !snapshot.context.online)
  const isMaking = useRef(false)
  const make = async ({ title, design }: Pick<Pin, 'title' | 'design'>): Promise<void> => {
    // A second press before the first is rendered would make two.
    if (accountId === null || isMaking.current) return
    isMaking.current = true
    const outcome = await send('createOwnTemplate', {
      params: { account_id: accountId },
      body: {
        id: newId(),
        ...nameLike(title, (short) => t('ofPin.name', { title: short })),
        from: { kind: 'pin', design },
      },
    })
    isMaking.current = false
    if (outcome.ok) {
      const { template_id: templateId } = outcome.answer
      await navigate({ to: '/templates/$templateId', params: { templateId } })
      return
    }
    const { message: reason, requestId } = outcome.failure
    toast({ text: t('ofPin.failed', { reason }), requestId })
  }
  return { make, isBusy: busy !== null, isDisabled: isOffline || accountId === null }
}
