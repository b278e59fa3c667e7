/** Words on the slots of a week. */
export const slotsMessages = {
  'slots.title': 'Weekly slots',
  'slots.words':
    'The times at which pins go out each week. “Next open slot” fills them from the first free one.',
  'slots.press':
    'Press an hour to add it or to remove what is in it; press it again to bring that back. For other minutes, type the time below.',
  'slots.at': '{times} on {day}',
  'slots.zone': 'Time zone',
  'slots.day': 'Slots on {day}',
  'slots.new': 'New time',
  'slots.add': 'Add',
  'slots.remove': 'Remove {time} on {day}',
  'slots.copy': 'Copy {day} to every day',
  'slots.none': 'No slots',
  'slots.every': 'Every day',
  'slots.which': 'Day',
  'slots.count': '{count, plural, one {# slot a week} other {# slots a week}}',
  'slots.full': 'An account can have at most {max} slots a week.',
  'slots.cancel': 'Cancel',
  'slots.save': 'Save',
} as const
