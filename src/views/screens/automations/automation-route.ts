/** The address of the automations (docs/decisions/0056-automations.md). */
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ScreenSkeleton } from '../../kit/screen/screen-skeleton.tsx'

export function automationRoute<Parent extends AnyRoute>(account: Parent) {
  return createRoute({
    getParentRoute: () => account,
    path: 'automations',
    component: lazyRouteComponent(() => import('./automations-screen.tsx'), 'AutomationsScreen'),
    pendingComponent: ScreenSkeleton,
  })
}
