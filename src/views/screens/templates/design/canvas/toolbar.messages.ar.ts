/** Arabic: words of the tools above the picture of a template. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { toolbarMessages } from './toolbar.messages.ts'

export const toolbarAr: WordsOf<typeof toolbarMessages> = {
  'tpl.tools': 'أدوات الصورة',
  'tpl.arrange': 'ترتيب',
  'tpl.alignLayers': 'محاذاة',
  'tpl.spreadLayers': 'توزيع',
  'tpl.arrange.left': 'الحواف اليسرى',
  'tpl.arrange.centre': 'التوسيط أفقيًا',
  'tpl.arrange.right': 'الحواف اليمنى',
  'tpl.arrange.top': 'الحواف العلوية',
  'tpl.arrange.middle': 'التوسيط عموديًا',
  'tpl.arrange.bottom': 'الحواف السفلية',
  'tpl.arrange.spreadX': 'مسافات متساوية أفقيًا',
  'tpl.arrange.spreadY': 'مسافات متساوية عموديًا',
  'tpl.zoom': 'التكبير',
  'tpl.zoomNow': 'التكبير: {now}',
  'tpl.zoomFit': 'ملاءمة',
  'tpl.zoomIn': 'تكبير',
  'tpl.zoomOut': 'تصغير',
}
