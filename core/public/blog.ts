/**
 * What the pages of the blog show. The build writes it as `_payload.json` beside each page
 * (tools/blog/blog-plugin.ts); the browser and the prerenderer read it, and the server takes the feed
 * and the site map from `_feed.json`.
 */
import { z } from 'zod'

export const BlogPicture = z.object({
  /** The post's pin, 1000 x 1500. */
  src: z.string(),
  /** The same, 480 x 720. */
  small: z.string(),
  /** For those who share the post, 1200 x 630. */
  card: z.string(),
  alt: z.string(),
})

export const BlogEntry = z.object({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  updated: z.iso.date().nullable(),
  tags: z.array(z.string()),
  /** To read it, at 220 words a minute. */
  minutes: z.int().positive(),
  picture: BlogPicture,
})
export type BlogEntry = z.infer<typeof BlogEntry>

export const BlogList = z.object({
  page: z.int().positive(),
  pages: z.int().positive(),
  posts: z.array(BlogEntry),
})
export type BlogList = z.infer<typeof BlogList>

export const BlogQuestion = z.object({ question: z.string(), answer: z.string() })
export type BlogQuestion = z.infer<typeof BlogQuestion>

/** `html` is made from our own Markdown, in which HTML is refused. */
const BlogText = BlogEntry.extend({
  html: z.string(),
  words: z.int().positive(),
  questions: z.array(BlogQuestion),
})

export const BlogPost = BlogText.extend({ related: z.array(BlogEntry) })
export type BlogPost = z.infer<typeof BlogPost>

/** Every post, the newest first. */
export const BlogFeed = z.object({ posts: z.array(BlogText) })
export type BlogFeed = z.infer<typeof BlogFeed>
