/** Words for who comes to the main job with something in hand. */
export const arrivalMessages = {
  'arrival.template': 'Your pins will use the template “{name}”',
  'arrival.templateWords': 'Add a page first. You can add more templates in the Design step.',
} as const
