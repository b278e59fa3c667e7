/** Words of the note while a pin is dragged. */
export const dragNoteMessages = {
  'dragNote.rest': 'Hold still to choose another time',
} as const
