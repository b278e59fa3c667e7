/** German: words of the note while a pin is dragged. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { dragNoteMessages } from './drag-note.messages.ts'

export const dragNoteDe: WordsOf<typeof dragNoteMessages> = {
  'dragNote.rest': 'Kurz stillhalten, um eine andere Zeit zu wählen',
}
