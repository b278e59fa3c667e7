/**
 * What was read from a website page, from a pasted text, or made of a keyword: the only ground on
 * which words may be written. Extraction fills it, enrichment and the writer read it.
 */
import { z } from 'zod'
import { PageKind } from '#core/contract/content/pages.contract.ts'
import { Color } from '#core/contract/call/primitives.ts'

export const PageFact = z.object({
  /**
   * What it is, such as `total_time`, `servings`, `ingredient`, `ingredient_section` (the name of
   * the ingredients after it), `step`, `author_keyword`, `price`, `list_item`.
   */
  name: z.string(),
  value: z.string(),
  /** JSON-LD, Open Graph or the article itself. */
  from: z.enum(['json_ld', 'open_graph', 'article']),
})
export type PageFact = z.infer<typeof PageFact>

export const FoundPicture = z.object({
  address: z.string(),
  alt: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  from: z.enum(['json_ld', 'open_graph', 'article', 'own']),
  /** Of its figure. Pages that were read before this was kept have neither of the two. */
  caption: z.string().optional(),
  /** The nearest heading above it. */
  heading: z.string().optional(),
  /**
   * The text just before it, cut. Pages that were read before the next three were kept have none.
   */
  before: z.string().optional(),
  /** In an entry of a numbered list. */
  isInStep: z.literal(true).optional(),
  /** The page names it as its own picture, by Open Graph or JSON-LD. */
  isNamed: z.literal(true).optional(),
  /** Full address of the form that the page shows, used where its whole file, `address`, is not. */
  small: z.string().optional(),
})
export type FoundPicture = z.infer<typeof FoundPicture>

/** The site's brand as a page states it, best candidates first. */
export const BrandHints = z.object({
  colors: z.array(Color).max(6),
  /** Full addresses of pictures. */
  logos: z.array(z.string().max(2048)).max(6),
})
export type BrandHints = z.infer<typeof BrandHints>

export const PageContent = z.object({
  url: z.string(),
  title: z.string(),
  site_name: z.string(),
  description: z.string(),
  kind: PageKind,
  /** BCP 47 primary tag, `und` when unknown. */
  lang: z.string(),
  /**
   * Level 1 to 6 with its text, in document order; `at` is the index of the first paragraph below
   * it. `is_topic` is false for a heading that names a part of the page but not what it is about:
   * "Why You'll Love This", "Notes".
   */
  headings: z.array(
    z.object({
      level: z.int().min(1).max(6),
      text: z.string(),
      at: z.int().min(0).optional(),
      is_topic: z.literal(false).optional(),
    }),
  ),
  /** The article's paragraphs and list entries as plain text, in document order. */
  paragraphs: z.array(z.string()),
  facts: z.array(PageFact),
  pictures: z.array(FoundPicture),
  /**
   * What the page itself sets off as somebody's words, whole; pages that were read before this was
   * kept have none.
   */
  quotes: z.array(z.object({ text: z.string(), author: z.string() })).optional(),
  /** The article's tables, a line a row, with the index of the paragraph that follows them. */
  tables: z.array(z.object({ rows: z.array(z.string()), at: z.int().min(0) })).optional(),
  /** A person typed or pasted the words. Texts that were added before this was kept have none. */
  is_typed: z.literal(true).optional(),
  /** Missing when the page states none, or was read by an earlier version. */
  brand: BrandHints.optional(),
})
export type PageContent = z.infer<typeof PageContent>
