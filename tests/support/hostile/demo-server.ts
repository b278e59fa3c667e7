/**
 * The server as `server/main.ts` starts it, but with a site of the test in the place of the demo
 * site: visitors without an account may have pages of that host read.
 */
import { createServer } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { freePort } from '../../../server/platform/free-port.ts'
import { stopOnSignals } from '../../../server/stop-on-signals.ts'

const config = readConfig({ ...process.env, PORT: String(await freePort()) })
const server = await createServer(config, { demoSiteUrl: process.env['HOSTILE_SITE'] ?? null })
stopOnSignals([server])
await server.app.listen({ host: '127.0.0.1', port: config.port })
await server.start()
process.stdout.write(`${config.brand} is running at http://127.0.0.1:${config.port}\n`)
