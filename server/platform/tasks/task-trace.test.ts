import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { manualClock } from '../clock.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { newId } from '../ids.ts'
import { measuredRenderer } from '../images/measured-renderer.ts'
import { createLog } from '../log.ts'
import { childOf, runInSpan } from '../observability/tracing/trace-context.ts'
import { createTracer, type EndedSpan } from '../observability/tracing/tracer.ts'
import { done, person } from '../../../tests/support/tasks/task-bench.ts'
import { createTasks } from './tasks.ts'

testDatabases('traces of tasks', (open) => {
  test('task, units and renders belong to the trace of the request that started the task', async () => {
    const ended: EndedSpan[] = []
    const trace = createTracer((span) => void ended.push(span))
    const database = await open()
    const { owner, accountId } = await person(database)
    const renderer = measuredRenderer(
      {
        renderPin: async () => ({}) as never,
        renderPreview: async () => ({}) as never,
        layoutPin: async () => [],
      },
      { trace },
    )
    const parts = { database, clock: manualClock(), log: createLog('silent'), slots: 1 }
    const tasks = createTasks({ ...parts, trace })
    tasks.register({
      kind: 'generation',
      concurrency: 1,
      run: async () => {
        await renderer.renderPin({} as never, async () => null)
        return done
      },
      describe: async () => ({ address: 'a' }),
    })
    const request = childOf(null)
    const start = {
      accountId,
      kind: 'generation' as const,
      key: newId(),
      name: problem('pages.reading', { title: 'Pins' }),
      input: '{}',
      units: ['0'],
    }
    await runInSpan(request, () => database.transaction((tx) => tasks.start(tx, owner, start)))
    // As in another process, outside the request.
    await tasks.worker.runUntilIdle()
    expect(new Set(ended.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
    const parentOf = (name: string) => {
      const span = ended.find((one) => one.name === name)
      return ended.find(({ spanId }) => spanId === span?.parentSpanId)?.name ?? span?.parentSpanId
    }
    expect(['render', 'unit of generation', 'task generation'].map(parentOf)).toEqual([
      'unit of generation',
      'task generation',
      request.spanId,
    ])
  })
})
