/** Arabic. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { blogMessages } from './blog.messages.ts'

export const blogAr: WordsOf<typeof blogMessages> = {
  'blog.title': 'المدونة',
  'blog.pageTitle': 'المدونة، الصفحة {page}',
  'blog.headline': 'دبابيس أفضل',
  'blog.lead': 'ما تعلّمناه عن الصور والكلمات واللوحات والتخطيط، بلا أرقام مختلقة.',
  'blog.description':
    'مقالات عن إنشاء الدبابيس وصياغتها والتخطيط لها وقياسها: صادقة ومفيدة، وبالحدود الفعلية.',
  'blog.posts': 'المقالات',
  'blog.pages': 'صفحات المدونة',
  'blog.newer': 'مقالات أحدث',
  'blog.older': 'مقالات أقدم',
  'blog.place': 'الصفحة {page} من {pages}',
  'blog.minutes':
    '{count, plural, zero {أقل من دقيقة للقراءة} one {دقيقة واحدة للقراءة} two {دقيقتان للقراءة} few {# دقائق للقراءة} many {# دقيقة للقراءة} other {# دقيقة للقراءة}}',
  'blog.updated': 'حُدّث في {date}',
  'blog.tags': 'موضوعات هذا المقال',
  'blog.trail': 'مسار التنقل',
  'blog.questions': 'أسئلة وأجوبة',
  'blog.related': 'تابع القراءة',
  'blog.feed': 'كل المقالات في خلاصة',
  'blog.closing': 'جرّبه على صفحة من صفحاتك',
  'blog.closingBody':
    'أعطِ {brand} رابط إحدى صفحاتك. يجد الموضوعات، ويكتب عناوين من جملك أنت، ويصنع دبابيس يمكنك تغييرها حتى آخر اقتصاص.',
  'blog.start': 'أنشئ دبابيسك الأولى',
  'blog.studio': 'فتح الاستوديو',
}
