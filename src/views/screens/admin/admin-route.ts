/** For administrators; for everyone else this address is a missing page. */
import { type AnyRoute, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { settled } from '../../kit/context/guards.ts'
import type { Actors } from '../../../machines/app/actors.ts'
import { ScreenSkeleton } from '../../kit/screen/screen-skeleton.tsx'

export function adminRoute<Parent extends AnyRoute>(product: Parent, auth: Actors['auth']) {
  return createRoute({
    getParentRoute: () => product,
    path: 'admin',
    beforeLoad: async () => {
      // oxlint-disable-next-line typescript/only-throw-error -- the router expects this value to be thrown
      if ((await settled(auth)) === 'anonymous') throw notFound()
    },
    component: lazyRouteComponent(() => import('./admin-screen.tsx'), 'AdminScreen'),
    pendingComponent: ScreenSkeleton,
    pendingMs: 0,
  })
}
