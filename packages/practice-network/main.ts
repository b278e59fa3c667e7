/**
 * The network as a process: settings from the environment, its address as a message to
 * the parent process. It ends with that process.
 */
import { z } from 'zod'
import { startPracticeNetwork } from './practice-network.ts'

const Environment = z.object({
  PRACTICE_PORT: z.coerce.number().int().min(0).max(65_535),
  PRACTICE_FILE: z.string(),
  PRACTICE_CLIENT_ID: z.string(),
  PRACTICE_CLIENT_SECRET: z.string(),
  PRACTICE_REDIRECT_URI: z.url(),
})

/** An hour counts as a day: figures of a pin can be seen growing. */
const FIGURES_DAY_MS = 3_600_000

const env = Environment.parse(process.env)
const network = await startPracticeNetwork({
  port: env.PRACTICE_PORT,
  file: env.PRACTICE_FILE,
  app: {
    clientId: env.PRACTICE_CLIENT_ID,
    clientSecret: env.PRACTICE_CLIENT_SECRET,
    redirectUri: env.PRACTICE_REDIRECT_URI,
  },
  behaviour: { figuresDay: FIGURES_DAY_MS, isProfilePerBrowser: true },
})
const stop = (): void => void network.close().finally(() => process.exit(0))
process.on('disconnect', stop)
// Ctrl+C reaches the whole group: the parent process decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stop)
process.send?.({ url: network.url })
