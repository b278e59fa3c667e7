/** Arabic: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesAr: Phrases = {
  'This is not a web address. Give it as https://example.com/page.':
    'هذا ليس رابط ويب. اكتبه مثل ⁨https://example.com/page⁩.',
  'The address is empty. Give it as https://example.com/page.':
    'الرابط فارغ. اكتبه مثل ⁨https://example.com/page⁩.',
  'The address is longer than {most} characters. Give a shorter one.':
    'الرابط أطول من {most} حرف. استخدم رابطًا أقصر.',
  'The address is longer than {most} characters when its letters are written as the web does. Give a shorter one.':
    'الرابط أطول من {most} حرف عندما تُكتب أحرفه كما يكتبها الويب. استخدم رابطًا أقصر.',
  '"{address}" is not a web address. Give it as https://example.com/page.':
    '«{address}» ليس رابط ويب. اكتبه مثل ⁨https://example.com/page⁩.',
  '"{address}" does not start with http:// or https://. Only web pages can be read.':
    '«{address}» لا يبدأ بـ ⁨http://⁩ أو ⁨https://⁩. لا يمكن قراءة غير صفحات الويب.',
  'The address holds a name or password. Leave it out: it would end up in your pins.':
    'في الرابط اسم مستخدم أو كلمة مرور. احذفهما: سيظهران في دبابيسك.',
  '"{host}" is not a web address: it has no ending such as .com. For a topic without a page, use “Keyword” in the studio.':
    '«{host}» ليس رابط ويب: تنقصه نهاية مثل ⁨.com⁩. لموضوع من دون صفحة استخدم «كلمة مفتاحية» في الاستوديو.',
  '"{host}" is not a place that this is read from.': '«{host}» ليس مكانًا يُقرأ منه هذا.',
  'There is no website at "{host}". Check the spelling of the address.':
    'لا يوجد موقع باسم «{host}». تحقق من كتابة الرابط.',
  '"{host}" is an address inside a private network, which this server does not read. Paste the page\'s text instead.':
    '«{host}» عنوان داخل شبكة خاصة لا يقرؤها هذا الخادم. الصق نص الصفحة بدلًا من ذلك.',
  '"{host}" sends readers around in a circle and never shows the page. Check the address, or paste the page\'s text.':
    '«{host}» يعيد توجيه القارئ في حلقة ولا يعرض الصفحة أبدًا. تحقق من الرابط، أو الصق نص الصفحة.',
  '"{host}" sends readers on to "{target}", an address inside a private network, which this server does not read. Give the page\'s public address.':
    '«{host}» يحوّل القارئ إلى «{target}»، وهو عنوان داخل شبكة خاصة لا يقرؤها هذا الخادم. اكتب رابط الصفحة العام.',
  'The page sends readers on to "{target}", which is not a web address. Check the address, or paste the page\'s text.':
    'تحوّل الصفحة القارئ إلى «{target}»، وهذا ليس رابط ويب. تحقق من الرابط، أو الصق نص الصفحة.',
  'The site refuses automatic readers; paste the text. (It answered {status}. Your browser can still open it: copy the page from there and add it as pasted text.)':
    'يرفض الموقع القراءة الآلية؛ الصق النص. (كان رده {status}. ما زال متصفحك يستطيع فتح الصفحة: انسخها منه وأضفها نصًا ملصقًا.)',
  'The site refuses automatic readers; paste the text. (Your browser can still open it: copy the page from there and add it as pasted text.)':
    'يرفض الموقع القراءة الآلية؛ الصق النص. (ما زال متصفحك يستطيع فتح الصفحة: انسخها منه وأضفها نصًا ملصقًا.)',
  'There is no page at this address (answer {status}). Check the address: the page may have moved.':
    'لا توجد صفحة عند هذا الرابط (الرد {status}). تحقق من الرابط: ربما نُقلت الصفحة.',
  "The site had a fault of its own (answer {status}). Try again in a few minutes, or paste the page's text.":
    'حدث خطأ في الموقع نفسه (الرد {status}). حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  "The site had a fault of its own. Try again in a few minutes, or paste the page's text.":
    'حدث خطأ في الموقع نفسه. حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  'This address holds {kind}, not a web page. Give the address of the page that shows it.':
    'يؤدي هذا الرابط إلى {kind}، لا إلى صفحة ويب. اكتب رابط الصفحة التي تعرضه.',
  'a file of type {type}': 'ملف (نوعه: {type})',
  'another kind': 'نوع آخر',
  'no web page': 'شيء آخر',
  'The page came back without text. Check that it opens in a private browser window, or paste its text.':
    'وصلت الصفحة بلا نص. تأكد أنها تُفتح في نافذة تصفح خاصة، أو الصق نصها.',
  'The page is drawn by scripts only, so its source holds no text to read. Open the page in your browser and paste its text instead.':
    'ترسم البرامج النصية هذه الصفحة وحدها، فلا نص في مصدرها يُقرأ. افتح الصفحة في متصفحك والصق نصها بدلًا من ذلك.',
  'The page is larger than {limit}, so reading was stopped. Paste the part you need instead.':
    'حجم الصفحة أكبر من {limit}، لذلك أُوقفت القراءة. الصق الجزء الذي تحتاج إليه بدلًا من ذلك.',
  'the limit': 'الحد المسموح',
  'The page did not arrive within {limit}. Try again later, or paste its text.':
    'لم تصل الصفحة في الوقت المتاح ({limit}). حاول لاحقًا، أو الصق نصها.',
  'the time limit': 'المهلة المسموحة',
  '"{host}" asks automatic readers not to read this page (robots.txt). Open the page in your browser and paste its text instead.':
    '«{host}» يطلب من القراءة الآلية ألا تقرأ هذه الصفحة (robots.txt). افتح الصفحة في متصفحك والصق نصها بدلًا من ذلك.',
  "The page's letters could not be decoded ({reason}). Paste its text instead.":
    'تعذّر فهم ترميز أحرف الصفحة ({reason}). الصق نصها بدلًا من ذلك.',
  "The page's letters could not be decoded. Paste its text instead.":
    'تعذّر فهم ترميز أحرف الصفحة. الصق نصها بدلًا من ذلك.',
  'This is not a sitemap that can be read: {reason}. It is usually at /sitemap.xml; or paste a list of addresses.':
    'هذه ليست خريطة موقع يمكن قراءتها: {reason}. توجد عادةً عند ⁨/sitemap.xml⁩؛ أو الصق قائمة روابط.',
  'This is not a sitemap that can be read. It is usually at /sitemap.xml; or paste a list of addresses.':
    'هذه ليست خريطة موقع يمكن قراءتها. توجد عادةً عند ⁨/sitemap.xml⁩؛ أو الصق قائمة روابط.',
  'This is not an RSS or Atom feed that can be read: {reason}. It is often at /feed; or paste a list of addresses.':
    'هذه ليست خلاصة RSS أو Atom يمكن قراءتها: {reason}. توجد غالبًا عند ⁨/feed⁩؛ أو الصق قائمة روابط.',
  'This is not an RSS or Atom feed that can be read. It is often at /feed; or paste a list of addresses.':
    'هذه ليست خلاصة RSS أو Atom يمكن قراءتها. توجد غالبًا عند ⁨/feed⁩؛ أو الصق قائمة روابط.',
  'This is not a CSV with web addresses. Put one address in each row.':
    'هذا ليس ملف CSV فيه روابط ويب. ضع رابطًا واحدًا في كل صف.',
  'This address is already in your pages. It was not added a second time.':
    'هذا الرابط موجود بالفعل بين صفحاتك. لم يُضف مرة ثانية.',
  'It could not be made. The others are safe; try this one again.':
    'تعذّر إنشاؤه. لم يتأثر الباقي؛ حاول مجددًا مع هذا وحده.',
  'This was not added: {limit} pages are the most that one person may have here. Delete pages that you no longer need.':
    'لم يُضف هذا: أقصى عدد لصفحات الشخص الواحد هنا {limit}. احذف صفحات لم تعد تحتاج إليها.',
  'This was not added: all pages are the most that one person may have here. Delete pages that you no longer need.':
    'لم يُضف هذا: بلغت أقصى عدد لصفحات الشخص الواحد هنا. احذف صفحات لم تعد تحتاج إليها.',
  '"{host}" could not be reached ({reason}). Try again in a few minutes, or paste the page\'s text.':
    '«{host}» تعذّر الوصول إليه ({reason}). حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  '"{host}" could not be reached. Try again in a few minutes, or paste the page\'s text.':
    '«{host}» تعذّر الوصول إليه. حاول مجددًا بعد دقائق، أو الصق نص الصفحة.',
  'it refuses the connection': 'يرفض الاتصال',
  'it broke off the connection': 'قطع الاتصال',
  'there is no way to it': 'لا طريق إليه',
  'this server has no network': 'لا شبكة لدى هذا الخادم',
  'its certificate has expired': 'انتهت صلاحية شهادته',
  'its certificate is not trusted': 'شهادته غير موثوقة',
  'its certificate is for another name': 'شهادته لاسم آخر',
  'it is packed as "{encoding}"': 'هو مضغوط بصيغة «{encoding}»',
  'its compression is broken': 'ضغطه تالف',
  'its compression is broken or it is larger than 50 MB': 'ضغطه تالف أو حجمه أكبر من 50 ميغابايت',
  'it names the unknown charset "{charset}"': 'يذكر ترميزًا غير معروف «{charset}»',
  'it holds bytes that are no text': 'فيه بايتات ليست نصًا',
  'it is a web page': 'هو صفحة ويب',
  'it begins with <{tag}>': 'يبدأ بـ ⁨<{tag}>⁩',
  'it is no XML': 'ليس XML',
  'it names no pages': 'لا يذكر أي صفحات',
  'it is JSON, but no feed': 'هو JSON لكنه ليس خلاصة',
  'its JSON is broken': 'ملف JSON تالف',
  'only {count} of its files could be read in time; their addresses were taken':
    'عدد الملفات التي قُرئت في الوقت المتاح {count} فقط، وأُخذت روابطها',
  'the file breaks off after {count} addresses, which were taken':
    'ينقطع الملف بعد روابط عددها {count}، وقد أُخذت',
  'Only the first {most} of {all} addresses were taken. Add the others after these.':
    'أُخذت أول {most} من {all} من الروابط فقط. أضف الباقي بعدها.',
  'This is the same page as "{address}". It was added once.':
    'هذه هي الصفحة نفسها في «{address}». أُضيفت مرة واحدة.',
  'This is the same page as line {line}. It was added once.':
    'هذه هي الصفحة نفسها في السطر {line}. أُضيفت مرة واحدة.',
  'The CSV is empty. Put one web address in each row.': 'ملف CSV فارغ. ضع رابط ويب واحدًا في كل صف.',
  'No column of this CSV holds web addresses. Put one address in each row, as https://example.com/page.':
    'لا عمود في ملف CSV هذا فيه روابط ويب. ضع رابطًا في كل صف، مثل ⁨https://example.com/page⁩.',
  'Line {line} has no web address. It was left out; the other lines were taken.':
    'لا رابط ويب في السطر {line}. تُرك هذا السطر وأُخذت الأسطر الأخرى.',
  'Only the first {most} of {all} rows were taken. Add the others in a second file.':
    'أُخذت أول {most} من {all} من الصفوف فقط. أضف الباقي في ملف ثانٍ.',
  'Line {line} has a quotation mark that is never closed. It was left out; put the address there without quotes.':
    'في السطر {line} علامة اقتباس لا تُغلق. تُرك هذا السطر؛ اكتب الرابط فيه بلا علامات اقتباس.',
  "The pasted HTML holds too few words to write from: about {least} are needed. Paste more of the page's source, or its text.":
    'كلمات HTML الملصق أقل من أن يُكتب منها: المطلوب نحو {least}. الصق المزيد من مصدر الصفحة، أو نصها.',
  'The pasted text is empty. Paste the words of the page.': 'النص الملصق فارغ. الصق كلمات الصفحة.',
  'Reading was cancelled before this page had its turn. Read it again when you like.':
    'أُلغيت القراءة قبل أن يأتي دور هذه الصفحة. أعد قراءتها متى شئت.',
  'This page is very long: about its first {most} letters were read.':
    'هذه الصفحة طويلة جدًا: قُرئ أول {most} حرف منها تقريبًا.',
  'The language could not be told: keywords come from word counts only, and words are taken from the page as they stand.':
    'تعذّرت معرفة اللغة: تأتي الكلمات المفتاحية من عدّ الكلمات فقط، وتؤخذ الكلمات من الصفحة كما هي.',
  'The keywords of this page were found by counting words, since we know the grammar of English only. Look through them before you choose.':
    'وُجدت الكلمات المفتاحية لهذه الصفحة بعدّ الكلمات، لأننا لا نعرف إلا قواعد الإنجليزية. راجعها قبل أن تختار.',
  'Reading this list took too long, so it was stopped. Split it into smaller lists.':
    'طالت قراءة هذه القائمة فأُوقفت. قسّمها إلى قوائم أصغر.',
  'This list is too large to read, so it was stopped. Split it into smaller lists.':
    'هذه القائمة أكبر من أن تُقرأ فأُوقفت قراءتها. قسّمها إلى قوائم أصغر.',
  'Only the first {shown} problems of this list are shown, of {all} in all. Fix these first.':
    'تظهر أول {shown} مشكلة فقط من هذه القائمة، من أصل {all}. أصلح هذه أولًا.',
  'Working through this page took too long, so it was stopped; the others are read. Paste the part you need as text instead.':
    'طالت معالجة هذه الصفحة فأُوقفت؛ وقُرئت الصفحات الأخرى. الصق الجزء الذي تحتاج إليه نصًا بدلًا من ذلك.',
  'This page was too much to work through, so it was stopped; the others are read. Paste the part you need as text instead.':
    'هذه الصفحة أكبر من أن تُعالج فأُوقفت؛ وقُرئت الصفحات الأخرى. الصق الجزء الذي تحتاج إليه نصًا بدلًا من ذلك.',
  'The page was read, but it names no topic that people could search for. Type its topic instead.':
    'قُرئت الصفحة لكنها لا تذكر موضوعًا يمكن البحث عنه. اكتب موضوعها بدلًا من ذلك.',
  'The page was not read in time. Try again later, or type its topic instead.':
    'لم تُقرأ الصفحة في الوقت المتاح. حاول لاحقًا، أو اكتب موضوعها بدلًا من ذلك.',
  'The page is too short: it has no whole sentence to make a pin of. Add some text to it, or paste text instead.':
    'الصفحة قصيرة جدًا: ليس فيها جملة كاملة لصنع دبوس منها. أضف نصًا إليها، أو الصق نصًا بدلًا من ذلك.',
  'This page is short. Several pins will share a title and differ in design. Add text to the page for more titles.':
    'هذه الصفحة قصيرة. ستشترك عدة دبابيس في عنوان واحد وتختلف في التصميم. أضف نصًا إلى الصفحة لعناوين أكثر.',
  'No pictures found: pins use colour only. You can add your own pictures.':
    'لم توجد صور: تستخدم الدبابيس الألوان فقط. يمكنك إضافة صورك.',
  'No picture of this page can be used: pins use colour only. You can add your own pictures.':
    'لا تصلح أي صورة من هذه الصفحة: تستخدم الدبابيس الألوان فقط. يمكنك إضافة صورك.',
  '{pictures} could not be read and {were} left out.':
    'صور تعذّرت قراءتها {were, select, was {فتُركت} other {فتُركت}}: {pictures}.',
  '{pictures} may not be read by automatic readers (robots.txt). Save {them} and add {them} as your own if you may use {them}.':
    'صور لا يُسمح للقراءة الآلية بقراءتها (robots.txt): {pictures}. {them, select, it {احفظها وأضفها كصورة لك إن كان يحق لك استخدامها} other {احفظها وأضفها كصور لك إن كان يحق لك استخدامها}}.',
  '{pictures} did not fit into your storage and {were} left out. Delete pictures that you brought or pages that you no longer need, then read this page again.':
    'صور لم تتسع لها مساحتك {were, select, was {فتُركت} other {فتُركت}}: {pictures}. احذف صورًا أضفتها أو صفحات لم تعد تحتاج إليها، ثم أعد قراءة هذه الصفحة.',
  'One picture': 'صورة واحدة',
  '{count} pictures':
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'Reading {title}': 'قراءة {title}',
  'Reading {count} pages':
    'قراءة {count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'Reading {title} again': 'إعادة قراءة {title}',
  'Reading a page again': 'إعادة قراءة صفحة',
  'Reading {count} pages again':
    'إعادة قراءة {count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'This page was still being read when its account was exported. Read it again.':
    'كانت هذه الصفحة ما زالت تُقرأ عند تصدير حسابها. أعد قراءتها.',
  'This page has the interest "{name}" already. Choose that one, or give this one another name.':
    'لهذه الصفحة الاهتمام «{name}» بالفعل. اختره، أو اكتب لهذا اسمًا آخر.',
  'The words of this page could not be counted in time, and nothing was changed. Please try again.':
    'تعذّر عدّ كلمات هذه الصفحة في الوقت المتاح، ولم يتغيّر شيء. يُرجى المحاولة مجددًا.',
}
