/**
 * Says "something is going on" where there is nothing to show yet. Silent for screen readers unless
 * it has a label.
 */
import { joined } from '../class-names.ts'
import css from './spinner.module.css'

export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  return (
    <span
      className={joined(css['spinner'], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
