import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/runner/slow-first.ts'

/** How long a check that asks again goes on asking: these machines may be busy. ms */
const expect = { poll: { timeout: 20_000 } }

/** Processes that run test files at the same time: a third of their time they wait. */
const WORKERS = 3
/** Each drives a browser and a server, and often waits for them. */
const JOURNEY_WORKERS = 3

/** Spares the collector a tenth of the processor time of tests that draw. */
const LARGE_NURSERY = ['--max-semi-space-size=64']

/** With a sequencer, Vitest does not shuffle files. */
const isShuffled = process.argv.some((flag) => flag.startsWith('--sequence.shuffle'))

/** Needs a browser and the built application, as the journeys do. */
const IN_PAGE = 'tests/paths/browser.test.ts'

/** Unit tests that draw many pictures, a third of the time of all unit tests. */
const DRAWING = [
  'server/pin-pipeline*.test.ts',
  'server/own-fonts.test.ts',
  'server/brand-offer.test.ts',
  'server/features/templates/*.test.ts',
  'server/platform/images/drawing/pin-renderer.test.ts',
  'server/platform/images/drawing/words-on-photo.test.ts',
  'server/platform/images/drawing/wasm-parity.test.ts',
  'server/platform/images/intake/*.test.ts',
]

/**
 * Unit tests stand beside the source; what crosses folders stands in tests/ and is picked by folder
 * name on the command line.
 */
export default defineConfig({
  test: {
    // Read as files, so that no import leads to the tests that they can break.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/vitest.config.ts',
      '**/tests/{fixtures,support}/**',
      '**/content/**',
      // Started by path, in threads and processes.
      '**/*.{worker,process}.ts',
    ],
    sequence: isShuffled ? {} : { sequencer: SlowFirst },
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
            'packages/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/words/*.test.ts',
            'tests/*.test.ts',
            'tests/runner/*.test.ts',
          ],
          exclude: DRAWING,
          environment: 'node',
          globalSetup: 'tests/runner/shared-postgres.ts',
          setupFiles: ['tests/runner/fixed-seed.ts', 'tests/runner/fresh-modules.ts'],
          testTimeout: 30_000,
          expect,
          // Evaluating the modules again for each file costs more than the tests.
          isolate: false,
          maxWorkers: WORKERS,
          execArgv: LARGE_NURSERY,
        },
      },
      {
        test: {
          name: 'drawing',
          include: DRAWING,
          environment: 'node',
          globalSetup: 'tests/runner/shared-postgres.ts',
          setupFiles: 'tests/runner/fixed-seed.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
          // Fonts, templates and the image libraries are loaded once a worker.
          isolate: false,
          maxWorkers: WORKERS,
          execArgv: LARGE_NURSERY,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          expect,
          globalSetup: [
            'tests/runner/built-server.ts',
            'tests/runner/shared-postgres.ts',
            'tests/runner/shared-thumbnails.ts',
          ],
          testTimeout: 60_000,
          setupFiles: 'tests/runner/fixed-seed.ts',
          // Some fill an account and export it before each test.
          hookTimeout: 60_000,
          // The modules are loaded, and the threads for pages started, once a worker.
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          expect,
          globalSetup: ['tests/runner/built-server.ts', 'tests/runner/shared-thumbnails.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.ts'],
          exclude: [IN_PAGE],
          expect,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts', IN_PAGE],
          // Asking a server for all pins takes as long as the pause.
          expect: { poll: { ...expect.poll, interval: 150 } },
          globalSetup: [
            'tests/runner/built-server.ts',
            'tests/runner/shared-thumbnails.ts',
            'tests/runner/empty-failed-journeys.ts',
            'tests/runner/journey-accounts.ts',
          ],
          setupFiles: 'tests/runner/failed-journey.ts',
          testTimeout: 300_000,
          hookTimeout: 180_000,
          // Each of the workers keeps one server and one browser for all its files.
          isolate: false,
          maxWorkers: JOURNEY_WORKERS,
        },
      },
    ],
  },
})
