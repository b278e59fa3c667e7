/**
 * Refuses calls that store more when the server's disk is nearly full or the user's storage is. It runs before
 * the handler, so a file that does not fit is not even decoded. Pictures and the day's pins are
 * checked again when they are inserted, since many calls may arrive at the same moment.
 */
import type { Call } from '#core/contract/call/call.ts'
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { refuse } from './platform/http/failures/refusal.ts'
import type { Guard } from './platform/http/route.ts'
import type { Platform } from './platform/platform.ts'
import { refuseGrowth, refuseUpload } from './platform/usage/quotas.ts'

const uploads: ReadonlySet<Call> = new Set<Call>([
  calls.uploadPicture,
  calls.uploadFont,
  calls.uploadCover,
])

/** Without deleting, renaming and undoing, which stay possible when the storage is full. */
const growing: ReadonlySet<Call> = new Set<Call>([
  calls.createAccount,
  calls.createBoard,
  calls.createSection,
  calls.addSources,
  calls.refetchPages,
  calls.addInterest,
  calls.addPagePicture,
  calls.startGeneration,
  calls.startRendering,
  calls.startBulk,
  calls.addCarousel,
  calls.addVideoPin,
  calls.createAutomation,
  calls.runAutomation,
  calls.createOwnTemplate,
  calls.putOwnTemplate,
  calls.uploadVideo,
])

/** Rows of a name and little else: on a disk that is nearly full they still fit. */
const tiny: ReadonlySet<Call> = new Set<Call>([
  calls.createAccount,
  calls.createBoard,
  calls.createSection,
  calls.addInterest,
])

/** The check of the imported file reports what does not fit. */
const announced: ReadonlySet<Call> = new Set<Call>([
  calls.startWorkspaceImport,
  calls.putWorkspacePart,
])

const stored = [uploads, growing, announced]

export function quotaGuard({
  config,
  database,
  disk,
}: Pick<Platform, 'config' | 'database' | 'disk'>): Guard {
  const { root } = database
  return async (call, { owner, body }) => {
    if (owner === null || !stored.some((group) => group.has(call))) return null
    if (!tiny.has(call) && (await disk.isLow()))
      return refuse('disk_full', problem('request.diskLow'))
    if (announced.has(call)) return null
    if (uploads.has(call)) {
      const bytes = body instanceof Uint8Array ? body.byteLength : 0
      return refuseUpload(root, { owner, bytes }, config.limits)
    }
    return refuseGrowth(root, { owner, bytes: sizeOf(body) }, config.limits)
  }
}

/** Of JSON; a stream is counted by its handler. */
const sizeOf = (body: unknown): number =>
  typeof body === 'object' && body !== null && !('pipe' in body)
    ? Buffer.byteLength(JSON.stringify(body))
    : 0
