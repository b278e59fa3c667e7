/** Words of the bar that moves pins by keys. */
export const moveBarMessages = {
  'moveBar.help':
    'Arrow keys change the day and week, Page Up and Page Down the month, N goes to the next open slot, Enter places it, Escape cancels.',
  'moveBar.targetPast': '{day} has passed.',
  'moveBar.targetTimePast': '{time} has passed today. Choose another day or time.',
  'moveBar.targetNoneLeft': 'No time is left today. Choose another day.',
  'moveBar.place': 'Place here',
  'moveBar.cancel': 'Cancel',
} as const
