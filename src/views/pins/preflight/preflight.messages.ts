/** Words of what is found about pins before they go out. */
export const preflightMessages = {
  'preflight.found': '{count, plural, one {# pin needs a fix} other {# pins need a fix}}',
  'preflight.advised':
    '{count, plural, one {# pin could be better} other {# pins could be better}}',
  'preflight.held': '{count, plural, one {# pin is held back} other {# pins are held back}}',
  'preflight.blocked':
    '{count, plural, one {# doesn’t go out as it is.} other {# don’t go out as they are.}}',
  'preflight.goOut':
    '{count, plural, one {It goes out as it is.} other {They go out as they are.}}',
  'preflight.waits':
    '{count, plural, one {# is held back: your rules publish it later than planned.} other {# are held back: your rules publish them later than planned.}}',
  'preflight.heldWhy':
    '{count, plural, one {Your rules publish it later than planned.} other {Your rules publish them later than planned.}}',
  'preflight.heldPin':
    '{count, plural, one {“{title}” goes out {moment}.} other {The first is “{title}”: it goes out {moment}.}}',
  'preflight.showHeld': 'Show in calendar',
  'preflight.goOutRest':
    '{count, plural, one {# goes out as it is.} other {# go out as they are.}}',
  'preflight.look': 'Review',
  'preflight.title': 'Before they go out',
  'preflight.list': 'Pins with findings',
  'preflight.repairAll': 'Repair all ({count})',
  'preflight.moveAll': 'Move all ({count})',
  'preflight.close': 'Close',
  'preflight.none': 'Nothing left to fix.',
  'preflight.keptOut': 'Left out of the plan: these pins need a fix',
  'preflight.keptOutNone': 'Nothing left to fix. You can plan these pins now.',
  'preflight.stays': 'Doesn’t go out as it is',
  'preflight.repaired': '{count, plural, one {# pin repaired.} other {# pins repaired.}}',
  'preflight.moved': '{count, plural, one {# pin moved.} other {# pins moved.}}',
  'preflight.undo': 'Undo',
  'preflight.repair.title': 'Shorten the title',
  'preflight.repair.description': 'Shorten the description',
  'preflight.repair.alt_text': 'Use the title',
  'preflight.repair.link': 'Use {link}',
  'preflight.repair.boards': 'Use another board',
  'preflight.repair.move': 'Move to {moment}',
  'preflight.repair.other': 'Repair',
  'preflight.repairOf': '{repair}: {title}',
  'preflight.repair.design': 'Make the words readable',
} as const
