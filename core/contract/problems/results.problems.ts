/** Figures of published pins. */
export const resultsProblems = {
  'results.readLately':
    'The figures were updated a moment ago. You can update them again in {seconds, plural, one {# second} other {# seconds}}.',
} as const
