/**
 * Makes a bill of materials in CycloneDX 1.5 from the lock file; the build includes it. Run alone,
 * it writes `bill-of-materials.cdx.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

/** Packages that are part of the product, not only of its tests and tools. */
export function productPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.dev)
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      license: entry.license,
      integrity: entry.integrity,
      isOptional: entry.optional === true || entry.devOptional === true,
    }))
}

export function billOfMaterials(lock, { name, version, license }) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version, ...licensesOf(license) } },
    components: productPackages(lock).map((entry) => ({
      type: 'library',
      name: entry.name,
      version: entry.version,
      purl: `pkg:npm/${entry.name.replace('@', '%40')}@${entry.version}`,
      scope: entry.isOptional ? 'optional' : 'required',
      ...licensesOf(entry.license),
      ...hashesOf(entry.integrity),
    })),
  }
}

const licensesOf = (license) =>
  license === undefined ? {} : { licenses: [{ expression: license }] }

function hashesOf(integrity) {
  const [, sum] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return sum === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }] }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8'))
  const bill = billOfMaterials(read('package-lock.json'), read('package.json'))
  writeFileSync(new URL('bill-of-materials.cdx.json', root), `${JSON.stringify(bill, null, 2)}\n`)
}
