/** Planning when pins are published. */
export const scheduleProblems = {
  'schedule.unknownZone': 'This server doesn’t know the time zone {zone}. Choose another one.',
  'schedule.slotTwice': 'The slot at {time} is there twice on the same day. Remove one of them.',
  'schedule.slotTaken': 'Another pin already has this slot. Choose another time.',
  'schedule.boardGone': 'The board of this planned pin no longer exists. Choose another board.',
  'schedule.past': 'This time has already passed. Choose a later one.',
  'schedule.alreadySent':
    'This pin has already been sent to be published, so its plan can’t be changed.',
  'schedule.gone': 'This pin is no longer planned. Someone removed it from the calendar.',
  'schedule.tooMany': 'A pin can be planned {most} times at most.',
  'schedule.changed':
    'The slots were changed on another device. You see them as they are now: make your change again.',
  'schedule.none': 'Open the calendar of this account first: it has no slots yet.',
  'schedule.byServer': 'Only the server records what was published.',
  'schedule.pinAddress':
    'That isn’t the address of a pin. Paste the address that Pinterest shows for it, or leave it empty.',
  'schedule.boardTaken':
    'This pin is already planned for this board on another device. Choose another board.',
  'schedule.boardHasPin':
    'This pin already has a publication on “{board}”, and a pin goes to a board once. Choose another board.',
  'schedule.wallApart':
    'The time {wall} ({zone}) doesn’t match this plan. Check your device’s clock and choose the time again.',
  'schedule.notDue': 'This pin isn’t waiting to be sent. Plan it again first.',
} as const
