/**
 * The posts of `content/blog/`, read and checked: front matter in YAML, a text in Markdown, three
 * pictures beside it. Whatever is wrong is reported at once, each with its file and what to do, and
 * stops the build.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { BlogEntry, BlogFeed, BlogQuestion, type BlogPost } from '#core/public/blog.ts'
import { screenOf } from '#core/contract/call/screens.ts'
import { isMissingPublicPage } from '#core/public/public-pages.ts'
import { readMarkdown, type MarkdownText } from './blog-markdown.ts'

export const postLimits = {
  title: 60,
  description: [50, 160],
  tags: [1, 4],
  questions: [2, 4],
  related: 3,
  wordsAMinute: 220,
} as const

/** What `tools/blog/blog-pictures.ts` draws the post's pin from. */
const PinPlan = z.strictObject({
  template: z.string(),
  headline: z.string().max(90),
  kicker: z.string().max(40).default(''),
  items: z.array(z.string().max(80)).default([]),
  /** Of `examples/site/pictures`, without the ending. */
  photos: z.array(z.string()).default([]),
  /** Background, text, accent. */
  colors: z.tuple([z.string(), z.string(), z.string()]),
})

const [leastDescription, mostDescription] = postLimits.description
export const FrontMatter = z.strictObject({
  title: z.string().min(1).max(postLimits.title),
  description: z.string().min(leastDescription).max(mostDescription),
  date: z.iso.date(),
  updated: z.iso.date().nullable().default(null),
  tags: z.array(z.string().min(2).max(24)).min(postLimits.tags[0]).max(postLimits.tags[1]),
  /** Of the pin: what is to be seen, and what is written on it. */
  alt: z.string().min(20).max(500),
  pin: PinPlan,
  questions: z
    .array(BlogQuestion.strict())
    .min(postLimits.questions[0])
    .max(postLimits.questions[1])
    .or(z.tuple([]))
    .default([]),
})
export type FrontMatter = z.infer<typeof FrontMatter>

export interface SourcePost {
  readonly slug: string
  /** Path inside the project, for messages. */
  readonly file: string
  readonly front: FrontMatter
  readonly text: MarkdownText
}

/** The pictures of a post, by what they are for. */
export const pictureNames = (slug: string) => ({
  src: `${slug}.webp`,
  small: `${slug}-small.webp`,
  card: `${slug}-card.jpg`,
})

export class BlogFaults extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The blog can’t be built:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'BlogFaults'
    this.faults = faults
  }
}

/** `folder`: `content/blog`. The newest post first, those of a day by their slugs. */
export function readBlog(folder: string): SourcePost[] {
  const read = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readPost(folder, name))
  const posts = read.flatMap((result) => ('post' in result ? [result.post] : []))
  const slugs = new Set(posts.map(({ slug }) => slug))
  const faults = [
    ...read.flatMap((result) => ('faults' in result ? result.faults : [])),
    ...posts.flatMap((post) => [...pictureFaults(folder, post), ...linkFaults(post, slugs)]),
  ]
  if (read.length === 0) faults.push(`${folder}: write at least one post, a file that ends in .md`)
  if (faults.length > 0) throw new BlogFaults(faults)
  return posts.toSorted(
    (a, b) => b.front.date.localeCompare(a.front.date) || a.slug.localeCompare(b.slug),
  )
}

function readPost(
  folder: string,
  name: string,
): { readonly post: SourcePost } | { readonly faults: readonly string[] } {
  const file = `content/blog/${name}`
  const slug = name.slice(0, -'.md'.length)
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
      readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    ) ?? []
  if (head === undefined || body === undefined)
    return { faults: [`${file}: begin with the front matter between two lines of ---`] }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.startsWith('page-'))
    return {
      faults: [
        `${file}: name it in small letters, digits and single dashes, and not page-…, which is a page of the list`,
      ],
    }
  const front = readFrontMatter(head)
  if ('faults' in front) return { faults: front.faults.map((fault) => `${file}: ${fault}`) }
  const text = readMarkdown(body)
  const faults = [
    ...text.faults,
    ...(text.words === 0 ? ['write the text under the front matter'] : []),
  ]
  return faults.length > 0
    ? { faults: faults.map((fault) => `${file}: ${fault}`) }
    : { post: { slug, file, front: front.value, text } }
}

