import { expect, test } from 'vitest'
import { isPinterestHost, isVideoFile, readPinAddress } from './pin-address.ts'

test('a pin has many addresses and one id', () => {
  for (const address of [
    'https://www.pinterest.com/pin/123456789/',
    'https://pinterest.com/pin/123456789',
    'http://www.pinterest.de/pin/lemon-cake--123456789/',
    'br.pinterest.com/pin/123456789/?lp=true',
    'https://www.pinterest.co.uk/pin/123456789/sent/?invite_code=x',
    ' pinterest.com.mx/pin/123456789#details ',
  ])
    expect(readPinAddress(address)).toEqual({ kind: 'pin', id: '123456789' })
})

test('short links and the files themselves are known', () => {
  expect(readPinAddress('pin.it/4AbCdEf')).toEqual({ kind: 'short', url: 'https://pin.it/4AbCdEf' })
  expect(readPinAddress('https://v1.pinimg.com/videos/mc/720p/ab/cd/ef/abcdef.mp4')).toEqual({
    kind: 'file',
    url: 'https://v1.pinimg.com/videos/mc/720p/ab/cd/ef/abcdef.mp4',
  })
})

test('what only looks like Pinterest is not', () => {
  for (const address of [
    '',
    'lemon cake',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'x'.repeat(3_000),
    'https://notpinterest.com/pin/1',
    'https://pinterest.com.evil.example/pin/1',
    'https://pinterest.evil/pin/1',
    'https://evil.example/pinterest.com/pin/1',
    'https://www.pinterest.com@127.0.0.1/pin/1',
    'https://me:secret@www.pinterest.com/pin/1',
    'https://www.pinterest.com:8443/pin/1',
    'https://www.pinterest.com/',
    'https://www.pinterest.com/someone/board/',
    'https://www.pinterest.com/pin/abc/',
    'https://www.pinterest.com/pin/1x',
    'https://pin.it/',
    'https://pin.it/a/b',
    'https://evilpinimg.com/videos/a.mp4',
    'https://v1.pinimg.com.evil.example/videos/a.mp4',
    'https://xv1.pinimg.com/videos/a.mp4',
    'https://i.pinimg.com/videos/a.mp4',
    'https://v1.pinimg.com/videos/a.m3u8',
    'https://v1.pinimg.com/other/a.mp4',
    'http://127.0.0.1/pin/1',
    'http://[::1]/pin/1',
  ])
    expect([address, readPinAddress(address)]).toEqual([address, null])
})

test('a host counts whole', () => {
  const hosts = (name: string) => [
    isPinterestHost(new URL(`https://${name}/`)),
    isVideoFile(new URL(`https://${name}/videos/a.mp4`)),
  ]
  expect([
    hosts('api.pinterest.com'),
    hosts('v1.pinimg.com'),
    hosts('v.pinimg.com'),
    hosts('v123.pinimg.com'),
    hosts('pinimg.com'),
  ]).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
    [false, false],
  ])
})
