/** The S3-compatible store as a process, so that its processor time is not the server's. */
import { startS3Server } from '../../tests/support/objects/s3-server.ts'

const { config, stop } = await startS3Server()
process.on('SIGTERM', () => void stop().finally(() => process.exit(0)))
process.stdout.write(`${JSON.stringify(config)}\n`)
