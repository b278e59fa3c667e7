/** One line on standard error that is redrawn in place; nothing without a terminal. */
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'

export interface ProgressBar {
  show(label: string, report: Pick<TaskReport, 'done' | 'total' | 'failures' | 'time_left'>): void
  end(): void
}

const WIDTH = 24

export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  let isDrawn = false
  return {
    show(label, { done, total, failures, time_left }) {
      if (!stream.isTTY) return
      const ended = done + failures.length
      const filled = total === 0 ? WIDTH : Math.round((ended / total) * WIDTH)
      const left =
        time_left === null || ended === total
          ? ''
          : `  ${Math.max(1, Math.round(time_left / 1000))} s left`
      stream.write(
        `\r\u001b[K${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${ended}/${total}${left}`,
      )
      isDrawn = true
    },
    end() {
      if (isDrawn) stream.write('\n')
      isDrawn = false
    },
  }
}
