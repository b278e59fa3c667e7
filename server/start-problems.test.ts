import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { explainStart, lowSpaceWarning } from './start-problems.ts'

/** As SQLite itself says it. */
function fullDisk(): unknown {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec('create table a (b); pragma max_page_count = 2')
    database.exec('insert into a values (zeroblob(100000))')
    return null
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}
const wrapped = (cause: unknown): Error =>
  new Error('The store could not be brought up to date.', { cause })
const withCode = (code: string): Error => Object.assign(new Error('no space'), { code })

test.each([
  ['SQLite', fullDisk()],
  ['a migration', wrapped(fullDisk())],
  ['the file system', withCode('ENOSPC')],
])(
  'a full disk at the start is one sentence for the operator, when %s notices it',
  (_who, error) => {
    expect(explainStart(error, { DATA_DIR: '/srv/pins' })).toBe(
      'The disk that holds /srv/pins (DATA_DIR) is full, so the server did not start. Free some space on it and start again; everything that was saved is safe.',
    )
  },
)

test('a full disk of PostgreSQL is not looked for at DATA_DIR', () => {
  expect(explainStart(wrapped(withCode('53100')), {})).toBe(
    'The disk of the PostgreSQL server is full, so the server did not start. Free some space on it and start again; everything that was saved is safe.',
  )
})

test('what nobody has foreseen keeps its stack', () => {
  expect(explainStart(new Error('a bug'), {})).toContain('start-problems.test.ts')
})

test('a start with little room on the disk says how much is left', () => {
  const config = { dataDir: '/srv/pins', minFreeBytes: 200_000_000 }
  expect(lowSpaceWarning(config, 200_000_000)).toBeNull()
  expect(lowSpaceWarning({ ...config, minFreeBytes: 0 }, 32 * 1024 * 1024)).toBeNull()
  expect(lowSpaceWarning(config, 32 * 1024 * 1024)).toBe(
    'The disk that holds /srv/pins (DATA_DIR) has 32 MB left, less than MIN_FREE_MB. Uploads, imports and new jobs are refused until it has more.',
  )
  expect(lowSpaceWarning(config, 1_500_000)).toBe(
    'The disk that holds /srv/pins (DATA_DIR) has 1 MB left. Free some space: nothing can be saved when it is full.',
  )
  expect(lowSpaceWarning(config, 0)).toContain('has 0 MB left')
})
