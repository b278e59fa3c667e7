/** "Publish now" for drafts, where they would go out now. */
import {
  PublishNowButton,
  type PublishNowButtonProps,
} from '../../publish-now/publish-now-button.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { canSend } from './can-send.ts'

export function PublishDrafts({
  display,
  ...props
}: Omit<PublishNowButtonProps, 'zone'> & { display: CalendarDisplay }) {
  return canSend(display) ? <PublishNowButton {...props} zone={display.zone} /> : null
}
