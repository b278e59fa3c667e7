/** Words on templates that come more often. */
export const favoredMessages = {
  'favored.used': '“{name}” is used about twice as often as other templates',
  'favored.why': 'You chose this because your results say that its pins are saved more often.',
  'favored.takeOut': 'Take out',
  'favored.takeOutOf': 'Take out “{name}”',
} as const
