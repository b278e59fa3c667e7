/** What the browser must know before it starts, and which build is current. */
import { z } from 'zod'
import { Plan } from './publishing/plan.schema.ts'
import { defineCalls } from './call/call.ts'
import { Time } from './call/primitives.ts'

/**
 * Written by the server into the page as `<script type="application/json" id="runtime-config">`.
 */
export const RuntimeConfig = z.object({
  api_base_url: z.string(),
  brand: z.string(),
  public_url: z.string(),
  /** Address of the demo site, or null when it is switched off. */
  demo_site_url: z.string().nullable(),
  build_id: z.string(),
  posthog_key: z.string().nullable(),
  posthog_host: z.string().nullable(),
  chat_script_url: z.string().nullable(),
  /** What the operator asks money for; empty = /subscribe says that everything is included. */
  plans: z.array(Plan),
  /** The machines of the page can be watched: /inspector, and a panel beside every screen. */
  inspector: z.boolean(),
  google_client_id: z.string().nullable(),
  /** False = Pinterest can't reach this server's pictures, so the ZIP export comes first. */
  public_url_reachable: z.boolean(),
  /**
   * True = no SMTP server is configured: mails stay as files in the server's outbox, where its
   * operator finds the links.
   */
  mail_stays_here: z.boolean(),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

export const Build = z.object({ id: z.string(), timestamp: Time })
export type Build = z.infer<typeof Build>

export const systemCalls = defineCalls({
  getConfig: { method: 'GET', path: '/api/config/', access: 'public', answer: RuntimeConfig },
})
