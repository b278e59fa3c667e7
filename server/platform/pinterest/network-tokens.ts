/** The tokens of each network that this server can reach, one store of them for all who ask. */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { Platform } from '../platform.ts'
import type { Networks } from './networks.ts'
import { createPinterestTokens } from './pinterest-tokens.ts'
import type { PinterestTokens } from './pinterest-tokens.ts'

/** Null: the network is off. */
export type TokensFor = (network: NetworkName) => PinterestTokens | null

export function createNetworkTokens(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  networks: Networks,
): TokensFor {
  const of = (network: NetworkName): PinterestTokens | null => {
    const app = networks[network]
    return app === undefined ? null : createPinterestTokens({ app, database, clock })
  }
  const tokens = { pinterest: of('pinterest'), practice: of('practice') }
  return (network) => tokens[network]
}
