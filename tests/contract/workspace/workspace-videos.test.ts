/** Videos in a workspace file: they are imported, and one that can't be leaves the rest alone. */
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { checkVideo } from '../../../server/features/workspace/video-check.ts'
import { openZip, type ByteSource } from '../../../server/features/workspace/zip/zip-reader.ts'
import { zipStream, type ZipEntry } from '../../../server/platform/http/files/zip-writer.ts'
import { testOneDatabase } from '../../support/database/test-databases.ts'
import { mp4 } from '../../support/media/mp4-boxes.ts'
import {
  answer,
  checked,
  contentsOf,
  existing,
  exported,
  fillAccount,
  happen,
  imported,
  inMemory,
  openWorld,
  type World,
} from './workspace-world.ts'

const LONG = 60_000

/** A pin for each video, titled `Video 0` and so on. */
async function withVideos(world: World, videos: readonly Buffer[]): Promise<string> {
  const accountId = await fillAccount(world, 'Kitchen')
  for (const [nth, body] of videos.entries()) {
    const video = answer(await world.client('uploadVideo', { body }))
    const { id, created_at: _, ...facts } = video
    const media = { kind: 'video' as const, video_id: id, cover_ms: 0, ...facts }
    const own = pin(`${accountId}-video-${nth}`, {
      account_id: accountId,
      page_id: testId('page'),
      title: `Video ${nth}`,
      media,
    })
    await happen(world, accountId, [
      { type: 'pins.added', data: { pins: [own], autoSelect: false } },
    ])
  }
  return accountId
}

const clip = (content: number, brand = 'isom'): Buffer => mp4({ content, brand })

async function videosOf(world: World, { account }: WorkspaceImport) {
  const params = { account_id: existing(account).id }
  const { pins } = answer(await world.client('getPins', { params, query: {} }))
  return Promise.all(
    pins
      .flatMap(({ media, title }) => (media?.kind === 'video' ? [{ media, title }] : []))
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(async ({ media, title }) => {
        const found = await world.browser.request({ url: media.url, method: 'GET' })
        const row = await world.database.root
          .selectFrom('videos')
          .selectAll()
          .where('id', '=', media.video_id)
          .executeTakeFirst()
        return { title, media, row, status: found.statusCode, bytes: found.rawPayload }
      }),
  )
}

const fileCount = async ({ server }: World): Promise<number> =>
  (await readdir(join(server.platform.config.dataDir, 'pictures'), { recursive: true })).filter(
    (name) => name.includes('.'),
  ).length

async function versionOf(file: Buffer): Promise<unknown> {
  const manifest: unknown = JSON.parse(String((await contentsOf(file)).get('workspace.json')))
  return (manifest as { version: unknown }).version
}

