/** Words of the list of days. */
export const agendaMessages = {
  'agenda.earlier': 'Earlier this month: {count, plural, one {# pin} other {# pins}}',
  'agenda.nothingAhead': 'Nothing planned from today on',
} as const
