/** "Publish now" for drafts, where they would go out now. */
import type { ScheduleRules } from '#core/contract/schedule.contract.ts'
import {
  PublishNowButton,
  type PublishNowButtonProps,
} from '../../publish-now/publish-now-button.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { canSend } from './can-send.ts'

export function PublishDrafts({
  display,
  rules,
  ...props
}: Omit<PublishNowButtonProps, 'schedule'> & { display: CalendarDisplay; rules: ScheduleRules }) {
  return canSend(display) ? (
    <PublishNowButton {...props} schedule={{ zone: display.zone, rules }} />
  ) : null
}
