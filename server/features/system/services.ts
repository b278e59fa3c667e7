/**
 * What is on, and the variable that switches it. Values are never shown: secrets live only in the
 * environment.
 */
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Service } from '#core/contract/call/operation.contract.ts'
import type { BillingConfig } from '../../platform/billing-config.ts'
import type { Config } from '../../platform/config.ts'
import { redirectUriOf } from '../../platform/pinterest/networks.ts'

/** What runs beside the server; null = it does not. */
export interface Beside {
  readonly demoSiteUrl: string | null
  readonly practiceUrl: string | null
}

export function listServices(config: Config, beside: Beside): Service[] {
  return [
    ...workServices(config),
    ...outsideServices(config, beside.demoSiteUrl),
    ...networkServices(config, beside.practiceUrl),
  ]
}

const host = (url: string): string => new URL(url).host

/** What the server works with. */
function workServices(config: Config): Service[] {
  const { writer, google, mail } = config
  return [
    service('database', config.databaseUrl !== '', {
      variables: ['DATABASE_URL'],
      detail:
        config.databaseUrl === '' ? problem('services.database') : problem('services.postgres'),
    }),
    service('mail', mail.smtpUrl !== null, {
      variables: ['SMTP_URL', 'MAIL_FROM'],
      detail:
        mail.smtpUrl === null
          ? problem('services.mailOutbox')
          : problem('services.mail', { host: host(mail.smtpUrl.replace(/^smtp/, 'http')) }),
    }),
    service('email_verification', config.verifyEmail, {
      variables: ['VERIFY_EMAIL'],
      detail: config.verifyEmail
        ? problem('services.verificationOn')
        : problem('services.verificationOff'),
    }),
    service('google', google !== null, {
      variables: ['GOOGLE_CLIENT_ID'],
      detail: google === null ? problem('services.googleOff') : problem('services.googleOn'),
    }),
    service('writer', writer !== null, {
      variables: ['WRITER_BASE_URL', 'WRITER_API_KEY', 'WRITER_MODEL'],
      detail:
        writer === null
          ? problem('services.extractive')
          : problem('services.model', { model: writer.model, host: host(writer.baseUrl) }),
    }),
  ]
}

/** What of it is seen from outside, and what it looks at there. */
function outsideServices(config: Config, demoSiteUrl: string | null): Service[] {
  const { analytics, pinterest } = config
  const hasTrends = pinterest !== null && pinterest.refreshToken !== null
  return [
    service('public_url', config.publicUrlReachable, {
      variables: ['PUBLIC_URL'],
      detail: config.publicUrlReachable
        ? problem('services.publicUrl', { host: host(config.publicUrl) })
        : problem('services.privateUrl'),
    }),
    service('analytics', analytics !== null, {
      variables: ['POSTHOG_KEY', 'POSTHOG_HOST'],
      detail:
        analytics === null
          ? problem('services.analyticsOff')
          : problem('services.analyticsOn', { host: host(analytics.host) }),
    }),
    service('chat', config.chatScriptUrl !== null, {
      variables: ['CHAT_SCRIPT_URL'],
      detail:
        config.chatScriptUrl === null
          ? problem('services.chatOff')
          : problem('services.chatOn', { host: host(config.chatScriptUrl) }),
    }),
    service('pinterest', hasTrends, {
      variables: [
        'PINTEREST_CLIENT_ID',
        'PINTEREST_CLIENT_SECRET',
        'PINTEREST_REFRESH_TOKEN',
        'PINTEREST_API_URL',
      ],
      detail:
        pinterest === null || !hasTrends
          ? problem('services.trendsOff')
          : problem('services.trendsOn', { host: host(pinterest.apiUrl) }),
    }),
    service('payments', config.billing.stripe !== null, {
      variables: ['PLANS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      detail: paymentsDetail(config.billing),
    }),
    service('inspector', config.inspector, {
      variables: ['INSPECTOR'],
      detail: config.inspector ? problem('services.inspectorOn') : problem('services.inspectorOff'),
    }),
    service('demo_site', demoSiteUrl !== null, {
      variables: ['DEMO_SITE_PORT'],
      detail:
        demoSiteUrl === null
          ? problem('services.demoSiteOff')
          : problem('services.demoSiteOn', { address: demoSiteUrl }),
    }),
    service('private_hosts', config.allowHosts.length > 0, {
      variables: ['ALLOW_HOSTS'],
      detail:
        config.allowHosts.length === 0
          ? problem('services.privatePagesOff')
          : problem('services.privatePagesOn', { hosts: config.allowHosts.join(', ') }),
    }),
  ]
}

/** The networks that accounts can be connected to. */
function networkServices({ pinterest, publicUrl }: Config, practiceUrl: string | null): Service[] {
  return [
    service('connecting', pinterest !== null, {
      variables: [
        'PINTEREST_CLIENT_ID',
        'PINTEREST_CLIENT_SECRET',
        'PINTEREST_API_URL',
        'PINTEREST_OAUTH_URL',
        'PINTEREST_SANDBOX_URL',
      ],
      detail:
        pinterest === null
          ? problem('services.connectingOff', { address: redirectUriOf(publicUrl) })
          : problem('services.connectingOn', {
              host: host(pinterest.apiUrl),
              address: redirectUriOf(publicUrl),
            }),
    }),
    service('practice', practiceUrl !== null, {
      variables: ['PRACTICE_PORT'],
      detail:
        practiceUrl === null
          ? problem('services.practiceOff')
          : problem('services.practiceOn', { address: practiceUrl }),
    }),
  ]
}

function paymentsDetail({ plans, stripe }: BillingConfig): Problem {
  const offer =
    plans.length === 0
      ? problem('services.plansOff')
      : problem('services.plans', { count: plans.length })
  if (stripe === null) return offer
  const payments = /^[a-z]+_test_/.test(stripe.secretKey)
    ? problem('services.paymentsTest')
    : problem('services.payments')
  return problem('services.plansAndPayments', { offer, payments })
}

function service(
  id: string,
  on: boolean,
  { variables, detail }: { readonly variables: string[]; readonly detail: Problem },
): Service {
  return { id, on, variables, ...withCodes({ detail }) }
}
