/** Words of the lower edge of a step. */
export const stepsMessages = {
  'steps.back': 'Back',
} as const
