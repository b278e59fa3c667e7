/** Arabic: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesAr: Phrases = {
  'another kind': 'نوع آخر',
  'Reading {title}': 'قراءة {title}',
  'This page was still being read when its account was exported. Read it again.':
    'كانت هذه الصفحة ما زالت تُقرأ عند تصدير حسابها. أعد قراءتها.',
}
