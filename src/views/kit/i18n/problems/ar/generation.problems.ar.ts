/** Arabic: generating pins, the tasks that do it, and changes to pins. */
import type { generationProblems } from '#core/contract/problems/generation.problems.ts'
import type { WordsOf } from '../../text.ts'

export const generationProblemsAr: WordsOf<typeof generationProblems> = {
  'generation.choosePage': 'اختر صفحة واحدة على الأقل.',
  'generation.pinCount': 'يجب أن يكون عدد الدبابيس بين 1 و500.',
  'generation.chooseType': 'اختر نوعًا واحدًا من الدبابيس على الأقل.',
  'generation.chooseTemplate': 'اختر قالبًا واحدًا على الأقل.',
  'generation.noTemplateOfType':
    'لا قالب من القوالب المختارة يناسب أنواع الدبابيس المختارة. اختر قالبًا آخر أو نوعًا آخر.',
  'generation.noTemplateOfBrand':
    'لا تسمح هوية العلامة هذه بأي من القوالب المختارة. اختر قالبًا آخر أو اسمح بقالب في إعدادات العلامة.',
  'generation.pagesUnread':
    'لم تُقرأ أي من الصفحات المختارة بعد. انتظر حتى تنتهي القراءة، أو أعد قراءتها.',
  'generation.running': 'يجري إنشاء دبابيس في هذا الحساب. انتظر حتى ينتهي أو ألغه؛ وما أُنشئ محفوظ.',
  'generation.anotherRunning': 'يجري إنشاء دبابيس أخرى في هذا الحساب. حاول مجددًا عندما ينتهي.',
  'generation.quotaLeft':
    'أقصى عدد للدبابيس في 24 ساعة {most}، وقد أنشأت منها {made}. أنشئ الآن {left} على الأكثر، أو انتظر قليلًا. الدبابيس التي لديك محفوظة.',
  'generation.quotaUsed':
    'أقصى عدد للدبابيس في 24 ساعة {most}، وقد أنشأت منها {made}. انتظر قليلًا. الدبابيس التي لديك محفوظة.',
  'generation.pinsOf':
    '{count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {about}',
  'generation.picture': 'صورة «{title}»',
  'generation.pictures':
    'صور {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'generation.pageDeleted': 'حُذفت الصفحة قبل إنشاء هذا الدبوس. لم تتأثر الدبابيس الأخرى.',
  'generation.pageTooShort':
    'لا تقول الصفحة ما يكفي عن «{interest}». اختر اهتمامًا آخر، أو الصق المزيد من نصها.',
  'bulk.pinsOfTable':
    '{count, plural, zero {لا دبابيس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من جدول، بقالب «{name}»',
  'bulk.templateGone': 'لم يعد هذا القالب موجودًا. اختر قالبًا آخر.',
  'bulk.pictureGone': 'لم تعد هذه الصورة محفوظة هنا. اختر صورة أخرى وحاول مرة أخرى.',
  'bulk.noRoom': 'لم تعد هناك مساحة لهذه الصورة. احذف صورًا لا تحتاج إليها وحاول مرة أخرى.',
  'bulk.textTooLong': 'تحتاج الكلمات «{words}» إلى مساحة أكبر من المتاحة. اختصرها.',
  'tasks.tooMany':
    'لديك {most, plural, zero {# مهمة} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}} لم تكتمل بعد. انتظر حتى يكتمل بعضها أو ألغِ بعضها. ما أُنشئ حتى الآن محفوظ.',
  'tasks.fault': 'حدث خطأ في الخادم أثناء الإنشاء. لم يتأثر الباقي؛ حاول مجددًا مع هذا وحده.',
  'tasks.crashed': 'توقف الخادم بسببه عدة مرات فتُرك. أُنشئ الباقي؛ حاول مجددًا بكلمات أو صور أخرى.',
  'tasks.noneMade': 'لم ينجح إنشاء أي منها، وعددها {count}. {reason}',
  'tasks.notMade': 'تعذّر إنشاؤه.',
  'demo.tooSlow': 'لم تُقرأ الصفحة ولم تُرسم دبابيسها في الوقت المتاح. حاول لاحقًا، أو جرّب صفحة أخرى.',
  'demo.tooOften':
    'هذا كثير. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'demo.busy':
    'كثيرون يجرّبون هذا الآن. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {لحظة} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'demo.pasteAddress': 'الصق رابط صفحة.',
  'demo.addressLong': 'أقصى طول للرابط 2048 حرفًا.',
  'pins.missing': 'لا يوجد هذا الدبوس في هذا الحساب.',
  'pins.gone': 'لم يعد هذا الدبوس موجودًا في هذا الحساب.',
  'pins.addedByGeneration': 'لا تُضاف الدبابيس إلا بإنشائها.',
  'pins.otherAccount': 'أحد الدبابيس من حساب آخر.',
  'pins.alreadyThere': 'الدبابيس موجودة بالفعل.',
  'pins.tooOldToRestore': 'لا يمكن استعادة إلا الدبابيس المحذوفة قبل أقل من 30 يومًا.',
  'pins.serverPin': 'لا يحدد serverPin إلا الخادم.',
  'pins.otherMedia': 'يبقى الدبوس كما هو: فيديو أو شرائح صور أو صورة.',
  'pins.foreignPicture': 'يجب أن تكون الصورة من هذا الخادم.',
  'pins.boardGone': 'لم تعد هذه اللوحة موجودة في هذا الحساب.',
  'pins.badCursor': 'هذا الموضع في القائمة غير معروف لدينا.',
}
