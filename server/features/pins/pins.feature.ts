/**
 * The pins of an account: their rows, the log of what happened to them, and the calls by which the
 * browser sends and fetches events. Other features get `append` and the questions below handed to
 * them as functions.
 */
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { ExportPart, Feature } from '../../platform/feature.ts'
import { withoutNulls } from '../../platform/http/body-parsers.ts'
import type { Platform } from '../../platform/platform.ts'
import { recountBytes } from '../../platform/usage/recount.store.ts'
import { currentRevision } from './pin-log.store.ts'
import { createPinNews } from './pin-news.ts'
import { createPinStreams } from './pin-stream.ts'
import { appendEvents, type Batch } from './append-events.ts'
import { oldDevices } from './devices.store.ts'
import type { Accepted } from './ledger.ts'
import { pinExportParts } from './pins-export.ts'
import { picturesInUse, sourcePicturesInUse } from './pictures-in-use.store.ts'
import { pinRoutes } from './pins.routes.ts'
import {
  countPins,
  hasPins,
  isOwnAccount,
  pinsById,
  pinsOfPage,
  removeDeletedBefore,
} from './pins.store.ts'
import type { AccountKey } from './pins.store.ts'

const DAY = 86_400_000
const DAYS_A_DELETED_PIN_IS_KEPT = 30

/**
 * An event before it has its envelope. `id` makes it idempotent: a unit of work that runs twice
 * must give the same id.
 */
export interface PinEventDraft {
  readonly id: string
  readonly at: number
  readonly cause?: string
  readonly event: SharedPinEvent
}

/** A headline on a crop in a template, as it was used for a page before. */
export type UsedCombination = Pick<
  PinDesign,
  'template_id' | 'headline' | 'pictures' | 'colors'
> & { readonly title: string; readonly description: string }

export interface PinsFeature extends Feature {
  /**
   * For tasks, inside their transaction. Throws when the account is not the owner's: a bug of the
   * caller.
   */
  readonly appendPinEvents: (
    tx: Tx,
    batch: AccountKey & { tab: string; events: readonly PinEventDraft[] },
  ) => Promise<Accepted>
  /**
   * The same for what a person could have done: each event is checked as theirs are, and may be
   * refused on its own.
   */
  readonly appendCheckedEvents: PinsFeature['appendPinEvents']
  /** Living pins in the order of the ids; what is gone is left out. */
  readonly getPins: (queries: Queries, key: AccountKey, ids: readonly string[]) => Promise<Pin[]>
  /** Newest first; also of pins deleted in the last 30 days. */
  readonly usedCombinations: (
    queries: Queries,
    owner: string,
    pageId: string,
  ) => Promise<UsedCombination[]>
  readonly countPins: (queries: Queries, owner: string) => Promise<number>
  /** Deleted ones count, until they are removed for good. */
  readonly hasPins: (queries: Queries, key: AccountKey) => Promise<boolean>
  /**
   * File names of the pictures that the owner's pins use, the deleted ones too, or that events
   * recorded since `since` (ms UTC) name.
   */
  readonly picturesInUse: (queries: Queries, owner: string, since: number) => Promise<Set<string>>
  /** Ids of the source pictures that their designs name, in the same rows and events. */
  readonly sourcePicturesInUse: (
    queries: Queries,
    owner: string,
    since: number,
  ) => Promise<Set<string>>
}

export function pinsFeature({
  config,
  database,
  clock,
  log,
}: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>): PinsFeature {
  const news = createPinNews(database)
  const streams = createPinStreams(news, async (key) => currentRevision(database.root, key))
  const append =
    (from: Batch['from']): PinsFeature['appendPinEvents'] =>
    async (tx, { owner, accountId, tab, events }) => {
      const key = { owner, accountId }
      if (!(await isOwnAccount(tx, key)))
        throw new Error(`Account ${accountId} is not the owner's.`)
      const envelopes = events.map((draft) => envelopeOf(draft, tab))
      return appendEvents(tx, {
        key,
        envelopes,
        from,
        now: clock.now(),
        onAppended: () => news.announce(tx, accountId),
      })
    }
  return {
    name: 'pins',
    routes: (route) => pinRoutes(route, { config, database, clock, log, news, streams }),
    interrupt: () => streams.endAll(),
    exportParts: (owner): Promise<ExportPart[]> =>
      pinExportParts({ queries: database.root, log }, owner),
    // Their events stay: what happened to a pin is kept for ever.
    cleanupJobs: [
      {
        name: 'deleted pins',
        run: (now) => removeDeletedBefore(database.root, now - DAYS_A_DELETED_PIN_IS_KEPT * DAY),
      },
      oldDevices(database.root),
      recountBytes(database),
    ],
    appendPinEvents: append('task'),
    appendCheckedEvents: append('browser'),
    getPins: livingPins,
    usedCombinations: async (queries, owner, pageId) =>
      (await pinsOfPage(queries, owner, pageId)).map(
        ({ title, description, design: { template_id, headline, pictures, colors } }) => ({
          title,
          description,
          template_id,
          headline,
          pictures,
          colors,
        }),
      ),
    countPins,
    hasPins,
    picturesInUse,
    sourcePicturesInUse,
  }
}

async function livingPins(
  queries: Queries,
  key: AccountKey,
  ids: readonly string[],
): Promise<Pin[]> {
  const rows = await pinsById(queries, key, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row === undefined || row.deletedAt !== null ? [] : [row.pin]
  })
}

/**
 * Text of web pages may hold U+0000, which PostgreSQL can't keep; what comes over HTTP was cleaned
 * at the edge.
 */
function envelopeOf({ event, ...draft }: PinEventDraft, tab: string): SharedEnvelope {
  // Taking characters out of texts does not change the event's shape.
  return { ...draft, tab, v: newestVersion(), event: withoutNulls(event) as SharedPinEvent }
}
