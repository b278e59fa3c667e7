/** Arabic: what a form’s field is called, where a problem names it. */
import type { labelProblems } from '#core/contract/problems/label.problems.ts'
import type { WordsOf } from '../../text.ts'

export const labelProblemsAr: WordsOf<typeof labelProblems> = {
  'label.field': '{field}: {sentence}',
  'label.email': 'البريد الإلكتروني',
  'label.password': 'كلمة المرور',
  'label.password1': 'كلمة المرور',
  'label.password2': 'كلمة المرور',
  'label.current_password': 'كلمة المرور الحالية',
  'label.new_password': 'كلمة المرور الجديدة',
  'label.first_name': 'الاسم الأول',
  'label.last_name': 'اسم العائلة',
  'label.name': 'الاسم',
  'label.title': 'العنوان',
  'label.description': 'الوصف',
  'label.url': 'الرابط',
  'label.address': 'الرابط',
  'label.query': 'البحث',
  'label.text': 'النص',
  'label.n_pins': 'عدد الدبابيس',
}
