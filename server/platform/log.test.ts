import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const written = (least: Parameters<typeof createLog>[0]) => {
  const lines: string[] = []
  return { lines, log: createLog(least, (line) => void lines.push(line)) }
}

test('a line holds time, level, sentence and details; what is below the level is left out', () => {
  const { lines, log } = written('warn')
  log.debug('a')
  log.info('b')
  log.warn('c', { n: 1 })
  log.error('d')
  expect(lines).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+Z warn c \{"n":1\}\n$/),
    expect.stringMatching(/Z error d\n$/),
  ])
})

test('an error is logged with its stack and its cause, which JSON would leave out', () => {
  const { lines, log } = written('info')
  log.error('it broke', { error: new Error('outer', { cause: new Error('inner') }) })
  expect(lines[0]).toContain('"message":"outer"')
  expect(lines[0]).toContain('log.test.ts')
  expect(lines[0]).toContain('"message":"inner"')
})

test('silent writes nothing', () => {
  const { lines, log } = written('silent')
  log.error('x')
  expect(lines).toEqual([])
})
