/** Arabic: words of drafts that a changed brand could change. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { rebrandMessages } from './rebrand.messages.ts'

export const rebrandAr: WordsOf<typeof rebrandMessages> = {
  'rebrand.title':
    '{count, plural, zero {لا مسودات بهذه العلامة} one {مسودة واحدة بهذه العلامة} two {مسودتان بهذه العلامة} few {# مسودات بهذه العلامة} many {# مسودة بهذه العلامة} other {# مسودة بهذه العلامة}}',
  'rebrand.words':
    'حُفظت العلامة للدبابيس الجديدة. حدّث هذه المسودات أيضًا أو أبقها كما هي. لا تتغيّر الدبابيس المجدولة والمنشورة.',
  'rebrand.leave': 'إبقاؤها كما هي',
  'rebrand.update':
    '{count, plural, zero {تحديث المسودات} one {تحديث مسودة واحدة} two {تحديث مسودتين} few {تحديث # مسودات} many {تحديث # مسودة} other {تحديث # مسودة}}',
}
