import type { PageContent } from '#core/pages/page-content.schema.ts'

/** What was read from a page: an English story without a text, with these fields instead. */
export const pageContent = (fields: Partial<PageContent> & { title: string }): PageContent => ({
  url: 'https://site.example/a',
  site_name: 'Site',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
  ...fields,
})
