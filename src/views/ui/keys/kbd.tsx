/** Keys and what is stated about them. */
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/text.ts'
import { keyNames } from './key-names.ts'
import css from './kbd.module.css'

/**
 * A key or chord, `Ctrl+K`, as the reader's keyboard has it printed. Its parts are read out as
 * written.
 */
export function Kbd({ keys }: { keys: string }) {
  const locale = useLocale()
  return (
    <span className={css['keys']}>
      {keyNames(keys, locale).map((key) => (
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
