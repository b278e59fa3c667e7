import { expect, test } from 'vitest'
import { filesOf, testTable } from '../tools/check/test-table.mjs'

const part = (name: string, minutes: readonly number[]) => ({
  name,
  files: minutes.map((one, nth) => ({ name: `${name}-${nth}.test.ts`, minutes: one })),
  passed: 3,
  failed: 1,
  minutes: 2.04,
})

test('a row for each part, then the ten slowest files of all of them', () => {
  const lines = testTable([
    { ...part('static checks', []), minutes: 0.5 },
    part('unit', [0.1, 0.9]),
    part('journeys', [1, 2, 3, 4, 5, 6, 7, 8, 0.2]),
  ])
  expect(lines.slice(0, 7)).toEqual([
    'part                files  tests  minutes',
    'static checks                  4      0.5',
    'unit                    2      4      2.0',
    'journeys                9      4      2.0',
    '',
    'slowest files                     minutes',
    'journeys-7.test.ts                    8.0',
  ])
  expect(lines.slice(6).map((line) => line.split(' ')[0])).toEqual([
    ...[7, 6, 5, 4, 3, 2, 1, 0].map((nth) => `journeys-${nth}.test.ts`),
    'unit-1.test.ts',
    'journeys-8.test.ts',
  ])
})

test('the files of a report are named from the root', () => {
  expect(
    filesOf(
      { testResults: [{ name: '/home/me/core/a.test.ts', startTime: 30_000, endTime: 90_000 }] },
      '/home/me',
    ),
  ).toEqual([{ name: 'core/a.test.ts', minutes: 1 }])
})
