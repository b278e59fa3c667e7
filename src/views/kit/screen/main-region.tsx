/**
 * The one `<main>` of a page. What replaces a screen as well as a whole page (the error
 * page) need not know which it is.
 */
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

const IsInside = createContext(false)

export function MainRegion({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  if (use(IsInside)) return <div className={className}>{children}</div>
  return (
    <main id="content" className={className} tabIndex={-1}>
      <IsInside value>{children}</IsInside>
    </main>
  )
}
