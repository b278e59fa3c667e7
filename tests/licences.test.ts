/** Every package of the product has an allowed licence and is in the bill of materials. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { billOfMaterials, productPackages } from '../tools/bill-of-materials.mjs'
import licences from '../tools/licences.json' with { type: 'json' }

const Lock = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })
const Packages = z.array(
  z.object({ name: z.string(), version: z.string(), license: z.string().optional() }),
)
const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), purl: z.string().startsWith('pkg:npm/'), hashes: z.unknown() }),
  ),
})

const readLock = async () =>
  Lock.parse(JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')))

/** One of `OR`, each of `AND`. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((name) => licences.allowed.includes(name)))

test('OR needs one allowed licence, AND needs all', () => {
  expect(['MIT', '(GPL-3.0 OR MIT)', 'MIT AND ISC'].map(isAllowed)).toEqual([true, true, true])
  expect(['GPL-3.0', 'MIT AND GPL-3.0', ''].map(isAllowed)).toEqual([false, false, false])
})

test('every package of the product has an allowed licence', async () => {
  const elsewhere: Readonly<Record<string, string>> = licences.stated_elsewhere
  const packages = Packages.parse(productPackages(await readLock()))
  expect(packages.length).toBeGreaterThan(100)
  const refused = packages.filter(
    ({ name, license }) => !isAllowed(license ?? elsewhere[name] ?? ''),
  )
  expect(refused.map(({ name, license }) => `${name} ${license ?? 'states none'}`)).toEqual([])
})

test('the bill of materials has every package with its checksum, and none of the tools', async () => {
  const lock = await readLock()
  const about = { name: 'pinloom', version: '0', license: 'MIT' }
  const { components } = Bill.parse(billOfMaterials(lock, about))
  const names = new Set(components.map(({ name }) => name))
  expect([names.has('fastify'), names.has('vitest')]).toEqual([true, false])
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([])
  expect(components).toHaveLength(productPackages(lock).length)
})
