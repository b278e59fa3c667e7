/** What is on, and the variable that switches it. Values are never shown: secrets live only in the environment. */
import type { Service } from '#core/contract/system.contract.ts'
import type { Config } from '../../platform/config.ts'

export function listServices(config: Config, demoSiteUrl: string | null): Service[] {
  const host = (url: string): string => new URL(url).host
  const { writer, google, analytics, mail } = config
  return [
    service('database', config.databaseUrl !== '', ['DATABASE_URL'], config.databaseUrl === '' ? 'The embedded database in the data directory (DATA_DIR). Set DATABASE_URL to move to PostgreSQL.' : 'PostgreSQL.'),
    service('mail', mail.smtpUrl !== null, ['SMTP_URL', 'MAIL_FROM'], mail.smtpUrl === null ? 'Mails are written to the folder "outbox" in the data directory.' : `Mails go out by ${host(mail.smtpUrl.replace(/^smtp/, 'http'))}.`),
    service('email_verification', config.verifyEmail, ['VERIFY_EMAIL'], config.verifyEmail ? 'A registration waits for the link in the mail.' : 'A registration is verified and logged in at once.'),
    service('google', google !== null, ['GOOGLE_CLIENT_ID'], google === null ? 'Signing in with Google is off.' : 'People can sign in with Google.'),
    service('writer', writer !== null, ['WRITER_BASE_URL', 'WRITER_API_KEY', 'WRITER_MODEL'], writer === null ? 'Titles and descriptions come from the page itself (the extractive writer).' : `${writer.model} at ${host(writer.baseUrl)}, with the extractive writer behind it.`),
    service('public_url', config.publicUrlReachable, ['PUBLIC_URL'], config.publicUrlReachable ? `Pinterest can fetch pictures from ${host(config.publicUrl)}.` : "Pinterest can't fetch pictures from this server: use the ZIP export, or set PUBLIC_URL to a public address."),
    service('analytics', analytics !== null, ['POSTHOG_KEY', 'POSTHOG_HOST'], analytics === null ? 'No user behaviour is sent anywhere.' : `User behaviour is sent to ${host(analytics.host)}.`),
    service('chat', config.chatScriptUrl !== null, ['CHAT_SCRIPT_URL'], config.chatScriptUrl === null ? 'No chat widget is loaded.' : `A chat widget is loaded from ${host(config.chatScriptUrl)}.`),
    service('demo_site', demoSiteUrl !== null, ['DEMO_SITE_PORT'], demoSiteUrl === null ? 'No demo site is served.' : `A demo site to generate from stands at ${demoSiteUrl}.`),
    service('private_hosts', config.allowHosts.length > 0, ['ALLOW_HOSTS'], config.allowHosts.length === 0 ? 'Pages on private addresses are refused.' : `Pages on these private hosts may be read: ${config.allowHosts.join(', ')}.`),
  ]
}

function service(id: string, on: boolean, variables: string[], detail: string): Service {
  return { id, on, variables, detail }
}
