/** Words on pausing an account. */
export const pauseMessages = {
  'pause.title': 'Pause this account',
  'pause.words': 'No pins go out until you resume. Your plan stays as it is.',
  'pause.remark': 'Why (optional)',
  'pause.remarkHint': 'It is shown on the calendar.',
  'pause.pause': 'Pause',
  'pause.cancel': 'Cancel',
  'pause.since': 'Paused since {moment}',
  'pause.planKept': 'No pins go out. Your plan is kept.',
  'pause.unproven':
    'Your email address was confirmed after these pins were planned, so somebody else may have planned them. Check the pins and their links, then resume.',
  'pause.resumeTitle': 'Resume this account',
  'pause.resumeNow': 'Resume',
  'pause.choice': 'Pins planned since the pause',
  'pause.keep': 'Keep the dates that are still ahead',
  'pause.keepHint': 'Pins whose time has passed take the next open slots.',
  'pause.shift': 'Move everything by the length of the pause',
  'pause.shiftHint':
    'Every pin moves by as many days as the pause lasted and keeps its time of day.',
  'pause.preview':
    '{moved, plural, =0 {No pins move} one {# pin moves} other {# pins move}}, {kept, plural, =0 {none stay} one {# stays} other {# stay}}.',
  'pause.missed':
    '{count, plural, one {# pin has no open slot and stays missed.} other {# pins have no open slot and stay missed.}}',
  'pause.late':
    '{count, plural, one {# pin has no open slot and goes out late, once you resume.} other {# pins have no open slot and go out late, once you resume.}}',
  'pause.sendingTimes': 'Saving the new times first. The account stays paused until then.',
  'pause.offline':
    'You’re offline. The account stays paused until the new times are saved; keep this open, or resume later.',
  'pause.timesRefused':
    'Not all pins could get their new time, so the account stays paused. Look at the times below and try again.',
  'pause.nothingMoves': 'No times change.',
} as const
