import { expect, test } from 'vitest'
import { MINUTE, publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import { createTracer, type EndedSpan } from '../../../platform/observability/tracing/tracer.ts'

publishingTests('traces of publications', (open) => {
  test('a pin is published in the trace of the request that planned it', async () => {
    const ended: EndedSpan[] = []
    const world = await open({}, { trace: createTracer((span) => void ended.push(span)) })
    const planned = await world.plan('a', MINUTE)
    const request = ended.findLast(({ name }) => name.endsWith('/pin-events/'))
    await world.pass(2 * MINUTE)
    expect(world.onNetwork()).toHaveLength(1)
    expect(ended.filter(({ name }) => name === 'publish')).toMatchObject([
      {
        traceId: request?.traceId,
        parentSpanId: request?.spanId,
        hasFailed: false,
        attributes: { 'pinloom.publication': planned.id },
      },
    ])
  })
})
