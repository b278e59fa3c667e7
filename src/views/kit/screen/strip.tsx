/** A strip over the content: what is to be known or done, and the way to do it. */
import type { ReactNode } from 'react'
import { joined } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import css from './strip.module.css'
import tones from '../ui/tone.module.css'

export function Strip({
  icon,
  tone,
  children,
  action,
}: {
  icon: IconName
  tone: 'accent' | 'warning' | 'danger'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={joined(css['strip'], tones[tone])}>
      <Icon name={icon} />
      <div className={css['stripWords']}>{children}</div>
      {action ? <div className={css['stripActions']}>{action}</div> : null}
    </div>
  )
}
