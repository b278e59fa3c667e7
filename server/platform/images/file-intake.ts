/** What opens pictures and fonts from outside: away from the server's main thread. */
import type { Log } from '../log.ts'
import { createFontAnalyst, type FontAnalyst } from './fonts/font-analyst.ts'
import { createPictureGate, type PictureGate } from './intake/picture-gate.ts'

export interface FileIntake {
  readonly gate: PictureGate
  readonly fonts: FontAnalyst
  /** Gives up whatever is under way. */
  close(): Promise<void>
}

/** No thread and no process is started before the first file. */
export function createFileIntake(log: Pick<Log, 'warn'>): FileIntake {
  const gate = createPictureGate(log)
  const fonts = createFontAnalyst(log)
  return {
    gate,
    fonts,
    close: async () => {
      await Promise.all([gate.close(), fonts.close()])
    },
  }
}
