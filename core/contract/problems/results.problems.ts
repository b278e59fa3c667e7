/** Figures of published pins. */
export const resultsProblems = {
  'results.readLately':
    'The figures were read a moment ago. You can read them again in {seconds, plural, one {# second} other {# seconds}}.',
} as const
