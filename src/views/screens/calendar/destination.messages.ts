/** Words of the dialogs in which a pin gets its time and its board. */
export const destinationMessages = {
  'destination.details': 'Planned pin',
  'destination.detailsPublished': 'Published pin',
  'destination.detailsOther': 'Pin in the calendar',
  'destination.date': 'Date',
  'destination.time': 'Time',
  'destination.network':
    'Times are in {zone}, the time zone of this account. In a Pinterest file the same time reads {moment} (UTC).',
  'destination.ownTime': 'For you, in {zone}, that is {moment}.',
  'destination.board': 'Board',
  'destination.next':
    'Try again now: it goes to “{board}” as soon as your rules allow. Plan again: it goes there at the time above.',
  'destination.otherBoard':
    'The pin is on “{pinBoard}”. This publication goes to “{board}” instead.',
  'destination.otherBoardSent':
    'The pin is on “{pinBoard}”. It was published on “{board}” instead.',
  'destination.use': 'Use “{board}”',
  'destination.move': 'Move',
  'destination.planAgain': 'Plan again',
  'destination.plan': 'Plan',
  'destination.planMany': 'They take the open slots from this date on, one after another.',
  'destination.remove': 'Remove from calendar',
  'destination.again': 'Use again…',
  'destination.edit': 'Edit pin',
} as const