function readFrontMatter(
  head: string,
): { readonly value: FrontMatter } | { readonly faults: readonly string[] } {
  try {
    const parsed = FrontMatter.safeParse(parse(head))
    return parsed.success
      ? { value: parsed.data }
      : {
          faults: parsed.error.issues.map(
            ({ path, message }) => `mend “${path.join('.')}” in the front matter: ${message}`,
          ),
        }
  } catch (error) {
    return {
      faults: [
        `mend the YAML of the front matter: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      ],
    }
  }
}

function pictureFaults(folder: string, { slug, file }: SourcePost): string[] {
  const missing = Object.values(pictureNames(slug)).filter(
    (name) => !existsSync(join(folder, 'pictures', name)),
  )
  return missing.map(
    (name) =>
      `${file}: the picture content/blog/pictures/${name} is missing; draw it with “node tools/with-node.mjs tools/blog/blog-pictures.ts ${slug}”`,
  )
}

function linkFaults({ file, text }: SourcePost, slugs: ReadonlySet<string>): string[] {
  return text.links
    .filter((link) => !leadsSomewhere(link, slugs))
    .map(
      (link) =>
        `${file}: the link ${link} leads to no page; write the path of a public page (/blog/…, /free-tools/…) or an https address`,
    )
}

/** Pages of the product by their path from its first slash. */
export function leadsSomewhere(link: string, slugs: ReadonlySet<string>): boolean {
  if (!link.startsWith('/')) return link.startsWith('https://') && URL.canParse(link)
  const path = link.split(/[?#]/, 1)[0] ?? ''
  const post = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  if (post !== undefined) return slugs.has(post)
  return screenOf(path)?.access === 'public' && !isMissingPublicPage(path)
}

/** As the pages show them. `pictureAddress` of a file's name. */
export function presentBlog(
  sources: readonly SourcePost[],
  pictureAddress: (name: string) => string,
): BlogPost[] {
  const entries = sources.map((source) => entryOf(source, pictureAddress))
  return sources.map(({ front, text }, at) => {
    const entry = entries[at]
    if (entry === undefined) throw new Error('Every post has its entry.')
    return {
      ...entry,
      html: text.html,
      words: text.words,
      questions: front.questions,
      related: relatedTo(entry, entries),
    }
  })
}

/** Without what is only on the page. */
export function feedOf(posts: readonly BlogPost[]): BlogFeed {
  return BlogFeed.parse({ posts })
}

export function entriesOf(posts: readonly BlogPost[]): BlogEntry[] {
  return posts.map((post) => BlogEntry.parse(post))
}

function entryOf(
  { slug, front, text }: SourcePost,
  pictureAddress: (name: string) => string,
): BlogEntry {
  const names = pictureNames(slug)
  const picture = {
    src: pictureAddress(names.src),
    small: pictureAddress(names.small),
    card: pictureAddress(names.card),
    alt: front.alt,
  }
  return {
    slug,
    title: front.title,
    description: front.description,
    date: front.date,
    updated: front.updated,
    tags: front.tags,
    minutes: Math.max(1, Math.round(text.words / postLimits.wordsAMinute)),
    picture,
  }
}

/**
 * Those with the most tags in common, then the next in the list: beginning behind the post, so that
 * none is shown under all others.
 */
function relatedTo(entry: BlogEntry, entries: readonly BlogEntry[]): BlogEntry[] {
  const at = entries.indexOf(entry)
  const others = [...entries.slice(at + 1), ...entries.slice(0, at)]
  const common = ({ tags }: BlogEntry): number =>
    tags.filter((tag) => entry.tags.includes(tag)).length
  return others.toSorted((a, b) => common(b) - common(a)).slice(0, postLimits.related)
}
