/**
 * The query of /subscribe: how a user came back from Stripe, and the plan that they chose before
 * signing up.
 */
export interface SubscribeSearch {
  readonly result?: 'success' | 'cancelled'
  readonly plan?: string
}

export function subscribeSearch({ result, plan }: Record<string, unknown>): SubscribeSearch {
  return {
    ...(result === 'success' || result === 'cancelled' ? { result } : {}),
    ...(typeof plan === 'string' ? { plan: plan.slice(0, 100) } : {}),
  }
}
