/** What the files of this feature share. */
import type { JWTVerifyGetKey } from 'jose'
import type { Cookies } from '../../platform/http/limits/cookies.ts'
import type { RateLimit } from '../../platform/http/limits/rate-limit.ts'
import type { Background } from './background.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'

export interface AuthNeeds {
  readonly cookies: Cookies
  readonly limit: RateLimit
  /** The first screen after signing in; undefined = where they came from. */
  readonly suggestPath: (owner: string) => Promise<string | undefined>
  /**
   * Every feature of the server, asked when somebody takes their data along or away. A function:
   * they are built after this one.
   */
  readonly features: () => readonly Feature[]
}

export interface AuthParts extends AuthNeeds {
  readonly platform: Platform
  readonly background: Background
  /** Google's published keys, null when signing in with Google is off. */
  readonly google: JWTVerifyGetKey | null
}
