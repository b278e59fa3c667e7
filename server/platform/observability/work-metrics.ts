/** Counters of what this process does. */
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Observe } from './observe.ts'

/** Seconds: a pin without photos, with photos, on a busy machine. */
const RENDER_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function observeWork(registry: Registry): Observe {
  const registers = [registry]
  const units = new Counter({
    name: 'pinloom_task_units_total',
    help: 'Units of tasks that ended in this process; of kind generation they are pins.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const tasks = new Counter({
    name: 'pinloom_tasks_ended_total',
    help: 'Tasks that ended in this process, by outcome.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const renders = new Histogram({
    name: 'pinloom_render_duration_seconds',
    help: 'Time to draw a picture of a pin or a preview.',
    labelNames: ['outcome'],
    buckets: RENDER_BUCKETS,
    registers,
  })
  return {
    unitEnded: (kind, outcome) => units.inc({ kind, outcome }),
    taskEnded: (kind, status) => tasks.inc({ kind, status }),
    rendered: (seconds, outcome) => renders.observe({ outcome }, seconds),
  }
}
