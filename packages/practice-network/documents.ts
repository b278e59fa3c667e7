/**
 * Everything that the network remembers, in one SQLite file or in memory. A document is parsed
 * when it is read; each write is there before the request that made it is answered.
 */
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Number of the profile that a token is for. */
const profile = z.number().default(1)

const kinds = {
  board: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    privacy: z.enum(['PUBLIC', 'PROTECTED', 'SECRET']),
    created_at: z.number(),
  }),
  section: z.object({ id: z.string(), board_id: z.string(), name: z.string() }),
  pin: z.object({
    id: z.string(),
    board_id: z.string(),
    board_section_id: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    alt_text: z.string().nullable(),
    link: z.string().nullable(),
    created_at: z.number(),
    /** Later than `created_at` by the read lag: until then no list and no read has it. */
    visible_at: z.number(),
    picture_id: z.string(),
    /** Pictures of a carousel in their order; the first is `picture_id`. */
    slides: z
      .array(
        z.object({
          picture_id: z.string(),
          title: z.string(),
          description: z.string(),
          link: z.string(),
        }),
      )
      .default([]),
    /** Of a video. */
    media_id: z.string().nullable().default(null),
  }),
  media: z.object({
    id: z.string(),
    /** What its file has to be sent with. */
    key: z.string(),
    /** Null = its file has not come yet. */
    uploaded_at: z.number().nullable(),
    type: z.string(),
  }),
  /** By what its browser shows. */
  profile: z.object({ number: z.number() }),
  code: z.object({
    redirect_uri: z.string(),
    scopes: z.array(z.string()),
    ends_at: z.number(),
    profile,
  }),
  access: z.object({
    scopes: z.array(z.string()),
    ends_at: z.number(),
    is_sandbox: z.boolean(),
    profile,
  }),
  refresh: z.object({ scopes: z.array(z.string()), ends_at: z.number(), profile }),
}

/** Also has what was kept before there were several. */
export const FIRST_PROFILE = 1
const OF_A_PROFILE: ReadonlySet<string> = new Set(['board', 'section', 'pin'])

type Kinds = typeof kinds
export type Kind = keyof Kinds
export type Document<K extends Kind> = z.infer<Kinds[K]>

export interface Picture {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Documents {
  put<K extends Kind>(kind: K, id: string, body: Document<K>): void
  find<K extends Kind>(kind: K, id: string): Document<K> | undefined
  /** Oldest first. */
  list<K extends Kind>(kind: K): Document<K>[]
  /** False when there was none. */
  remove(kind: Kind, id: string): boolean
  removeAll(kind: Kind): void
  putPicture(id: string, picture: Picture): void
  findPicture(id: string): Picture | undefined
  /** The boards, sections and pins of a profile; all else is shared. */
  of(profile: number): Documents
  /** A number that was never given before, in digits, as Pinterest's ids are. */
  nextId(): string
  close(): void
}

/** Ids as long as Pinterest's: too long to be read as a JavaScript number by mistake. */
const FIRST_ID = 700_000_000_000_000_000n

const Row = z.object({ body: z.string() })
const PictureRow = z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) })

export function openDocuments(file = ':memory:'): Documents {
  const db = new DatabaseSync(file, { timeout: 5_000 })
  db.exec(`
    pragma journal_mode = wal;
    create table if not exists documents (
      number integer primary key autoincrement, kind text not null, id text not null,
      body text not null, unique (kind, id));
    create table if not exists pictures (id text primary key, type text not null, bytes blob not null);
    create table if not exists ids (number integer primary key autoincrement);`)
  const put = db.prepare(
    'insert into documents (kind, id, body) values (?, ?, ?) on conflict (kind, id) do update set body = excluded.body',
  )
  const find = db.prepare('select body from documents where kind = ? and id = ?')
  const list = db.prepare('select body from documents where kind = ? order by number')
  const remove = db.prepare('delete from documents where kind = ? and id = ?')
  const removeAll = db.prepare('delete from documents where kind = ?')
  const putPicture = db.prepare('insert into pictures (id, type, bytes) values (?, ?, ?)')
  const findPicture = db.prepare('select type, bytes from pictures where id = ?')
  const nextId = db.prepare('insert into ids default values')
  const read = <K extends Kind>(kind: K, row: unknown): Document<K> =>
    kinds[kind].parse(JSON.parse(Row.parse(row).body)) as Document<K>
  const ofProfile = (profile: number): Documents => {
    const keyOf = (kind: Kind): string =>
      profile === FIRST_PROFILE || !OF_A_PROFILE.has(kind) ? kind : `${kind} of ${profile}`
    return {
      put: (kind, id, body) => void put.run(keyOf(kind), id, JSON.stringify(body)),
      find: (kind, id) => {
        const row = find.get(keyOf(kind), id)
        return row === undefined ? undefined : read(kind, row)
      },
      list: (kind) => list.all(keyOf(kind)).map((row) => read(kind, row)),
      remove: (kind, id) => remove.run(keyOf(kind), id).changes > 0,
      removeAll: (kind) => void removeAll.run(keyOf(kind)),
      putPicture: (id, { type, bytes }) => void putPicture.run(id, type, bytes),
      findPicture: (id) => {
        const row = findPicture.get(id)
        return row === undefined ? undefined : PictureRow.parse(row)
      },
      of: ofProfile,
      nextId: () => String(FIRST_ID + BigInt(nextId.run().lastInsertRowid)),
      close: () => db.close(),
    }
  }
  return ofProfile(FIRST_PROFILE)
}
