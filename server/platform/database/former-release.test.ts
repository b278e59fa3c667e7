/**
 * The tables of the former release beside ours: its processes go on while ours have migrated the
 * database, so everything that they name must still be there, and nothing that they do not know may
 * be needed of them. It compares tables, not behaviour: a column whose meaning changed is not seen.
 * At a release `PINLOOM_RECORD_SCHEMA=1 npx vitest run --project unit` of this file stores the tables
 * as they are.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areMigrationsDone, type Queries } from './database.ts'
import { checkLaterMigrations, NarrowedTables, NARROWS } from './later-migrations.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'

const FIXTURE = fileURLToPath(
  new URL('../../../tests/fixtures/former-schema.json', import.meta.url),
)
/** `required`: an insert must name it. */
const Columns = z.record(z.string(), z.enum(['required', 'optional']))
const Schema = z.object({
  migrations: z.array(z.string()),
  tables: z.record(z.string(), Columns),
})
type Schema = z.infer<typeof Schema>

async function schemaOf(db: Queries): Promise<Schema> {
  const tables = await db.introspection.getTables()
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    db,
  )
  return {
    migrations: done.rows.map(({ name }) => name),
    tables: Object.fromEntries(
      tables
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ name, columns }) => [
          name,
          Object.fromEntries(
            columns.map((column) => [
              column.name,
              column.isNullable || column.hasDefaultValue || column.isAutoIncrementing
                ? 'optional'
                : 'required',
            ]),
          ),
        ]),
    ),
  }
}

/** Describes each incompatibility with the previous release. */
function breaches(former: Schema, present: Schema): string[] {
  const found = former.migrations
    .filter((name) => !present.migrations.includes(name))
    .map((name) => `migration ${name} is gone`)
  for (const [table, columns] of Object.entries(former.tables)) {
    const now = present.tables[table]
    if (now === undefined) {
      found.push(`table ${table} is gone`)
      continue
    }
    for (const [column, need] of Object.entries(columns))
      if (now[column] === undefined) found.push(`column ${table}.${column} is gone`)
      else if (need === 'optional' && now[column] === 'required')
        found.push(`column ${table}.${column} became required`)
    for (const [column, need] of Object.entries(now))
      if (columns[column] === undefined && need === 'required')
        found.push(`column ${table}.${column} is new and required`)
  }
  return found
}

