/**
 * /subscribe: what this server costs. Nothing, unless its operator has plans; then each of them,
 * and what the person has.
 */
import { useSearch } from '@tanstack/react-router'
import type { BillingState } from '#core/contract/account/billing.contract.ts'
import type { Plan } from '#core/contract/publishing/plan.schema.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useFailureWords } from '../../kit/forms/failure-words.ts'
import { PageHead } from '../../kit/front/page-head.tsx'
import { useEntrance } from '../../kit/front/use-entrance.ts'
import { useText } from '../../kit/i18n/text.ts'
import { OperatorAdvice } from '../../kit/notices/operator-advice.tsx'
import { useIsTakenOver } from '../../kit/context/taken-over.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { PlanCard } from './plan-card.tsx'
import { PresentPlan } from './present-plan.tsx'
import { SubscribeFrame } from './subscribe-frame.tsx'
import subscribeMessages from '#locales/en/subscribe/subscribe.json' with { type: 'json' }
import { useBilling, type Billing } from './use-billing.ts'
import css from './subscribe.module.css'

export function SubscribeScreen() {
  const t = useText(subscribeMessages)
  const { brand, plans } = useApp().config
  const title = t(plans.length === 0 ? 'subscribe.free.title' : 'subscribe.title')
  return (
    <>
      <PageHead
        title={title}
        description={
          plans.length === 0
            ? t('subscribe.free.lead', { brand })
            : t('subscribe.description', { brand })
        }
        path="/subscribe"
      />
      {plans.length === 0 ? (
        <EverythingIncluded title={title} />
      ) : (
        <Plans title={title} plans={plans} />
      )}
    </>
  )
}

function EverythingIncluded({ title }: { title: string }) {
  const t = useText(subscribeMessages)
  const { brand } = useApp().config
  const { isSignedIn, href } = useEntrance()
  const features = (['pages', 'pins', 'accounts', 'export', 'data'] as const).map((part) =>
    t(`subscribe.free.${part}`),
  )
  return (
    <SubscribeFrame title={title} lead={t('subscribe.free.lead', { brand })}>
      <div className={css.single}>
        <PlanCard
          name={t('subscribe.free.name')}
          price={t('subscribe.free.price')}
          note={t('subscribe.free.priceNote')}
          features={features}
        >
          <LinkButton variant="primary" href={href}>
            {t(isSignedIn ? 'subscribe.studio' : 'subscribe.free.start')}
          </LinkButton>
        </PlanCard>
      </div>
    </SubscribeFrame>
  )
}

function Plans({ title, plans }: { title: string; plans: readonly Plan[] }) {
  const t = useText(subscribeMessages)
  const words = useFailureWords()
  const isTakenOver = useIsTakenOver()
  const search = useSearch({ strict: false })
  // The query is not known where the page is prerendered.
  const { result, plan: wanted } = isTakenOver ? search : {}
  const billing = useBilling(result === 'success')
  const { state, failure } = billing
  return (
    <SubscribeFrame title={title} lead={t('subscribe.lead')}>
      <div className={css.notes} aria-live="polite">
        <ResultNote result={result} billing={billing} />
        {failure === null ? null : (
          <Banner tone="danger" isAlert>
            {words(failure)}
            <OperatorAdvice problem={failure.problem} />
          </Banner>
        )}
        {state === null ? null : (
          <PresentPlan
            state={state}
            plans={plans}
            isBusy={billing.busy === 'portal'}
            onManage={billing.manage}
          />
        )}
      </div>
      <ul aria-label={t('subscribe.plans')} className={css.plans}>
        {plans.map((plan) => (
          <li key={plan.id} className={css.plan}>
            <OfferedPlan plan={plan} billing={billing} isWanted={wanted === plan.id} />
          </li>
        ))}
      </ul>
      {plans.some((plan) => plan.is_paid) ? (
        <p className={css.stripe}>{t('subscribe.atStripe')}</p>
      ) : null}
    </SubscribeFrame>
  )
}

function ResultNote({
  result,
  billing: { isSignedIn, state, isUnread, reload },
}: {
  result: 'success' | 'cancelled' | undefined
  billing: Billing
}) {
  const t = useText(subscribeMessages)
  const again = (
    <Button size="small" icon="refresh" onPress={reload}>
      {t('subscribe.again')}
    </Button>
  )
  if (result === 'cancelled') return <Banner>{t('subscribe.cancelled')}</Banner>
  if (result === 'success' && state?.subscription)
    return <Banner tone="success">{t('subscribe.success')}</Banner>
  if (result === 'success' && isSignedIn)
    return (
      <Banner tone="success" action={again}>
        {t('subscribe.successWaiting')}
      </Banner>
    )
  return isUnread ? (
    <Banner tone="warning" action={again}>
      {t('subscribe.notKnown')}
    </Banner>
  ) : null
}

interface OfferedPlanProps {
  readonly plan: Plan
  readonly billing: Billing
  readonly isWanted: boolean
}

function OfferedPlan({ plan, billing, isWanted }: OfferedPlanProps) {
  const t = useText(subscribeMessages)
  const { name, price, interval, features } = plan
  const { isPaying, presentPlan } = standingOf(billing.state)
  const isPresent = presentPlan === plan.id
  const mark = isPresent
    ? t('subscribe.yours')
    : isWanted && !isPaying
      ? t('subscribe.wanted')
      : undefined
  return (
    <PlanCard
      name={name}
      price={interval === null ? price : t(`subscribe.${interval}`, { price })}
      features={features}
      mark={mark}
    >
      {isPaying && plan.is_paid ? (
        <ChangeButton {...{ plan, billing, isPresent }} />
      ) : (
        <FirstButton {...{ plan, billing }} />
      )}
    </PlanCard>
  )
}

function standingOf(state: BillingState | null): { isPaying: boolean; presentPlan: string | null } {
  const present = state?.subscription ?? null
  return present === null
    ? { isPaying: false, presentPlan: null }
    : { isPaying: present.status !== 'incomplete', presentPlan: present.plan_id }
}

function FirstButton({ plan, billing }: { plan: Plan; billing: Billing }) {
  return plan.is_paid ? <ChooseButton {...{ plan, billing }} /> : <StartLink name={plan.name} />
}

function ChooseButton({ plan: { name, id }, plan, billing }: { plan: Plan; billing: Billing }) {
  const t = useText(subscribeMessages)
  const { busy } = billing
  return (
    <Button
      variant="primary"
      isBusy={busy === id}
      isDisabled={busy !== null && busy !== id}
      onPress={() => billing.choose(plan)}
    >
      {t('subscribe.choose', { plan: name })}
    </Button>
  )
}

/** Subscribers change the plan at Stripe, which counts what is paid for. */
function ChangeButton({
  plan,
  billing,
  isPresent,
}: {
  plan: Plan
  billing: Billing
  isPresent: boolean
}) {
  const t = useText(subscribeMessages)
  return (
    <Button isDisabled={isPresent} isBusy={billing.busy === 'portal'} onPress={billing.manage}>
      {isPresent ? t('subscribe.yours') : t('subscribe.change', { plan: plan.name })}
    </Button>
  )
}

function StartLink({ name }: { name: string }) {
  const t = useText(subscribeMessages)
  const { isSignedIn, href } = useEntrance()
  return (
    <LinkButton href={href}>
      {isSignedIn ? t('subscribe.studio') : t('subscribe.use', { plan: name })}
    </LinkButton>
  )
}
