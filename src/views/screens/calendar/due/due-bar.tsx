/** On the calendar: how many pins are due by hand. */
import { duePins } from '#core/by-hand/due-by-hand.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import type { Planned } from '../plan/planned-days.ts'
import type { Publishing } from '../publishing/use-publishing.ts'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }

export function DueBar({
  plan,
  publishing: { isByHand, isFiledKnown, times },
  now,
}: {
  plan: readonly Planned[]
  publishing: Publishing
  now: number
}) {
  const t = useText(dueMessages)
  if (!isByHand || !isFiledKnown) return null
  const count = duePins(plan, { now, filed: times.filed }).due.length
  if (count === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('due.count', { count })}
      action={
        <LinkButton size="small" icon="list" href="/calendar/due">
          {t('due.open')}
        </LinkButton>
      }
    />
  )
}
