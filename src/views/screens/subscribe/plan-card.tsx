/** One plan: name, price, what it holds, and the one thing to do with it. */
import type { ReactNode } from 'react'
import { Badge } from '../../kit/ui/marks/badge.tsx'
import { joined } from '../../kit/ui/class-names.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import css from './plan-card.module.css'

export interface PlanCardProps {
  readonly name: string
  readonly price: string
  readonly note?: string
  readonly features: readonly string[]
  /** "Your plan" */
  readonly mark?: string | undefined
  /** The one action. */
  readonly children?: ReactNode
}

export function PlanCard({ name, price, note, features, mark, children }: PlanCardProps) {
  return (
    <article className={joined(css.card, mark !== undefined && css.marked)}>
      <header className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {mark === undefined ? null : <Badge tone="accent">{mark}</Badge>}
      </header>
      <p className={css.price}>{price}</p>
      {note === undefined ? null : <p className={css.note}>{note}</p>}
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {children === undefined ? null : <div className={css.action}>{children}</div>}
    </article>
  )
}
