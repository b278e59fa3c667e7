import type { Observe } from '../observability/observe.ts'
import type { PinRenderer } from './drawing/pin-renderer.ts'

/** Wraps a renderer to report the duration of each picture. */
export function measuredRenderer(renderer: PinRenderer, observe: Observe | undefined): PinRenderer {
  if (observe === undefined) return renderer
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
    renderPin: async (...input) => measured(() => renderer.renderPin(...input)),
    renderPreview: async (...input) => measured(() => renderer.renderPreview(...input)),
  }
}
