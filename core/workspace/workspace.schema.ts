/**
 * The format of a workspace file, versions 1 and 2 (which has videos): a ZIP with `account.json`,
 * rows as JSON lines in numbered parts (`pins/000001.ndjson`), the bytes of pictures, fonts and
 * videos under `files/`, and last `workspace.json`, which names every other entry with its size and
 * SHA-256. A pin may be in several lines: the last one counts, because an export goes on while
 * people work. Revisions of events are gapless from 1.
 */
import { issueCode } from '#core/contract/call/issue-code.ts'
import { z } from 'zod'
import {
  AutomationSettings,
  MAX_AUTOMATIONS,
} from '#core/contract/publishing/automations.contract.ts'
import { Brand } from '#core/contract/account/accounts.contract.ts'
import {
  MAX_TEMPLATE_VERSIONS,
  TemplateName,
} from '#core/contract/content/own-templates.contract.ts'
import { PageError } from '#core/contract/call/errors.contract.ts'
import { ProblemCodes } from '#core/contract/words/problem.schema.ts'
import { Interest, PageKind } from '#core/contract/content/pages.contract.ts'
import { Pin } from '#core/contract/content/pins.contract.ts'
import { Id, PictureUrl, Time } from '#core/contract/call/primitives.ts'
import { AccountSchedule, Pause } from '#core/contract/publishing/schedule.contract.ts'
import { PageContent } from '#core/pages/page-content.schema.ts'
import { SharedEnvelope } from '#core/pins/events/pin.events.ts'
import { SentOutline } from '#core/contract/content/pin-outline.ts'
import { ResultLine } from './result-line.schema.ts'
import { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'

export const WORKSPACE_FORMAT = 'pinloom-workspace'
export const NEWEST_WORKSPACE_VERSION = 2
/** Of a file without videos, so that earlier builds can read it. */
export const VERSION_WITHOUT_VIDEOS = 1
export const MANIFEST_PATH = 'workspace.json'
export const ACCOUNT_PATH = 'account.json'

/** `results` and `videos`: not in files of earlier versions, nor where there are none. */
export const RowKind = z.enum(['pictures', 'fonts', 'videos', 'pages', 'pins', 'events', 'results'])
export type RowKind = z.infer<typeof RowKind>

/** Read before the rest, so that a newer file is distinguished from a broken one. */
export const ManifestOutline = z.looseObject({
  format: z.literal(WORKSPACE_FORMAT),
  version: z.int().min(1),
})
export const WorkspaceEntry = z.object({
  path: z.string().max(100),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type WorkspaceEntry = z.infer<typeof WorkspaceEntry>
export const Manifest = z.object({
  format: z.literal(WORKSPACE_FORMAT),
  version: z.int().min(1),
  made_at: Time,
  counts: z.object({
    boards: z.int(),
    pages: z.int(),
    pins: z.int(),
    events: z.int(),
    pictures: z.int(),
    fonts: z.int(),
  }),
  entries: z.array(WorkspaceEntry),
})
export type Manifest = z.infer<typeof Manifest>

const Flag = z.union([z.literal(0), z.literal(1)])
const FileName = z
  .string()
  .regex(/^[0-9a-f]{32}\.(jpg|png|woff2|woff|ttf|otf)$/, issueCode('field.mediaName'))
const VideoName = z.string().regex(/^[0-9a-f]{32}\.(mp4|mov|m4v)$/, issueCode('field.mediaName'))
/** More than an account keeps: deleted ones are included. */
const MAX_ENTRY_TEMPLATES = 10_000
const BoardName = z.string().min(1).max(180)

/** More articles than this of one automation are left out. */
export const MAX_ENTRY_ARTICLES = 2_000

/** An automation with the articles that it knows, so that none becomes pins twice. */
export const AutomationEntry = z.object({
  id: Id,
  settings: AutomationSettings,
  created_at: Time,
  /** Its sources that were read before, as `kind address`. */
  read: z.array(z.string().max(2100)).max(100),
  articles: z
    .array(
      z.object({
        key: z.string().max(4096),
        address: z.string().max(4096),
        title: z.string().max(300),
        source_id: z.string().max(4096),
        state: z.enum(['old', 'waiting', 'done', 'skipped']),
        page_id: Id.nullable(),
      }),
    )
    .max(MAX_ENTRY_ARTICLES),
})
export type AutomationEntry = z.infer<typeof AutomationEntry>

/** A template that a person made; pins of deleted ones go on to name their versions. */
export const OwnTemplateEntry = z.object({
  id: Id,
  name: TemplateName,
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  /** Gapless from 1; checked by `readTemplate`. */
  versions: z
    .array(z.object({ created_at: Time, document: z.unknown() }))
    .min(1)
    .max(MAX_TEMPLATE_VERSIONS),
})
export type OwnTemplateEntry = z.infer<typeof OwnTemplateEntry>

export const AccountEntry = z.object({
  account: z.object({
    id: Id,
    name: z.string().min(1).max(100),
    kind: z.enum(['manual', 'pinterest']),
    created_at: Time,
  }),
  /** The newest event's revision and the highest position given. */
  counters: z.object({ revision: z.int().min(0), front: z.int().min(0) }),
  brand: z.object({ brand: Brand, updated_at: Time }).nullable(),
  /** The account's week; not in files of earlier versions. */
  schedule: z
    .object({ schedule: AccountSchedule, updated_at: Time, pause: Pause.nullish() })
    .nullish(),
  /** Not in files of earlier versions. */
  automations: z.array(AutomationEntry).max(MAX_AUTOMATIONS).optional(),
  /** Not in files of earlier versions. */
  own_templates: z.array(OwnTemplateEntry).max(MAX_ENTRY_TEMPLATES).optional(),
  boards: z.array(
    z.object({
      id: Id,
      name: BoardName,
      created_at: Time,
      sections: z.array(z.object({ id: Id, name: BoardName, created_at: Time })),
    }),
  ),
})
export type AccountEntry = z.infer<typeof AccountEntry>

export const PictureLine = z.object({
  id: Id,
  kind: z.enum(['upload', 'page', 'pin']),
  name: FileName,
  width: z.int().min(1),
  height: z.int().min(1),
  bytes: z.int().min(1),
  facts: PictureFacts.nullable(),
  created_at: Time,
})
export type PictureLine = z.infer<typeof PictureLine>

export const FontLine = z.object({
  id: Id,
  family: z.string().min(1).max(200),
  name: FileName,
  bytes: z.int().min(1),
  created_at: Time,
})
export type FontLine = z.infer<typeof FontLine>

/** Its length and size in pixels are read from the video itself when it comes in. */
export const VideoLine = z.object({
  id: Id,
  name: VideoName,
  bytes: z.int().min(1),
  created_at: Time,
})
export type VideoLine = z.infer<typeof VideoLine>

/**
 * An address of 2,048 letters is as long as this when each of them is written as nine: `%E3%81%82`.
 * Such were taken once.
 */
const PageAddress = z.string().max(20_000)
/** An import empties one that is no http(s) address. */
export const PageUrl = z.string().max(20_000)
/**
 * Longer ones are cut when they are stored, and those that were stored before that when they go
 * out.
 */
export const PAGE_NAMES = { title: 300, site_name: 300 } as const
const MAX_NAME_LENGTH = 1000

export const PageLine = z.object({
  id: Id,
  url: PageUrl,
  url_key: PageAddress.nullable(),
  title: z.string().max(MAX_NAME_LENGTH),
  is_title_own: Flag,
  site_name: z.string().max(MAX_NAME_LENGTH),
  kind: PageKind,
  lang: z.string().max(60),
  source: z.enum(['address', 'sitemap', 'feed', 'csv', 'text', 'html', 'keyword']),
  given: z
    .union([
      z.object({ title: z.string(), text: z.string() }),
      z.object({ html: z.string() }),
      z.object({ keyword: z.string() }),
    ])
    .nullable(),
  status: z.enum(['pending', 'ready', 'failed']),
  error: PageError.nullable(),
  warnings: z.array(z.string()),
  /** Of `warnings`; not in files of earlier versions. */
  problem_codes: ProblemCodes.nullish(),
  content: PageContent.nullable(),
  created_at: Time,
  fetched_at: Time.nullable(),
  interests: z.array(
    z.object({
      id: Id,
      ordinal: z.int(),
      name: z.string(),
      name_key: z.string(),
      is_own: Flag,
      chosen: Flag,
      interest: Interest.omit({ id: true, interest_name: true, chosen: true }),
    }),
  ),
  removed_interests: z.array(z.string()),
  pictures: z.array(
    z.object({
      picture_id: Id,
      ordinal: z.int(),
      address: z.string(),
      alt: z.string(),
      url: PictureUrl,
      width: z.int(),
      height: z.int(),
      is_own: Flag,
      is_excluded: Flag,
    }),
  ),
})
export type PageLine = z.infer<typeof PageLine>

export const PinLine = z.object({ position: z.int(), deleted_at: Time.nullable(), pin: Pin })
export type PinLine = z.infer<typeof PinLine>

export const EventLine = z.object({
  revision: z.int().min(1),
  recorded_at: Time,
  envelope: SharedEnvelope,
})
export type EventLine = z.infer<typeof EventLine>
/** As it is in a file, which may be older than this build, or newer. */
const StoredEventLine = EventLine.extend({ envelope: SentOutline })
export type StoredEventLine = z.infer<typeof StoredEventLine>

export const rowSchemas = {
  pictures: PictureLine,
  fonts: FontLine,
  videos: VideoLine,
  pages: PageLine,
  pins: PinLine,
  events: StoredEventLine,
  results: ResultLine,
} as const satisfies Record<RowKind, z.ZodType>

/** `pins/000001.ndjson`. */
export const rowPath = (kind: RowKind, part: number): string =>
  `${kind}/${String(part).padStart(6, '0')}.ndjson`
export const filePath = (name: string): string => `files/${name}`

export type PathMeaning =
  | { readonly type: 'manifest' | 'account' }
  | { readonly type: 'rows'; readonly kind: RowKind }
  | { readonly type: 'file' | 'video'; readonly name: string }

/** What an entry is, by its path; null = none of this format, whatever tricks its name plays. */
export function meaningOf(path: string): PathMeaning | null {
  if (path === MANIFEST_PATH) return { type: 'manifest' }
  if (path === ACCOUNT_PATH) return { type: 'account' }
  const rows = /^(pictures|fonts|videos|pages|pins|events|results)\/\d{6,8}\.ndjson$/.exec(
    path,
  )?.[1]
  if (rows !== undefined) return { type: 'rows', kind: RowKind.parse(rows) }
  const name = /^files\/([^/]+)$/.exec(path)?.[1]
  if (name === undefined) return null
  if (FileName.safeParse(name).success) return { type: 'file', name }
  return VideoName.safeParse(name).success ? { type: 'video', name } : null
}
