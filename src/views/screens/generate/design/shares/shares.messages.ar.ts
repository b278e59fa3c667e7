/** Arabic. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { sharesMessages } from './shares.messages.ts'

export const sharesAr: WordsOf<typeof sharesMessages> = {
  'shares.title': 'عمّ ستتحدث الدبابيس',
  'shares.pins':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'shares.wholePage': 'الصفحة كلها',
  'shares.missing': 'ليس في هذه الصفحة: هذه الدبابيس عن الصفحة كلها',
  'shares.nothing':
    'لا تقول أي من صفحاتك شيئًا عن «\u2068{name}\u2069»، لذلك لا تُصنع دبابيس من هذه الكلمة.',
  'shares.made':
    '{count, plural, zero {لا شيء بعد} one {دبوس سابق} two {دبوسان سابقان} few {# دبابيس سابقة} many {# دبوسًا سابقًا} other {# دبوس سابق}}',
  'shares.sections':
    '{count, plural, zero {لا أقسام} one {قسم واحد} two {قسمان} few {# أقسام} many {# قسمًا} other {# قسم}} في هذه الصفحة، {open, plural, zero {كلها لها دبابيس} one {واحد بلا دبابيس بعد} two {اثنان بلا دبابيس بعد} few {# بلا دبابيس بعد} many {# بلا دبابيس بعد} other {# بلا دبابيس بعد}}',
  'shares.none':
    '{count, plural, zero {لا اهتمام بلا دبوس} one {اهتمام واحد لا يحصل على دبوس} two {اهتمامان لا يحصلان على دبوس} few {# اهتمامات لا تحصل على دبوس} many {# اهتمامًا لا يحصل على دبوس} other {# اهتمام لا يحصل على دبوس}}: تحصل الصفحات على أعداد متقاربة من الدبابيس، وفي بعضها اهتمامات أكثر من دبابيسها. أنشئ دبابيس أكثر أو اختر اهتمامات أقل.',
  'shares.boards': 'إن بقيت الاهتمامات على لوحات دبابيسك السابقة',
  'shares.more':
    '{count, plural, zero {لا صفحات أخرى} one {صفحة أخرى} two {صفحتان أخريان} few {# صفحات أخرى} many {# صفحة أخرى} other {# صفحة أخرى}}',
}
