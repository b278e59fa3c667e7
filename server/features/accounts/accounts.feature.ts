/** Pinning accounts with their boards, sections and brand. */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountsRoutes } from './accounts.routes.ts'

export function accountsFeature(platform: Platform): Feature {
  return {
    name: 'accounts',
    routes: (route) => {
      accountsRoutes(route, platform)
    },
  }
}
