/** The reminders of the account. The feed's address is known only right after it was made. */
import { useMemo, useState } from 'react'
import { isLanguage } from '#core/contract/call/languages.ts'
import { useAccounts } from '../../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../../kit/context/data.ts'
import { useLocale } from '../../../kit/i18n/text.ts'

export function useReminders() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const params = useMemo(() => (accountId === null ? null : { account_id: accountId }), [accountId])
  const loaded = useLoad('getReminders', params && { params })
  const { send, busy, failure } = useSend()
  const [address, setAddress] = useState<string | null>(null)
  const locale = useLocale()
  // The server writes in the language of the screen.
  const language = isLanguage(locale) ? locale : 'en'
  const makeFeed = async () => {
    if (params === null) return
    const outcome = await send('makeFeed', { params, body: { language } })
    if (!outcome.ok) return
    setAddress(outcome.answer.url)
    loaded.reload()
  }
  const endFeed = async (): Promise<boolean> => {
    if (params === null) return false
    const outcome = await send('endFeed', { params })
    if (outcome.ok) {
      setAddress(null)
      loaded.reload()
    }
    return outcome.ok
  }
  const setMail = async (isOn: boolean) => {
    if (params === null) return
    const outcome = await send('setDueMail', { params, body: { is_on: isOn, language } })
    if (outcome.ok) loaded.replace(outcome.answer)
  }
  return {
    reminders: loaded.data,
    isOffline: loaded.status === 'failed' && loaded.data === null,
    address,
    busy,
    failure,
    makeFeed,
    endFeed,
    setMail,
  }
}
