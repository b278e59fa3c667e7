/**
 * `npm start`: installs what is missing, builds what is stale, starts the server. `--dev` leaves
 * the browser's part to Vite and switches the inspector on.
 */
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, runNode, printLine } from './bootstrap.mjs'

ensureInstalled({ all: false })
if (!ensureBuilt()) {
  printLine(
    'Building the browser part failed; the messages above say where. The server was not started.',
  )
  process.exit(1)
}
// glibc keeps a heap a thread, and renderer and sharp have many: two instead of sixteen take 400 MB
// after 1,000 pins instead of 600.
process.exit(
  await runNode(
    ['--disable-warning=ExperimentalWarning', 'server/main.ts', ...process.argv.slice(2)],
    {
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
      INSPECTOR: process.env.INSPECTOR ?? (process.argv.includes('--dev') ? 'on' : ''),
    },
  ),
)
