/**
 * What is stored of payments: Stripe's ids and the status of a subscription. No card, no address, no
 * amount. Times ms UTC.
 */
export interface BillingCustomersTable {
  user_id: string
  /** Stripe's. */
  customer_id: string
  /** The checkout that the person was last sent to, until it is known how it ended. */
  open_session: string | null
  created_at: number
}

export interface SubscriptionsTable {
  /** Stripe's. */
  id: string
  user_id: string
  /** Stripe's; the plan of it is looked up in the configuration. */
  price_id: string
  /** Stripe's word. */
  status: string
  renews_at: number | null
  ends_at: number | null
  created_at: number
  /** Counts the writings, so that an older reading never overwrites a newer one. */
  revision: number
}

/** Messages of Stripe's that have been taken: each may come twice. */
export interface BillingEventsTable {
  id: string
  created_at: number
}

/**
 * Customers of people who are gone: Stripe is notified until it has answered, or they would go on paying.
 */
export interface BillingFarewellsTable {
  customer_id: string
  created_at: number
}

export interface BillingTables {
  billing_customers: BillingCustomersTable
  subscriptions: SubscriptionsTable
  billing_events: BillingEventsTable
  billing_farewells: BillingFarewellsTable
}
