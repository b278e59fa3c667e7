/**
 * Which calls are limited a person, asked at the edge before the handler: a file that does not fit
 * is not even decoded. What is asked here is asked again where it is inserted (the picture shelf;
 * the starts of tasks, for the day's pins), for many may come at the same moment.
 */
import type { Call } from '#core/contract/call/call.ts'
import { calls } from '#core/contract/call/calls.ts'
import type { Guard } from './platform/http/route.ts'
import type { Platform } from './platform/platform.ts'
import { refuseUpload } from './platform/quotas.ts'

const uploads: ReadonlySet<Call> = new Set<Call>([calls.uploadPicture, calls.uploadFont])

export function quotaGuard({ config, database }: Pick<Platform, 'config' | 'database'>): Guard {
  return async (call, { owner, body }) => {
    if (owner === null || !uploads.has(call)) return null
    return refuseUpload(
      database.root,
      { owner, bytes: body instanceof Uint8Array ? body.byteLength : 0 },
      config.limits,
    )
  }
}
