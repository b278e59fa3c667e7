import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { Platform } from '../../platform.ts'
import { createOtlpExporter } from './otlp-exporter.ts'
import { createTracer, type Tracer } from './tracer.ts'

export interface Tracing {
  readonly trace: Tracer
  /** Sends the queued spans. */
  readonly close: () => Promise<void>
}

/** Undefined without a collector. */
export function openTracing(
  { otlpUrl, role }: Pick<Config, 'otlpUrl' | 'role'>,
  log: Log,
): Tracing | undefined {
  if (otlpUrl === null) return undefined
  const resource = { 'service.name': 'pinloom', 'pinloom.role': role, 'process.pid': process.pid }
  const exporter = createOtlpExporter({ url: otlpUrl, resource, log })
  return {
    trace: createTracer((span) => exporter.add(span)),
    close: async () => exporter.close(),
  }
}

/** Adds a tracer to the platform if there is a collector. */
export function traced(platform: Platform): {
  readonly platform: Platform
  readonly tracing: Tracing | undefined
} {
  const tracing = openTracing(platform.config, platform.log)
  return { platform: { ...platform, trace: tracing?.trace ?? platform.trace }, tracing }
}
