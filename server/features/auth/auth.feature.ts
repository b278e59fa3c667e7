/** Users, sessions and everything that is done with a password. */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AuthNeeds, AuthParts } from './auth-parts.ts'
import { authRoutes } from './auth.routes.ts'

export function authFeature(platform: Platform, needs: AuthNeeds): Feature {
  const parts: AuthParts = { ...needs, platform }
  return {
    name: 'auth',
    routes: (route) => {
      authRoutes(route, parts)
    },
  }
}
