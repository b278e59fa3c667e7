/** The plan of an account as files for Pinterest's bulk upload, and what is in them already. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { planExportCalls } from '#core/contract/publishing/plan-export.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { planRows } from '#core/plan-export/plan-rows.ts'
import type { PlanContext, PlannedPublication } from '#core/plan-export/plan-rows.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type AccountKey,
  deleteFiled,
  listFiled,
  listFiledOf,
  pinsOfPublications,
  saveFiled,
} from './filed.store.ts'
import { planFile, type PlanBatch, type ReadPicture, splitByPicture } from './plan-file.ts'

export interface PlanExportNeeds {
  /** Undefined = not this owner's account. */
  readonly findAccount: (
    queries: Queries,
    owner: string,
    accountId: string,
  ) => Promise<{ readonly name: string } | undefined>
  readonly listBoards: (queries: Queries, key: AccountKey) => Promise<readonly Board[]>
  /** Living pins; what is gone is left out. */
  readonly getPins: (
    queries: Queries,
    key: AccountKey,
    ids: readonly string[],
  ) => Promise<readonly Pin[]>
  /** Of our own picture store, by the pin's `image_url` without its marker. */
  readonly readPicture: ReadPicture
}

type Parts = PlanExportNeeds & Pick<Platform, 'config' | 'database' | 'clock'>

export function planExportFeature(
  { config, database, clock }: Pick<Platform, 'config' | 'database' | 'clock'>,
  needs: PlanExportNeeds,
): Feature {
  const parts = { ...needs, config, database, clock }
  return {
    name: 'plan-export',
    routes: (route) => {
      route(planExportCalls.listFiled, async ({ user, params }) =>
        ownAccount(parts, { owner: user.id, accountId: params.account_id }, async (tx) => ({
          filed: await listFiled(tx, params.account_id),
        })),
      )
      route(planExportCalls.forgetFiled, async ({ user, params, body }) =>
        ownAccount(parts, { owner: user.id, accountId: params.account_id }, async (tx) => {
          await deleteFiled(tx, params.account_id, body.publication_ids)
          return {}
        }),
      )
      route(planExportCalls.makePlanFile, async ({ user, params, body, signal }) => {
        const key = { owner: user.id, accountId: params.account_id }
        const found = await ownAccount(parts, key, async (tx, accountName) =>
          readBatch(parts, tx, { key, accountName, ...body }),
        )
        if (!('rows' in found)) return found
        const { rows, unfit } = await splitByPicture(found.rows, needs.readPicture, signal)
        const batch = { ...found, rows, unfit: [...found.unfit, ...unfit] }
        const refusal = await fileRows(parts, key, { ...batch, isCopy: body.is_copy ?? false })
        return refusal ?? planFile(batch, needs.readPicture, signal)
      })
    },
    exportParts: async (owner) => [
      {
        path: 'filed-publications.json',
        read: async () => JSON.stringify(await listFiledOf(database.root, owner), null, 2),
      },
    ],
  }
}

async function ownAccount<T>(
  { database, findAccount }: Parts,
  { owner, accountId }: AccountKey,
  run: (tx: Tx, name: string) => Promise<T>,
): Promise<T | Refusal> {
  return database.transaction(async (tx) => {
    const account = await findAccount(tx, owner, accountId)
    return account === undefined ? notFound('account') : run(tx, account.name)
  })
}

interface Wanted {
  readonly key: AccountKey
  readonly accountName: string
  readonly publication_ids: readonly string[]
  readonly picture_folder?: string | undefined
}

/** Before the pictures are looked up. */
async function readBatch(
  { config, clock, listBoards, getPins }: Parts,
  tx: Tx,
  { key, accountName, publication_ids, picture_folder }: Wanted,
): Promise<PlanBatch> {
  const pinOf = await pinsOfPublications(tx, key, publication_ids)
  const pins = await getPins(tx, key, [...new Set(pinOf.values())])
  const planned = plannedAmong(pins, new Set(publication_ids))
  const now = clock.now()
  const context: PlanContext = {
    boards: await listBoards(tx, key),
    publicUrl: config.publicUrl,
    publicUrlReachable: config.publicUrlReachable || picture_folder !== undefined,
    isVideoHosted: config.publicUrlReachable,
    linkTagging: config.linkTagging,
    now,
  }
  const there = new Set(planned.map(({ publication }) => publication.id))
  return {
    ...planRows(planned, context),
    gone: [...new Set(publication_ids)].filter((id) => !there.has(id)),
    accountName,
    publicUrl: config.publicUrl,
    pictures: config.publicUrlReachable ? null : { folder: picture_folder ?? '' },
    now,
  }
}

/**
 * What is in the file is remembered before the browser has it: twice at Pinterest is worse. Null =
 * it is remembered, or only a copy.
 */
async function fileRows(
  parts: Parts,
  key: AccountKey,
  { rows, unfit, now, isCopy }: PlanBatch & { isCopy: boolean },
): Promise<Refusal | null> {
  if (rows.length === 0)
    return refuse(
      'invalid',
      problem('planExport.none', {
        reason: unfit[0]?.problems[0] ?? problem('planExport.notPlanned'),
      }),
    )
  if (isCopy) return null
  const filed = rows.map(({ publication: { id, at } }) => ({
    publication_id: id,
    filed_at: now,
    due_at: at,
  }))
  return ownAccount(parts, key, async (tx) => {
    await saveFiled(tx, key.accountId, filed)
    return null
  })
}

function plannedAmong(pins: readonly Pin[], ids: ReadonlySet<string>): PlannedPublication[] {
  return pins.flatMap((pin) =>
    (pin.publications ?? [])
      .filter(({ id }) => ids.has(id))
      .map((publication) => ({ pin, publication })),
  )
}
