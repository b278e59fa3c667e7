/**
 * Threads and child processes that read pages, pictures and fonts for tests: kept for the process
 * of a test run, for a start takes half a second of the processor and most servers of tests ask one
 * question. A server that ends gives up its own questions, and no other's.
 */
import { createPageReader, type PageReader } from '../../../server/features/pages/page-reader.ts'
import type { PipelineParts } from '../../../server/pin-pipeline.ts'
import { createFileIntake, type FileIntake } from '../../../server/platform/images/file-intake.ts'
import { createLog } from '../../../server/platform/log.ts'

interface Kept {
  readonly reader: PageReader
  readonly intake: FileIntake
}

const KEY = Symbol.for('pinloom.test-workers')

/** On the process: Vitest evaluates this module again for each file. */
function kept(): Kept {
  const holder = globalThis as { [KEY]?: Kept }
  const log = createLog('silent')
  return (holder[KEY] ??= { reader: createPageReader(log), intake: createFileIntake(log) })
}

/** A test with other limits starts another reader. */
export function lentWorkers({ readerLimits }: Pick<PipelineParts, 'readerLimits'> = {}): Pick<
  PipelineParts,
  'reader' | 'intake'
> {
  const intake = lentIntake(kept().intake)
  return readerLimits === undefined ? { intake, reader: lentReader(kept().reader) } : { intake }
}

function lentReader(reader: PageReader): PageReader {
  const end = new AbortController()
  return {
    ask: async (kind, question, signal) => reader.ask(kind, question, eitherOf(end, signal)),
    close: async () => end.abort(),
  }
}

function lentIntake({ gate, fonts }: FileIntake): FileIntake {
  const end = new AbortController()
  const close = async (): Promise<void> => end.abort()
  return {
    gate: {
      read: async (bytes, work) =>
        gate.read(bytes, { ...work, signal: eitherOf(end, work.signal) }),
      inspect: async (bytes, work) =>
        gate.inspect(bytes, { ...work, signal: eitherOf(end, work.signal) }),
      close,
    },
    fonts: {
      analyse: async (bytes, work) =>
        fonts.analyse(bytes, { ...work, signal: eitherOf(end, work.signal) }),
      close,
    },
    close,
  }
}

function eitherOf({ signal: end }: AbortController, signal: AbortSignal | undefined): AbortSignal {
  return signal === undefined ? end : AbortSignal.any([end, signal])
}
