/** Notices about an account. The first sentence says what happened, the rest what to do. */
export const noticesProblems = {
  'notices.lost':
    '“{account}” is no longer connected, so nothing of it is published. Connect it again in Settings: the plan is kept.',
  'notices.stopped':
    'Publishing of “{account}” is stopped. Read why in Settings, and go on there when you are ready.',
  'notices.failures':
    'The last three pins of “{account}” could not be published. Look at them in the calendar: each says why.',
  'notices.asked':
    'It is not clear whether {count, plural, one {a pin} other {# pins}} of “{account}” {count, plural, one {was} other {were}} published. Look at the board and answer in the calendar: until then nothing of it is sent again.',
  'notices.planDry':
    '“{account}” has nothing planned beyond the next {count, plural, one {# day} other {# days}}. Plan more pins in the calendar.',
  'notices.automation':
    '“{name}” of “{account}” was paused because three runs in a row failed. Read why in Automations, and turn it on again there.',
} as const
