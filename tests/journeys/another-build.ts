/**
 * A second build of the application, as a deployment puts it in the place of the first: the same
 * program under other file names. Made of the first one's files by giving each another hash, so it
 * takes no build of its own.
 */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const BUILT = process.env['BROWSER_DIR'] ?? resolve(import.meta.dirname, '..', '..', 'dist')
/** `drafts-screen-B8vQO7am.js` */
const HASHED = /^.+-(?<hash>[\w-]{8})\.\w+(?:\.map)?$/
const IS_TEXT = /\.(?:js|css|html|json|map)$/

export async function copyBuild(to: string): Promise<void> {
  await cp(BUILT, to, { recursive: true })
}

/**
 * Deploys another build over the one that is there: the old one's files are gone. Answers the
 * two ids.
 */
export async function deployAnother(folder: string): Promise<{ before: string; after: string }> {
  const assets = join(folder, 'assets')
  const names = await readdir(assets)
  const hashes = new Set(names.flatMap((name) => HASHED.exec(name)?.groups?.['hash'] ?? []))
  const renamed = new Map(
    [...hashes].map((hash) => [hash, Array.from(hash).toReversed().join('').replace(/^-/, '_')]),
  )
  const wherever = new RegExp([...hashes].join('|'), 'g')
  const rehashed = (text: string): string =>
    text.replaceAll(wherever, (hash) => renamed.get(hash) ?? hash)
  const before = await buildIdOf(folder)
  for (const name of names) {
    if (IS_TEXT.test(name)) await rewrite(join(assets, name), rehashed)
    await rename(join(assets, name), join(assets, rehashed(name)))
  }
  for (const file of ['index.html', join('.vite', 'manifest.json')])
    await rewrite(join(folder, file), rehashed)
  const after = await buildIdOf(folder)
  await rewrite(join(folder, 'service-worker.js'), (text) =>
    rehashed(text).replaceAll(before, after),
  )
  return { before, after }
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

/** As `server/platform/http/files/builds.ts` and the build itself say it. */
async function buildIdOf(folder: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(folder, 'index.html')))
    .digest('hex')
    .slice(0, 16)
}
