/**
 * What the person pays for now, and the way to change it: card, plan and end are Stripe's to
 * change.
 */
import type { BillingState, SubscriptionStatus } from '#core/contract/account/billing.contract.ts'
import type { Plan } from '#core/contract/publishing/plan.schema.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import subscribeMessages from '#locales/en/subscribe/subscribe.json' with { type: 'json' }

const notes = {
  active: null,
  trialing: 'subscribe.trialing',
  past_due: 'subscribe.pastDue',
  unpaid: 'subscribe.pastDue',
  paused: 'subscribe.paused',
  incomplete: 'subscribe.incomplete',
} as const satisfies Record<SubscriptionStatus, keyof typeof subscribeMessages | null>

interface PresentPlanProps {
  readonly state: BillingState
  readonly plans: readonly Plan[]
  readonly isBusy: boolean
  readonly onManage: () => void
}

export function PresentPlan({
  state: { subscription, can_manage },
  plans,
  isBusy,
  onManage,
}: PresentPlanProps) {
  const t = useText(subscribeMessages)
  const format = useFormat()
  if (subscription === null) return null
  const { plan_id, status, renews_at, ends_at } = subscription
  const plan = plans.find(({ id }) => id === plan_id)
  const note = notes[status]
  const sentences = [
    note === null ? null : t(note),
    ends_at !== null
      ? t('subscribe.ends', { date: format.date(ends_at) })
      : renews_at === null
        ? null
        : t('subscribe.renews', { date: format.date(renews_at) }),
  ]
  return (
    <Banner
      tone={status === 'past_due' || status === 'unpaid' ? 'warning' : 'info'}
      title={
        plan === undefined
          ? t('subscribe.presentGone')
          : t('subscribe.present', { plan: plan.name })
      }
      action={
        can_manage ? (
          <Button size="small" icon="external" isBusy={isBusy} onPress={onManage}>
            {t('subscribe.manage')}
          </Button>
        ) : null
      }
    >
      {sentences.filter((one) => one !== null).join(' ')}
    </Banner>
  )
}
