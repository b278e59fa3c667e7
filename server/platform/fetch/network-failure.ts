/** What it means to a person that a connection did not come about or broke off. */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pageFailure, type PageFailure } from './page-failure.ts'

const UNREACHABLE: Record<string, Problem> = {
  ECONNREFUSED: problem('reason.refusesConnection'),
  ECONNRESET: problem('reason.brokeConnection'),
  UND_ERR_SOCKET: problem('reason.brokeConnection'),
  EHOSTUNREACH: problem('reason.noRoute'),
  ENETUNREACH: problem('reason.noNetwork'),
  CERT_HAS_EXPIRED: problem('reason.certificateExpired'),
  DEPTH_ZERO_SELF_SIGNED_CERT: problem('reason.certificateUntrusted'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: problem('reason.certificateUntrusted'),
  ERR_TLS_CERT_ALTNAME_INVALID: problem('reason.certificateName'),
}

const UNKNOWN_NAME: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_NONAME',
  'ENODATA',
])

/** `code`: of the system; empty = it has none. */
export function networkFailure(code: string, url: URL): PageFailure {
  if (UNKNOWN_NAME.has(code)) return pageFailure('unknown_host', { host: url.hostname })
  const reason = UNREACHABLE[code] ?? code
  return pageFailure('unreachable', { host: url.hostname, ...(reason === '' ? {} : { reason }) })
}
