/** Arabic: automations. */
import type { automationsProblems } from '#core/contract/problems/automations.problems.ts'
import type { WordsOf } from '../../text.ts'

export const automationsProblemsAr: WordsOf<typeof automationsProblems> = {
  'automations.accountPaused': 'الحساب متوقف مؤقتًا. تبدأ عمليات التشغيل من جديد عندما تستأنفه.',
  'automations.accountLost': 'لم يعد الحساب متصلًا. اتصل من جديد في الإعدادات فتستمر عمليات التشغيل.',
  'automations.accountStopped':
    'النشر من هذا الحساب موقوف. تابع في الإعدادات فتستمر عمليات التشغيل أيضًا.',
  'automations.failedThree':
    'أُوقفت مؤقتًا لأن ثلاث عمليات تشغيل متتالية فشلت: {reason} أصلح ذلك ثم شغّلها من جديد.',
  'automations.imported': 'جاءت مع ملف مساحة عمل وهي متوقفة. راجع عناوينها ولوحاتها ثم شغّلها.',
  'automations.unproven':
    'أُكّد عنوان بريدك بعد إنشاء هذه الأتمتة، لذلك هي متوقفة: ربما أنشأها شخص آخر. راجع عناوينها ولوحاتها ثم شغّلها.',
  'automations.tooMany': 'للحساب {most} أتمتة على الأكثر. احذف واحدة لا تحتاج إليها.',
  'automations.changed': 'تغيّرت هذه الأتمتة على جهاز آخر. تراها الآن كما هي: أجرِ تغييرك مرة أخرى.',
  'automations.noSource': 'تعذّرت قراءة أي من مصادرها: {reason}',
  'automations.firstUnread':
    'تعذّرت قراءة أحد المصادر كاملًا فتُرك جانبًا، وإلا لظهرت المقالات القديمة جديدةً في المرة القادمة. {reason}',
  'automations.sourceUnread': 'تعذّرت قراءة أحد المصادر هذه المرة: {reason}',
  'automations.continued':
    'أحد المصادر كبير: {count, plural, zero {لم يُقرأ أي من ملفاته حتى الآن} one {قُرئ ملف واحد من ملفاته حتى الآن} two {قُرئ ملفان من ملفاته حتى الآن} few {قُرئت # من ملفاته حتى الآن} many {قُرئ # من ملفاته حتى الآن} other {قُرئ # من ملفاته حتى الآن}}. يتابع التشغيل التالي قراءة الباقي.',
  'automations.noArticle': 'تعذّرت قراءة أي مقال: {reason}',
  'automations.triedAgain': '{reason} ستحاول عملية التشغيل القادمة من جديد.',
  'automations.givenUp': '{reason} حاولت ذلك ثلاث عمليات تشغيل.',
  'automations.pageGone': 'حُذفت صفحته أثناء عملية التشغيل.',
  'automations.tasksStopped': 'أُلغي إنشاء دبابيسه.',
  'automations.tooLong': 'استغرق التشغيل أكثر من يوم فأُنهي. وتنتظر مقالاته الأخرى التشغيل القادم.',
  'automations.ended': 'حُذفت الأتمتة أثناء عملية التشغيل هذه.',
  'automations.dayFull':
    '{count, plural, zero {لا مقالات تنتظر} one {مقال واحد ينتظر} two {مقالان ينتظران} few {# مقالات تنتظر} many {# مقالًا ينتظر} other {# مقال ينتظر}}: دبابيس اليوم أُنشئت.',
  'automations.noBoard':
    '{count, plural, zero {لا دبابيس بلا لوحة} one {دبوس واحد بلا لوحة فيبقى مسودة} two {دبوسان بلا لوحة فيبقيان مسودتين} few {# دبابيس بلا لوحة فتبقى مسودات} many {# دبوسًا بلا لوحة فتبقى مسودات} other {# دبوس بلا لوحة فتبقى مسودات}}.',
  'automations.noTime':
    '{count, plural, zero {لكل الدبابيس وقت} one {لم يجد دبوس واحد وقتًا خاليًا وفق قواعد الحساب فيبقى مسودة} two {لم يجد دبوسان وقتًا خاليًا وفق قواعد الحساب فيبقيان مسودتين} few {لم تجد # دبابيس وقتًا خاليًا وفق قواعد الحساب فتبقى مسودات} many {لم يجد # دبوسًا وقتًا خاليًا وفق قواعد الحساب فتبقى مسودات} other {لم يجد # دبوس وقتًا خاليًا وفق قواعد الحساب فتبقى مسودات}}.',
  'automations.nothingNew': 'لم يبقَ لهذه الصفحة عنوان أو صورة أخرى، فلا تعود بالدبوس نفسه.',
}
