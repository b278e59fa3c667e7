/** Words that most people never need, one press away. */
import type { ReactNode } from 'react'
import css from './disclosure.module.css'
import { Icon } from './icon.tsx'

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        <Icon name="chevronEnd" size={16} className={css.arrow} />
        {title}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
