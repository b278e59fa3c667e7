/** Messages for arriving at the main job with an address, a keyword or a template. */
export const arrivalMessages = {
  'arrival.template': 'Your pins will use the template “{name}”',
  'arrival.templateWords': 'Add a page first. You can add more templates in the Design step.',
} as const
