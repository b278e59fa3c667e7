/** Runs one TypeScript program of the project: `node tools/with-node.mjs FILE …`. */
import { ensureInstalled, runNode } from './bootstrap.mjs'

ensureInstalled({ all: true })
process.exit(await runNode(process.argv.slice(2)))
