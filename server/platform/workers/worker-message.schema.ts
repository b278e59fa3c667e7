/** What a worker sends to its pool: once that it is ready, then a message for each question. */
import { z } from 'zod'

export const WorkerMessage = z.discriminatedUnion('type', [
  /** Its modules are loaded: the time for the first question begins. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('answered'), answer: z.unknown() }),
  /** Of a process. What throws in a thread ends the thread. */
  z.object({ type: z.literal('failed'), fault: z.string() }),
])
export type WorkerMessage = z.infer<typeof WorkerMessage>
