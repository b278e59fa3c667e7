import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isVideoFile } from '#core/public/pin-address.ts'
import { objectsIn } from './page-data.ts'
import { videoInPage } from './video-in-page.ts'

const PIN = '123456789123'
const fixture = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/pinterest/${name}.html`, import.meta.url), 'utf8')
const found = (name: string, pin = PIN) => videoInPage(fixture(name), pin, isVideoFile)
const page = (script: string, type = 'application/json') =>
  `<!doctype html><script type="${type}">${script}</script>`

test('the state of the scripts gives all formats, the largest first, and no playlist', () => {
  expect(found('pin-state')).toEqual({
    ok: true,
    video: {
      title: 'Lemon cake in a minute',
      seconds: 15.5,
      found_by: 'state',
      files: [
        {
          address: 'https://v1.pinimg.com/videos/mc/720p/aa/bb/lemon.mp4',
          width: 720,
          height: 1280,
        },
        {
          address: 'https://v1.pinimg.com/videos/mc/expMp4/aa/bb/lemon_t1.mp4',
          width: 360,
          height: 640,
        },
      ],
    },
  })
})

test('the newer spelling, and the pages of a story', () => {
  expect(found('pin-relay')).toMatchObject({
    ok: true,
    video: { title: 'Lemon cake', found_by: 'state', files: [{ width: 720 }, { width: 360 }] },
  })
  expect(found('pin-story')).toMatchObject({
    ok: true,
    video: {
      title: 'Lemon cake, step by step',
      files: [{ address: 'https://v1.pinimg.com/videos/mc/720p/cc/dd/steps.mp4' }, {}],
    },
  })
})

test('JSON-LD gives the one file that it names', () => {
  expect(found('pin-json-ld')).toEqual({
    ok: true,
    video: {
      title: 'Lemon cake in a minute',
      seconds: 65,
      found_by: 'json_ld',
      files: [
        {
          address: 'https://v1.pinimg.com/videos/mc/720p/aa/bb/lemon.mp4',
          width: 720,
          height: 1280,
        },
      ],
    },
  })
})

test('another pin’s video is never taken for this one’s', () => {
  expect(found('pin-picture')).toEqual({ ok: false, problem: 'no_video' })
  expect(found('pin-state', '555')).toEqual({ ok: false, problem: 'changed' })
})

test('only a playlist, or nothing as we know it, is told so', () => {
  expect(found('pin-playlist')).toEqual({ ok: false, problem: 'playlist_only' })
  expect(found('pin-changed')).toEqual({ ok: false, problem: 'changed' })
  for (const html of ['', 'no page', page('{'), page('null'), page('"video_list"'), page('[[[')])
    expect(videoInPage(html, PIN, isVideoFile)).toEqual({ ok: false, problem: 'changed' })
})

test('an address on another host is no video, whatever the page says', () => {
  const told = (address: string) =>
    videoInPage(
      page(JSON.stringify({ '@type': 'VideoObject', contentUrl: address }), 'application/ld+json'),
      PIN,
      isVideoFile,
    )
  expect(told('https://v1.pinimg.com/videos/a.mp4')).toMatchObject({ ok: true })
  for (const address of [
    'https://evilpinimg.com/videos/a.mp4',
    'https://v1.pinimg.com.evil.example/videos/a.mp4',
    'http://169.254.169.254/videos/a.mp4',
    'javascript:alert(1)',
    'https://v1.pinimg.com@127.0.0.1/videos/a.mp4',
    '',
  ])
    expect([address, told(address).ok]).toEqual([address, false])
})

test('a page made to be deep or endless comes to its end', () => {
  const deep = `${'[{"a":'.repeat(3_000)}1${'}]'.repeat(3_000)}`
  expect(videoInPage(page(deep), PIN, isVideoFile)).toEqual({ ok: false, problem: 'changed' })
  expect([...objectsIn(Array.from({ length: 600_000 }, () => ({})))].length).toBeLessThanOrEqual(
    500_000,
  )
  expect(
    videoInPage(`${'<script type="application/json">'.repeat(20_000)}`, PIN, isVideoFile),
  ).toEqual({ ok: false, problem: 'changed' })
})
