/** Arabic: words of the button that sends chosen pins at once. */
import type { WordsOf } from '../i18n/text.ts'
import type { publishNowMessages } from './publish-now.messages.ts'

export const publishNowAr: WordsOf<typeof publishNowMessages> = {
  'publishNow.button': 'النشر الآن',
  'publishNow.done':
    '{count, plural, zero {يُنشر تاليًا حين تسمح قواعدك.} one {يُنشر تاليًا حين تسمح قواعدك.} two {يُنشر الاثنان تاليًا، واحدًا تلو الآخر، حين تسمح قواعدك.} few {تُنشر # دبابيس تاليًا، واحدًا تلو الآخر، حين تسمح قواعدك.} many {يُنشر # دبوسًا تاليًا، واحدًا تلو الآخر، حين تسمح قواعدك.} other {يُنشر # دبوس تاليًا، واحدًا تلو الآخر، حين تسمح قواعدك.}}',
  'publishNow.boardless':
    '{count, plural, zero {لا دبابيس بلا لوحة.} one {دبوس واحد ليس على أي لوحة، فلن يُرسل. اختر لوحة أولًا.} two {دبوسان ليسا على أي لوحة، فلن يُرسلا. اختر لوحة أولًا.} few {# دبابيس ليست على أي لوحة، فلن تُرسل. اختر لوحات أولًا.} many {# دبوسًا ليست على أي لوحة، فلن تُرسل. اختر لوحات أولًا.} other {# دبوس ليست على أي لوحة، فلن تُرسل. اختر لوحات أولًا.}}',
  'publishNow.undo': 'تراجع',
}
