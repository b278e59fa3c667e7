/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { gridMessages } from './grid.messages.ts'

export const gridAr: WordsOf<typeof gridMessages> = {
  'grid.favor': 'مفضّل: \u2068{title}\u2069',
  'grid.edit': 'تعديل \u2068{title}\u2069',
  'grid.rendering': 'جارٍ إنشاء الصورة…',
  'grid.committed': 'في «العناوين واللوحات»',
  'grid.exported': 'صُدِّر في {date}',
  'grid.status.draft': 'مسودة',
  'grid.status.scheduled': 'مجدول',
  'grid.status.filed': 'في ملف',
  'grid.status.publishing': 'قيد النشر',
  'grid.otherBoards': '⁨{boards}⁩ (الدبوس: ⁨{board}⁩)',
  'grid.status.published': 'منشور',
  'grid.status.failed': 'تعذّر النشر',
  'grid.selectedCount':
    '{count, plural, zero {لم يُحدَّد شيء} one {دبوس واحد محدد} two {دبوسان محددان} few {# دبابيس محددة} many {# دبوسًا محددًا} other {# دبوس محدد}}',
  'grid.help':
    'مفاتيح الأسهم للتنقل، وSpace للتحديد، وCtrl+A لتحديد الكل، وShift مع الأسهم للتوسيع، وEnter للتعديل، وL لعرض المظاهر، وF للإضافة إلى المفضلة، وDelete للحذف.',
  'grid.undo': 'تراجع',
  'grid.choice': 'تحديد الدبابيس',
  'grid.all': 'تحديد الكل',
  'grid.none': 'إلغاء تحديد الكل',
  'grid.clear': 'إلغاء التحديد',
  'grid.selectAll': 'تحديد الكل ({count})',
  'grid.actions': 'إجراءات التحديد',
  'grid.deleted':
    '{count, plural, zero {لم يُحذف أي دبوس} one {حُذف دبوس واحد} two {حُذف دبوسان} few {حُذفت # دبابيس} many {حُذف # دبوسًا} other {حُذف # دبوس}}',
  'grid.delete': 'حذف',
  'grid.favorAll': 'مفضّل',
  'grid.render': 'إعادة إنشاء الصور',
  'grid.looks': 'مظاهر أخرى',
  'grid.findLooks': 'مظاهر أخرى (تنويعات): هذا الدبوس بقوالب وألوان واقتصاصات أخرى',
  'grid.vary':
    '{count, plural, zero {نوّع: دبابيس جديدة} one {نوّع: دبابيس جديدة من الصفحة نفسها} two {نوّع: دبابيس جديدة من الصفحتين نفسيهما} few {نوّع: دبابيس جديدة من الصفحات نفسها} many {نوّع: دبابيس جديدة من الصفحات نفسها} other {نوّع: دبابيس جديدة من الصفحات نفسها}}',
  'grid.noLooks':
    '{kind, select, video {ليس للفيديو مظاهر أخرى، فالمظاهر للدبابيس المصمّمة من قالب.} other {ليس للشرائح مظاهر أخرى، فالمظاهر للدبابيس المفردة المصمّمة من قالب.}}',
  'grid.renderStarted':
    'جارٍ إعادة إنشاء {count, plural, zero {# صورة} one {صورة دبوس واحد} two {صورتَي دبوسين} few {صور # دبابيس} many {صور # دبوسًا} other {صور # دبوس}}',
}
