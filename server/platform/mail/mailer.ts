/**
 * Mail goes to a local outbox folder as .eml files by default, out by SMTP when `SMTP_URL` is set. A mail that can't be handed over is
 * logged without its text, which holds one-time links.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { newId } from '../ids.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** False when it could not be handed over. */
  send(mail: Mail): Promise<boolean>
}

interface Transport {
  sendMail(mail: Mail & { from: string; date: Date }): Promise<{ message?: unknown }>
}

const SMTP_TIMEOUT = 10_000

export function smtpMailer(parts: { smtpUrl: string; from: string; clock: Clock; log: Log }): Mailer {
  const url = new URL(parts.smtpUrl)
  const transport = nodemailer.createTransport({
    host: url.hostname,
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    secure: url.protocol === 'smtps:',
    ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  })
  return mailerOver(transport, parts, async () => undefined)
}

export function outboxMailer(parts: { folder: string; from: string; clock: Clock; log: Log }): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return mailerOver(transport, parts, async (message) => {
    await mkdir(parts.folder, { recursive: true })
    await writeFile(join(parts.folder, `${newId()}.eml`), message instanceof Uint8Array ? message : String(message), { mode: 0o600 })
  })
}

function mailerOver(transport: Transport, parts: { from: string; clock: Clock; log: Log }, keep: (message: unknown) => Promise<void>): Mailer {
  return {
    send: async (mail) => {
      try {
        const sent = await transport.sendMail({ ...mail, from: parts.from, date: new Date(parts.clock.now()) })
        await keep(sent.message)
        return true
      } catch (error) {
        parts.log.error('A mail could not be sent', { subject: mail.subject, error })
        return false
      }
    },
  }
}
