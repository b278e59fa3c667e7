/** Pages around signing in, and those that links in mails lead to. */
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireVisitor } from '../kit/context/guards.ts'
import type { Actors } from '../../machines/app/actors.ts'

/** For visitors only: a signed-in user is sent on. */
export function visitorRoutes<Parent extends AnyRoute>(guest: Parent, auth: Actors['auth']) {
  const visitor = createRoute({
    getParentRoute: () => guest,
    id: 'visitor',
    validateSearch: loginSearch,
    beforeLoad: ({ search }) => requireVisitor(auth, search.redirect_to),
    pendingMs: 0,
  })
  const login = createRoute({
    getParentRoute: () => visitor,
    path: 'login',
    component: lazyRouteComponent(() => import('../screens/auth/login.view.tsx'), 'LoginScreen'),
  })
  const signup = createRoute({
    getParentRoute: () => visitor,
    path: 'signup',
    component: lazyRouteComponent(() => import('../screens/auth/signup.view.tsx'), 'SignupScreen'),
  })
  const confirmReset = createRoute({
    getParentRoute: () => visitor,
    path: 'reset-password/$token',
    component: lazyRouteComponent(
      () => import('../screens/auth/reset.view.tsx'),
      'ConfirmResetScreen',
    ),
  })
  return visitor.addChildren([login, signup, confirmReset])
}

/** Passwords and addresses, by links in mails. */
export function mailedRoutes<Parent extends AnyRoute>(guest: Parent) {
  const requestReset = createRoute({
    getParentRoute: () => guest,
    path: 'reset-password',
    component: lazyRouteComponent(
      () => import('../screens/auth/reset.view.tsx'),
      'RequestResetScreen',
    ),
  })
  const verify = createRoute({
    getParentRoute: () => guest,
    path: 'verify-email/$token',
    component: lazyRouteComponent(
      () => import('../screens/auth/verify.view.tsx'),
      'VerifyEmailScreen',
    ),
  })
  const verified = createRoute({
    getParentRoute: () => guest,
    path: 'email-verification-success',
    component: lazyRouteComponent(
      () => import('../screens/auth/verify.view.tsx'),
      'VerificationSuccessScreen',
    ),
  })
  const notVerified = createRoute({
    getParentRoute: () => guest,
    path: 'email-verification-error',
    component: lazyRouteComponent(
      () => import('../screens/auth/verify.view.tsx'),
      'VerificationErrorScreen',
    ),
  })
  return [requestReset, verify, verified, notVerified] as const
}

function loginSearch(search: Record<string, unknown>): { redirect_to?: string } {
  return typeof search['redirect_to'] === 'string' ? { redirect_to: search['redirect_to'] } : {}
}
