/** Arabic: words of the note while a pin is dragged. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { dragNoteMessages } from './drag-note.messages.ts'

export const dragNoteAr: WordsOf<typeof dragNoteMessages> = {
  'dragNote.rest': 'أبقِ المؤشر ثابتًا لاختيار وقت آخر',
}
