/** Checks a workspace file in a thread whose memory is limited, and answers with its problems. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkWorkspace } from '../../server/features/workspace/check-workspace.ts'
import { createFileIntake } from '../../server/platform/images/file-intake.ts'

const file = Buffer.from(workerData as Uint8Array)
const { problems } = await checkWorkspace(
  { size: file.length, read: async (at, length) => file.subarray(at, at + length) },
  {
    signal: new AbortController().signal,
    progress: async () => undefined,
    storageLeft: Infinity,
    now: 0,
    keyOf: (name) => name.toLowerCase(),
    // Starts nothing: the file holds no picture and no font.
    intake: createFileIntake({ warn: () => undefined }),
    work: { share: 'ada' },
  },
)
parentPort?.postMessage(problems.listed)
