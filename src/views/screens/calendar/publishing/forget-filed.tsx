/** For a pin that is in a file which was not uploaded: it is sent, or due by hand, again. */
import { useAccounts } from '../../../kit/context/app-context.tsx'
import { useSend } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import planFileMessages from '#locales/en/calendar/plan-file.json' with { type: 'json' }
import type { Publishing } from './use-publishing.ts'

export function ForgetFiled({
  publicationId,
  publishing: { reloadFiled },
}: {
  publicationId: string
  publishing: Publishing
}) {
  const t = useText(planFileMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send, busy, failure } = useSend()
  if (accountId === null) return null
  const forget = async () => {
    const params = { account_id: accountId }
    const outcome = await send('forgetFiled', {
      params,
      body: { publication_ids: [publicationId] },
    })
    if (outcome.ok) reloadFiled()
  }
  return (
    <>
      <Button size="small" icon="undo" isBusy={busy !== null} onPress={() => void forget()}>
        {t('planFile.forget')}
      </Button>
      {failure === null ? null : (
        <Banner tone="danger" isAlert>
          {failure.message}
        </Banner>
      )}
    </>
  )
}
