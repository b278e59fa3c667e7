/**
 * From pages to pins: generation, samples, previews, re-rendering, other words, and the long work
 * behind them.
 */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { generationJob } from './generation.job.ts'
import type { GenerationNeeds, GenerationParts } from './generation-parts.ts'
import { type GenerationStart, startGeneration } from './generation-start.ts'
import { generationRoutes } from './generation.routes.ts'
import { planOnce, type PlanningOnce } from './plan-once.ts'
import { previewRoutes } from './preview.routes.ts'
import { renderingJob } from './rendering.job.ts'
import { taskRoutes } from './task.routes.ts'
import { pinIdOf } from './unit-ids.ts'

export interface GenerationFeature extends Feature {
  startGeneration(start: GenerationStart): ReturnType<typeof startGeneration>
  /** In the order in which they are made; those that failed have no pin. */
  pinIdsOf(taskId: string, total: number): string[]
  /** Of a page that belongs to no account; nothing is stored. */
  planOnce(planning: PlanningOnce): ReturnType<typeof planOnce>
}

export function generationFeature(
  { config, database, clock }: Pick<Platform, 'config' | 'database' | 'clock'>,
  needs: GenerationNeeds,
): GenerationFeature {
  const parts: GenerationParts = { database, clock, linkTagging: config.linkTagging, ...needs }
  needs.tasks.register(generationJob(parts))
  needs.tasks.register(renderingJob(parts))
  return {
    name: 'generation',
    startGeneration: (start) => startGeneration(parts, start),
    pinIdsOf: (taskId, total) =>
      Array.from({ length: total }, (_, ordinal) => pinIdOf(taskId, ordinal)),
    planOnce: (planning) => planOnce(parts, planning),
    routes: (route) => {
      generationRoutes(route, parts)
      previewRoutes(route, parts)
      bulkRoutes(route, parts)
      taskRoutes(route, needs.tasks)
    },
    /** The last feature to start: every job is registered by then. */
    afterClockBack: async (now) => needs.tasks.worker.afterClockBack(now),
    start: () => needs.tasks.worker.start(),
    // Units that wait for pictures are put back before the pictures are given up.
    interrupt: () => void needs.tasks.worker.stop(),
    stop: () => needs.tasks.worker.stop(),
  }
}
