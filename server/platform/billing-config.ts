/**
 * What the operator asks money for: `PLANS`, a JSON list, and the keys of the operator's Stripe account. A wrong list
 * stops the start with a sentence that says where in it; the keys are never repeated.
 */
import { z } from 'zod'
import { PlanInterval } from '#core/contract/publishing/plan.schema.ts'

const PlanSetting = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens'),
  name: z.string().min(1).max(60),
  price: z.string().min(1).max(40),
  interval: PlanInterval.nullable().default(null),
  features: z.array(z.string().min(1).max(200)).max(20).default([]),
  /** Missing = nothing is paid for it. */
  stripe_price: z
    .string()
    .regex(/^price_\w+$/, 'must be the id of a price at Stripe: price_…')
    .optional(),
})
export type PlanSetting = z.infer<typeof PlanSetting>

const PlanSettings = z.array(PlanSetting).max(8)

export interface BillingConfig {
  readonly plans: readonly PlanSetting[]
  readonly stripe: StripeConfig | null
}

export interface StripeConfig {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Stripe's, or that of a test. */
  readonly apiUrl: string
}

export interface BillingVariables {
  readonly PLANS?: string | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_URL: string
}

/** Complaints are sentences that begin with the variable. */
export function readBilling({
  PLANS,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: BillingVariables): BillingConfig | { readonly complaint: string } {
  const plans = PLANS === undefined ? [] : readPlans(PLANS)
  if (!Array.isArray(plans)) return plans
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    return {
      complaint: `${secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'} is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.`,
    }
  const endless = plans.find((plan) => plan.stripe_price !== undefined && plan.interval === null)
  if (endless !== undefined)
    return {
      complaint: `PLANS: the plan "${endless.id}" has a price at Stripe, so it needs an interval: week, month or year.`,
    }
  const paid = plans.find((plan) => plan.stripe_price !== undefined)
  if (paid !== undefined && secretKey === undefined)
    return {
      complaint: `STRIPE_SECRET_KEY is missing: the plan "${paid.id}" in PLANS has a price at Stripe.`,
    }
  return {
    plans,
    stripe:
      secretKey === undefined || webhookSecret === undefined
        ? null
        : { secretKey, webhookSecret, apiUrl },
  }
}

function readPlans(text: string): PlanSetting[] | { complaint: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { complaint: 'PLANS must be a JSON list of plans, and is no JSON.' }
  }
  const parsed = PlanSettings.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return {
      complaint: `PLANS is wrong at ${issue?.path.join('.') || 'its beginning'}: ${issue?.message ?? 'it is no list of plans'}.`,
    }
  }
  const twice = [
    parsed.data.map(({ id }) => id),
    parsed.data.flatMap(({ stripe_price }) => stripe_price ?? []),
  ].flatMap((names) => names.find((name, at) => names.indexOf(name) !== at) ?? [])
  return twice.length === 0
    ? parsed.data
    : { complaint: `PLANS names "${String(twice[0])}" twice.` }
}
