/**
 * `pinloom`: the main job and the keyword tools without a browser. Answers go to standard output,
 * all else to standard error.
 */
import { BackupError } from '../server/platform/backup/backup.schema.ts'
import { ConfigError } from '../server/platform/config.ts'
import { DataDirInUse } from '../server/platform/database/data-dir-lock.ts'
import { OtherProcess } from '../server/platform/database/process-lock.ts'
import { NarrowedTables } from '../server/platform/database/later-migrations.ts'
import { UnfinishedMove } from '../server/platform/database/unfinished-move.ts'
import { type Command, readCommand } from './arguments.ts'
import { generate } from './generate.ts'
import { keywords, UnreadableSource } from './keywords.ts'
import { moveTo } from './move.ts'
import { backUpStore, restoreStore } from './store.ts'
import { usage, UsageError } from './usage.ts'

/** The launcher runs us in the project's folder and passes the caller's folder. */
const stoodIn = process.env['PINLOOM_CWD'] ?? process.env['INIT_CWD'] ?? process.cwd()

async function run(command: Command): Promise<number> {
  switch (command.command) {
    case 'help':
      process.stdout.write(usage)
      return 0
    case 'keywords':
      await answer(await keywords(command, stoodIn), command.isJson)
      return 0
    case 'backup':
      await answer(await backUpStore(command.folder, stoodIn), command.isJson)
      return 0
    case 'restore':
      await answer(await restoreStore(command.folder, stoodIn), command.isJson)
      return 0
    case 'move':
      await answer(await moveTo(command, stoodIn), command.isJson)
      return 0
    case 'generate': {
      const generated = await generate(command, stoodIn)
      await answer(generated, command.isJson)
      for (const { address, message } of generated.errors)
        process.stderr.write(`${address}${address === '' ? '' : ': '}${message}\n`)
      return generated.errors.length === 0 ? 0 : 1
    }
  }
  command satisfies never
}

/** Resolves when it is written: a pipe may be slower than we are. */
function answer(value: unknown, isJson: boolean): Promise<void> {
  const text = isJson ? JSON.stringify(value) : JSON.stringify(value, null, 2)
  return new Promise((written) => process.stdout.write(`${text}\n`, () => written()))
}

const expected = [
  UnreadableSource,
  ConfigError,
  BackupError,
  DataDirInUse,
  UnfinishedMove,
  NarrowedTables,
]

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`)
    return 2
  }
  if (error instanceof OtherProcess) {
    process.stderr.write('A server uses the database. Stop every process that uses it first.\n')
    return 1
  }
  const isExpected = expected.some((kind) => error instanceof kind)
  process.stderr.write(
    `${isExpected && error instanceof Error ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  return 1
}

try {
  process.exitCode = await run(readCommand(process.argv.slice(2)))
} catch (error) {
  process.exitCode = explain(error)
}
