/** `npm run check`: types, lint, unused code, unit and architecture tests on the embedded database. Under a minute. */
import { ensureInstalled } from './bootstrap.mjs'
import { add, finish, runStatic, runVitest } from './checks.mjs'

ensureInstalled({ all: true })
finish(add(runStatic(), runVitest('unit')))
