/**
 * Reads the runtime configuration from the page, where the server has written it. The development
 * server does not, so there it is fetched.
 */
import { RuntimeConfig } from '#core/contract/system.contract.ts'
import { createClient } from '../../api/client.ts'
import { answerOf } from '../answer.ts'

export async function readRuntimeConfig(
  page: Pick<Document, 'getElementById'>,
): Promise<RuntimeConfig> {
  const text = page.getElementById('runtime-config')?.textContent ?? ''
  if (text.trim() !== '') return RuntimeConfig.parse(JSON.parse(text))
  return answerOf(await createClient({ baseUrl: '' })('getConfig', {}))
}
