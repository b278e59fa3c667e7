/** Arabic: what any request can be refused with, and what is wrong with one field. */
import type { requestProblems } from '#core/contract/problems/request.problems.ts'
import type { WordsOf } from '../../text.ts'

export const requestProblemsAr: WordsOf<typeof requestProblems> = {
  'request.tooSlow': 'استغرق رد الخادم وقتًا طويلًا. يُرجى المحاولة مجددًا.',
  'request.serverFault': 'حدث خطأ في الخادم. يُرجى المحاولة مجددًا.',
  'request.conflict': 'غيّر شخص آخر هذا في اللحظة نفسها. يُرجى المحاولة مجددًا.',
  'request.tooManyAttempts':
    'محاولات كثيرة جدًا. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'request.proofNeeded':
    'لم يتمكن متصفحك من إكمال فحص أمان قصير. يتطلب الفحص اتصال HTTPS ومتصفحًا حديثًا.',
  'request.proofWrong': 'فشل فحص الأمان في متصفحك. يُرجى المحاولة مجددًا.',
  'request.proofLate': 'استغرق فحص الأمان وقتًا طويلًا أو استُخدم من قبل. يُرجى المحاولة مجددًا.',
  'request.notAuthenticated': 'لم تسجّل الدخول.',
  'request.csrfOrigin': 'رُفض الطلب لأنه جاء من موقع آخر (CSRF).',
  'request.csrfCookie':
    'رُفض الطلب لعدم وجود ملف تعريف الارتباط الواقي من الطلبات المزورة (CSRF). أعد تحميل الصفحة.',
  'request.csrfToken':
    'رُفض الطلب لأن رمز الوقاية من الطلبات المزورة غائب أو غير صحيح (CSRF). أعد تحميل الصفحة.',
  'request.tooLarge': 'الطلب كبير جدًا.',
  'request.unsupportedMedia': 'لا يُقبل هذا النوع من المحتوى هنا.',
  'request.badJson': 'محتوى الطلب ليس JSON يمكن قراءته.',
  'request.unreadable': 'تعذّرت قراءة الطلب.',
  'request.badAddress': 'تعذّرت قراءة الرابط.',
  'request.noCall': 'لا يوجد طلب باسم {method} {path}.',
  'request.wrongHost':
    'لا يستجيب هذا الخادم على {host}. افتح {address} بدلًا من ذلك، أو اطلب من المشغّل ضبط PUBLIC_URL.',
  'request.sendFile': 'أرسل الملف نفسه محتوى للطلب.',
  'request.sendJson': 'أرسل محتوى الطلب بصيغة application/json.',
  'request.emptyFile': 'الملف فارغ.',
  'request.chooseFile': 'اختر ملفًا.',
  'request.diskFull':
    'لم تبق مساحة تخزين على الخادم، لذلك لم يُحفظ هذا؛ وما حُفظ من قبل آمن. اطلب من مشغّل الخادم توفير مساحة، ثم حاول مجددًا.',
  'request.databaseAway':
    'لا يصل الخادم إلى قاعدة بياناته، لذلك لم ينجح هذا؛ كل ما حُفظ سابقًا سليم. حاول مجددًا بعد دقيقة.',
  'request.databaseSlow':
    'استغرقت قاعدة بيانات الخادم وقتًا أطول من اللازم، لذلك لم ينجح هذا؛ كل ما حُفظ سابقًا سليم. حاول مجددًا بعد دقيقة.',
  'request.databaseLost':
    'فقد الخادم قاعدة بياناته في هذه اللحظة؛ كل ما حُفظ سابقًا سليم. تحقّق مما إذا كان هذا قد حُفظ قبل أن تحاول مجددًا.',
  'request.storageAway':
    'مخزن ملفات الخادم لا يستجيب، لذلك لم يتم هذا؛ وما حُفظ من قبل آمن. حاول مجددًا بعد دقيقة.',
  'field.invalid': 'أدخل قيمة صالحة.',
  'field.uuid': 'يجب أن يكون معرّف UUID صالحًا.',
  'field.mediaName': 'يجب أن يكون اسم صورة أو خط.',
  'field.required': 'هذا الحقل مطلوب.',
  'field.null': 'لا يجوز أن تكون قيمة هذا الحقل null.',
  'field.blank': 'لا يجوز أن يكون هذا الحقل فارغًا.',
  'field.choice': '{choice} ليس من الخيارات المتاحة.',
  'field.kind': 'ليس هذا من الأنواع المعروفة.',
  'field.type': 'قيمة غير صالحة (المتوقع: {kind}).',
  'field.short':
    'يجب ألا يقل هذا الحقل عن {least, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'field.long':
    'يجب ألا يزيد هذا الحقل على {most, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'field.emptyList': 'لا يجوز أن تكون هذه القائمة فارغة.',
  'field.shortList': 'أقل عدد لعناصر هذه القائمة هو {least}.',
  'field.longList': 'أقصى عدد لعناصر هذه القائمة هو {most}.',
  'field.small': 'أقل قيمة مسموح بها هنا هي {least}.',
  'field.large': 'أقصى قيمة مسموح بها هنا هي {most}.',
  'field.webAddress': 'اكتب عنوانًا يبدأ بـ ⁨http://⁩ أو ⁨https://⁩.',
  'field.color': 'اكتب اللون بالصيغة ⁨#rrggbb⁩.',
  'missing.account': 'تعذّر العثور على هذا الحساب.',
  'missing.connection': 'هذا الحساب غير متصل.',
  'missing.publication': 'لم يعد هذا الدبوس مجدولًا.',
  'missing.notice': 'لم يعد هذا التنبيه موجودًا.',
  'missing.board': 'تعذّر العثور على هذه اللوحة.',
  'missing.section': 'تعذّر العثور على هذا القسم.',
  'missing.session': 'تعذّر العثور على هذه الجلسة.',
  'missing.passkey': 'لم يُعثر على مفتاح المرور هذا.',
  'missing.plan': 'تعذّر العثور على هذه الخطة.',
  'missing.payment': 'لا توجد دفعة لك.',
  'missing.chosenPage': 'تعذّر العثور على إحدى الصفحات المختارة.',
  'missing.page': 'تعذّر العثور على هذه الصفحة.',
  'missing.pin': 'تعذّر العثور على هذا الدبوس.',
  'missing.task': 'تعذّر العثور على هذه المهمة.',
  'missing.interest': 'تعذّر العثور على هذا الاهتمام.',
  'missing.video': 'تعذّر العثور على هذا الفيديو. ارفعه مرة أخرى.',
  'missing.template': 'تعذّر العثور على هذا القالب.',
  'missing.picture': 'تعذّر العثور على هذه الصورة.',
  'missing.font': 'تعذّر العثور على هذا الخط.',
  'missing.automation': 'تعذّر العثور على هذه الأتمتة.',
  'missing.run': 'لم تعد عملية التشغيل هذه في السجل.',
  'missing.import': 'تعذّر العثور على عملية الاستيراد هذه.',
  'missing.person': 'تعذّر العثور على هذا الشخص.',
  'accounts.nameMissing': 'اكتب اسمًا للحساب.',
  'boards.nameMissing': 'اكتب اسمًا للوحة.',
  'accounts.nameLong': 'أقصى طول للاسم 100 حرف.',
  'boards.nameLong': 'أقصى طول للاسم 180 حرفًا.',
  'accounts.nameTaken': 'لديك بالفعل حساب باسم «{name}».',
  'boards.nameTaken': 'في هذا الحساب بالفعل لوحة باسم «{name}».',
  'boards.nameReused': 'صار لهذا الاسم لوحة أخرى. أعد تسميتها ثم تراجع مرة أخرى.',
  'boards.sectionTaken': 'في هذه اللوحة بالفعل قسم باسم «{name}».',
  'storage.full':
    'مساحتك ممتلئة: بقي {room} من {total}، وحجم هذا الملف {fileSize}. احذف صورًا أو خطوطًا أضفتها، أو صفحات لم تعد تحتاج إليها (تتوفر مساحة صورها بعد يوم).',
  'request.diskLow':
    'لا تكفي المساحة الحرة على هذا الخادم لملفات ودبابيس جديدة. كل ما حُفظ آمن، ويمكنك متابعة التحرير. حاول لاحقًا، أو أبلغ من يشغّل هذا الخادم.',
  'storage.used':
    'مساحتك البالغة {total} ممتلئة، لذلك لم يُحفظ هذا. كل ما حفظته من قبل آمن. احذف صورًا أو خطوطًا أو مقاطع فيديو أضفتها، أو صفحات لم تعد تحتاج إليها. تعرض الإعدادات ما يشغل المساحة.',
  'amount.kilobytes': '{count} كيلوبايت',
  'amount.megabytes': '{count} ميغابايت',
  'amount.seconds':
    '{count, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  'amount.pages':
    '{count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
}
