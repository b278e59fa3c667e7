/** The frames that routes share. */
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useAuth } from './app-context.tsx'
import { DesignSystem } from './design-system.tsx'
import { FrontPage } from './front/front-page.tsx'
import { RequireAccount, ScreenSkeleton } from './shell/require-account.tsx'
import { Shell } from './shell/shell.tsx'
import { Splash } from './shell/splash.tsx'
import { SignInAgain } from './shell/sign-in-again.tsx'

const GenerateScreen = lazy(async () => ({ default: (await import('./generate/generate-screen.tsx')).GenerateScreen }))

/** Signed in: the shell, kept over navigation. Else only `/` is drawn here, and without the design-system provider. */
export function ProductLayout() {
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  const { pathname } = useLocation()
  if (isSignedIn)
    return (
      <DesignSystem>
        <Shell>
          <Outlet />
        </Shell>
      </DesignSystem>
    )
  return pathname === '/' ? <Outlet /> : <Splash />
}

/** `/`: Generate for the signed-in, the front page for visitors. */
export function HomeScreen() {
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  const isKnown = useAuth((snapshot) => snapshot.hasTag('signedIn') || snapshot.hasTag('anonymous'))
  if (!isKnown) return <Splash />
  return isSignedIn ? (
    <RequireAccount>
      <Suspense fallback={<ScreenSkeleton />}>
        <GenerateScreen />
      </Suspense>
    </RequireAccount>
  ) : (
    <FrontPage />
  )
}

export function GuestLayout() {
  return (
    <DesignSystem>
      <Outlet />
      <SignInAgain />
    </DesignSystem>
  )
}

export function AccountOutlet() {
  return (
    <RequireAccount>
      <Outlet />
    </RequireAccount>
  )
}
