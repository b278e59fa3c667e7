import { defineConfig } from 'vitest/config'

/** Unit tests stand beside the source; what crosses folders stands in tests/ and is picked by folder name on the command line. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['core/**/*.test.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'server/**/*.test.ts', 'cli/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000, fileParallelism: false } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000, fileParallelism: false } },
      { test: { name: 'paths', include: ['tests/paths/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false } },
      { test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 180_000, fileParallelism: false } },
    ],
  },
})
