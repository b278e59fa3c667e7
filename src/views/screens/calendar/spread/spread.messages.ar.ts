/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { spreadMessages } from './spread.messages.ts'

const PINS =
  '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}'

export const spreadAr: WordsOf<typeof spreadMessages> = {
  'spread.title': `توزيع ${PINS}`,
  'spread.titleMissed': `أوقات جديدة لما فات وقته: ${PINS}`,
  'spread.help':
    'يأخذ كل دبوس وقتًا متاحًا، بعيدًا عن الدبابيس ذات الرابط أو الصورة أو اللوحة نفسها كما تطلب قواعدك. لا يُجدول شيء قبل موافقتك.',
  'spread.noSlots': 'ليست لهذا الحساب مواعيد أسبوعية، لذا تقع الأوقات بين {from} و{until}.',
  'spread.from': 'أول يوم',
  'spread.days': 'الأيام',
  'spread.perDay': 'أقصى عدد في اليوم',
  'spread.perDayRule': 'قاعدتك: {count} على الأكثر',
  'spread.boards': 'لوحات هذه الدبابيس',
  'spread.boardsOwn': 'لوحات كل دبوس',
  'spread.boardsChosen': 'اللوحات المختارة: {count}',
  'spread.otherTimes': 'أوقات أخرى',
  'spread.preview': 'الأوقات المقترحة',
  'spread.summary': 'الأوقات: {count}، والأيام: {days}',
  'spread.emptyDays': '{count} من الأيام ({dates} …)',
  'spread.empty.link':
    '{count, plural, one {يبقى {dates} فارغًا} other {تبقى الأيام {dates} فارغة}}: في كل وقت متاح يكون الدبوس أقرب مما ينبغي إلى دبوس له الرابط نفسه.',
  'spread.empty.picture':
    '{count, plural, one {يبقى {dates} فارغًا} other {تبقى الأيام {dates} فارغة}}: في كل وقت متاح يكون الدبوس أقرب مما ينبغي إلى دبوس له الصورة نفسها.',
  'spread.empty.board':
    '{count, plural, one {يبقى {dates} فارغًا} other {تبقى الأيام {dates} فارغة}}: في كل وقت متاح يكون الدبوس أقرب مما ينبغي إلى دبوس آخر على لوحته.',
  'spread.empty.gap':
    '{count, plural, one {يبقى {dates} فارغًا} other {تبقى الأيام {dates} فارغة}}: في كل وقت متاح يُنشر دبوس آخر.',
  'spread.empty.full':
    '{count, plural, one {يبقى {dates} فارغًا} other {تبقى الأيام {dates} فارغة}}: لا وقت متاح.',
  'spread.empty.spare':
    '{count, plural, one {يبقى {dates} فارغًا} other {تبقى الأيام {dates} فارغة}}: تكفي الأيام الأخرى لكل الدبابيس.',
  'spread.nothing': 'لا يوجد وقت مناسب. اختر أيامًا أكثر أو قواعد أخرى.',
  'spread.countOfDay': `${PINS}`,
  'spread.more': 'عرض {count} أخرى',
  'spread.goneBoard': 'لوحة محذوفة',
  'spread.change': 'تغيير',
  'spread.changeOf': 'تغيير وقت «\u2068{title}\u2069»',
  'spread.set': 'تثبيت الوقت',
  'spread.leaveOut': 'استبعاد',
  'spread.keep': 'إبقاء كما كان',
  'spread.past': 'اختر وقتًا لم يمضِ بعد.',
  'spread.reason.link': 'غُيّر وقته: يُنشر دبوس بالرابط نفسه في {moment}.',
  'spread.reason.picture': 'غُيّر وقته: يُنشر دبوس بالصورة نفسها في {moment}.',
  'spread.reason.board': 'غُيّر وقته: يُنشر دبوس آخر على هذه اللوحة في {moment}.',
  'spread.reason.gap': 'غُيّر وقته: يُنشر دبوس آخر في {moment}.',
  'spread.near.hours': 'خارج ساعات قواعدك: سينتظر الدبوس حتى {moment}.',
  'spread.near.link': 'أقرب مما تسمح به قاعدتك: يُنشر دبوس بالرابط نفسه في {moment}.',
  'spread.near.picture': 'أقرب مما تسمح به قاعدتك: يُنشر دبوس بالصورة نفسها في {moment}.',
  'spread.near.board': 'أقرب مما تسمح به قاعدتك: يُنشر دبوس آخر على هذه اللوحة في {moment}.',
  'spread.near.gap': 'يُنشر دبوس آخر في الوقت نفسه.',
  'spread.near.perDay': 'أكثر مما تسمح به قاعدتك في هذا اليوم.',
  'spread.left': 'المستبعد: {count}',
  'spread.leftMore': 'و{count} أخرى',
  'spread.left.noBoard': 'بلا لوحة',
  'spread.left.full': 'لا وقت متاحًا في هذه الأيام',
  'spread.left.byHand': 'استبعدتَه أنت',
  'spread.left.link': 'كل وقت متاح قريب جدًا من دبوس بالرابط نفسه',
  'spread.left.picture': 'كل وقت متاح قريب جدًا من دبوس بالصورة نفسها',
  'spread.left.board': 'كل وقت متاح قريب جدًا من دبوس آخر على هذه اللوحة',
  'spread.left.gap': 'كل وقت متاح محجوز',
  'spread.changed':
    '{count, plural, zero {تغيّرت خطتك} one {تغيّرت خطتك: موعد واحد مختلف} two {تغيّرت خطتك: موعدان مختلفان} few {تغيّرت خطتك: # مواعيد مختلفة} many {تغيّرت خطتك: # موعدًا مختلفًا} other {تغيّرت خطتك: # موعد مختلف}}',
  'spread.changedWords':
    'نُشر شيء أو تعذر نشره أو جُدول بينما كانت هذه النافذة مفتوحة. لم يُجدول شيء من هذا بعد.',
  'spread.changedSeen': 'المواعيد أدناه هي الجديدة. اقبلها أو غيّرها.',
  'spread.look': 'عرض التغييرات',
  'spread.isNew': 'جديد منذ فتحت هذه النافذة',
  'spread.was': 'موعد جديد: كان ⁨{moment}⁩',
  'spread.cancel': 'إلغاء',
  'spread.plan': 'جدولة عمليات النشر: {count}',
  'spread.move': 'نقل عمليات النشر: {count}',
  'spread.planned': 'عمليات النشر المجدولة: {count}.',
  'spread.moved': 'عمليات النشر المنقولة: {count}.',
  'spread.leftShort': 'المستبعد: {count}.',
  'spread.undo': 'تراجع',
}
