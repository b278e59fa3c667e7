/**
 * A server that publishes, as a process that can be killed: the features of pins and publishing,
 * with times that suit a test. Without what makes pins it starts in half the time.
 */
import { z } from 'zod'
import { createServer } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { pictureFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { createLog } from '../../../server/platform/log.ts'
import { stopOnSignals } from '../../../server/stop-on-signals.ts'
import { publishingFeatures } from './publishing-features.ts'
import { openObjectStore } from '../../../server/platform/objects/open-object-store.ts'

const Environment = z.object({ PRACTICE_URL: z.url(), PUBLISHER_TIMES: z.string() })
const Times = z.record(z.string(), z.union([z.number(), z.array(z.number())]))

const env = Environment.parse(process.env)
const config = readConfig(process.env)
const files = pictureFiles(openObjectStore(config))
const server = await createServer(config, {
  log: createLog('error'),
  features: (platform) =>
    publishingFeatures(platform, {
      practiceUrl: env.PRACTICE_URL,
      readFile: (name) => files.get(name),
      times: Times.parse(JSON.parse(env.PUBLISHER_TIMES)),
    }).all,
})
stopOnSignals([server])
const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
await server.start()
process.stdout.write(`running at ${url}\n`)
