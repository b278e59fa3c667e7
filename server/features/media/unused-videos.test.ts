import { expect, test } from 'vitest'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { memoryFiles, newFileName } from '../../platform/images/stored/picture-files.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { unusedVideos } from './unused-videos.ts'
import { insertVideo, listVideos } from './videos.store.ts'

const DAY = 86_400_000
const [USED, UNUSED] = [newFileName('mp4'), newFileName('mp4')]

testDatabases('unused videos', (open) => {
  test('one that a pin was made of since the first look stays', async () => {
    const server = await startTestServer({ database: await open(), features: () => [] })
    const { user } = await server.signUp()
    const { database } = server.platform
    const size = { bytes: 1, duration_ms: 5_000, width: 2, height: 3, created_at: 0 }
    for (const name of [USED, UNUSED])
      await insertVideo(database.root, { id: name, user_id: user.id, name, ...size })
    const job = unusedVideos({
      database,
      files: memoryFiles(),
      // The pin comes after the question outside the transaction.
      picturesInUse: async (db) => new Set(db.isTransaction ? [USED] : []),
    })
    expect(await job.run(2 * DAY)).toBe(1)
    const left = await listVideos(database.root, user.id)
    expect(left.map(({ name }) => name)).toEqual([USED])
    await server.close()
  })
})
