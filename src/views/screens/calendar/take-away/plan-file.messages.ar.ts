/** Arabic: words on the plan as a file for Pinterest’s bulk upload. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { planFileMessages } from './plan-file.messages.ts'

export const planFileAr: WordsOf<typeof planFileMessages> = {
  'planFile.title': 'خطتك كملف لـ Pinterest',
  'planFile.lead':
    'ملف للرفع الجماعي على Pinterest، فيه دبابيسك المجدولة وأوقاتها. لا يحتاج ذلك إلى حساب متصل.',
  'planFile.span': 'أي جزء من الخطة',
  'planFile.days': 'الأيام القادمة: {count}',
  'planFile.dates': 'من تاريخ إلى تاريخ',
  'planFile.from': 'أول يوم',
  'planFile.to': 'آخر يوم',
  'planFile.fits':
    '{count, plural, zero {لا يدخل أي دبوس في الملف} one {يدخل دبوس واحد في الملف} two {يدخل دبوسان في الملف} few {تدخل # دبابيس في الملف} many {يدخل # دبوسًا في الملف} other {يدخل # دبوس في الملف}}',
  'planFile.allFiled':
    '{count, plural, zero {لا دبابيس في هذه الأيام} one {دبوس هذه الأيام موجود في ملف بالفعل} two {دبوسا هذه الأيام موجودان في ملف بالفعل} few {كل دبابيس هذه الأيام (#) موجودة في ملف بالفعل} many {كل دبابيس هذه الأيام (#) موجودة في ملف بالفعل} other {كل دبابيس هذه الأيام (#) موجودة في ملف بالفعل}}',
  'planFile.files':
    '{count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان في ملف ZIP} few {# ملفات في ملف ZIP} many {# ملفًا في ملف ZIP} other {# ملف في ملف ZIP}}، في كل منها 200 دبوس على الأكثر.',
  'planFile.again': 'إدراج ما هو في ملف سابق أيضًا ({count})',
  'planFile.againHint':
    'إذا رفعت دبوسًا مرتين نشره Pinterest مرتين. افعل ذلك فقط إذا لم ترفع الملف السابق.',
  'planFile.leftOut':
    '{count, plural, zero {كل الدبابيس تدخل في الملف} one {دبوس واحد لا يدخل في الملف} two {دبوسان لا يدخلان في الملف} few {# دبابيس لا تدخل في الملف} many {# دبوسًا لا يدخل في الملف} other {# دبوس لا يدخل في الملف}}',
  'planFile.privateLinks':
    '{count, plural, zero {لا دبابيس بلا رابط عام} one {دبوس واحد ليس له رابط عام} two {دبوسان ليس لهما رابط عام} few {# دبابيس ليس لها روابط عامة} many {# دبوسًا ليس لها روابط عامة} other {# دبوس ليس لها روابط عامة}}',
  'planFile.privateLinksWords':
    'أنت وحدك تستطيع فتح هذه الروابط: تؤدي إلى جهازك أو شبكتك، ولا يستطيع Pinterest النظر هناك. تبقى الدبابيس في الملف: ضع لها روابط يستطيع الجميع فتحها قبل رفعه.',
  'planFile.unreachable': 'لا يستطيع Pinterest جلب الصور من هنا',
  'planFile.unreachableWords':
    'تحصل على ملف ZIP فيه ملف CSV والصور. فك ضغطه، وضع الصور على الإنترنت، مثلًا في مكتبة وسائط مدونتك، ثم ارفع ملف CSV.',
  'planFile.unreachableCopy':
    'تحصل على ملف ZIP فيه ملف CSV والصور. يذكر الملف أسماء الصور، لا عناوين يمكن جلبها منها.',
  'planFile.folder': 'عنوان المجلد الذي تضع فيه الصور',
  'planFile.folderHint': 'عندها تكون العناوين في الملف صحيحة. وإلا فاكتبها بنفسك في «Media URL».',
  'planFile.folderWrong': 'أدخل عنوان ويب يبدأ بـ https://.',
  'planFile.publisher': 'من ينشر هذه الدبابيس',
  'planFile.publisher.upload': 'Pinterest، بعد أن ترفع الملف',
  'planFile.publisher.uploadHint': 'يتركها هذا الحساب حتى لا يُنشر شيء مرتين.',
  'planFile.publisher.here': 'هذا الحساب، كما في الخطة',
  'planFile.publisher.hereHint':
    'الملف نسخة للاطلاع فقط. لا ترفعه، وإلا نشر Pinterest هذه الدبابيس مرة ثانية.',
  'planFile.stops':
    '{count, plural, zero {لا يتوقف نشر أي دبوس من هنا} one {يتوقف نشر دبوس واحد من هنا} two {يتوقف نشر دبوسين من هنا} few {يتوقف نشر # دبابيس من هنا} many {يتوقف نشر # دبوسًا من هنا} other {يتوقف نشر # دبوس من هنا}}',
  'planFile.stopsWords':
    'إن لم ترفع الملف في النهاية فاختر «لم أرفعه» في هذه النافذة، فتُنشر من جديد كما في الخطة.',
  'planFile.copied':
    '{count, plural, zero {لا دبابيس في النسخة.} one {في النسخة دبوس واحد، وما زال يُنشر من هنا.} two {في النسخة دبوسان، وما زالا يُنشران من هنا.} few {في النسخة # دبابيس، وما زالت تُنشر من هنا.} many {في النسخة # دبوسًا، وما زالت تُنشر من هنا.} other {في النسخة # دبوس، وما زالت تُنشر من هنا.}}',
  'planFile.sendHere': 'تراجع: النشر من هنا',
  'planFile.undo': 'تراجع',
  'planFile.download': 'تنزيل الملف',
  'planFile.done':
    '{count, plural, zero {لا دبابيس في الملف.} one {في الملف دبوس واحد.} two {في الملف دبوسان.} few {في الملف # دبابيس.} many {في الملف # دبوسًا.} other {في الملف # دبوس.}} ارفعه إلى Pinterest من «إنشاء، الرفع المجمّع».',
  'planFile.missing':
    '{count, plural, zero {لا ينقصه أي دبوس.} one {ينقصه دبوس واحد: لم يعد في الخطة أو فُقدت صورته.} two {ينقصه دبوسان: لم يعودا في الخطة أو فُقدت صورتاهما.} few {تنقصه # دبابيس: لم تعد في الخطة أو فُقدت صورها.} many {ينقصه # دبوسًا: لم تعد في الخطة أو فُقدت صورها.} other {ينقصه # دبوس: لم تعد في الخطة أو فُقدت صورها.}}',
  'planFile.failed': 'تعذّر إنشاء الملف',
  'planFile.taken': 'في ملف سابق',
  'planFile.takenFile':
    'ملف {moment}: {count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} لم يحن نشرها بعد',
  'planFile.moved':
    '{count, plural, zero {لم يتغير وقت أي منها.} one {تغيّر وقت واحد منها في خطتك. غيّره في Pinterest أيضًا.} two {تغيّر وقت اثنين منها في خطتك. غيّرهما في Pinterest أيضًا.} few {تغيّر وقت # منها في خطتك. غيّرها في Pinterest أيضًا.} many {تغيّر وقت # منها في خطتك. غيّرها في Pinterest أيضًا.} other {تغيّر وقت # منها في خطتك. غيّرها في Pinterest أيضًا.}}',
  'planFile.forget': 'لم أرفعه',
  'planFile.forgetOf': 'لم أرفع ملف {moment}',
  'planFile.forgotten': 'سُجّل أن الملف لم يُرفع، ويمكن أن تدخل دبابيسه في ملف آخر.',
  'planFile.offline': 'تعذّر تحميل ما هو في ملف سابق. حاول مجددًا عند الاتصال بالإنترنت.',
}
