/** Words on selecting several planned pins. */
export const selectingMessages = {
  'selecting.bar': 'Selected pins',
  'selecting.count':
    '{count, plural, =0 {No pins selected} one {# pin selected} other {# pins selected}}',
  'selecting.help': 'Choose pins in the calendar.',
  'selecting.by.-7': 'A week earlier',
  'selecting.by.-1': 'A day earlier',
  'selecting.by.1': 'A day later',
  'selecting.by.7': 'A week later',
  'selecting.nextSlots': 'Next open slots',
  'selecting.remove': 'Remove',
  'selecting.done': 'Done',
  'selecting.left':
    '{count, plural, one {# pin stays: it was sent, or that time has passed.} other {# pins stay: they were sent, or that time has passed.}}',
} as const
