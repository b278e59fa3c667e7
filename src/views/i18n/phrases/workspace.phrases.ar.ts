/** Arabic: importing an account from a file. */
import type { Phrases } from '../phrasebook.ts'

export const workspacePhrasesAr: Phrases = {
  'This ZIP is no workspace file: “workspace.json” is missing in it. Choose a file that was made by “Export this account”.':
    'ملف ZIP هذا ليس ملف حساب: ينقصه «workspace.json». اختر ملفًا أُنشئ عبر «تصدير هذا الحساب».',
  '“workspace.json” is longer than its list of contents can be. The file was not made by this product.':
    'ملف «workspace.json» أطول مما يمكن أن تكون عليه قائمة محتويات. لم يُنشأ الملف بهذا البرنامج.',
  'This ZIP is no workspace file: “workspace.json” says nothing of one. Choose a file that was made by “Export this account”.':
    'ملف ZIP هذا ليس ملف حساب: لا يذكر «workspace.json» شيئًا من ذلك. اختر ملفًا أُنشئ عبر «تصدير هذا الحساب».',
  'This file has format version {version}, and this server knows versions up to {newest}. Update this server, or export the account from a server of the same version.':
    'إصدار صيغة هذا الملف {version}، ويعرف هذا الخادم الإصدارات حتى {newest}. حدّث هذا الخادم، أو صدّر الحساب من خادم بالإصدار نفسه.',
  'The list of contents can’t be read: {reason}': 'تعذّرت قراءة قائمة المحتويات: {reason}',
  'The account can’t be read: {reason}': 'تعذّرت قراءة الحساب: {reason}',
  'A newer version of this product has written this change. Update this server, or export the account from a server of the same version.':
    'كتب إصدار أحدث من هذا البرنامج هذا التغيير. حدّث هذا الخادم، أو صدّر الحساب من خادم بالإصدار نفسه.',
  'This row can’t be read: {reason}': 'تعذّرت قراءة هذا الصف: {reason}',
  'it has another shape.': 'له شكل آخر.',
  '{place}: {fault} Export the account again: it was changed by hand or damaged.':
    '{place}: {fault} صدّر الحساب مجددًا: عُدّل يدويًا أو تلف.',
  'it: {fault} Export the account again: it was changed by hand or damaged.':
    '{fault} صدّر الحساب مجددًا: عُدّل يدويًا أو تلف.',
  'This entry is none of a workspace file. Nothing of it is read; export the account again.':
    'هذا المُدخل ليس من ملف حساب. لا يُقرأ منه شيء؛ صدّر الحساب مجددًا.',
  'This entry is not in the file’s list of contents: it was added later. Export the account again.':
    'هذا المُدخل ليس في قائمة محتويات الملف: أُضيف لاحقًا. صدّر الحساب مجددًا.',
  'This entry is missing in the file. Export the account again.':
    'هذا المُدخل غير موجود في الملف. صدّر الحساب مجددًا.',
  'This entry is no text in UTF-8. Export the account again.':
    'هذا المُدخل ليس نصًا بترميز UTF-8. صدّر الحساب مجددًا.',
  'No row speaks of this picture or font. Export the account again.':
    'لا صف يذكر هذه الصورة أو هذا الخط. صدّر الحساب مجددًا.',
  'This entry has {size} MB; at most {most} MB are read. The file was not made by this product.':
    'حجم هذا المُدخل {size} ميغابايت، ولا يُقرأ أكثر من {most} ميغابايت. لم يُنشأ الملف بهذا البرنامج.',
  'The checksum is another than when the file was made: it was damaged or changed. Copy the file again, or export the account again.':
    'يختلف المجموع الاختباري عما كان عند إنشاء الملف: تلف الملف أو تغيّر. انسخ الملف مجددًا، أو صدّر الحساب مجددًا.',
  'The picture or font itself is missing in the file. Export the account again.':
    'الصورة نفسها أو الخط نفسه غير موجود في الملف. صدّر الحساب مجددًا.',
  'It has {bytes} bytes, and its row says {said}. Export the account again.':
    'حجمه {bytes} بايت، ويذكر صفه {said}. صدّر الحساب مجددًا.',
  'This is no JPEG or PNG that can be read. Export the account again.':
    'هذه ليست صورة JPEG أو PNG يمكن قراءتها. صدّر الحساب مجددًا.',
  'The picture has {width} × {height} pixels, and its row says {saidWidth} × {saidHeight}. Export the account again.':
    'أبعاد الصورة ⁨{width} × {height}⁩ بكسل، ويذكر صفها ⁨{saidWidth} × {saidHeight}⁩. صدّر الحساب مجددًا.',
  'This file has {size} MB; at most {most} MB can be imported here. Ask the operator for more room.':
    'حجم هذا الملف {size} ميغابايت، ولا يمكن استيراد أكثر من {most} ميغابايت هنا. اطلب من المشغّل مساحة أكبر.',
  '“{name}” is being checked. Wait until that is done, or cancel it.':
    'جارٍ التحقق من «{name}». انتظر حتى ينتهي، أو ألغه.',
  '“{name}” is being imported. Wait until that is done, or cancel it.':
    'جارٍ استيراد «{name}». انتظر حتى ينتهي، أو ألغه.',
  '“{name}” is being sent. Wait until that is done, or cancel it.':
    'جارٍ إرسال «{name}». انتظر حتى ينتهي، أو ألغه.',
  'The server was stopped while it imported, so nothing was imported. The file is still here: import it again.':
    'أُوقف الخادم أثناء الاستيراد، فلم يُستورد شيء. ما زال الملف هنا: استورده مجددًا.',
  'Its pictures and fonts take {size} MB, and you have {left} MB left here. Delete pictures, fonts or pages that you no longer need, or ask the operator for more room.':
    'تحتاج صوره وخطوطه إلى {size} ميغابايت، وبقي لك هنا {left} ميغابايت. احذف صورًا أو خطوطًا أو صفحات لم تعد تحتاج إليها، أو اطلب من المشغّل مساحة أكبر.',
  'With it, the pictures of pins here would take {size} MB; {most} MB are the most that an import may come to. Delete pins that you no longer need (the room of their pictures is free 30 days later), or ask the operator for more room.':
    'ستحتاج معه صور الدبابيس هنا إلى {size} ميغابايت، وأقصى ما قد يبلغه استيراد هو {most} ميغابايت. احذف دبابيس لم تعد تحتاج إليها (تتوفر مساحة صورها بعد 30 يومًا)، أو اطلب من المشغّل مساحة أكبر.',
  'It has {pages} pages, and you may add {left} more here. Delete pages that you no longer need, or ask the operator for more room.':
    'عدد صفحاته {pages}، وما يمكنك إضافته هنا {left}. احذف صفحات لم تعد تحتاج إليها، أو اطلب من المشغّل مساحة أكبر.',
  'You have an account named “{name}”: this one will be named “{newName}”.':
    'لديك حساب باسم «{name}»: سيكون اسم هذا «{newName}».',
  'The account was connected to Pinterest. The new one is not: connect it again when you want that.':
    'كان الحساب متصلًا بـPinterest، والجديد غير متصل: صله مجددًا متى شئت.',
  '{count} deleted pin comes along, so that the history can bring them back.':
    '{count, plural, zero {لا يأتي معه أي دبوس محذوف} one {يأتي معه دبوس محذوف واحد} two {يأتي معه دبوسان محذوفان} few {تأتي معه # دبابيس محذوفة} many {يأتي معه # دبوسًا محذوفًا} other {يأتي معه # دبوس محذوف}}، ليستطيع السجل استعادة المحذوف.',
  '{count} deleted pins come along, so that the history can bring them back.':
    '{count, plural, zero {لا يأتي معه أي دبوس محذوف} one {يأتي معه دبوس محذوف واحد} two {يأتي معه دبوسان محذوفان} few {تأتي معه # دبابيس محذوفة} many {يأتي معه # دبوسًا محذوفًا} other {يأتي معه # دبوس محذوف}}، ليستطيع السجل استعادة المحذوف.',
  'Something of this file is in the store already, so nothing was imported. Send the file again: it then gets new names.':
    'بعض ما في هذا الملف موجود في المخزن بالفعل، فلم يُستورد شيء. أرسل الملف مجددًا: عندها تُعطى محتوياته أسماء جديدة.',
  'Something went wrong on the server, and nothing was imported. Try again; if it fails again, tell the operator.':
    'حدث خطأ في الخادم ولم يُستورد شيء. حاول مجددًا؛ وإن لم ينجح مرة أخرى فأخبر المشغّل.',
  'This file has been sent already.': 'أُرسل هذا الملف بالفعل.',
  'Part {part} of this file has {expected} bytes, not {bytes}. Choose the file again: it may have changed.':
    'حجم الجزء {part} من هذا الملف {expected} بايت، لا {bytes}. اختر الملف مجددًا: ربما تغيّر.',
  'Parts of the file are missing. Send them first.': 'تنقص أجزاء من الملف. أرسلها أولًا.',
  'Export the account again: this row was changed by hand or damaged.':
    'صدّر الحساب مجددًا: عُدّل هذا الصف يدويًا أو تلف.',
  'This picture stands in the file twice.': 'هذه الصورة مكررة في الملف.',
  'A picture is a JPEG or PNG.': 'يجب أن تكون الصورة JPEG أو PNG.',
  'This font stands in the file twice.': 'هذا الخط مكرر في الملف.',
  'A font is a TTF, OTF, WOFF or WOFF2 file.': 'يجب أن يكون الخط ملف TTF أو OTF أو WOFF أو WOFF2.',
  'This page stands in the file twice.': 'هذه الصفحة مكررة في الملف.',
  'The page’s address is none that may be opened.': 'لا يُسمح بفتح رابط الصفحة.',
  'The page has an interest twice.': 'في الصفحة اهتمام مكرر.',
  'The page has a picture twice.': 'في الصفحة صورة مكررة.',
  'A picture of the page lies on another server.': 'إحدى صور الصفحة على خادم آخر.',
  'This pin belongs to another account.': 'هذا الدبوس من حساب آخر.',
  'Another pin has the same place in the list.': 'لدبوس آخر الموضع نفسه في القائمة.',
  'The history has a gap: revision {expected} should stand here, not {revision}.':
    'في السجل فجوة: يجب أن تكون هنا النسخة {expected} لا {revision}.',
  'This event stands in the file twice.': 'هذا الحدث مكرر في الملف.',
  'A picture of a pin is worn by no pin of the file.': 'في الملف صورة دبوس لا يحملها أي دبوس فيه.',
  'A pin has place {place} in a list that ends at {end}.':
    'لأحد الدبابيس الموضع {place} في قائمة تنتهي عند {end}.',
  'The file has {count} events of {all}.': 'في الملف {count} من {all} من الأحداث.',
  'A board stands in the file twice.': 'إحدى اللوحات مكررة في الملف.',
  'Two boards, or two sections of a board, have the same name.':
    'للوحتين، أو لقسمين في لوحة، الاسم نفسه.',
  'The pin’s picture lies on another server.': 'صورة الدبوس على خادم آخر.',
  'The pin leads to an address that may not be opened.': 'يؤدي الدبوس إلى رابط لا يُسمح بفتحه.',
  'This entry has more than {most} lines. The file was not made by this product.':
    'في هذا المُدخل أكثر من {most} من الأسطر. لم يُنشأ الملف بهذا البرنامج.',
  'This line has more than {most} MB. The file was not made by this product.':
    'في هذا السطر أكثر من {most} ميغابايت. لم يُنشأ الملف بهذا البرنامج.',
  'The file has more than {most} rows, more than any workspace has.':
    'في الملف أكثر من {most} من الصفوف، وهو أكثر مما في أي حساب.',
  'This holds more values than this product writes in one place, or nests them too deeply. The file was not made by this product.':
    'هنا قيم أكثر مما يكتبه هذا البرنامج في موضع واحد، أو أنها متداخلة بعمق كبير. لم يُنشأ الملف بهذا البرنامج.',
  'The file claims to hold more than could be packed into it. It was not made by this product.':
    'يدّعي الملف أن فيه أكثر مما يتسع له. لم يُنشأ بهذا البرنامج.',
  'This entry takes more room than its content can. The file was not made by this product.':
    'يشغل هذا المُدخل مساحة أكبر مما يمكن لمحتواه. لم يُنشأ الملف بهذا البرنامج.',
  'This entry is packed in a way that is not known here. Export the account again, and don’t pack the file anew.':
    'هذا المُدخل مضغوط بطريقة غير معروفة هنا. صدّر الحساب مجددًا، ولا تضغط الملف من جديد.',
  'This entry was damaged, or is larger than it says. Export the account again, or copy the file again.':
    'تلف هذا المُدخل، أو هو أكبر مما يذكر. صدّر الحساب مجددًا، أو انسخ الملف مجددًا.',
  'Entries of the file lie over each other. It was not made by this product.':
    'تتداخل مُدخلات الملف. لم يُنشأ بهذا البرنامج.',
  'The file has “{path}” twice. It was not made by this product.':
    'في الملف «{path}» مرتين. لم يُنشأ بهذا البرنامج.',
  'This is not a whole workspace file: its end is missing. Download or copy it again.':
    'ملف الحساب هذا غير كامل: تنقصه نهايته. نزّله أو انسخه مجددًا.',
  'This is not a workspace file. Choose one that “Export this account” has made.':
    'هذا ليس ملف حساب. اختر ملفًا أُنشئ عبر «تصدير هذا الحساب».',
  'This entry is encrypted. Export the account again, and don’t pack the file anew.':
    'هذا المُدخل مشفّر. صدّر الحساب مجددًا، ولا تضغط الملف من جديد.',
  'The file has more than {most} entries, more than any workspace has.':
    'في الملف أكثر من {most} مُدخل، وهذا أكثر مما في أي حساب.',
  'This is not a workspace file, or it was damaged on its way. Export the account again, or copy the file again.':
    'هذا ليس ملف حساب، أو تلف في الطريق. صدّر الحساب مجددًا، أو انسخ الملف مجددًا.',
}
