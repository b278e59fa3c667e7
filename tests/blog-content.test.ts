/** What stops the build of the blog, and what the build makes of a post. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { build } from 'vite'
import { BlogFeed, BlogList, BlogPost } from '#core/public/blog.ts'
import { pictureNames, readBlog } from '../tools/blog/blog-content.ts'
import { readMarkdown } from '../tools/blog/blog-markdown.ts'
import { blog, blogFiles } from '../tools/blog/blog-plugin.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const front = {
  title: 'A title',
  description: 'A description that is just long enough for a search engine to show.',
  date: '2026-11-02',
  tags: ['Making'],
  alt: 'A pin with a lake and the words “Look”.',
  pin: { template: 'quote', headline: 'Look', colors: ['#ffffff', '#000000', '#3b3e9b'] },
}

interface Draft {
  readonly front?: Record<string, unknown>
  readonly text?: string
  readonly raw?: string
}

/** A folder of posts by their names, each with its pictures. */
function folderOf(drafts: Record<string, Draft>, { pictures = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'pinloom-posts-'))
  folders.push(folder)
  mkdirSync(join(folder, 'pictures'))
  for (const [slug, draft] of Object.entries(drafts)) {
    writeFileSync(
      join(folder, `${slug}.md`),
      draft.raw ??
        `---\n${JSON.stringify({ ...front, ...draft.front })}\n---\n${draft.text ?? 'Some words.'}\n`,
    )
    if (pictures)
      for (const name of Object.values(pictureNames(slug)))
        writeFileSync(join(folder, 'pictures', name), name)
  }
  return folder
}

