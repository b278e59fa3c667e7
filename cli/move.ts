/**
 * `pinloom move`: from the store of the environment's settings to that of `--to` and `--objects`.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { withBackupSource } from '../server/platform/backup/backup-source.ts'
import { moveStore, planMove, type MoveReport } from '../server/platform/backup/move.ts'
import { systemClock } from '../server/platform/clock.ts'
import { readConfig, type Config } from '../server/platform/config.ts'
import { holdStore, openStore, type StoreSettings } from '../server/platform/database/open-store.ts'
import { openObjectStore } from '../server/platform/objects/open-object-store.ts'
import type { BackupSource } from '../server/platform/backup/backup.ts'
import type { MoveCommand } from './arguments.ts'
import { configFrom } from './store.ts'
import { UsageError } from './usage.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>

export async function moveTo(
  command: MoveCommand,
  stoodIn: string,
): Promise<MoveReport & { is_dry_run: boolean }> {
  const from = configFrom(stoodIn)
  const to = targetOf(command, from, stoodIn)
  const move = command.isDryRun ? plan : run
  return withBackupSource(from, systemClock, async (source) => ({
    is_dry_run: command.isDryRun,
    ...(await move(source, from, to)),
  }))
}

async function run(source: BackupSource, from: Place, to: Place): Promise<MoveReport> {
  const held = await holdStore(from)
  try {
    const database = await openStore(to, { isAlone: true, isMoveTarget: true })
    try {
      return await moveStore(source, { database, objects: objectsOf(from, to) })
    } finally {
      await database.close()
    }
  } finally {
    await held.release()
  }
}

async function plan(source: BackupSource, from: Place, to: Place): Promise<MoveReport> {
  const objects = objectsOf(from, to)
  return to.databaseUrl === '' && !existsSync(join(to.dataDir, 'pinloom.sqlite'))
    ? planMove(source, null, objects)
    : withBackupSource(to, systemClock, (target) => planMove(source, target, objects))
}

/** Null: files stay where they are. */
const objectsOf = (from: Place, to: Place) =>
  objectPlace(from) === objectPlace(to) ? null : openObjectStore(to)

const objectPlace = ({ s3, dataDir }: Place): string =>
  s3 === null ? dataDir : `${s3.url}/${s3.bucket}`

const databasePlace = ({ databaseUrl, dataDir }: StoreSettings): string => databaseUrl || dataDir

function targetOf({ to, objects }: MoveCommand, from: Place, stoodIn: string): Place {
  const dir = to.startsWith('sqlite:') ? dataDirOf(resolve(stoodIn, to.slice(7))) : null
  const files = filesOf(objects, dir, { from, stoodIn })
  if (dir !== null && files.s3 === null && files.dataDir !== dir)
    throw new UsageError(`With --to sqlite:${dir} files lie in ${dir} or in s3://BUCKET.`)
  const target =
    dir === null ? { ...files, databaseUrl: to } : { ...files, dataDir: dir, databaseUrl: '' }
  if (databasePlace(target) === databasePlace(from))
    throw new UsageError('The rows are there already: --to is the store of the settings.')
  return target
}

function filesOf(
  objects: string,
  dir: string | null,
  { from, stoodIn }: { from: Place; stoodIn: string },
): Pick<Place, 's3' | 'dataDir'> {
  const [, bucket] = /^s3:\/\/(.*)$/.exec(objects) ?? []
  if (bucket !== undefined) return { s3: bucketOf(bucket), dataDir: dir ?? from.dataDir }
  if (objects !== '') return { s3: null, dataDir: resolve(stoodIn, objects) }
  return dir === null ? from : { s3: null, dataDir: dir }
}

/** The file of the database may be named instead of its folder. */
const dataDirOf = (path: string): string =>
  basename(path) === 'pinloom.sqlite' ? dirname(path) : path

const needed = ['TO_S3_URL', 'TO_S3_ACCESS_KEY', 'TO_S3_SECRET_KEY'] as const

/** Not `S3_…`: those may be where the files come from. */
function bucketOf(bucket: string): Config['s3'] {
  const { env } = process
  const missing = needed.filter((name) => (env[name] ?? '') === '')
  if (bucket === '' || missing.length > 0)
    throw new UsageError(`--objects s3://BUCKET needs the variables ${needed.join(', ')}.`)
  return readConfig({
    S3_BUCKET: bucket,
    S3_URL: env['TO_S3_URL'],
    S3_ACCESS_KEY: env['TO_S3_ACCESS_KEY'],
    S3_SECRET_KEY: env['TO_S3_SECRET_KEY'],
    S3_REGION: env['TO_S3_REGION'],
    S3_PATH_STYLE: env['TO_S3_PATH_STYLE'],
  }).s3
}
