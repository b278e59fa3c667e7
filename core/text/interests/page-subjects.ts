/** What a page is about, as far as designs ask for it: a route on a map suits no cake. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'
import { remember } from '../language/remember.ts'
import { understandPage } from '../understand/page-model.ts'
import { isThing, subjectsOfKind, subjectsOfTitle, type PageSubject } from './title-subjects.ts'

/** Remembered, since each pin of a page asks. */
export const subjectsOfPage = remember(
  (content: PageContent, language: Language): readonly PageSubject[] =>
    isThing(content) || understandPage(content, language).kind !== 'travel'
      ? subjectsOfTitle(content)
      : ['travel', ...subjectsOfKind(content)],
)
