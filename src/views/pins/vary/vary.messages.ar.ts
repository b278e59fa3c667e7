/** Arabic: words of new pins that are made like others. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { varyMessages } from './vary.messages.ts'

export const varyAr: WordsOf<typeof varyMessages> = {
  'vary.find': 'تنويع: دبابيس جديدة من الصفحات نفسها بنصوص وصور ومظاهر أخرى',
  'vary.none': 'حدّد دبابيس لتنويعها، أو انتقل إلى أحدها.',
  'vary.noPage':
    'تُنشأ الدبابيس الجديدة من صفحة، {count, plural, zero {ولا صفحات في الحساب} one {وصفحة هذا الدبوس لم تعد في الحساب} two {وصفحتا هذين الدبوسين لم تعودا في الحساب} few {وصفحات هذه الدبابيس لم تعد في الحساب} many {وصفحات هذه الدبابيس لم تعد في الحساب} other {وصفحات هذه الدبابيس لم تعد في الحساب}}.',
  'vary.failed': 'تعذّر بدء التنويع. {reason}',
  'vary.started':
    'جارٍ إنشاء {count, plural, zero {دبابيس جديدة} one {دبوس جديد} two {دبوسين جديدين} few {# دبابيس جديدة} many {# دبوسًا جديدًا} other {# دبوس جديد}} تختلف عمّا لديك.',
  'vary.made':
    'تم إنشاء {count, plural, zero {صفر من الدبابيس الجديدة} one {دبوس جديد} two {دبوسين جديدين} few {# دبابيس جديدة} many {# دبوسًا جديدًا} other {# دبوس جديد}}.',
  'vary.fewer':
    '{missing, plural, zero {لم يتكرر شيء} one {دبوس آخر كان سيكرّر} two {دبوسان آخران كانا سيكرّران} few {# دبابيس أخرى كانت ستكرّر} many {# دبوسًا آخر كان سيكرّر} other {# دبوس آخر كان سيكرّر}} نصوصًا أو صورًا سبق استخدامها لهذه الصفحات.',
  'vary.nothing':
    'لا دبابيس جديدة: {count, plural, zero {لا صفحات} one {لم يبقَ للصفحة} two {لم يبقَ للصفحتين} few {لم يبقَ للصفحات} many {لم يبقَ للصفحات} other {لم يبقَ للصفحات}} نصوص أو صور أخرى.',
  'vary.undo': 'تراجع',
}
