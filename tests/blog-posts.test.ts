/**
 * The posts that are really there: what a reader, a search engine and a screen reader may expect of
 * each.
 */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { POSTS_PER_PAGE } from '#core/public/blog-paths.ts'
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import { pictureNames, readBlog } from '../tools/blog/blog-content.ts'

const folder = resolve(import.meta.dirname, '..', 'content', 'blog')
const posts = readBlog(folder)
const MAX_BYTES = 70_000

test('there are at least twelve posts, more than one page of them', () => {
  expect(posts.length).toBeGreaterThanOrEqual(12)
  expect(posts.length).toBeGreaterThan(POSTS_PER_PAGE)
})

describe.each(posts)('$slug', ({ slug, front, text }) => {
  test('has a title and a description that search engines show whole', () => {
    expect(front.title.length).toBeLessThanOrEqual(60)
    expect(front.description.length).toBeGreaterThanOrEqual(50)
    expect(front.description.length).toBeLessThanOrEqual(160)
  })

  test('has 600 to 1,000 words under headings in order', () => {
    expect(text.words).toBeGreaterThanOrEqual(600)
    expect(text.words).toBeLessThanOrEqual(1000)
    expect(text.headings.length).toBeGreaterThanOrEqual(3)
    expect(text.headings[0]?.depth).toBe(2)
    expect(text.faults).toEqual([])
  })

  test('leads on: to another post and into the product', () => {
    const inside = text.links.filter((link) => link.startsWith('/'))
    expect(inside.length).toBeGreaterThanOrEqual(1)
    expect(inside).not.toContain(`/blog/${slug}`)
  })

  test('is typeset: no straight marks, no spaces twice', () => {
    const words = [
      front.title,
      front.description,
      front.alt,
      ...text.blocks,
      ...front.questions.flatMap(({ question, answer }) => [question, answer]),
    ]
    expect(words.filter((part) => /["']|\s{2}|--/.test(part.replaceAll('\n', ' ')))).toEqual([])
  })

  test('has its pictures: the sizes that are promised, and small enough to load on a phone', async () => {
    const names = pictureNames(slug)
    const read = await Promise.all(
      [names.src, names.small, names.card].map(async (name) =>
        sharp(join(folder, 'pictures', name)).metadata(),
      ),
    )
    expect(read.map(({ width, height, format }) => [width, height, format])).toEqual([
      [1000, 1500, 'webp'],
      [480, 720, 'webp'],
      [1200, 630, 'jpeg'],
    ])
    const heavy = Object.values(names).filter(
      (name) => statSync(join(folder, 'pictures', name)).size > MAX_BYTES,
    )
    expect(heavy).toEqual([])
  })

  test('says of its pin what is to be seen and what is written on it', () => {
    expect(front.alt.length).toBeLessThanOrEqual(pinWordLimits.alt_text)
    expect(front.alt.toLowerCase()).toContain(front.pin.headline.replace(/^\d+ /, '').toLowerCase())
  })
})

test('no sentence stands twice, in one post or in two', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { slug, front, text } of posts) {
    for (const sentence of [
      ...text.blocks,
      front.description,
      ...front.questions.map(({ answer }) => answer),
    ].flatMap(sentencesOf)) {
      const before = seen.get(sentence)
      if (before !== undefined) twice.push(`${before}, ${slug}: ${sentence}`)
      seen.set(sentence, slug)
    }
  }
  expect(seen.size).toBeGreaterThan(400)
  expect(twice).toEqual([])
})

test('no two posts have one title, one description or one question', () => {
  for (const words of [
    posts.map(({ front }) => front.title),
    posts.map(({ front }) => front.description),
    posts.flatMap(({ front }) => front.questions.map(({ question }) => question)),
  ])
    expect(new Set(words).size).toBe(words.length)
})

/** Of four words and more, without their marks: what is shorter may well be stated again. */
function sentencesOf(block: string): string[] {
  return block
    .split(/(?<=[.!?:])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= 4)
}