function faultsOf(drafts: Record<string, Draft>, options?: { pictures: boolean }): string {
  try {
    readBlog(folderOf(drafts, options))
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('all errors in front matter are reported at once, each with its file and line', () => {
  const told = faultsOf({
    one: { front: { title: 'x'.repeat(61), date: '2026-13-01' } },
    two: { front: { descripton: 'a slip' } },
    three: { front: { questions: [{ question: 'Only one?', answer: 'Yes.' }] } },
  })
  expect(told).toMatch(/content\/blog\/one\.md: mend “title” in the front matter: .*60/)
  expect(told).toMatch(/content\/blog\/one\.md: mend “date” in the front matter/)
  expect(told).toMatch(/content\/blog\/two\.md: mend “” in the front matter: .*descripton/)
  expect(told).toMatch(/content\/blog\/three\.md: mend “questions/)
})

test.each([
  ['no front matter', { raw: 'Only words.\n' }, 'begin with the front matter'],
  ['broken YAML', { raw: '---\ntitle: a: b\n---\nWords.\n' }, 'mend the YAML of the front matter'],
  ['no text', { text: '' }, 'write the text under the front matter'],
  ['HTML', { text: 'Words <script>alert(1)</script>' }, 'write Markdown instead of HTML'],
  ['a block of code', { text: '```\ncode\n```' }, 'say it in words instead of a block of code'],
  ['a picture', { text: '![a](/b.png)' }, 'the only picture of a post is its pin'],
  ['a second title', { text: '# Title\n\nWords.' }, 'give the heading “Title” the level'],
  [
    'a heading that is left out',
    { text: '## One\n\n#### Two\n\nWords.' },
    'give the heading “Two” the level',
  ],
  [
    'two headings of one name',
    { text: '## One\n\nWords.\n\n## One\n\nWords.' },
    'name the heading “One” otherwise',
  ],
  [
    'a post that there is not',
    { text: '[a](/blog/no-such-post)' },
    'the link /blog/no-such-post leads to no page',
  ],
  ['a page that there is not', { text: '[a](/free-tools/no-such-tool)' }, 'leads to no page'],
  ['a category that there is not', { text: '[a](/board-names/nothing)' }, 'leads to no page'],
  ['a screen for the signed-in', { text: '[a](/settings)' }, 'leads to no page'],
  ['another kind of address', { text: '[a](javascript:alert(1))' }, 'leads to no page'],
  ['a relative address', { text: '[a](other-post)' }, 'leads to no page'],
])('the build is stopped by %s', (_, draft, told) => {
  expect(faultsOf({ 'a-post': draft })).toContain(
    `content/blog/a-post.md: ${told.startsWith('leads') ? 'the link' : told}`,
  )
  expect(faultsOf({ 'a-post': draft })).toContain(told)
})

test('a name that would be no address, or that of a page of the list, is refused', () => {
  for (const name of ['Big', 'with space', 'page-2'])
    expect(faultsOf({ [name]: {} })).toContain(`content/blog/${name}.md: name it in small letters`)
})

test('a missing picture is reported with the command that draws it', () => {
  expect(faultsOf({ 'a-post': {} }, { pictures: false })).toContain(
    'content/blog/a-post.md: the picture content/blog/pictures/a-post.webp is missing; draw it with',
  )
})

test('a blog without a post is reported', () => {
  expect(faultsOf({})).toContain('write at least one post')
})

test('links to posts, tools, places inside them and other sites are right', () => {
  expect(
    faultsOf({
      one: {
        text: '[a](/blog/two#part) [b](/free-tools/pin-checklist?x=1) [c](/blog) [d](https://example.com/) [e](/board-names/gardening)',
      },
      two: {},
    }),
  ).toBe('')
})

test('Markdown becomes HTML with an address for each heading', () => {
  const { html, words, headings, links, blocks } = readMarkdown(
    '## Two *words*, café\n\nOne [link](/blog/a) & more.\n\n- first\n- second\n',
  )
  expect(html).toBe(
    '<h2 id="two-words-cafe">Two <em>words</em>, café</h2>\n<p>One <a href="/blog/a">link</a> &#x26; more.</p>\n<ul>\n<li>first</li>\n<li>second</li>\n</ul>',
  )
  expect({ words, headings, links }).toEqual({
    words: 8,
    headings: [{ depth: 2, text: 'Two words, café', id: 'two-words-cafe' }],
    links: ['/blog/a'],
  })
  expect(blocks).toEqual(['Two words, café', 'One link & more.', 'first', 'second'])
})

const seven = Object.fromEntries(
  Array.from({ length: 7 }, (_, index) => [
    `post-${index}`,
    {
      front: {
        title: `Title ${index}`,
        date: `2026-11-0${index + 1}`,
        tags: index % 2 === 0 ? ['Even'] : ['Odd'],
      },
      text: 'word '.repeat(440),
    },
  ]),
)

test('each page has what it shows beside it, by the schema, the newest post first and six a page', () => {
  const files = blogFiles(folderOf(seven))
  const read = (file: string): unknown => JSON.parse(String(files.get(file)))
  const first = BlogList.parse(read('blog/_payload.json'))
  const second = BlogList.parse(read('blog/page-2/_payload.json'))
  expect(
    [first, second].map(({ page, pages, posts }) => [page, pages, posts.map(({ slug }) => slug)]),
  ).toEqual([
    [1, 2, ['post-6', 'post-5', 'post-4', 'post-3', 'post-2', 'post-1']],
    [2, 2, ['post-0']],
  ])
  const post = BlogPost.parse(read('blog/post-6/_payload.json'))
  expect(post).toMatchObject({
    title: 'Title 6',
    minutes: 2,
    words: 440,
    updated: null,
    questions: [],
    picture: {
      src: '/blog/pictures/post-6.webp',
      small: '/blog/pictures/post-6-small.webp',
      card: '/blog/pictures/post-6-card.jpg',
      alt: front.alt,
    },
  })
  expect(post.related.map(({ slug }) => slug)).toEqual(['post-4', 'post-2', 'post-0'])
  expect(BlogFeed.parse(read('blog/_feed.json')).posts).toHaveLength(7)
  expect(String(files.get('blog/_payload.json'))).not.toContain('"html"')
  expect([...files.keys()].filter((file) => file.startsWith('blog/pictures/'))).toHaveLength(21)
  expect(files.has('blog/page-1/_payload.json')).toBe(false)
})

test('the build writes the files, and stops where a post is wrong', async () => {
  const root = folderOf(seven)
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>a</title>')
  const settings = { root, configFile: false as const, logLevel: 'silent' as const }
  await build({ ...settings, plugins: [blog(root)], build: { outDir: join(root, 'dist') } })
  expect(
    BlogPost.parse(JSON.parse(readFileSync(join(root, 'dist/blog/post-3/_payload.json'), 'utf8')))
      .slug,
  ).toBe('post-3')
  expect(readFileSync(join(root, 'dist/blog/pictures/post-3-card.jpg'), 'utf8')).toBe(
    'post-3-card.jpg',
  )
  writeFileSync(join(root, 'post-3.md'), '---\ntitle: A title\n---\nWords.\n')
  await expect(
    build({ ...settings, plugins: [blog(root)], build: { outDir: join(root, 'dist') } }),
  ).rejects.toThrow(/content\/blog\/post-3\.md: mend “description”/)
})
