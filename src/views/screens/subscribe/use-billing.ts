/**
 * The user's subscription, and the links to Stripe. For visitors, and until the user is known,
 * nothing is requested.
 */
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { BillingState } from '#core/contract/account/billing.contract.ts'
import type { Plan } from '#core/contract/publishing/plan.schema.ts'
import type { Failure } from '#core/contract/client.ts'
import { useApp, useAuth } from '../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../kit/context/data.ts'

export interface Billing {
  readonly isSignedIn: boolean
  /** Null = not known, or no user is signed in. */
  readonly state: BillingState | null
  readonly isUnread: boolean
  readonly reload: () => void
  /** The plan whose button was pressed, or the way to the portal, until the browser has gone. */
  readonly busy: string | null
  readonly failure: Failure | null
  readonly choose: (plan: Plan) => void
  readonly manage: () => void
}

/** `isBack`: from a payment, of which Stripe's own message may be late. */
export function useBilling(isBack: boolean): Billing {
  const { newId, config } = useApp()
  const navigate = useNavigate()
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  const load = useLoad<'confirmCheckout' | 'getBilling'>(
    isBack ? 'confirmCheckout' : 'getBilling',
    isSignedIn && config.plans.length > 0 ? {} : null,
  )
  const { send, failure } = useSend()
  const [busy, setBusy] = useState<string | null>(null)
  /** A press whose answer was lost is sent again under its key. */
  const keys = useRef(new Map<string, string>())
  useFreshPage(() => setBusy(null))
  const go = async (
    what: string,
    ask: () => ReturnType<typeof send<'startCheckout' | 'openBillingPortal'>>,
  ): Promise<void> => {
    setBusy(what)
    const outcome = await ask()
    if (!outcome.ok) return setBusy(null)
    keys.current.delete(what)
    window.location.assign(outcome.answer.url)
  }
  const choose = (plan: Plan): void => {
    if (!isSignedIn)
      return void navigate({
        to: '/signup',
        search: { redirect_to: `/subscribe?plan=${encodeURIComponent(plan.id)}` },
      })
    const idempotency_key = keys.current.get(plan.id) ?? newId()
    keys.current.set(plan.id, idempotency_key)
    return void go(plan.id, () =>
      send('startCheckout', { body: { plan_id: plan.id, idempotency_key } }),
    )
  }
  return {
    isSignedIn,
    state: load.data,
    isUnread: load.failure !== null,
    reload: load.reload,
    busy,
    failure,
    choose,
    manage: () => void go('portal', () => send('openBillingPortal', {})),
  }
}

/** Browsers restore a page as it was left when the user goes back to it. */
function useFreshPage(again: () => void): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    const show = (event: PageTransitionEvent): void => {
      if (event.persisted) latest.current()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}
