/** Arabic: words of the note that follows pins which are published now. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { progressMessages } from './progress.messages.ts'

export const progressAr: WordsOf<typeof progressMessages> = {
  'nowProgress.all':
    '{count, plural, zero {لم يُنشر شيء.} one {نُشر دبوسك.} two {اكتمل النشران. العنوانان في التقويم.} few {اكتملت # عمليات نشر. عناوينها في التقويم.} many {اكتملت # عملية نشر. عناوينها في التقويم.} other {اكتملت # عملية نشر. عناوينها في التقويم.}}',
  'nowProgress.some': 'نُشر {published} من {count} حتى الآن.',
  'nowProgress.failed':
    '{count, plural, zero {لم يتعذّر شيء.} one {تعذّر نشر واحد. السبب في التقويم.} two {تعذّر نشر اثنين. السبب في التقويم.} few {تعذّر نشر #. الأسباب في التقويم.} many {تعذّر نشر #. الأسباب في التقويم.} other {تعذّر نشر #. الأسباب في التقويم.}}',
  'nowProgress.slow': 'يستغرق الأمر أطول من المعتاد. يعرض التقويم متى يكتمل النشر.',
  'nowProgress.open': 'فتح الدبوس',
  'nowProgress.calendar': 'فتح التقويم',
}
