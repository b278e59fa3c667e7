/** Arabic: what any call can be refused with, and what forms say of a field. */
import type { Phrases } from '../phrasebook.ts'

export const callsAr: Phrases = {
  'The server did not answer. Check your connection and try again.':
    'لم يستجب الخادم. تحقق من اتصالك وحاول مجددًا.',
  'The server took too long to answer. Try again.': 'استغرق رد الخادم وقتًا طويلًا. حاول مجددًا.',
  'The server took too long to answer. Please try again.':
    'استغرق رد الخادم وقتًا طويلًا. يُرجى المحاولة مجددًا.',
  'The server gave an answer that this page does not understand. Reload the page and try again.':
    'رد الخادم بما لا تفهمه هذه الصفحة. أعد تحميل الصفحة وحاول مجددًا.',
  'The request was stopped.': 'أُوقف الطلب.',
  'Your session has ended. Log in again.': 'انتهت جلستك. سجّل الدخول مجددًا.',
  'You may not do this.': 'لا يُسمح لك بهذا.',
  'This is not here any more.': 'لم يعد هذا موجودًا.',
  'This is too large for the server.': 'هذا أكبر مما يقبله الخادم.',
  'Too many requests. Wait a moment and try again.': 'طلبات كثيرة جدًا. انتظر لحظة ثم حاول مجددًا.',
  'The server has a problem. Try again in a moment.': 'حدثت مشكلة في الخادم. حاول مجددًا بعد لحظة.',
  'The server refused this.': 'رفض الخادم هذا.',
  'Something went wrong on the server. Please try again.':
    'حدث خطأ في الخادم. يُرجى المحاولة مجددًا.',
  'Something went wrong on this page. Reload it and try again.':
    'حدث خطأ في هذه الصفحة. أعد تحميلها وحاول مجددًا.',
  'Somebody else changed this at the same moment. Please try again.':
    'غيّر شخص آخر هذا في اللحظة نفسها. يُرجى المحاولة مجددًا.',
  'Too many attempts. Please try again in {seconds} seconds.':
    'محاولات كثيرة جدًا. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'Authentication credentials were not provided.': 'لم تسجّل الدخول.',
  'CSRF Failed: The request came from another site.': 'رُفض الطلب لأنه جاء من موقع آخر (CSRF).',
  'CSRF Failed: CSRF cookie not set.':
    'رُفض الطلب لعدم وجود ملف تعريف الارتباط الواقي من الطلبات المزورة (CSRF). أعد تحميل الصفحة.',
  'CSRF Failed: CSRF token missing or incorrect.':
    'رُفض الطلب لأن رمز الوقاية من الطلبات المزورة غائب أو غير صحيح (CSRF). أعد تحميل الصفحة.',
  'The request is not of the contract’s shape.': 'ليس الطلب بالشكل المتفق عليه.',
  'The request is too large.': 'الطلب كبير جدًا.',
  'This content type is not accepted here.': 'لا يُقبل هذا النوع من المحتوى هنا.',
  'JSON parse error: the body could not be read.': 'محتوى الطلب ليس JSON يمكن قراءته.',
  'The request could not be read.': 'تعذّرت قراءة الطلب.',
  'The address could not be read.': 'تعذّرت قراءة الرابط.',
  'There is no call {method} {path}.': 'لا يوجد طلب باسم {method} {path}.',
  'Send the file itself as the body.': 'أرسل الملف نفسه محتوى للطلب.',
  'Send the body as application/json.': 'أرسل محتوى الطلب بصيغة application/json.',
  'The file is empty.': 'الملف فارغ.',
  'Choose a file.': 'اختر ملفًا.',
  'The server has no disk space left, so this was not saved; what was saved before is safe. Ask its operator to free some space, then try again.':
    'لم تبق مساحة تخزين على الخادم، لذلك لم يُحفظ هذا؛ وما حُفظ من قبل آمن. اطلب من مشغّل الخادم توفير مساحة، ثم حاول مجددًا.',
  'Your storage is full: of {all} there are {left} left, and this file has {size}. Delete pictures or fonts that you brought, or pages that you no longer need (the room of their pictures is free a day later).':
    'مساحتك ممتلئة: بقي {left} من {all}، وحجم هذا الملف {size}. احذف صورًا أو خطوطًا أضفتها، أو صفحات لم تعد تحتاج إليها (تتوفر مساحة صورها بعد يوم).',
  '{size} KB': '{size} كيلوبايت',
  '{size} MB': '{size} ميغابايت',
  '{seconds} seconds':
    '{seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',

  'Enter a valid value.': 'أدخل قيمة صالحة.',
  'Must be a valid UUID.': 'يجب أن يكون معرّف UUID صالحًا.',
  'Must be a name of a picture or font.': 'يجب أن يكون اسم صورة أو خط.',
  'This field is required.': 'هذا الحقل مطلوب.',
  'This field may not be null.': 'لا يجوز أن تكون قيمة هذا الحقل null.',
  'This field may not be blank.': 'لا يجوز أن يكون هذا الحقل فارغًا.',
  '{choice} is not a valid choice.': '{choice} ليس من الخيارات المتاحة.',
  'This is none of the known kinds.': 'ليس هذا من الأنواع المعروفة.',
  'Not a valid {expected}.': 'قيمة غير صالحة (المتوقع: {expected}).',
  'Ensure this field has at least {least} characters.':
    'يجب ألا يقل هذا الحقل عن {least, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'Ensure this field has no more than {most} characters.':
    'يجب ألا يزيد هذا الحقل على {most, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'This list may not be empty.': 'لا يجوز أن تكون هذه القائمة فارغة.',
  'Ensure this list has at least {least} entries.': 'أقل عدد لعناصر هذه القائمة هو {least}.',
  'Ensure this list has no more than {most} entries.': 'أقصى عدد لعناصر هذه القائمة هو {most}.',
  'Ensure this value is greater than or equal to {least}.': 'أقل قيمة مسموح بها هنا هي {least}.',
  'Ensure this value is less than or equal to {most}.': 'أقصى قيمة مسموح بها هنا هي {most}.',
  'Give a colour as #rrggbb.': 'اكتب اللون بالصيغة \u2068#rrggbb\u2069.',

  '{what} was not found.': 'تعذّر العثور على {what}.',
  'This account': 'هذا الحساب',
  'This board': 'هذه اللوحة',
  'This section': 'هذا القسم',
  'This session': 'هذه الجلسة',
  'This plan': 'هذه الخطة',
  'A payment of yours': 'دفعة لك',
  'A chosen page': 'إحدى الصفحات المختارة',
  'This page': 'هذه الصفحة',
  'This pin': 'هذا الدبوس',
  'This task': 'هذه المهمة',
  'This interest': 'هذا الاهتمام',
  'This picture': 'هذه الصورة',
  'This font': 'هذا الخط',
  'This import': 'عملية الاستيراد هذه',

  'Give the account a name.': 'اكتب اسمًا للحساب.',
  'Give the board a name.': 'اكتب اسمًا للوحة.',
  'A name has at most 100 characters.': 'أقصى طول للاسم 100 حرف.',
  'A name has at most 180 characters.': 'أقصى طول للاسم 180 حرفًا.',
  'You already have an account named “{name}”.': 'لديك بالفعل حساب باسم «{name}».',
  'Another board has this name by now. Rename it, then undo again.':
    'صار لهذا الاسم لوحة أخرى. أعد تسميتها ثم تراجع مرة أخرى.',
  'There is no room for this page any more. Delete another page, then undo again.':
    'لم يعد هناك مكان لهذه الصفحة. احذف صفحة أخرى ثم تراجع مرة أخرى.',
  'A page with this address has been added since.': 'أُضيفت صفحة بهذا العنوان منذ ذلك الحين.',
  'This account already has a board named “{name}”.': 'في هذا الحساب بالفعل لوحة باسم «{name}».',
  'This board already has a section named “{name}”.': 'في هذه اللوحة بالفعل قسم باسم «{name}».',
}
