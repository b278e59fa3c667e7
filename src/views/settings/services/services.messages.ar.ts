/** Arabic. */
import type { WordsOf } from '../../i18n/text.ts'
import type { servicesMessages } from './services.messages.ts'

export const servicesAr: WordsOf<typeof servicesMessages> = {
  'services.title': 'الخدمات',
  'services.lead':
    'ما يستطيع هذا الخادم أن يقدمه لك. يمكنك إنشاء الدبابيس وتعديلها وتصديرها من دون أي من ذلك. من يدير الخادم هو من يشغّل الخدمات أو يوقفها، لا من هنا أبدًا: لا تُدخل كلمة مرور ولا مفتاح في المتصفح ولا يُحفظان فيه.',
  'services.admin': 'الإدارة',
  'services.adminLead': 'كل الأشخاص على هذا الخادم والأعمال التي فشلت.',
  'services.adminOpen': 'فتح',
  'services.on': 'مشغَّلة',
  'services.off': 'متوقفة',
  'services.operator': 'لمن يدير هذا الخادم',
  'services.variables': 'تُضبط في بيئة تشغيل الخادم، ثم يُعاد تشغيله:',
  'services.name.mail': 'البريد الإلكتروني',
  'services.gets.mail': 'تصل رسائل التأكيد وإعادة تعيين كلمة المرور إلى بريدك.',
  'services.name.email_verification': 'تأكيد البريد الإلكتروني',
  'services.gets.email_verification': 'يؤكد المستخدمون الجدد بريدهم الإلكتروني قبل تسجيل الدخول.',
  'services.name.google': 'تسجيل الدخول عبر Google',
  'services.gets.google': 'سجّل دخولك بحسابك في Google بدلًا من كلمة مرور.',
  'services.name.writer': 'نموذج لغوي',
  'services.gets.writer': 'يقترح نموذج لغوي العناوين والأوصاف. ومن دونه تُكتب من كلمات صفحتك.',
  'services.name.analytics': 'إحصاءات الاستخدام',
  'services.gets.analytics': 'يُقاس كيف يُستخدم البرنامج، إذا وافقت على ذلك.',
  'services.name.chat': 'محادثة مباشرة',
  'services.gets.chat': 'احصل على المساعدة في محادثة على كل شاشة، إذا سمحت بها.',
  'services.name.payments': 'الخطط والمدفوعات',
  'services.gets.payments': 'اختر خطة وادفع ثمنها. ولا شيء مقفل من دون خطة.',
  'services.name.database': 'قاعدة بيانات PostgreSQL',
  'services.gets.database':
    'متسع لكثيرين في آن واحد. ومن دونها تُحفظ دبابيسك في قاعدة البيانات المدمجة بالأمان نفسه.',
  'services.name.public_url': 'العنوان العام',
  'services.gets.public_url':
    'يجلب Pinterest صورك عندما ترفع ملف CSV. ومن دونه صدّر ملف ZIP وارفع الصور معه.',
  'services.name.pinterest': 'اتجاهات البحث',
  'services.gets.pinterest': 'تعرض أداة الكلمات المفتاحية عمليات البحث التي تنمو على Pinterest.',
  'services.name.inspector': 'المفتش',
  'services.gets.inspector': 'شاهد ما يفعله البرنامج في كل شاشة، للعثور على خلل.',
  'services.name.demo_site': 'موقع تجريبي',
  'services.gets.demo_site': 'موقع مثال لتجربة إنشاء الدبابيس.',
  'services.name.connecting': 'حساب Pinterest',
  'services.gets.connecting': 'اربط حساباتك بـ Pinterest. تظهر لوحاتك من هناك هنا.',
  'services.name.practice': 'شبكة التدريب',
  'services.gets.practice':
    'اربط حسابًا بشبكة على هذا الحاسوب للتجربة. لا شيء هناك يصل إلى Pinterest.',
  'services.name.private_hosts': 'صفحات شبكتك الخاصة',
  'services.gets.private_hosts': 'أنشئ دبابيس من صفحات لا تُفتح إلا داخل شبكتك.',
}
