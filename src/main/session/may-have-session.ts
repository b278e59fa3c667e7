import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { readCookie, type CookieJar } from '../../api/cookies.ts'
import type { StoredJson } from '../../persistence/stored-json.ts'

/**
 * False where there can't be a session. A login needs the token's cookie, which outlives it.
 * Cookies of another origin can't be read.
 */
export function mayHaveSession(
  { api_base_url: base }: Pick<RuntimeConfig, 'api_base_url'>,
  lastIdentity: Pick<StoredJson<unknown>, 'read'>,
  jar?: CookieJar,
): () => boolean {
  return () => base !== '' || lastIdentity.read() !== null || readCookie('csrftoken', jar) !== null
}
