import { defineConfig } from 'vitest/config'

/** How long a check that asks again goes on asking: these machines may be busy. ms */
const expect = { poll: { timeout: 20_000 } }

/** Needs a browser and the built application, as the journeys do. */
const IN_PAGE = 'tests/paths/browser.test.ts'

/**
 * Unit tests stand beside the source; what crosses folders stands in tests/ and is picked by folder
 * name on the command line.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'server/**/*.test.ts',
            'cli/**/*.test.ts',
            'tests/*.test.ts',
            'tests/mutants/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 30_000,
          expect,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          expect,
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          expect,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.ts'],
          exclude: [IN_PAGE],
          expect,
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts', IN_PAGE],
          expect,
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
