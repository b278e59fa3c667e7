/** Arabic: words of the automations. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { automationsMessages } from './automations.messages.ts'

export const automationsAr: WordsOf<typeof automationsMessages> = {
  'automations.title': 'الأتمتة',
  'automations.lead': 'تتحول مقالات موقعك الجديدة إلى دبابيس تلقائيًا، كل مقال مرة واحدة.',
  'automations.new': 'أتمتة جديدة',
  'automations.loading': 'جارٍ تحميل الأتمتة',
  'automations.failed': 'تعذّر تحميل الأتمتة',
  'automations.failedWords': 'وهي تواصل عملها على الخادم.',
  'automations.offline': 'أنت غير متصل. قد يكون ما تراه قديمًا، وتستمر عمليات التشغيل على الخادم.',
  'automations.empty': 'لا أتمتة بعد',
  'automations.emptyWords':
    'أخبر Pinloom أين تظهر مقالاتك الجديدة، مثل موجز أو خريطة موقع. فيصنع من كل مقال جديد دبابيس: مسودات تراجعها، أو مباشرةً في تقويمك.',
  'automations.on': 'تعمل',
  'automations.off': 'متوقفة',
  'automations.held': 'تنتظر',
  'automations.running': 'قيد التشغيل',
  'automations.nextRun': 'التشغيل القادم {moment}',
  'automations.onlyAsked': 'تعمل عندما تطلب',
  'automations.isOff': 'لا تعمل تلقائيًا',
  'automations.waiting':
    '{count, plural, zero {لا مقالات تنتظر} one {مقال واحد ينتظر التشغيل القادم} two {مقالان ينتظران التشغيل القادم} few {# مقالات تنتظر التشغيل القادم} many {# مقالًا ينتظر التشغيل القادم} other {# مقال ينتظر التشغيل القادم}}',
  'automations.from': 'من',
  'automations.kind.feed': 'موجز',
  'automations.kind.sitemap': 'خريطة موقع',
  'automations.kind.addresses':
    '{count, plural, zero {لا عناوين} one {عنوان واحد} two {عنوانان} few {# عناوين} many {# عنوانًا} other {# عنوان}}',
  'automations.makes': 'تصنع',
  'automations.pinsAPage':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد لكل مقال} two {دبوسان لكل مقال} few {# دبابيس لكل مقال} many {# دبوسًا لكل مقال} other {# دبوس لكل مقال}}',
  'automations.makesWords': '{pins}، {goal}',
  'automations.goal.drafts': 'مسوداتٍ',
  'automations.goal.slots': 'في الأوقات الخالية القادمة',
  'automations.goal.spread':
    '{count, plural, zero {} one {في يوم واحد} two {موزعة على يومين} few {موزعة على # أيام} many {موزعة على # يومًا} other {موزعة على # يوم}}',
  'automations.again':
    'تعود المقالات بعد {count, plural, zero {} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من آخر دبوس',
  'automations.last': 'آخر تشغيل',
  'automations.never': 'لم تعمل بعد',
  'automations.progress':
    'اكتمل {done} من {all} من المقالات، {pins, plural, zero {بلا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'automations.reading': 'جارٍ البحث عن مقالات جديدة',
  'automations.result.none': '{moment}: لا جديد',
  'automations.result.pins':
    '{moment}: {pins, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {articles, plural, zero {لا مقالات} one {مقال واحد} two {مقالين} few {# مقالات} many {# مقالًا} other {# مقال}}',
  'automations.result.planned':
    '{moment}: {pins, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {articles, plural, zero {لا مقالات} one {مقال واحد} two {مقالين} few {# مقالات} many {# مقالًا} other {# مقال}}، المخطط منها {planned}',
  'automations.result.failed': '{moment}: فشلت',
  'automations.runNow': 'شغّل الآن',
  'automations.more': 'المزيد عن {name}',
  'automations.edit': 'تغيير…',
  'automations.log': 'ما فعلته…',
  'automations.turnOn': 'تشغيل',
  'automations.pause': 'إيقاف مؤقت',
  'automations.delete': 'حذف',
  'automations.deleted': 'حُذفت {name}',
  'automations.undo': 'تراجع',
  'automations.notRestored': 'تعذّرت استعادتها: {reason}',
  'automations.started': '"{name}" تعمل الآن',
  'automations.conflict': 'لم تُحفظ: تغيّرت هذه الأتمتة على جهاز آخر.',
  'automations.notDone': 'لم ينجح ذلك: {reason}',
}
