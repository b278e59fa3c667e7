/**
 * The runtime configuration: from the page, where the server wrote it; under the development
 * server, which writes none, from its call.
 */
import { RuntimeConfig } from '#core/contract/system.contract.ts'
import { createClient } from '../api/client.ts'
import { answerOf } from './answer.ts'

export async function readRuntimeConfig(
  page: Pick<Document, 'getElementById'>,
): Promise<RuntimeConfig> {
  const text = page.getElementById('runtime-config')?.textContent ?? ''
  if (text.trim() !== '') return RuntimeConfig.parse(JSON.parse(text))
  return answerOf(await createClient({ baseUrl: '' })('getConfig', {}))
}
