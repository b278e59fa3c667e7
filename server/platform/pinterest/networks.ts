/**
 * The networks that accounts can be connected to: Pinterest through the operator's app, and the
 * practice network that runs beside this server. Both have the same API.
 */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { PinterestApp } from './pinterest-tokens.ts'

export interface NetworkAccess extends PinterestApp {
  /** Where a person says yes. */
  readonly oauthUrl: string
  /** Where a person reads it. */
  readonly webUrl: string
  /** Null: the network has no sandbox. */
  readonly sandboxUrl: string | null
}

export type Networks = Readonly<Partial<Record<NetworkName, NetworkAccess>>>

/**
 * The practice network is open to anyone at this machine and holds nothing of worth, so its
 * credentials are no secret.
 */
export const PRACTICE_APP = { clientId: 'practice', clientSecret: 'open to everybody' }

/** The network sends the person back here. Pinterest wants it registered for the app. */
export const redirectUriOf = (publicUrl: string): string => `${publicUrl}/settings`

export function networksOf({
  pinterest,
  practiceUrl,
}: {
  readonly pinterest:
    | (PinterestApp & { readonly oauthUrl: string; readonly sandboxUrl: string })
    | null
  /** With a slash at the end. */
  readonly practiceUrl: string | null
}): Networks {
  return {
    ...(pinterest === null
      ? {}
      : { pinterest: { ...pinterest, webUrl: 'https://www.pinterest.com/' } }),
    ...(practiceUrl === null
      ? {}
      : {
          practice: {
            ...PRACTICE_APP,
            apiUrl: `${practiceUrl}v5`,
            oauthUrl: `${practiceUrl}oauth/`,
            webUrl: practiceUrl,
            sandboxUrl: null,
          },
        }),
  }
}
