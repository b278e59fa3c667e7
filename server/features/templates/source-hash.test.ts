import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashSources } from './thumbnails.ts'

test('sources, documents and facts of pictures change the hash, tests and other files do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'))
  try {
    await mkdir(join(folder, 'built-in'))
    const hashes: string[] = []
    for (const [name, text] of [
      ['layout.ts', 'one'],
      ['layout.ts', 'two'],
      ['built-in/arch.template.json', '{}'],
      ['built-in/arch.template.json', '{"v":1}'],
      ['pictures.generated.json', '{}'],
      ['layout.test.ts', 'a test'],
      ['golden-pins.json', '{}'],
    ] as const) {
      await writeFile(join(folder, name), text)
      hashes.push(await hashSources([folder]))
    }
    const [first, ...later] = hashes
    expect(new Set(later.slice(0, 4)).has(first ?? '')).toBe(false)
    expect(new Set(hashes).size).toBe(5)
    expect(new Set(hashes.slice(4)).size).toBe(1)
  } finally {
    await rm(folder, { recursive: true })
  }
})
