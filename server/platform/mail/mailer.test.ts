import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { folderStore } from '../objects/folder-store.ts'
import { createLog } from '../log.ts'
import { outboxMailer, smtpMailer } from './mailer.ts'

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'https://pins.example.com/verify-email/abc\n',
}
const clock = manualClock()

test('without SMTP a mail is a file in the outbox that only its owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-outbox-'))
  const mailer = outboxMailer({
    objects: folderStore(folder),
    from: 'Pinloom <noreply@pins.example.com>',
    clock,
    log: createLog('silent'),
  })
  expect(await mailer.send(mail)).toBe(true)
  const [name = '', copy = ''] = (await readdir(join(folder, 'outbox'))).toSorted()
  const text = await readFile(join(folder, 'outbox', name), 'utf8')
  expect(name).toMatch(/\.eml$/)
  expect((await stat(join(folder, 'outbox', name))).mode & 0o077).toBe(0)
  expect(text).toMatch(/^From: Pinloom <noreply@pins\.example\.com>$/m)
  expect(text).toMatch(/^To: ada@example\.com$/m)
  expect(text).toContain('https://pins.example.com/verify-email/abc')
  expect(text).toMatch(/^Date: Thu, 15 Jan 2026/m)
  expect(await readFile(join(folder, 'outbox', copy), 'utf8')).toBe(
    `To: ${mail.to}\nSubject: Grüße\n\n${mail.text}`,
  )
  expect((await stat(join(folder, 'outbox', copy))).mode & 0o077).toBe(0)
  await rm(folder, { recursive: true })
})

/** A server that speaks just enough SMTP and keeps what it received. */
async function smtpServer(
  answerToMail: string,
): Promise<{ url: string; heard: string[]; close(): void }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      for (const line of chunk
        .toString()
        .split('\r\n')
        .filter((text) => text !== '')) {
        heard.push(line)
        if (isData) {
          if (line !== '.') continue
          isData = false
          socket.write('250 kept\r\n')
        } else if (line.startsWith('EHLO')) socket.write('250 test\r\n')
        else if (line.startsWith('MAIL')) socket.write(`${answerToMail}\r\n`)
        else if (line.startsWith('DATA')) {
          isData = true
          socket.write('354 go on\r\n')
        } else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => void server.close(),
  }
}

test('with SMTP a mail is handed to the server', async () => {
  const server = await smtpServer('250 ok')
  const mailer = smtpMailer({
    smtpUrl: server.url,
    from: 'noreply@pins.example.com',
    clock,
    log: createLog('silent'),
  })
  expect(await mailer.send(mail)).toBe(true)
  server.close()
  expect(server.heard).toContain('RCPT TO:<ada@example.com>')
  expect(server.heard).toContain('https://pins.example.com/verify-email/abc')
})

test('a server that refuses or does not answer is a mail not sent, logged without the link', async () => {
  const log: string[] = []
  const server = await smtpServer('550 no')
  const parts = {
    from: 'noreply@pins.example.com',
    clock,
    log: createLog('error', (line) => void log.push(line)),
  }
  expect(await smtpMailer({ ...parts, smtpUrl: server.url }).send(mail)).toBe(false)
  server.close()
  expect(await smtpMailer({ ...parts, smtpUrl: 'smtp://127.0.0.1:1' }).send(mail)).toBe(false)
  expect(log).toHaveLength(2)
  expect(log.join('')).not.toContain('verify-email')
})

test('when the mail library fails to load for the first mail, the second mail is sent', async () => {
  const server = await smtpServer('250 ok')
  let loads = 0
  const mailer = smtpMailer({
    smtpUrl: server.url,
    from: 'noreply@pins.example.com',
    clock,
    log: createLog('silent'),
    loadMailer: async () => {
      loads++
      if (loads === 1) throw new Error('too many open files')
      return nodemailer
    },
  })
  expect(await mailer.send(mail)).toBe(false)
  expect(await mailer.send(mail)).toBe(true)
  expect(await mailer.send(mail)).toBe(true)
  server.close()
  expect(loads).toBe(2)
})
