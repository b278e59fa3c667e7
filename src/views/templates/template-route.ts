/** The address of a person's templates (docs/decisions/0067-own-templates.md). */
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx'

export function templateRoute<Parent extends AnyRoute>(account: Parent) {
  return createRoute({
    getParentRoute: () => account,
    path: 'templates',
    component: lazyRouteComponent(() => import('./templates-screen.tsx'), 'TemplatesScreen'),
    pendingComponent: ScreenSkeleton,
  })
}
