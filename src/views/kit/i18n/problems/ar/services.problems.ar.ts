/** Arabic: the services of the server, and payments. */
import type { servicesProblems } from '#core/contract/problems/services.problems.ts'
import type { WordsOf } from '../../text.ts'

export const servicesProblemsAr: WordsOf<typeof servicesProblems> = {
  'services.database':
    'قاعدة البيانات المدمجة في مجلد البيانات (DATA_DIR). عيّن DATABASE_URL للانتقال إلى PostgreSQL.',
  'services.postgres': 'قاعدة البيانات هي PostgreSQL.',
  'services.slow': 'هذا الخادم يستجيب ببطء شديد. أعد تشغيله.',
  'services.notReady': 'لا يستطيع هذا الخادم استقبال الطلبات الآن ({name}).',
  'services.mailOutbox': 'تُكتب الرسائل في المجلد «outbox» داخل مجلد البيانات.',
  'services.mail': 'تُرسل الرسائل عبر {host}.',
  'services.verificationOn': 'ينتظر إنشاء الحساب فتح الرابط الذي في الرسالة.',
  'services.verificationOff': 'من ينشئ حسابًا يُؤكَّد ويُسجَّل دخوله فورًا.',
  'services.googleOff': 'تسجيل الدخول باستخدام Google متوقف.',
  'services.googleOn': 'يمكن تسجيل الدخول باستخدام Google.',
  'services.extractive': 'تأتي العناوين والأوصاف من الصفحة نفسها (بلا نموذج لغوي).',
  'services.model': '{model} لدى {host}، ومن ورائه الكتابة من الصفحة نفسها.',
  'services.publicUrl': 'يستطيع Pinterest جلب الصور من {host}.',
  'services.privateUrl':
    'لا يستطيع Pinterest جلب الصور من هذا الخادم: استخدم تصدير ZIP، أو عيّن PUBLIC_URL إلى عنوان عام.',
  'services.analyticsOff': 'لا يُرسل ما يفعله المستخدمون إلى أي مكان.',
  'services.analyticsOn': 'يُرسل ما يفعله المستخدمون إلى {host}.',
  'services.chatOff': 'لا تُحمّل نافذة محادثة.',
  'services.chatOn': 'تُحمّل نافذة محادثة من {host}.',
  'services.trendsOff': 'تعطي أداة الكلمات المفتاحية عبارات بلا أرقام نمو.',
  'services.trendsOn': 'تسأل أداة الكلمات المفتاحية {host} عن الاتجاهات.',
  'services.inspectorOn':
    'يمكن مشاهدة ما تفعله آلات الصفحة عند ⁨/inspector⁩ وبجانب كل شاشة (⁨Ctrl+.⁩)؛ ولا يغادر شيء منه المتصفح.',
  'services.inspectorOff': 'لا تُراقب آلات الصفحة.',
  'services.demoSiteOff': 'لا يُعرض موقع تجريبي.',
  'services.demoSiteOn': 'يوجد موقع تجريبي لصنع الدبابيس منه عند {address}.',
  'services.connectingOff':
    'لا يمكن ربط الحسابات بـ Pinterest. يحتاج التطبيق إلى {address} عنوانًا لإعادة التوجيه.',
  'services.connectingOn':
    'تُربط الحسابات عبر تطبيقك على {host}، مع {address} عنوانًا لإعادة التوجيه.',
  'services.practiceOff': 'لا توجد شبكة تدريب.',
  'services.practiceOn': 'توجد شبكة تدريب على {address}.',
  'services.privatePagesOff': 'تُرفض الصفحات ذات العناوين الخاصة.',
  'services.privatePagesOn': 'يُسمح بقراءة الصفحات على هذه العناوين الخاصة: {hosts}.',
  'services.plansOff': 'لا خطط معروضة: كل شيء متاح.',
  'services.plans': 'الخطط المعروضة عند ⁨/subscribe⁩: {count}.',
  'services.payments': 'تجري المدفوعات عبر Stripe.',
  'services.paymentsTest': 'تجري المدفوعات عبر Stripe في وضع الاختبار: لا تنتقل أي أموال.',
  'services.plansAndPayments': '{offer} {payments}',
  'billing.off': 'المدفوعات متوقفة على هذا الخادم (STRIPE_SECRET_KEY).',
  'billing.unreachable': 'تعذّر الوصول إلى Stripe. لم يُخصم شيء. يُرجى المحاولة مجددًا بعد لحظة.',
  'billing.hasPlan': 'لديك خطة بالفعل. غيّرها من «إدارة المدفوعات».',
  'billing.unknownCustomer':
    'لم يعد Stripe يعرفك عميلًا، فلا شيء لإدارته. أعد تحميل هذه الصفحة لاختيار خطة.',
}
