/**
 * `npm run --silent pinloom -- …`: the command line. `--out` is relative to the caller's folder
 * (npm says where in INIT_CWD).
 */
import { ensureInstalled, runNode } from './bootstrap.mjs'

ensureInstalled({ all: false })
process.exit(
  await runNode(
    ['--disable-warning=ExperimentalWarning', 'cli/main.ts', ...process.argv.slice(2)],
    { PINLOOM_CWD: process.env.INIT_CWD ?? process.cwd() },
  ),
)
