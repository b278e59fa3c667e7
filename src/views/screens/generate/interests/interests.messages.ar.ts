/** Arabic. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { interestsMessages } from './interests.messages.ts'

export const interestsAr: WordsOf<typeof interestsMessages> = {
  'interests.title': 'عمّ تتحدث الدبابيس؟',
  'interests.lead':
    'ينال كل اهتمام تختاره نصيبه من الدبابيس، وتُستخدم الكلمات التي تخصه أولًا. والرقم يدل على صلته بصفحته، وأقصاه 100.',
  'interests.of': 'اهتمامات \u2068{title}\u2069',
  'interests.loading': 'جارٍ التحميل...',
  'interests.details': 'المزيد عن \u2068{name}\u2069',
  'interests.add': 'إضافة اهتمام',
  'interests.taken': 'لهذه الصفحة الاهتمام «\u2068{name}\u2069» من قبل. اختره، أو أعط هذا اسمًا آخر.',
  'interests.addAction': 'إضافة',
  'interests.name': 'الاسم',
  'interests.rename': 'إعادة تسمية',
  'interests.category': 'الفئة في Pinterest',
  'interests.categoryNone': 'لا فئة بعد',
  'interests.confidence': 'مؤكدة بنسبة {percent}',
  'interests.byPerson': 'من اختيارك',
  'interests.relevance': 'الصلة بهذه الصفحة',
  'interests.relevanceOwn': '– (أضفته أنت، ولم تُقَس صلته بالصفحة)',
  'interests.own': 'أضفته أنت',
  'interests.missing': 'ليس في هذه الصفحة',
  'interests.missingWhy':
    'لا شيء في هذه الصفحة عن «\u2068{name}\u2069». ستكون دبابيسه عن الصفحة كلها.',
  'interests.volume': 'عمليات البحث شهريًا',
  'interests.volumeUnknown': '–',
  'interests.volumeWhy': 'لا يعطي Pinterest هذا الرقم إلا حيث يكون متصلًا. نحن لا نخمّن.',
  'interests.volumeWhere': 'اطّلع على ما هو متصل',
  'interests.found':
    '{count, plural, zero {لم يُعثر على كلمات مفتاحية في هذه الصفحة.} one {عُثر على كلمة مفتاحية واحدة. اضغط عليها لإضافتها كاهتمام.} two {عُثر على كلمتين مفتاحيتين. اضغط على إحداهما لإضافتها كاهتمام.} few {عُثر على # كلمات مفتاحية. اضغط على إحداها لإضافتها كاهتمام.} many {عُثر على # كلمة مفتاحية. اضغط على إحداها لإضافتها كاهتمام.} other {عُثر على # كلمة مفتاحية. اضغط على إحداها لإضافتها كاهتمام.}}',
  'interests.rake': 'عبارات متكررة',
  'interests.annotations': 'عبارات مرتّبة حسب الأهمية',
  'interests.related': 'اهتمامات ذات صلة',
  'interests.addRelated': 'إضافة \u2068{name}\u2069',
  'interests.find': 'البحث عن كلمات مفتاحية',
  'interests.remove': 'إزالة',
  'interests.removed': 'أُزيل «\u2068{name}\u2069»',
  'interests.undo': 'تراجع',
  'interests.none': 'لا اهتمامات في هذه الصفحة. أضف اهتمامًا ليصبح موضوع دبابيسها.',
  'interests.noneChosen': 'لم تختر شيئًا: تستخدم دبابيس هذه الصفحة عنوانها فقط.',
  'interests.failed': 'تعذّر إيجاد كلمات مفتاحية. حاول مجددًا، أو تابع من دونها.',
  'interests.next': 'المتابعة إلى التصميم',
  'interests.count':
    '{count, plural, zero {لم تختر أي اهتمام} one {اخترت اهتمامًا واحدًا} two {اخترت اهتمامين} few {اخترت # اهتمامات} many {اخترت # اهتمامًا} other {اخترت # اهتمام}} في {pages, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'interests.reading': 'ما زالت هذه الصفحة تُقرأ.',
  'interests.unread':
    '{count, plural, zero {لا صفحات تُقرأ الآن} one {ما زالت صفحة واحدة تُقرأ} two {ما زالت صفحتان تُقرآن} few {ما زالت # صفحات تُقرأ} many {ما زالت # صفحة تُقرأ} other {ما زالت # صفحة تُقرأ}}. تظهر الاهتمامات بعد لحظة.',
  'interests.onlyReady':
    '{count, plural, zero {المتابعة من دون صفحات} one {المتابعة بالصفحة الجاهزة} two {المتابعة بالصفحتين الجاهزتين} few {المتابعة بالصفحات الجاهزة (#)} many {المتابعة بالصفحات الجاهزة (#)} other {المتابعة بالصفحات الجاهزة (#)}}',
  'interests.unreadable':
    '{count, plural, zero {قُرئت كل الصفحات المختارة.} one {تعذّرت قراءة صفحة مختارة: لن تُصنع منها دبابيس.} two {تعذّرت قراءة صفحتين مختارتين: لن تُصنع منهما دبابيس.} few {تعذّرت قراءة # صفحات مختارة: لن تُصنع منها دبابيس.} many {تعذّرت قراءة # صفحة مختارة: لن تُصنع منها دبابيس.} other {تعذّرت قراءة # صفحة مختارة: لن تُصنع منها دبابيس.}} ارجع لمعرفة السبب.',
}
