/**
 * Every migration in order, by name. A migration that has been released is never changed; each area adds its own numbered file and
 * one line. Columns are `text`, `bigint`, `double precision` only: SQLite takes the names, PostgreSQL's `integer` can't hold milliseconds.
 */
import type { Migration } from 'kysely/migration'
import * as users from './0001-users.ts'
import * as accounts from './0002-accounts.ts'
import * as pictures from './0003-pictures.ts'
import * as pins from './0006-pins.ts'
import * as tasks from './0010-tasks.ts'
import * as pages from './0011-pages.ts'

export const migrations: Record<string, Migration> = {
  '0001-users': users,
  '0002-accounts': accounts,
  '0003-pictures': pictures,
  '0006-pins': pins,
  '0010-tasks': tasks,
  '0011-pages': pages,
}
