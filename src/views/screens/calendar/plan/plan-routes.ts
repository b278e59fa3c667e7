/** The addresses of the calendar: the plan, and what is due by hand. */
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ScreenSkeleton } from '../../../kit/screen/screen-skeleton.tsx'
import { calendarSearch } from '../calendar-address.ts'

export function planRoutes<Parent extends AnyRoute>(account: Parent) {
  const calendar = createRoute({
    getParentRoute: () => account,
    path: 'calendar',
    validateSearch: calendarSearch,
    component: lazyRouteComponent(() => import('../calendar-screen.tsx'), 'CalendarScreen'),
    pendingComponent: ScreenSkeleton,
  })
  const due = createRoute({
    getParentRoute: () => account,
    path: 'calendar/due',
    component: lazyRouteComponent(() => import('../due/due-screen.tsx'), 'DueScreen'),
    pendingComponent: ScreenSkeleton,
  })
  return [calendar, due] as const
}
