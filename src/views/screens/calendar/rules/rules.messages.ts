/** Words of an account's rules. */
export const rulesMessages = {
  'rules.title': 'Publishing rules',
  'rules.words':
    'A pin that would break a rule waits until it no longer does. Nothing is lost, and the calendar says which rule it waits for.',
  'rules.network':
    'Pinterest doesn’t publish how many pins it accepts. If it sees spam, it refuses the pin, and this account stops until you resume it. These rules keep you clear of that.',
  'rules.perDay': 'Pins a day, at most',
  'rules.perDayHint': 'The rest goes out on the next days, at the same time. Default: {value}.',
  'rules.link': 'Between two pins with the same link',
  'rules.linkHint': 'So that one page doesn’t fill your boards. Default: {value}. 0 turns it off.',
  'rules.picture': 'Between two pins with the same picture',
  'rules.pictureHint':
    'Pinterest shows fresh pictures to more people. Default: {value}. 0 turns it off.',
  'rules.board': 'Between two pins on the same board',
  'rules.boardHint': 'For boards that many people follow. Default: off. 0 turns it off.',
  'rules.jitter': 'Random delay, up to',
  'rules.jitterHint':
    'So that pins don’t all go out on the minute. The calendar keeps the planned time. Default: off. 0 turns it off.',
  'rules.hours': 'Only at certain hours',
  'rules.hoursHint': 'Outside them pins wait. Default: off.',
  'rules.hoursFrom': 'From',
  'rules.hoursUntil': 'Until',
  'rules.defaults': 'Use the defaults',
  'rules.preview': 'What these rules move',
  'rules.none': 'No planned pins are held back.',
  'rules.some':
    '{count, plural, one {# planned pin waits and goes out later than planned.} other {# planned pins wait and go out later than planned.}}',
  'rules.moveWords':
    'They wait by themselves: you don’t have to do anything. “Move” puts the new times on the calendar.',
  'rules.reckoning': 'Working out what moves…',
  'rules.was': 'instead of {moment}',
  'rules.why.perDay': 'That day’s pin limit is reached.',
  'rules.why.hours': 'It is planned outside your hours.',
  'rules.why.link': 'A pin with the same link goes out on {moment}.',
  'rules.why.picture': 'A pin with the same picture goes out on {moment}.',
  'rules.why.board': 'Another pin goes to this board on {moment}.',
  'rules.sent.link': 'A pin with the same link went out on {moment}.',
  'rules.sent.picture': 'A pin with the same picture went out on {moment}.',
  'rules.sent.board': 'Another pin went to this board on {moment}.',
  'rules.more': 'Show {count} more',
  'rules.cancel': 'Cancel',
  'rules.save': 'Save rules',
  'rules.only': 'Change the rules only',
  'rules.andMove': 'Change and move {count, plural, one {# pin} other {# pins}}',
  'rules.move': 'Move {count, plural, one {# pin} other {# pins}}',
  'rules.saved': 'Rules saved.',
  'rules.changed': 'Another device changed these rules',
  'rules.changedWords':
    'Nothing of yours is saved yet. Look at the newer rules, or save yours over them.',
  'rules.showNewer': 'Show the newer rules',
} as const
