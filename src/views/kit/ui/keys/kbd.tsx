/** Keys and what is stated about them. */
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/text.ts'
import { joined } from '../class-names.ts'
import { keyNames } from './key-names.ts'
import css from './kbd.module.css'

interface KbdProps {
  readonly keys: string
  /** Shown on touch screens too: a tablet may have a keyboard, and the list of keys is about it. */
  readonly isListed?: boolean
}

/**
 * A key or chord, `Ctrl+K`, as the reader's keyboard has it printed. Its parts are read out as
 * written.
 */
export function Kbd({ keys, isListed = false }: KbdProps) {
  const locale = useLocale()
  return (
    <span className={joined(css['keys'], isListed && css['listed'])}>
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

/** What a finger does here; shown where `KeysHint` is not. */
export function TouchHint({ children }: { children: ReactNode }) {
  return <span className={css['touch']}> {children}</span>
}
