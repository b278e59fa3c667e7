/** Users, sessions and everything that is done with a password. */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { endedAttempts } from '../../platform/limits/attempts.store.ts'
import type { AuthNeeds, AuthParts } from './auth-parts.ts'
import { authRoutes } from './auth.routes.ts'
import { createBackground } from './background.ts'
import { userExportParts } from './data-export.ts'
import { deleteExpiredEmailTokens } from './mail/email-tokens.store.ts'
import { emailRoutes } from './email.routes.ts'
import { googleKeys } from './google.ts'
import { deleteOldDevices } from './known-devices.store.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { deleteExpiredPasskeyChallenges } from './passkeys/passkeys.store.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { deleteExpiredChallenges } from './second-factor/second-factor.store.ts'
import { profileRoutes } from './profile.routes.ts'
import { deleteExpiredSessions } from './sessions.store.ts'

export function authFeature(platform: Platform, needs: AuthNeeds): Feature {
  const { google } = platform.config
  const parts: AuthParts = {
    ...needs,
    platform,
    background: createBackground(platform.log),
    google: google === null ? null : googleKeys(google.keysUrl),
  }
  return {
    name: 'auth',
    routes: (route) => {
      authRoutes(route, parts)
      emailRoutes(route, parts)
      passwordRoutes(route, parts)
      profileRoutes(route, parts)
      secondFactorRoutes(route, parts)
      passkeyRoutes(route, parts)
    },
    exportParts: async (owner) => userExportParts(parts, owner),
    cleanupJobs: [
      endedAttempts(platform.database.root),
      {
        name: 'expired sessions',
        run: (now) => deleteExpiredSessions(platform.database.root, now),
      },
      {
        name: 'devices without a sign-in for a year',
        run: (now) => deleteOldDevices(platform.database.root, now),
      },
      {
        name: 'logins without their second step',
        run: (now) => deleteExpiredChallenges(platform.database.root, now),
      },
      {
        name: 'challenges of passkeys',
        run: (now) => deleteExpiredPasskeyChallenges(platform.database.root, now),
      },
      {
        name: 'expired links',
        run: (now) => deleteExpiredEmailTokens(platform.database.root, now),
      },
    ],
    stop: () => parts.background.settled(),
  }
}
