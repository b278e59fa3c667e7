import type { templateProblems } from '#core/contract/problems/template.problems.ts'
import type { WordsOf } from '../../text.ts'

export const templateProblemsAr: WordsOf<typeof templateProblems> = {
  'template.notOne': 'هذا الملف ليس قالبًا. اختر ملفًا صُدّر من Pinloom.',
  'template.newer': 'أُنشئ هذا القالب بإصدار أحدث من Pinloom. حدّث Pinloom ثم افتحه مرة أخرى.',
  'template.tooLarge': 'هذا القالب أكبر من أن يُفتح. لم يتغير شيء.',
  'template.tooManyLayers':
    'في هذا القالب أكثر من {most} طبقة. احذف بعضها حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyLists':
    'في هذا القالب أكثر من {most} قوائم. احذف بعضها حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyPictures':
    'في هذا القالب أماكن لأكثر من {most} صورة. احذف بعضها حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyShadows':
    'في هذا القالب أكثر من {most} ظلًا. احذف بعضها حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyFrames':
    'في هذا القالب أكثر من {most} طبقة مدوّرة أو شفافة أو ممزوجة أو مقصوصة. احذف بعض هذه التأثيرات حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyCurves':
    'في هذا القالب أكثر من {most} نصًا منحنيًا. اجعل بعضها مستقيمًا حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyStyles':
    'في هذا القالب أكثر من {most} جزءًا من النصوص لها تنسيق خاص. احذف بعضها حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooManyGradients':
    'في هذا القالب أكثر من {most} تدرجًا لونيًا. احذف بعضها حيث أُنشئ، ثم حاول مرة أخرى.',
  'template.tooDeep': 'المجموعات في هذا القالب متداخلة لأكثر من {most} مستوى. فُكّ بعضها.',
  'template.twice': 'في هذا القالب طبقتان لهما الاسم الداخلي نفسه «{layer}». احذف إحداهما.',
  'template.noNumber': 'في هذا القالب يحتاج «{field}» إلى رقم صالح.',
  'template.wrong': 'هذا القالب تالف عند «{where}». لم يتغير شيء.',
  'template.tooMany':
    'يحتفظ الحساب بما يصل إلى {most} من قوالبك الخاصة. احذف قالبًا ثم حاول مرة أخرى.',
  'template.tooManyVersions':
    'لهذا القالب {most} إصدارًا، وهو أقصى ما يُحتفظ به. كرّره وتابع العمل على النسخة.',
  'template.changed': 'تغيّر هذا القالب في نافذة أخرى. أعد تحميله لترى أحدث إصدار.',
  'template.layerSkipped':
    'الطبقة «{layer}» من النوع «{kind}» الذي لا يستطيع هذا الإصدار رسمه. تبقى محفوظة ولا تظهر في الصورة.',
}
