/** Gives a public page the colours that the device asks for, until a theme is chosen. */
import { useLayoutEffect } from 'react'
import { useApp } from '../context/app-context.tsx'

export function useScheme(): void {
  const { scheme } = useApp().theme
  // On <html>, for overlays are drawn outside of this tree.
  useLayoutEffect(() => {
    if (scheme === null) return undefined
    document.documentElement.dataset['scheme'] = scheme
    return () => {
      delete document.documentElement.dataset['scheme']
    }
  }, [scheme])
}
