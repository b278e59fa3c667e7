/** Arabic: connecting an account to a network. */
import type { connectionsProblems } from '#core/contract/problems/connections.problems.ts'
import type { WordsOf } from '../../text.ts'

export const connectionsProblemsAr: WordsOf<typeof connectionsProblems> = {
  'connections.pinterestOff':
    'لا يستطيع هذا الخادم الاتصال بـ Pinterest بعد. على من يشغّله ضبط PINTEREST_CLIENT_ID و PINTEREST_CLIENT_SECRET.',
  'connections.practiceOff':
    'شبكة التدريب لا تعمل على هذا الخادم. يمكن لمن يشغّله ضبط PRACTICE_PORT.',
  'connections.over': 'استغرق هذا الاتصال وقتًا طويلًا أو استُخدم من قبل. ابدأ من جديد.',
  'connections.appRefused':
    'رفضت الشبكة تطبيق هذا الخادم، لا أنت. لم يتغيّر شيء. على من يشغّل الخادم مراجعة معرّف التطبيق وسرّه وعنوان العودة والأذونات.',
  'connections.limited':
    'تتلقى الشبكة طلبات كثيرة من هذا الخادم. لم يتغيّر شيء. حاول من جديد بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'connections.unreadable': 'لم تُفهم إجابة الشبكة. لم يتغيّر شيء. حاول لاحقًا.',
  'connections.sandboxRefused':
    'لم تقبل بيئة التجربة هذا الرمز. ربما انتهى: يدوم الرمز يومًا. أنشئ رمزًا آخر في صفحات المطورين، بقراءة اللوحات والدبابيس وكتابتها.',
  'connections.sandboxApart':
    'للوحات بيئة التجربة والشبكة نفسها قوائم مختلفة. استخدم حسابًا آخر لبيئة التجربة، أو اقطع اتصال هذا الحساب أولًا.',
  'connections.notUsable':
    'لم يُنشأ شيء: اتصال الحساب مقطوع أو موقوف. اتصل من جديد في الإعدادات أو تابع هناك، ثم حاول مرة أخرى.',
  'connections.mayNotCreate':
    'لم يُنشأ شيء: لا تسمح الشبكة لتطبيق هذا الخادم بإنشاء لوحات. أنشئها على الشبكة، فتظهر هنا خلال ساعة.',
  'connections.boardRefused': 'لم تقبل الشبكة هذا الاسم. اختر اسمًا آخر.',
  'connections.changedMeanwhile':
    'أُعيد وصل الحساب في هذه الأثناء. اللوحة على الشبكة وتظهر هنا مع القراءة التالية.',
  'connections.readLately':
    'قُرئت اللوحات قبل قليل. يمكنك قراءتها من جديد بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'boards.onNetwork':
    '"{name}" على الشبكة التي يتصل بها هذا الحساب. غيّر اسمها أو احذفها هناك: تتغيّر هنا خلال ساعة.',
  'connections.unreachable': 'لم تُجب الشبكة. لم يتغيّر شيء. حاول مرة أخرى بعد قليل.',
  'connections.otherUser':
    'هذا الحساب متصل باسم {username}، وقد سجّلت الدخول باسم {other}. سجّل الدخول باسم {username} أو افصل الحساب أولًا.',
  'connections.spam':
    'عدّت الشبكة ما أُرسل بريدًا مزعجًا. لن يُرسل شيء آخر حتى تتابع. انتظر يومًا، ثم انشر دبابيس أقل في اليوم، بروابط وصور مختلفة.',
}
