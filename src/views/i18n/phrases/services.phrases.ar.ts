/** Arabic: the services of a server, payments, and the tools that ask Pinterest. */
import type { Phrases } from '../phrasebook.ts'

export const servicesPhrasesAr: Phrases = {
  'This server answers too slowly. Restart it.': 'يستجيب هذا الخادم ببطء شديد. أعد تشغيله.',
  'The embedded database in the data directory (DATA_DIR). Set DATABASE_URL to move to PostgreSQL.':
    'قاعدة البيانات المدمجة في مجلد البيانات (DATA_DIR). عيّن DATABASE_URL للانتقال إلى PostgreSQL.',
  'Mails are written to the folder "outbox" in the data directory.':
    'تُكتب الرسائل في المجلد «outbox» داخل مجلد البيانات.',
  'Mails go out by {host}.': 'تُرسل الرسائل عبر {host}.',
  'A registration waits for the link in the mail.':
    'ينتظر إنشاء الحساب فتح الرابط الذي في الرسالة.',
  'A registration is verified and logged in at once.': 'من ينشئ حسابًا يُؤكَّد ويُسجَّل دخوله فورًا.',
  'Signing in with Google is off.': 'تسجيل الدخول باستخدام Google متوقف.',
  'People can sign in with Google.': 'يمكن تسجيل الدخول باستخدام Google.',
  'Titles and descriptions come from the page itself (the extractive writer).':
    'تأتي العناوين والأوصاف من الصفحة نفسها (بلا نموذج لغوي).',
  '{model} at {host}, with the extractive writer behind it.':
    '{model} لدى {host}، ومن ورائه الكتابة من الصفحة نفسها.',
  'Pinterest can fetch pictures from {host}.': 'يستطيع Pinterest جلب الصور من {host}.',
  "Pinterest can't fetch pictures from this server: use the ZIP export, or set PUBLIC_URL to a public address.":
    'لا يستطيع Pinterest جلب الصور من هذا الخادم: استخدم تصدير ZIP، أو عيّن PUBLIC_URL إلى عنوان عام.',
  'No user behaviour is sent anywhere.': 'لا يُرسل ما يفعله المستخدمون إلى أي مكان.',
  'User behaviour is sent to {host}.': 'يُرسل ما يفعله المستخدمون إلى {host}.',
  'No chat widget is loaded.': 'لا تُحمّل نافذة محادثة.',
  'A chat widget is loaded from {host}.': 'تُحمّل نافذة محادثة من {host}.',
  'The keyword tool gives phrases without growth.':
    'تعطي أداة الكلمات المفتاحية عبارات بلا أرقام نمو.',
  'The keyword tool asks {host} for trends.': 'تسأل أداة الكلمات المفتاحية {host} عن الاتجاهات.',
  'What the machines of a page do can be watched at /inspector and beside each screen (Ctrl+.); nothing of it leaves the browser.':
    'يمكن مشاهدة ما تفعله آلات الصفحة عند ⁨/inspector⁩ وبجانب كل شاشة (⁨Ctrl+.⁩)؛ ولا يغادر شيء منه المتصفح.',
  'The machines of a page are not watched.': 'لا تُراقب آلات الصفحة.',
  'No demo site is served.': 'لا يُعرض موقع تجريبي.',
  'A demo site to generate from stands at {address}.':
    'يوجد موقع تجريبي لصنع الدبابيس منه عند {address}.',
  'Pages on private addresses are refused.': 'تُرفض الصفحات ذات العناوين الخاصة.',
  'Pages on these private hosts may be read: {hosts}.':
    'يُسمح بقراءة الصفحات على هذه العناوين الخاصة: {hosts}.',
  'No plans are offered: everything is included.': 'لا خطط معروضة: كل شيء متاح.',
  '{count} plan is offered at /subscribe.': 'الخطط المعروضة عند ⁨/subscribe⁩: {count}.',
  '{count} plans are offered at /subscribe.': 'الخطط المعروضة عند ⁨/subscribe⁩: {count}.',
  'Payments go by Stripe.': 'تجري المدفوعات عبر Stripe.',
  'Payments go by Stripe, in its test mode: no money moves.':
    'تجري المدفوعات عبر Stripe في وضع الاختبار: لا تنتقل أي أموال.',
  'Payments are switched off on this server (STRIPE_SECRET_KEY).':
    'المدفوعات متوقفة على هذا الخادم (STRIPE_SECRET_KEY).',
  'Stripe could not be reached. Nothing was charged. Please try again in a moment.':
    'تعذّر الوصول إلى Stripe. لم يُخصم شيء. يُرجى المحاولة مجددًا بعد لحظة.',
  'You have a plan already. Change it under “Manage payments”.':
    'لديك خطة بالفعل. غيّرها من «إدارة المدفوعات».',
  'Stripe does not know you as a customer any more, so there is nothing to manage. Load this page again to choose a plan.':
    'لم يعد Stripe يعرفك عميلًا، فلا شيء لإدارته. أعد تحميل هذه الصفحة لاختيار خطة.',
  'Type a topic of one to five words, such as “lemon cake”, or the address of a page.':
    'اكتب موضوعًا من كلمة إلى خمس كلمات، مثل «كعكة الليمون»، أو رابط صفحة.',
  'What Pinterest sent is no video file. Begin again with the address of the pin.':
    'ما أرسله Pinterest ليس ملف فيديو. ابدأ من جديد برابط الدبوس.',
  'Pinterest’s video server could not be reached. Please try again in {seconds} seconds.':
    'تعذّر الوصول إلى خادم الفيديو لدى Pinterest. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'The address of this video leads to another place, from which nothing is handed on. Begin again with the address of the pin.':
    'يؤدي رابط هذا الفيديو إلى مكان آخر لا يُمرَّر منه شيء. ابدأ من جديد برابط الدبوس.',
  'Pinterest does not hand this video out. Open the pin in your browser to see whether it is still public.':
    'لا يتيح Pinterest هذا الفيديو. افتح الدبوس في متصفحك لترى هل ما زال عامًا.',
  'The video is larger than 80 MB, the most that is handed on. Choose a smaller format.':
    'الفيديو أكبر من 80 ميغابايت، وهو أقصى ما يُمرَّر. اختر صيغة أصغر.',
  'The video did not begin to arrive in time. Please try again in {seconds} seconds.':
    'لم يبدأ الفيديو بالوصول في الوقت المتاح. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'There is no video at this address any more. Begin again with the address of the pin.':
    'لم يعد هناك فيديو عند هذا الرابط. ابدأ من جديد برابط الدبوس.',
  'Many videos are on their way to other people. Please try again in {seconds} seconds.':
    'فيديوهات كثيرة في طريقها إلى أشخاص آخرين. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'Other videos are on their way to you. Wait until they have arrived.':
    'فيديوهات أخرى في طريقها إليك. انتظر حتى تصل.',
  'Only videos on Pinterest’s own hosts are handed on. Begin with the address of the pin.':
    'لا تُمرَّر إلا الفيديوهات التي على خوادم Pinterest نفسه. ابدأ برابط الدبوس.',
}
