/**
 * The design-system provider: theme attribute, translator for React Aria's own words, navigation of
 * its links, and the notes' region. Everything is inside it but `/` for visitors, `/blog*`,
 * `/privacy-policy` and `/terms-of-service`. Inside another one it adds nothing: an error page
 * brings its own, and may replace a screen.
 */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, use, useLayoutEffect, useState } from 'react'
import { RouterProvider as AriaRouterProvider } from 'react-aria-components'
import type { HistoryState } from '@tanstack/react-router'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { hrefIn } from '#core/public/languages.ts'
import { useApp } from './app-context.tsx'
import { OverlayProvider } from './overlay-provider.tsx'
import { ToastProvider, createToastQueue } from '../ui/notes/toast.tsx'
import type { ReactNode } from 'react'

const IsInside = createContext(false)

export function DesignSystem({ children }: { children: ReactNode }) {
  return use(IsInside) ? children : <Outermost>{children}</Outermost>
}

function Outermost({ children }: { children: ReactNode }) {
  const { theme, locale } = useApp()
  const navigate = useNavigate()
  const router = useRouter()
  const [queue] = useState(createToastQueue)
  // On <html>, for overlays are drawn outside of this tree.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme.value
    return () => {
      delete document.documentElement.dataset['theme']
    }
  }, [theme.value])
  return (
    <I18nProvider locale={locale}>
      <AriaRouterProvider
        navigate={(href, options) => void navigate({ href, ...options })}
        useHref={(href) => router.history.createHref(hrefIn(locale, href))}
      >
        <ToastProvider queue={queue}>
          <OverlayProvider>
            <IsInside value>{children}</IsInside>
          </OverlayProvider>
        </ToastProvider>
      </AriaRouterProvider>
    </I18nProvider>
  )
}

/** What a link may ask of the router beside its address. */
declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: { readonly state: HistoryState }
  }
}

/** What screens keep in an entry of the browser's history. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    pinsToPlan?: readonly string[]
    /** What the calendar opens with. */
    calendarAsks?: 'planFile'
  }
}
