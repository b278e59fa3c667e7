/** Checks a workspace file in a thread whose memory is limited, and answers with its problems. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkWorkspace } from '../../server/features/workspace/check-workspace.ts'

const file = Buffer.from(workerData as Uint8Array)
const { problems } = await checkWorkspace(
  { size: file.length, read: async (at, length) => file.subarray(at, at + length) },
  {
    signal: new AbortController().signal,
    progress: async () => undefined,
    keyOf: (name) => name.toLowerCase(),
  },
)
parentPort?.postMessage(problems.listed)
