import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

export function legalRoutes<Parent extends AnyRoute>(root: Parent) {
  const privacy = createRoute({
    getParentRoute: () => root,
    path: 'privacy-policy',
    component: lazyRouteComponent(() => import('./privacy.view.tsx'), 'PrivacyScreen'),
  })
  const terms = createRoute({
    getParentRoute: () => root,
    path: 'terms-of-service',
    component: lazyRouteComponent(() => import('./terms.view.tsx'), 'TermsScreen'),
  })
  return [privacy, terms] as const
}
