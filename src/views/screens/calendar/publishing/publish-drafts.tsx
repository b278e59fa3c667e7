/** "Publish now" for drafts, where they would go out now. */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import {
  PublishNowButton,
  type PublishNowButtonProps,
} from '../../../pins/publish-now/publish-now-button.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { canSend } from './can-send.ts'

export function PublishDrafts({
  display,
  rules,
  ...props
}: Pick<PublishNowButtonProps, 'pins' | 'boards' | 'onChooseTime' | 'onDone'> & {
  display: CalendarDisplay
  rules: ScheduleRules
}) {
  const { connection, reloadConnection, times } = display.publishing
  if (!canSend(display) || typeof connection === 'string') return null
  const schedule = { zone: display.zone, rules }
  return (
    <PublishNowButton
      {...props}
      {...{ connection, schedule }}
      filed={times.filed}
      onCreated={reloadConnection}
    />
  )
}
