/**
 * What is on, and the variable that switches it. Values are never shown: secrets live only in the
 * environment.
 */
import type { Service } from '#core/contract/system.contract.ts'
import type { BillingConfig } from '../../platform/billing-config.ts'
import type { Config } from '../../platform/config.ts'

export function listServices(config: Config, demoSiteUrl: string | null): Service[] {
  return [...workServices(config), ...outsideServices(config, demoSiteUrl)]
}

const host = (url: string): string => new URL(url).host

/** What the server works with. */
function workServices(config: Config): Service[] {
  const { writer, google, mail } = config
  return [
    service('database', config.databaseUrl !== '', {
      variables: ['DATABASE_URL'],
      detail:
        config.databaseUrl === ''
          ? 'The embedded database in the data directory (DATA_DIR). Set DATABASE_URL to move to PostgreSQL.'
          : 'PostgreSQL.',
    }),
    service('mail', mail.smtpUrl !== null, {
      variables: ['SMTP_URL', 'MAIL_FROM'],
      detail:
        mail.smtpUrl === null
          ? 'Mails are written to the folder "outbox" in the data directory.'
          : `Mails go out by ${host(mail.smtpUrl.replace(/^smtp/, 'http'))}.`,
    }),
    service('email_verification', config.verifyEmail, {
      variables: ['VERIFY_EMAIL'],
      detail: config.verifyEmail
        ? 'A registration waits for the link in the mail.'
        : 'A registration is verified and logged in at once.',
    }),
    service('google', google !== null, {
      variables: ['GOOGLE_CLIENT_ID'],
      detail:
        google === null ? 'Signing in with Google is off.' : 'People can sign in with Google.',
    }),
    service('writer', writer !== null, {
      variables: ['WRITER_BASE_URL', 'WRITER_API_KEY', 'WRITER_MODEL'],
      detail:
        writer === null
          ? 'Titles and descriptions come from the page itself (the extractive writer).'
          : `${writer.model} at ${host(writer.baseUrl)}, with the extractive writer behind it.`,
    }),
  ]
}

/** What of it is seen from outside, and what it looks at there. */
function outsideServices(config: Config, demoSiteUrl: string | null): Service[] {
  const { analytics, pinterest } = config
  return [
    service('public_url', config.publicUrlReachable, {
      variables: ['PUBLIC_URL'],
      detail: config.publicUrlReachable
        ? `Pinterest can fetch pictures from ${host(config.publicUrl)}.`
        : "Pinterest can't fetch pictures from this server: use the ZIP export, or set PUBLIC_URL to a public address.",
    }),
    service('analytics', analytics !== null, {
      variables: ['POSTHOG_KEY', 'POSTHOG_HOST'],
      detail:
        analytics === null
          ? 'No user behaviour is sent anywhere.'
          : `User behaviour is sent to ${host(analytics.host)}.`,
    }),
    service('chat', config.chatScriptUrl !== null, {
      variables: ['CHAT_SCRIPT_URL'],
      detail:
        config.chatScriptUrl === null
          ? 'No chat widget is loaded.'
          : `A chat widget is loaded from ${host(config.chatScriptUrl)}.`,
    }),
    service('pinterest', pinterest !== null, {
      variables: [
        'PINTEREST_CLIENT_ID',
        'PINTEREST_CLIENT_SECRET',
        'PINTEREST_REFRESH_TOKEN',
        'PINTEREST_API_URL',
      ],
      detail:
        pinterest === null
          ? 'The keyword tool gives phrases without growth.'
          : `The keyword tool asks ${host(pinterest.apiUrl)} for trends.`,
    }),
    service('payments', config.billing.stripe !== null, {
      variables: ['PLANS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      detail: paymentsDetail(config.billing),
    }),
    service('inspector', config.inspector, {
      variables: ['INSPECTOR'],
      detail: config.inspector
        ? 'What the machines of a page do can be watched at /inspector and beside each screen (Ctrl+.); nothing of it leaves the browser.'
        : 'The machines of a page are not watched.',
    }),
    service('demo_site', demoSiteUrl !== null, {
      variables: ['DEMO_SITE_PORT'],
      detail:
        demoSiteUrl === null
          ? 'No demo site is served.'
          : `A demo site to generate from stands at ${demoSiteUrl}.`,
    }),
    service('private_hosts', config.allowHosts.length > 0, {
      variables: ['ALLOW_HOSTS'],
      detail:
        config.allowHosts.length === 0
          ? 'Pages on private addresses are refused.'
          : `Pages on these private hosts may be read: ${config.allowHosts.join(', ')}.`,
    }),
  ]
}

function paymentsDetail({ plans, stripe }: BillingConfig): string {
  const offer =
    plans.length === 0
      ? 'No plans are offered: everything is included.'
      : `${plans.length} plan${plans.length === 1 ? ' is' : 's are'} offered at /subscribe.`
  if (stripe === null) return offer
  return `${offer} Payments go by Stripe${/^[a-z]+_test_/.test(stripe.secretKey) ? ', in its test mode: no money moves' : ''}.`
}

function service(
  id: string,
  on: boolean,
  { variables, detail }: Pick<Service, 'variables' | 'detail'>,
): Service {
  return { id, on, variables, detail }
}
