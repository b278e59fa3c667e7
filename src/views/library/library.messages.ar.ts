/** Arabic. */
import type { WordsOf } from '../i18n/text.ts'
import type { libraryMessages } from './library.messages.ts'

export const libraryAr: WordsOf<typeof libraryMessages> = {
  'library.title': 'قوالب دبابيس Pinterest',
  'library.lead':
    '{count, plural, zero {لا تخطيطات بعد تناسب} one {تخطيط واحد يناسب} two {تخطيطان يناسبان} few {# تخطيطات تناسب} many {# تخطيطًا تناسب} other {# تخطيط تناسب}} العناوين القصيرة والطويلة، بصورة ومن دون صورة. كل مثال هنا دبوس حقيقي: ما تراه هو ما يُنشر.',
  'library.find': 'البحث عن قالب',
  'library.kind': 'النوع',
  'library.anyKind': 'كل الأنواع',
  'library.kind.photo': 'صورة مع عنوان بارز',
  'library.kind.split': 'مقسوم',
  'library.kind.list': 'قائمة',
  'library.kind.steps': 'خطوات',
  'library.kind.quote': 'اقتباس',
  'library.kind.collage': 'صور مجمّعة',
  'library.kind.text': 'نص فقط',
  'library.kind.card': 'بطاقة',
  'library.count':
    '{count, plural, zero {لا قوالب} one {قالب واحد} two {قالبان} few {# قوالب} many {# قالبًا} other {# قالب}}',
  'library.none': 'لا توجد قوالب مطابقة',
  'library.noneBody': 'استخدم كلمات أقل، أو ابحث في كل الأنواع.',
  'library.pictures':
    '{count, plural, zero {بلا صورة} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'library.words': 'عدد الكلمات: حتى {count}',
  'library.items': 'عدد العناصر: حتى {count}',
  'library.open': 'نظرة أقرب إلى \u2068{name}\u2069',
  'library.use': 'استخدام هذا القالب',
  'library.useNamed': 'استخدام القالب \u2068{name}\u2069',
  'library.renderOf': 'دبوس بالقالب \u2068{name}\u2069',
  'library.sample.long-title': 'عنوان طويل',
  'library.sample.no-picture': 'بلا صورة',
  'library.sample.other-fonts': 'خطوط أخرى',
  'library.sample.other-colors': 'ألوان أخرى',
  'library.sampleOf': '\u2068{name}\u2069: {sample}',
  'library.variations': 'بمحتوى مختلف',
  'library.takes': 'ما يتسع له',
  'library.picturesLabel': 'الصور',
  'library.picturesOf':
    '{count, plural, zero {لا شيء} one {واحدة، ويعمل من دونها} two {اثنتان، ويعمل من دونهما} few {#، ويعمل من دونها} many {#، ويعمل من دونها} other {#، ويعمل من دونها}}',
  'library.wordsLabel': 'العنوان البارز',
  'library.wordsOf': 'الأفضل من 2 إلى 8 كلمات؛ ويظهر كاملًا حتى {count} تقريبًا',
  'library.itemsLabel': 'العناصر',
  'library.itemsOf': 'حتى {count}؛ ويُذكر الباقي بعبارة «وغيرها»',
  'library.foot': 'الصور والألوان والخطوط والكلمات لك أن تغيّرها في كل دبوس.',
}
