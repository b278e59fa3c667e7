/** Calls for the people whom `ADMINS` names (docs/decisions/0107-administrators.md). */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { adminRoutes, type AdminNeeds } from './admin.routes.ts'

export const adminFeature = (platform: Platform, needs: AdminNeeds): Feature => ({
  name: 'admin',
  routes: (route) => adminRoutes(route, { ...needs, ...platform }),
})
