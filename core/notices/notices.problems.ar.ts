/** Arabic: what a person reads about an account. */
import type { noticesProblems } from '#core/contract/problems/notices.problems.ts'

export const noticesProblemsAr: Readonly<Record<keyof typeof noticesProblems, string>> = {
  'notices.lost':
    'لم يعد "{account}" متصلًا، فلا يُنشر منه شيء. اتصل من جديد في الإعدادات: الخطة محفوظة.',
  'notices.stopped':
    'النشر من "{account}" موقوف. اقرأ السبب في الإعدادات، وتابع هناك عندما تكون مستعدًا.',
  'notices.failures':
    'تعذّر نشر آخر ثلاثة دبابيس من "{account}". راجعها في التقويم: عند كل منها السبب.',
  'notices.asked':
    'لا يُعرف إن كان {count, plural, one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من "{account}" قد نُشر. راجع لوحتك وأجب في التقويم: لن يُرسل شيء من ذلك مرة أخرى حتى ذلك الحين.',
  'notices.planDry':
    'لا شيء مخطط لـ"{account}" بعد {count, plural, one {اليوم القادم} two {اليومين القادمين} few {# أيام القادمة} many {# يومًا القادمة} other {# يوم القادمة}}. خطّط لمزيد من الدبابيس في التقويم.',
  'notices.automation':
    'أُوقفت "{name}" في "{account}" مؤقتًا لأن ثلاث عمليات تشغيل متتالية فشلت. اقرأ السبب في الأتمتة ثم شغّلها من هناك.',
}
