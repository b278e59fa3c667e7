/**
 * A prerendered page with three buttons. `early` is outside of Suspense, `whole` and `late` each
 * have their own boundary. The code of `late` comes when the test releases it.
 */
import { createElement, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isHydrated } from '../../../src/main/page/is-hydrated.ts'

declare global {
  interface Window {
    hydratedParts: () => string[]
    releaseLatePart: () => void
  }
}

const code = Promise.withResolvers<void>()
const Late = lazy(async () => {
  await code.promise
  return { default: () => createElement('button', { id: 'late' }) }
})
const within = (part: ReactNode) => createElement(Suspense, { fallback: null }, part)

function Page() {
  useEffect(() => {
    document.title = 'hydrated'
  }, [])
  return createElement(
    'div',
    null,
    createElement('button', { id: 'early' }),
    within(createElement('button', { id: 'whole' })),
    within(createElement(Late)),
  )
}

const root = document.createElement('main')
root.innerHTML =
  '<div><button id="early"></button><!--$--><button id="whole"></button><!--/$--><!--$--><button id="late"></button><!--/$--></div>'
document.body.append(root)
window.hydratedParts = () =>
  [...root.querySelectorAll('button')].filter(isHydrated).map(({ id }) => id)
window.releaseLatePart = code.resolve
hydrateRoot(root, createElement(Page))
