import { afterEach } from 'vitest'
import { startTestServer } from './test-server.ts'
import type { TestServer, TestServerOptions } from './test-server.ts'

/** Starts servers without features unless asked otherwise; each is closed after its test. */
export function testServers(): (options?: TestServerOptions) => Promise<TestServer> {
  const servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })
  return async (options = {}) => {
    const server = await startTestServer({ features: () => [], ...options })
    servers.push(server)
    return server
  }
}