/** Damages the content of the stored entry that has these bytes. */
function damaged(file: Buffer, content: Buffer): Buffer {
  const copy = Buffer.from(file)
  const at = copy.indexOf(content) + content.length - 10
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

/** The same entries, some in other words. */
async function repacked(
  file: Buffer,
  change: (entry: ZipEntry & { content: Buffer }) => ZipEntry | null,
): Promise<Buffer> {
  const kept = [...(await contentsOf(file))]
    .filter(([path]) => path !== 'workspace.json')
    .flatMap(([path, content]) => change({ path, content, isPacked: true }) ?? [])
  const manifest = JSON.parse(String((await contentsOf(file)).get('workspace.json'))) as object
  const entries = kept.map(({ path, content }) => ({
    path,
    bytes: (content as Buffer).length,
    sha256: createHash('sha256')
      .update(content as Buffer)
      .digest('hex'),
  }))
  const list = Buffer.from(JSON.stringify({ ...manifest, entries }))
  return buffer(zipStream([...kept, { path: 'workspace.json', content: list, isPacked: true }], 0))
}

/** What a report says of videos. */
const videoNotes = ({ report }: WorkspaceImport): string[] =>
  (report?.notes ?? []).filter((note) => / videos? of /.test(note))

const isVideo = (path: string): boolean => path.endsWith('.mp4')

testOneDatabase('videos in a workspace file', (open) => {
  test(
    'videos come along with their pins, under new names',
    async () => {
      const here = await openWorld({ database: await open() })
      const videos = [clip(3_000_000), clip(70_000, 'qt  ')]
      const before = await withVideos(here, videos)
      const file = await exported(here, before)
      expect(await versionOf(file)).toBe(2)
      const copy = await imported(here, file)
      expect(copy.report).toMatchObject({ problems: [], counts: { videos: 2 } })
      const found = await videosOf(here, copy)
      expect(found.map(({ title, status, bytes }) => [title, status, bytes])).toEqual([
        ['Video 0', 200, videos[0]],
        ['Video 1', 200, videos[1]],
      ])
      for (const { media, row } of found) {
        const { video_id: id, url, bytes, duration_ms, width, height } = media
        expect(row).toMatchObject({ id, bytes, duration_ms, width, height, user_id: here.user.id })
        expect(url).toBe(`/media/${row?.name}`)
      }
      expect(new Set(found.map(({ row }) => row?.name)).size).toBe(2)
      await here.server.close()
    },
    LONG,
  )

  test(
    'a file without videos can be read by earlier builds',
    async () => {
      const here = await openWorld({ database: await open() })
      const file = await exported(here, await fillAccount(here, 'Kitchen'))
      expect(await versionOf(file)).toBe(1)
      await here.server.close()
    },
    LONG,
  )

  test(
    'a damaged video is left out and named by its pin; the rest comes in',
    async () => {
      const here = await openWorld({ database: await open() })
      const videos = [clip(50_000), clip(60_000)]
      const file = damaged(
        await exported(here, await withVideos(here, videos)),
        videos[1] as Buffer,
      )
      const note = problem('workspace.videoLeftOut', {
        title: 'Video 1',
        reason: problem('workspace.checksum'),
      })
      const dry = await checked(here, file)
      expect([dry.report?.problems, videoNotes(dry)]).toEqual([[], [note.message]])
      const copy = await imported(here, file)
      expect((await videosOf(here, copy)).map(({ status }) => status)).toEqual([200, 404])
      await here.server.close()
    },
    LONG,
  )

  test(
    'a video beyond the storage left is left out; a smaller one comes in',
    async () => {
      const there = await openWorld()
      const accountId = await withVideos(there, [clip(900_000), clip(40_000)])
      const file = await exported(there, accountId)
      const limits = { storedBytes: 700_000, pages: 0, pinsADay: 0 }
      const here = await openWorld({ database: await open(), config: { limits } })
      const copy = await imported(here, file)
      expect(copy.report?.problems).toEqual([])
      expect(videoNotes(copy).map((note) => note.includes('“Video 0”'))).toEqual([true])
      expect((await videosOf(here, copy)).map(({ status }) => status)).toEqual([404, 200])
      await Promise.all([there.server.close(), here.server.close()])
    },
    LONG,
  )

  test(
    'a video that was packed again, or is gone from the file, is left out',
    async () => {
      const here = await openWorld({ database: await open() })
      const videos = [clip(2_000_000), clip(60_000)]
      const file = await exported(here, await withVideos(here, videos))
      const other = await repacked(file, (entry) => {
        if (!isVideo(entry.path)) return entry
        return entry.content.equals(videos[0] as Buffer) ? { ...entry, isPacked: false } : null
      })
      const dry = await checked(here, other)
      expect(dry.report?.problems).toEqual([])
      expect(videoNotes(dry)).toEqual([
        problem('workspace.videoLeftOut', {
          title: 'Video 0',
          reason: problem('zip.unknownMethod'),
        }).message,
        problem('workspace.videoLeftOut', {
          title: 'Video 1',
          reason: problem('workspace.missingVideo'),
        }).message,
      ])
      await here.server.close()
    },
    LONG,
  )

  test(
    'pins of a file of an earlier version come in without their videos, and it is said',
    async () => {
      const here = await openWorld({ database: await open() })
      const file = await exported(here, await withVideos(here, [clip(50_000)]))
      const older = await repacked(file, (entry) =>
        isVideo(entry.path) || entry.path.startsWith('videos/') ? null : entry,
      )
      const copy = await imported(here, older)
      expect(videoNotes(copy)).toEqual([problem('workspace.videosLeftOut', { count: 1 }).message])
      expect((await videosOf(here, copy)).map(({ status }) => status)).toEqual([404])
      await here.server.close()
    },
    LONG,
  )

  test(
    'an import that is refused leaves no video behind',
    async () => {
      const here = await openWorld({ database: await open() })
      const file = await exported(here, await withVideos(here, [clip(50_000)]))
      const before = await fileCount(here)
      const broken = await repacked(file, (entry) =>
        entry.path.startsWith('events/') ? { ...entry, content: Buffer.from('{}') } : entry,
      )
      const { state, report } = await imported(here, broken)
      expect([state, report?.problems.length, await fileCount(here)]).toEqual([
        'checked',
        1,
        before,
      ])
      await here.server.close()
    },
    LONG,
  )
})

test('a video is read in parts, however large it is', async () => {
  const name = `${'a'.repeat(32)}.mp4`
  const content = clip(20_000_000)
  const file = await buffer(zipStream([{ path: `files/${name}`, content, isPacked: true }], 0))
  const lengths: number[] = []
  const source: ByteSource = {
    size: file.length,
    read: async (at, length) => {
      lengths.push(length)
      return inMemory(file).read(at, length)
    },
  }
  const record = existing((await openZip(source))[0])
  const sha256 = createHash('sha256').update(content).digest('hex')
  const line = { id: testId('video'), name, bytes: content.length, created_at: 0 }
  const promised = { path: record.path, bytes: content.length, sha256 }
  let parts = 0
  const entry = { record, promised, line, room: Infinity }
  const video = await checkVideo(source, entry, async () => void (parts += 1))
  expect(video).toMatchObject({ facts: { durationMs: 12_000 } })
  expect([Math.max(...lengths), parts]).toEqual([1024 * 1024, 20])
})
