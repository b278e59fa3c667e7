/** The practice network as a test double: in this process, with faults that a test switches on. */
import { afterEach } from 'vitest'
import type { Behaviour } from '../../../packages/practice-network/behaviour.ts'
import { startPracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import type { PracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import { PRACTICE_APP, redirectUriOf } from '../../../server/platform/pinterest/networks.ts'

/** Starts networks that end after their test, which fails when a request was not as described. */
export function practiceNetworks(
  publicUrl: string,
): (behaviour?: Partial<Behaviour>) => Promise<PracticeNetwork> {
  const started: PracticeNetwork[] = []
  const breaches: string[] = []
  afterEach(async () => {
    for (const network of started.splice(0)) await network.close()
    const found = breaches.splice(0)
    if (found.length > 0) throw new Error(found.join('\n'))
  })
  return async (behaviour = {}) => {
    const network = await startPracticeNetwork({
      port: 0,
      app: { ...PRACTICE_APP, redirectUri: redirectUriOf(publicUrl) },
      behaviour: { onBreach: (breach) => breaches.push(breach), ...behaviour },
    })
    started.push(network)
    return network
  }
}

/** What the browser does between start and finish: it follows the network's redirect. */
export async function followToNetwork(url: string): Promise<Record<string, string>> {
  const response = await fetch(url, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`The network did not send back: ${response.status}`)
  return Object.fromEntries(new URL(location).searchParams)
}
