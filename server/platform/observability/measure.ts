/** Metrics of this process where a port for them is configured; only then is their library loaded. */
import type { Platform } from '../platform.ts'
import type { Metrics } from './metrics.ts'

/** The platform, with what it observes. */
export async function measure(
  platform: Platform,
): Promise<{ readonly platform: Platform; readonly metrics: Metrics | null }> {
  if (platform.config.metricsPort === null) return { platform, metrics: null }
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(platform)
  return { platform: { ...platform, observe: metrics.observe }, metrics }
}
