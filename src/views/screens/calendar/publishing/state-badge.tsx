/** The state of a planned pin in a word, a colour and an icon. */
import { useText } from '../../../kit/i18n/text.ts'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { Icon, type IconName } from '../../../kit/ui/icon.tsx'
import css from './publishing.module.css'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { ShownState } from './shown-state.ts'

const toneOf = {
  planned: 'accent',
  due: 'accent',
  delayed: 'warning',
  missed: 'warning',
  sending: 'accent',
  unknown: 'warning',
  asked: 'warning',
  filed: 'accent',
  published: 'success',
  failed: 'danger',
} as const satisfies Record<ShownState, 'accent' | 'warning' | 'success' | 'danger'>

const iconOf: Readonly<Record<ShownState, IconName>> = {
  planned: 'calendar',
  due: 'upload',
  delayed: 'history',
  missed: 'warning',
  sending: 'upload',
  unknown: 'search',
  asked: 'eye',
  filed: 'file',
  published: 'check',
  failed: 'cross',
}

export function StateBadge({ state }: { state: ShownState }) {
  const t = useText(publishingMessages)
  return (
    <Badge tone={toneOf[state]}>
      <span className={css.state}>
        <Icon name={iconOf[state]} size={16} />
        {t(`publishing.state.${state}`)}
      </span>
    </Badge>
  )
}

/** Most pins are planned: only the others are marked. */
export function StateIcon({ state }: { state: ShownState }) {
  return state === 'planned' ? null : <Icon name={iconOf[state]} size={16} className={css.mark} />
}
