/** Arabic: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesAr: Phrases = {
  'another kind': 'نوع آخر',
  'Reading was cancelled before this page had its turn. Read it again when you like.':
    'أُلغيت القراءة قبل أن يأتي دور هذه الصفحة. أعد قراءتها متى شئت.',
  'This page is very long: about its first {most} letters were read.':
    'هذه الصفحة طويلة جدًا: قُرئ أول {most} حرف منها تقريبًا.',
  'The language could not be told: keywords come from word counts only, and words are taken from the page as they stand.':
    'تعذّرت معرفة اللغة: تأتي الكلمات المفتاحية من عدّ الكلمات فقط، وتؤخذ الكلمات من الصفحة كما هي.',
  'The keywords of this page were found by counting words, since we know the grammar of English only. Look through them before you choose.':
    'وُجدت الكلمات المفتاحية لهذه الصفحة بعدّ الكلمات، لأننا لا نعرف إلا قواعد الإنجليزية. راجعها قبل أن تختار.',
  'This page is short. Several pins will share a title and differ in design. Add text to the page for more titles.':
    'هذه الصفحة قصيرة. ستشترك عدة دبابيس في عنوان واحد وتختلف في التصميم. أضف نصًا إلى الصفحة لعناوين أكثر.',
  'No pictures found: pins use colour only. You can add your own pictures.':
    'لم توجد صور: تستخدم الدبابيس الألوان فقط. يمكنك إضافة صورك.',
  'No picture of this page can be used: pins use colour only. You can add your own pictures.':
    'لا تصلح أي صورة من هذه الصفحة: تستخدم الدبابيس الألوان فقط. يمكنك إضافة صورك.',
  '{pictures} could not be read and {were} left out.':
    'صور تعذّرت قراءتها {were, select, was {فتُركت} other {فتُركت}}: {pictures}.',
  '{pictures} may not be read by automatic readers (robots.txt). Save {them} and add {them} as your own if you may use {them}.':
    'صور لا يُسمح للقراءة الآلية بقراءتها (robots.txt): {pictures}. {them, select, it {احفظها وأضفها كصورة لك إن كان يحق لك استخدامها} other {احفظها وأضفها كصور لك إن كان يحق لك استخدامها}}.',
  '{pictures} did not fit into your storage and {were} left out. Delete pictures that you brought or pages that you no longer need, then read this page again.':
    'صور لم تتسع لها مساحتك {were, select, was {فتُركت} other {فتُركت}}: {pictures}. احذف صورًا أضفتها أو صفحات لم تعد تحتاج إليها، ثم أعد قراءة هذه الصفحة.',
  'One picture': 'صورة واحدة',
  '{count} pictures':
    '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'Reading {title}': 'قراءة {title}',
  'Reading {count} pages':
    'قراءة {count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'Reading {title} again': 'إعادة قراءة {title}',
  'Reading a page again': 'إعادة قراءة صفحة',
  'Reading {count} pages again':
    'إعادة قراءة {count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'This page was still being read when its account was exported. Read it again.':
    'كانت هذه الصفحة ما زالت تُقرأ عند تصدير حسابها. أعد قراءتها.',
}
