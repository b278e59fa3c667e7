import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startPracticeProcess } from './practice-process.ts'

test.runIf(process.platform === 'linux')(
  'the practice network starts beside the server, without the secrets of its environment',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pinloom-practice-'))
    vi.stubEnv('PINTEREST_CLIENT_SECRET', 'of this server')
    const practice = await startPracticeProcess({
      port: 0,
      dataDir,
      publicUrl: 'http://localhost:3000',
    })
    try {
      expect((await fetch(practice.url)).status).toBe(200)
      const environment = await readFile(`/proc/${practice.pid}/environ`, 'utf8')
      expect(environment).toContain('PRACTICE_PORT=0')
      expect(environment).not.toContain('of this server')
    } finally {
      await practice.close()
      vi.unstubAllEnvs()
      await rm(dataDir, { recursive: true })
    }
  },
)
