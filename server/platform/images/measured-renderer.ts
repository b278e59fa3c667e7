import { unobserved, type Observe } from '../observability/observe.ts'
import { untraced, type Tracer } from '../observability/tracing/tracer.ts'
import type { PinRenderer } from './drawing/pin-renderer.ts'

interface Measuring {
  readonly observe?: Observe | undefined
  readonly trace?: Tracer | undefined
}

/** Wraps a renderer to report and trace each picture. */
export function measuredRenderer(
  renderer: PinRenderer,
  { observe = unobserved, trace = untraced }: Measuring,
): PinRenderer {
  const measured = async <T>(render: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const end = (outcome: 'done' | 'failed'): void =>
      observe.rendered((performance.now() - start) / 1_000, outcome)
    try {
      const made = await render()
      end('done')
      return made
    } catch (error) {
      end('failed')
      throw error
    }
  }
  return {
    ...renderer,
    renderPin: async (...input) =>
      trace.span({ name: 'render' }, () => measured(() => renderer.renderPin(...input))),
    renderPreview: async (...input) =>
      trace.span({ name: 'render preview' }, () =>
        measured(() => renderer.renderPreview(...input)),
      ),
  }
}
