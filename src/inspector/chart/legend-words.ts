/** What a mark of a chart is called, in its legend and at the transition itself. */
export const legendWords = {
  active: 'inspector.legendActive',
  fresh: 'inspector.legendFresh',
  recent: 'inspector.legendRecent',
  taken: 'inspector.legendTaken',
  paged: 'inspector.legendPaged',
  walked: 'inspector.legendWalked',
  never: 'inspector.legendNever',
  missed: 'inspector.legendMissed',
  dead: 'inspector.legendDead',
} as const
