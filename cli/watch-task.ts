/** Waits for a task of the workshop to end, showing how far it is. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { ProgressBar } from './progress-bar.ts'
import type { Workshop } from './workshop.ts'

const LOOK_EVERY = 100

export async function watchTask(
  { pipeline, owner }: Workshop,
  task: { readonly id: string; readonly label: string; readonly bar: ProgressBar },
): Promise<TaskReport> {
  for (;;) {
    const report = await pipeline.tasks.report(owner, task.id)
    if (!report) throw new Error('The task is gone.')
    task.bar.show(task.label, report)
    if (report.finished_at !== null) {
      task.bar.end()
      return report
    }
    await sleep(LOOK_EVERY)
  }
}
