/**
 * Files made of pins that the person names: Pinterest's bulk CSV, or a ZIP with pictures and
 * captions.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { exportCalls } from '#core/contract/content/export.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { hasErrors, preflight } from '#core/export/preflight.rules.ts'
import type { PinFindings } from '#core/export/preflight.rules.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { csvFile } from './csv-file.ts'
import type { ExportBatch, LeftOut, ReadPicture } from './export-batch.ts'
import { zipFile } from './zip-file.ts'
import type { StoredFile } from '../../platform/objects/object-store.ts'

export interface ExportNeeds {
  /** Undefined = not this owner's account. */
  readonly findAccount: (
    queries: Queries,
    owner: string,
    accountId: string,
  ) => Promise<{ readonly name: string } | undefined>
  readonly listBoards: (
    queries: Queries,
    key: { owner: string; accountId: string },
  ) => Promise<readonly Board[]>
  /** Living pins in the order of the ids; what is gone is left out. */
  readonly getPins: (
    queries: Queries,
    key: { owner: string; accountId: string },
    ids: readonly string[],
  ) => Promise<readonly Pin[]>
  /** Of our own picture store, by the pin's `image_url` without its marker. */
  readonly readPicture: ReadPicture
  /** Of our own store, by its address. */
  readonly openVideo: (url: string) => Promise<StoredFile | null>
}

export function exportFeature(
  { config, database, clock }: Pick<Platform, 'config' | 'database' | 'clock'>,
  needs: ExportNeeds,
): Feature {
  return {
    name: 'export',
    routes: (route) => {
      route(exportCalls.exportPins, async ({ user, params, body, signal }) => {
        const key = { owner: user.id, accountId: params.account_id }
        const read = await database.transaction(async (tx) => {
          const account = await needs.findAccount(tx, key.owner, key.accountId)
          if (account === undefined) return null
          return {
            account,
            boards: await needs.listBoards(tx, key),
            pins: await needs.getPins(tx, key, [...new Set(body.pin_ids)]),
          }
        })
        if (read === null) return notFound('account')
        const findings = preflight(read.pins, read.boards, {
          format: body.format,
          publicUrlReachable: config.publicUrlReachable,
          linkTagging: config.linkTagging,
          isAdvised: false,
        })
        const refused = new Map(findings.filter(hasErrors).map((found) => [found.pinId, found]))
        const batch: ExportBatch = {
          pins: read.pins.filter((pin) => !refused.has(pin.id)),
          boards: read.boards,
          accountName: read.account.name,
          leftOut: [
            ...read.pins.flatMap((pin) => leftOut(pin, refused.get(pin.id))),
            ...gone(body.pin_ids, read.pins),
          ],
          publicUrl: config.publicUrl,
          linkTagging: config.linkTagging,
          captions: body.captions,
          now: clock.now(),
        }
        if (batch.pins.length === 0) return nothingLeft(batch)
        return body.format === 'csv' ? csvFile(batch) : zipFile(batch, needs, signal)
      })
    },
  }
}

function leftOut(pin: Pin, found: PinFindings | undefined): LeftOut[] {
  if (found === undefined) return []
  const reasons = found.findings
    .filter((finding) => finding.severity === 'error')
    .map((finding) => ({ field: finding.field, code: finding.code, problem: finding.problem }))
  return [{ id: pin.id, title: pin.title, reasons }]
}

function gone(ids: readonly string[], pins: readonly Pin[]): LeftOut[] {
  const there = new Set(pins.map((pin) => pin.id))
  return [...new Set(ids)]
    .filter((id) => !there.has(id))
    .map((id) => ({
      id,
      title: '',
      reasons: [
        {
          field: 'id',
          code: 'unknown_pin',
          problem: problem('pins.gone'),
        },
      ],
    }))
}

function nothingLeft({ leftOut: all }: ExportBatch): Refusal {
  const reason = all[0]?.reasons[0]?.problem
  if (reason === undefined) throw new Error('Nothing was left out, and nothing is left')
  return refuse('invalid', problem('export.none', { reason }))
}
