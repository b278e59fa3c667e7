/** Words of the lower edge of a step. */
export const stepsMessages = {
  'generate.back': 'Back',
} as const
