/** What one checkout of the product makes of a stored page: passed between processes as JSON. */
import { z } from 'zod'

export const PinWords = z.object({
  title: z.string(),
  description: z.string(),
  headline: z.string(),
  kicker: z.string(),
})
export type PinWords = z.infer<typeof PinWords>

export const PagePins = z.object({
  path: z.string(),
  /** Null when the page could not be read; `code` says why. */
  page: z
    .object({
      title: z.string(),
      description: z.string(),
      site: z.string(),
      kind: z.string(),
      lang: z.string(),
      /** The beginning of the page's text, so that a reader can check what a pin claims. */
      summary: z.string(),
    })
    .nullable(),
  code: z.string(),
  pins: z.array(PinWords),
  /** Processor time of topics and words, extraction apart. ms */
  cpu_ms: z.number(),
})
export type PagePins = z.infer<typeof PagePins>

export const PageAsked = z.object({ path: z.string(), url: z.string() })
export type PageAsked = z.infer<typeof PageAsked>
