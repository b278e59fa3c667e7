/**
 * Mail goes to the outbox among the objects by default (as .eml, and as .txt to copy links from), out by
 * SMTP when `SMTP_URL` is set. A mail that can't be handed over is logged without its text, which
 * holds one-time links.
 */
import type { Clock } from '../clock.ts'
import { loadOnce } from '../caching/load-once.ts'
import type { Log } from '../log.ts'
import { newId } from '../ids.ts'
import type { ObjectStore } from '../objects/object-store.ts'

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

export function smtpMailer(parts: {
  smtpUrl: string
  from: string
  clock: Clock
  log: Log
  loadMailer?: LoadMailer
}): Mailer {
  const { loadMailer = importMailer } = parts
  const url = new URL(parts.smtpUrl)
  const settings = {
    host: url.hostname,
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    secure: url.protocol === 'smtps:',
    ...(url.username === ''
      ? {}
      : {
          auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        }),
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  }
  const open = async (): Promise<Transport> => (await loadMailer()).createTransport(settings)
  return mailerOver(open, parts, async () => undefined)
}

export function outboxMailer(parts: {
  objects: ObjectStore
  from: string
  clock: Clock
  log: Log
}): Mailer {
  const settings = { streamTransport: true, buffer: true, newline: 'unix' } as const
  const open = async (): Promise<Transport> => (await importMailer()).createTransport(settings)
  return mailerOver(open, parts, async (message, mail) => {
    const key = `outbox/${newId()}`
    const eml = message instanceof Uint8Array ? message : Buffer.from(String(message))
    await parts.objects.put(`${key}.eml`, eml)
    // A mail's form breaks long lines, and with them the links: the same as plain text, to copy
    // from.
    const text = `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`
    await parts.objects.put(`${key}.txt`, Buffer.from(text))
    parts.log.info('A mail was put into the outbox', { file: `${key}.txt` })
  })
}

/** At the first mail: it costs 60 ms of a start, and many servers send none for days. */
const importMailer = async () => (await import('nodemailer')).default
type LoadMailer = typeof importMailer

function mailerOver(
  open: () => Promise<Transport>,
  parts: { from: string; clock: Clock; log: Log },
  keep: (message: unknown, mail: Mail) => Promise<void>,
): Mailer {
  const opened = loadOnce(open)
  return {
    send: async (mail) => {
      try {
        const transport = await opened()
        const sent = await transport.sendMail({
          ...mail,
          from: parts.from,
          date: new Date(parts.clock.now()),
        })
        await keep(sent.message, mail)
        return true
      } catch (error) {
        parts.log.error('A mail could not be sent', { subject: mail.subject, error })
        return false
      }
    },
  }
}
