/** From pages to pins: generation, samples, previews, re-rendering, other words, and the long work behind them. */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { generationJob } from './generation.job.ts'
import type { GenerationNeeds, GenerationParts } from './generation-parts.ts'
import { type GenerationStart, startGeneration } from './generation-start.ts'
import { generationRoutes } from './generation.routes.ts'
import { previewRoutes } from './preview.routes.ts'
import { renderingJob } from './rendering.job.ts'
import { taskRoutes } from './task.routes.ts'

export interface GenerationFeature extends Feature {
  startGeneration(start: GenerationStart): ReturnType<typeof startGeneration>
}

export function generationFeature({ config, database, clock }: Pick<Platform, 'config' | 'database' | 'clock'>, needs: GenerationNeeds): GenerationFeature {
  const parts: GenerationParts = { database, clock, linkTagging: config.linkTagging, ...needs }
  needs.tasks.register(generationJob(parts))
  needs.tasks.register(renderingJob(parts))
  return {
    name: 'generation',
    startGeneration: (start) => startGeneration(parts, start),
    routes: (route) => {
      generationRoutes(route, parts)
      previewRoutes(route, parts)
      taskRoutes(route, needs.tasks)
    },
    /** The last feature to start: every job is registered by then. */
    start: () => needs.tasks.worker.start(),
    stop: () => needs.tasks.worker.stop(),
  }
}
