/** Keys and what is said of them. */
import type { ReactNode } from 'react'
import css from './kbd.module.css'

/** A key or chord as printed on the keyboard: `Ctrl+K`. Its parts are read out as written. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={css['keys']}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={css['key']}>
          {key}
        </kbd>
      ))}
    </span>
  )
}

/** What the keyboard does here; not shown where there is none. */
export function KeysHint({ children }: { children: ReactNode }) {
  return <span className={css['hint']}> {children}</span>
}
