/** Words on repeating the times of a week. */
export const copyingMessages = {
  'copying.title': 'Repeat a week’s times',
  'copying.source':
    '{count, plural, =0 {Nothing is planned in the week {week}. Go to a week whose times you like, and repeat that one.} one {The week {week} has one planned time. Drafts get the same weekday and time in the weeks after it.} other {The week {week} has # planned times. Drafts get the same weekdays and times in the weeks after it.}}',
  'copying.weeks': 'How many weeks',
  'copying.weekCount': '{count, plural, one {# week} other {# weeks}}',
  'copying.preview': 'Free times by week',
  'copying.free': '{count, plural, =0 {no free times} one {# free time} other {# free times}}',
  'copying.drafts':
    '{count, plural, =0 {Nothing to plan. It takes a free time and a draft with a board; you have {drafts} drafts with a board.} one {The first of {drafts} drafts with a board is planned. You can undo this.} other {The first # of {drafts} drafts with a board are planned. You can undo this.}}',
  'copying.plan': '{count, plural, =0 {Plan} one {Plan # pin} other {Plan # pins}}',
} as const
