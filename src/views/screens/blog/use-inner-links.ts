/**
 * Links inside a text that was not made by React: those to pages of the product navigate without a
 * page load, as all other links do.
 */
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

export function useInnerLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href') ?? ''
    // What leads elsewhere, or to a place on this page, is the browser's.
    if (!path.startsWith('/') || !isPlain(event)) return
    event.preventDefault()
    void router.navigate({ href: path })
  }
}

/** Not with a modifier key, which asks for a new tab or a file. */
function isPlain(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    ![event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true)
  )
}
