/**
 * Stored web pages to measure words on: folders of gzipped HTML, each with a `.jsonl` beside it
 * that knows addresses and, where it was stated, language and kind. A quarter of the pages is
 * kept aside: the writer is not tuned on them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const Listed = z.object({
  file: z.string().optional(),
  page: z.string().optional(),
  url: z.string().optional(),
  lang: z.string().optional(),
  language: z.string().nullish(),
  kind_guess: z.string().optional(),
})

export interface PageFile {
  /** The folder's name, such as `recipes`. */
  readonly folder: string
  readonly name: string
  readonly path: string
  readonly url: string
  /** As the list beside the folder says, '' where it does not. */
  readonly lang: string
  readonly kindGuess: string
}

const EXTENSION = '.html.gz'

/** By the file's name alone, so that a page stays where it is when others are added. */
export function isKeptAside(name: string): boolean {
  return /^[0-3]/.test(createHash('sha1').update(name).digest('hex'))
}

/** All pages of these folders, or of every folder with pages; sorted by folder and name. */
export function findPageFiles(dir: string, folders?: readonly string[]): PageFile[] {
  const named = folders ?? readdirSync(dir).toSorted()
  return named.flatMap((folder) => pagesIn(dir, folder))
}

function pagesIn(dir: string, folder: string): PageFile[] {
  if (!existsSync(join(dir, folder)) || folder.includes('.')) return []
  const listed = readList(join(dir, `${folder}.jsonl`))
  return readdirSync(join(dir, folder))
    .filter((name) => name.endsWith(EXTENSION))
    .toSorted()
    .map((name) => {
      const row = listed.get(name)
      return {
        folder,
        name,
        path: join(dir, folder, name),
        url: row?.url ?? madeUpAddress(name),
        lang: (row?.lang ?? row?.language ?? '').toLowerCase().slice(0, 2),
        kindGuess: row?.kind_guess ?? (folder === 'recipes' ? 'recipe' : ''),
      }
    })
}

function readList(path: string): Map<string, z.infer<typeof Listed>> {
  if (!existsSync(path)) return new Map()
  const rows = readJsonLines(path, Listed)
  return new Map(rows.map((row) => [row.file ?? row.page ?? '', row]))
}

function madeUpAddress(name: string): string {
  const slug = name
    .slice(0, -EXTENSION.length)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `https://pages.example/${slug}/`
}

export function readHtml({ path }: Pick<PageFile, 'path'>): string {
  return gunzipSync(readFileSync(path)).toString('utf8')
}

/** Names the line that is not as it should be. */
export function readJsonLines<Row>(path: string, Schema: z.ZodType<Row>): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return []
      const parsed = Schema.safeParse(parseJson(line))
      if (!parsed.success)
        throw new Error(`${path}, line ${at + 1}: ${z.prettifyError(parsed.error)}`)
      return [parsed.data]
    })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The same order for the same seed, whatever the order before: by the hash of each one's key. */
export function shuffle<Item>(
  items: readonly Item[],
  seed: string,
  keyOf: (item: Item) => string,
): Item[] {
  const placed = items.map((item) => ({ item, place: hashOf(`${seed}\n${keyOf(item)}`) }))
  return placed
    .toSorted((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ item }) => item)
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

/** The first `limit` pages, taken from the folders in turn so that a small one is seen too. */
export function samplePages(
  files: readonly PageFile[],
  { limit, seed }: { readonly limit: number; readonly seed: string },
): PageFile[] {
  const shuffled = shuffle(files, seed, ({ folder, name }) => `${folder}/${name}`)
  const places = new Map<string, number>()
  return shuffled
    .map((file) => {
      const place = places.get(file.folder) ?? 0
      places.set(file.folder, place + 1)
      return { file, place }
    })
    .toSorted((a, b) => a.place - b.place)
    .slice(0, limit)
    .map(({ file }) => file)
}
