/** The address of the figures of published pins. */
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ScreenSkeleton } from '../../kit/screen/screen-skeleton.tsx'

export function resultRoutes<Parent extends AnyRoute>(account: Parent) {
  const results = createRoute({
    getParentRoute: () => account,
    path: 'results',
    component: lazyRouteComponent(() => import('./results-screen.tsx'), 'ResultsScreen'),
    pendingComponent: ScreenSkeleton,
  })
  return [results] as const
}
