/**
 * `npm start`: installs what is missing, builds what is stale, starts the server. `--dev` runs the
 * server's sources, leaves the browser's part to Vite and switches the inspector on.
 */
import { ensureBuilt, ensureServerBuilt } from './build.mjs'
import { ensureInstalled, runNode, printLine } from './bootstrap.mjs'

ensureInstalled({ all: false })
const isDev = process.argv.includes('--dev')
if (!ensureBuilt() || !(isDev || ensureServerBuilt())) {
  printLine('Building failed; the messages above say where. The server was not started.')
  process.exit(1)
}
// glibc keeps a heap a thread, and renderer and sharp have many: two instead of sixteen take 400 MB
// after 1,000 pins instead of 600.
process.exit(
  await runNode(
    [
      '--disable-warning=ExperimentalWarning',
      isDev ? 'server/main.ts' : 'dist-server/main.js',
      ...process.argv.slice(2),
    ],
    {
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
      INSPECTOR: process.env.INSPECTOR ?? (isDev ? 'on' : ''),
    },
  ),
)
