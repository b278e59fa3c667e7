/** Words that most people never need, one press away. */
import type { ReactNode } from 'react'
import css from './disclosure.module.css'
import { Icon } from '../icon.tsx'

export function Disclosure({
  title,
  onOpen,
  onClose,
  children,
}: {
  title: string
  /** For content that is loaded once it is wanted. */
  onOpen?: () => void
  /** For content that costs work while it is mounted. */
  onClose?: () => void
  children: ReactNode
}) {
  return (
    <details
      className={css.disclosure}
      onToggle={(event) => (event.currentTarget.open ? onOpen?.() : onClose?.())}
    >
      <summary className={css.summary}>
        <Icon name="chevronEnd" size={16} className={css.arrow} />
        {title}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
