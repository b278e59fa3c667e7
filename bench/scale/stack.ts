/**
 * Services that a deployment of several processes needs, each in its own processes: PostgreSQL, an
 * S3-compatible store, the practice network. PostgreSQL runs without fsync, for ours and for peers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { type PracticeProcess, startPracticeProcess } from '../../server/practice-process.ts'
import { setup as buildServer } from '../../tests/runner/built-server.ts'
import { startTestPostgres, type TestPostgres } from '../../tests/support/database/test-postgres.ts'
import type { S3Config } from '../../server/platform/objects/s3-config.ts'
import { type Child, startChild } from './child.ts'

const S3 = new URL('s3.process.ts', import.meta.url)
const SERVER = new URL('../../dist-server/main.js', import.meta.url)
/** The redirect address of the network; it need not be reachable. */
export const PUBLIC_URL = 'http://localhost:3000'

const StoreConfig = z.object({
  url: z.string(),
  bucket: z.string(),
  accessKey: z.string(),
  secretKey: z.string(),
  region: z.string(),
  isPathStyle: z.boolean(),
  publicUrl: z.null(),
})

export interface Stack {
  readonly postgres: TestPostgres
  readonly s3: S3Config
  readonly s3Pid: number | undefined
  readonly practice: PracticeProcess
  /** A new empty database; its address. */
  newDatabase(name: string): Promise<string>
  /** Settings that all processes on this database share. */
  environment(databaseUrl: string): Record<string, string>
  startServer(databaseUrl: string, more: Readonly<Record<string, string>>): Promise<Child>
  stop(): Promise<void>
}

export async function startStack(): Promise<Stack> {
  buildServer()
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-bench-'))
  const postgres = await startTestPostgres()
  const store = await startChild({ main: S3, environment: {} })
  const s3 = StoreConfig.parse(JSON.parse(store.ready))
  const practice = await startPracticeProcess({ port: 0, dataDir: folder, publicUrl: PUBLIC_URL })
  const environment = (databaseUrl: string): Record<string, string> => ({
    PORT: '0',
    PUBLIC_URL,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    S3_URL: s3.url,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    DEMO_SITE_PORT: 'off',
    PRACTICE_PORT: 'off',
    LOG_LEVEL: 'warn',
  })
  return {
    postgres,
    s3,
    s3Pid: store.pid,
    practice,
    newDatabase: (name) => newDatabase(postgres.url, name),
    environment,
    startServer: (databaseUrl, more) =>
      startChild({ main: SERVER, environment: { ...environment(databaseUrl), ...more } }),
    stop: async () => {
      await practice.close()
      await store.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export const addressOf = ({ ready }: Child): string => {
  const address = /running at (\S+)/.exec(ready)?.[1]
  if (address === undefined) throw new Error(`A server stated no address: ${ready}`)
  return address
}
