/**
 * Packs the server of a release for the test that runs it beside the present one:
 * `npm run pack-release [-- --from FOLDER] [--whole]`, at a release, or in a folder of its sources.
 * `--whole`: with the large files too, when the next release changes them.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  type FormerRelease,
  hashOf,
  PACKED,
  ROOT,
} from '../tests/support/former-release/former-release.ts'

/** What the server reads when it runs. */
const SOURCES = ['package.json', '{core,server,packages,src/locales}/**/*.*']
const TESTS = /\.(?:test|properties|builder|fixture)\.tsx?$|\.md$|(?:^|\/)node_modules\//
const LARGE_BYTES = 1_000_000

const { values } = parseArgs({
  options: { from: { type: 'string' }, whole: { type: 'boolean', default: false } },
})
const from = values.from === undefined ? ROOT : resolve(values.from)
const files: FormerRelease['files'] = {}
const large: FormerRelease['large'] = {}
for (const path of globSync(SOURCES, { cwd: from }).toSorted()) {
  if (TESTS.test(path)) continue
  const bytes = readFileSync(join(from, path))
  if (bytes.length > LARGE_BYTES && !values.whole) large[path] = hashOf(bytes)
  else files[path] = bytes.toString('base64')
}
const text = Buffer.from(JSON.stringify({ files, large } satisfies FormerRelease))
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
})
writeFileSync(PACKED, packed)
process.stdout.write(
  `${Object.keys(files).length} files in ${packed.length} bytes; not packed: ${Object.keys(large).join(', ') || 'none'}\n`,
)
