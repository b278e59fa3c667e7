import type { templateEditProblems } from '#core/contract/problems/template-edit.problems.ts'
import type { WordsOf } from '../../text.ts'

export const templateEditProblemsAr: WordsOf<typeof templateEditProblems> = {
  'templateEdit.layerGone': 'لم تعد هذه الطبقة موجودة في القالب.',
  'templateEdit.locked': 'الطبقة «{layer}» مقفلة. ألغِ قفلها أولًا.',
  'templateEdit.insideItself': 'لا يمكن نقل مجموعة إلى داخلها.',
  'templateEdit.lastLayer': 'يحتاج القالب إلى طبقة واحدة على الأقل.',
  'templateEdit.onlyOutside': 'لا يمكن وضع «{layer}» داخل مجموعة.',
  'templateEdit.unknownKind': 'لا يستطيع هذا الإصدار من Pinloom تغيير «{layer}».',
  'templateEdit.notAGroup': '«{layer}» ليست مجموعة.',
  'templateEdit.noLayers': 'لا توجد طبقات في الحافظة. انسخ أولًا طبقات من أحد القوالب.',
}
