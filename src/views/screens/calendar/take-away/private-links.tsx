/** Says which of the planned pins have links that only this machine or its network can open. */
import type { PlannedRow } from '#core/plan-export/plan-rows.ts'
import { isPrivateLink } from '#core/pins/pin-link.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import planFileMessages from '#locales/en/calendar/plan-file.json' with { type: 'json' }

export function PrivateLinks({ rows }: { rows: readonly Pick<PlannedRow, 'pin'>[] }) {
  const t = useText(planFileMessages)
  const count = rows.filter(({ pin }) => isPrivateLink(pin.link)).length
  if (count === 0) return null
  return (
    <Banner tone="warning" title={t('planFile.privateLinks', { count })}>
      {t('planFile.privateLinksWords')}
    </Banner>
  )
}