testDatabases('the former release on our tables', (open) => {
  test('finds every table and column that it uses, and new columns are optional', async () => {
    const { root, kind } = await open()
    const present = await schemaOf(root)
    if (process.env['PINLOOM_RECORD_SCHEMA'] === '1' && kind === 'sqlite')
      writeFileSync(FIXTURE, `${JSON.stringify(present, null, 2)}\n`)
    const former = Schema.parse(JSON.parse(readFileSync(FIXTURE, 'utf8')))
    expect(Object.keys(former.tables).length).toBeGreaterThan(40)
    // The list was stored from SQLite, where a text key may be null.
    const isKnown = (breach: string): boolean =>
      kind === 'postgres' && breach.endsWith('became required')
    expect(breaches(former, present).filter((breach) => !isKnown(breach))).toEqual([])
  })

  test('is still ready when a later release has migrated the database', async () => {
    const { root } = await open()
    const warned: unknown[] = []
    const log = { warn: (_: string, details: unknown) => void warned.push(details) }
    await checkLaterMigrations(root, { log })
    expect(warned).toEqual([])
    const later = { name: '9999-later', timestamp: new Date(0).toISOString() }
    await sql`insert into kysely_migration (name, timestamp)
      values (${later.name}, ${later.timestamp})`.execute(root)
    expect(await areMigrationsDone(root)).toBe(true)
    await checkLaterMigrations(root, { log })
    expect(warned).toEqual([{ later: ['9999-later'] }])
  })

  test('refuses tables that a later release has narrowed, unless the operator allows them', async () => {
    const { root } = await open()
    const name = `9999-fewer-columns${NARROWS}`
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${new Date(0).toISOString()})`.execute(root)
    await expect(checkLaterMigrations(root, {})).rejects.toThrow(NarrowedTables)
    await expect(checkLaterMigrations(root, {})).rejects.toThrow(name)
    const warned: unknown[] = []
    const log = { warn: (_: string, details: unknown) => void warned.push(details) }
    await checkLaterMigrations(root, { log, isAllowed: true })
    expect(warned).toEqual([{ later: [name] }])
  })
})

/** Those before the rule narrowed nothing that a release used: none was out. */
const LAST_WITHOUT_RULE = '0053'
/** Anywhere in a migration. */
const NARROWING =
  /\b(?:dropTable|dropColumn|renameTo|renameColumn|setNotNull)\b|\b(?:drop|rename) (?:table|column)\b|\bset not null\b|\badd (?:constraint|check|unique)\b|\bcreate unique index\b/i
/** On a table that the former release fills. */
const CONSTRAINT = /\badd(?:Unique|Check|ForeignKey)Constraint\b|\.unique\(|\.check\(/

/** Takes something away from the tables, or refuses rows that the former release may insert. */
function narrows(migration: string): boolean {
  if (NARROWING.test(migration)) return true
  const statements = migration.split(/(?=\b(?:create|alter|drop)(?:Table|Index|View)\()/)
  const isNew = (name: string | undefined): boolean =>
    name !== undefined && new RegExp(`\\bcreateTable\\(\\s*['"]${name}['"]`).test(migration)
  return statements.some((statement) => {
    if (statement.startsWith('createIndex'))
      return statement.includes('.unique()') && !isNew(/\.on\(\s*['"](\w+)/.exec(statement)?.[1])
    if (!statement.startsWith('alterTable')) return false
    const columns = statement.split(/(?=\baddColumn\()/)
    const isRequired = (column: string): boolean =>
      column.startsWith('addColumn') &&
      column.includes('.notNull()') &&
      !column.includes('.defaultTo(')
    return CONSTRAINT.test(statement) || columns.some(isRequired)
  })
}

test.each([
  ["schema.alterTable('pins').dropColumn('link')", true],
  ["schema.alterTable('pins').renameTo('rows')", true],
  ["schema.alterTable('pins').alterColumn('link', (c) => c.setNotNull())", true],
  ['sql`alter table pins alter column link set not null`', true],
  ['sql`alter table pins add constraint one_link unique (link)`', true],
  ['sql`create unique index one_link on pins (link)`', true],
  ["schema.alterTable('pins').addColumn('board', 'text', (c) => c.notNull())", true],
  ["schema.alterTable('pins').addColumn('board', 'text', (c) => c.unique())", true],
  ["schema.alterTable('pins').addUniqueConstraint('one_link', ['link'])", true],
  ["schema.alterTable('pins').addCheckConstraint('short', sql`length(link) < 9`)", true],
  ["schema.createIndex('one_link').unique().on('pins').column('link')", true],
  ["schema.alterTable('pins').addColumn('board', 'text')", false],
  [
    "schema.alterTable('pins').addColumn('place', 'bigint', (c) => c.notNull().defaultTo(0))",
    false,
  ],
  ["schema.createIndex('links').on('pins').column('link')", false],
  [
    "schema.createTable('hats').addColumn('id', 'text', (c) => c.notNull().unique())" +
      ".addUniqueConstraint('one_size', ['size']); schema.createIndex('one').on('hats').unique()",
    false,
  ],
])('%s narrows what the former release uses: %s', (migration, isNarrowing) =>
  expect(narrows(migration)).toBe(isNarrowing),
)

test('a migration that removes or narrows says so in its name, so that earlier builds can refuse', () => {
  const folder = fileURLToPath(new URL('./migrations/', import.meta.url))
  const files = globSync('[0-9]*.ts', { cwd: folder })
  expect(files.length).toBeGreaterThan(40)
  const unnamed = files.filter(
    (file) =>
      file.slice(0, 4) > LAST_WITHOUT_RULE &&
      !file.endsWith(`${NARROWS}.ts`) &&
      narrows(readFileSync(join(folder, file), 'utf8')),
  )
  expect(unnamed).toEqual([])
})

const tables = (columns: z.infer<typeof Columns>): Schema => ({
  migrations: [],
  tables: { pins: columns },
})

test.each([
  ['a column that is gone', tables({}), 'column pins.id is gone'],
  [
    'a new column that must be filled',
    tables({ id: 'required', place: 'required' }),
    'column pins.place is new and required',
  ],
  ['a table that is gone', { migrations: [], tables: {} }, 'table pins is gone'],
])('%s is found', (_what, present, breach) =>
  expect(breaches(tables({ id: 'required' }), present)).toEqual([breach]),
)
