/** Which links people must be able to open: those of pins that go to Pinterest, by hand as well. */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'

interface Destination {
  /** `unknown` until the server has answered. */
  readonly connection: { readonly network: NetworkName } | 'none' | 'unknown'
  readonly config: Pick<RuntimeConfig, 'demo_site_url' | 'public_url_reachable'>
}

/**
 * The practice network shows pins to no one. Without a connection, a local server does not warn of
 * its own demo site.
 */
export function publicLinkRule({ connection, config }: Destination): (link: string) => boolean {
  if (connection === 'unknown') return () => false
  if (connection !== 'none') return () => connection.network !== 'practice'
  const demo = config.public_url_reachable ? null : hostOf(config.demo_site_url ?? '')
  return (link) => demo === null || hostOf(link) !== demo
}

function hostOf(link: string): string | null {
  return URL.canParse(link) ? new URL(link).host : null
}
