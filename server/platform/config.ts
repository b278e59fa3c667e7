/**
 * The environment, read once. Every optional service is off until its variables are set; a wrong
 * value stops the start with a sentence that names the variable. Secrets live only here: nothing
 * writes them to the store or shows them.
 */
import { resolve } from 'node:path'
import { z } from 'zod'
import { isPrivateLink } from '#core/pins/pin-link.ts'
import {
  flag,
  hosts,
  httpUrl,
  list,
  matching,
  port,
  portOrOff,
  sentence,
  wholeNumber,
} from './config-values.ts'
import { readBilling, type BillingConfig } from './billing-config.ts'
import { logFormats, logLevels, type LogFormat, type LogLevel } from './log.ts'
import { problemOfRole, roles, type Role } from './roles.ts'
import { problemOfAdmins } from './admins.ts'
import { readTrustProxy } from './http/trust-proxy.ts'
import { proofVariables, readProof, type ProofConfig } from './limits/proof-config.ts'
import { readS3, s3Variables, type S3Config } from './objects/s3-config.ts'

export interface WriterConfig {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
  /** Most tokens (asked and answered) one task may use; past it the extractive writer goes on. */
  readonly budget: number
  readonly timeout: number
}

/** The operator's own Pinterest app: accounts are connected through it. */
export interface PinterestConfig {
  readonly clientId: string
  readonly clientSecret: string
  /**
   * The operator's own, for trends in the free keyword tool; null = without. As it was given:
   * Pinterest gives a new one at each use, which the store keeps sealed.
   */
  readonly refreshToken: string | null
  readonly apiUrl: string
  /** Where a person allows the connection. */
  readonly oauthUrl: string
  /** Takes only tokens that were made by hand. */
  readonly sandboxUrl: string
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The built browser application; null = the project's own `dist`. */
  readonly browserDir: string | null
  readonly role: Role
  /** Of the metrics' own server; null = none. */
  readonly metricsPort: number | null
  /** Every process has the same `dataDir`. */
  readonly sharedDataDir: boolean
  /** Null = objects lie in `dataDir`. */
  readonly s3: S3Config | null
  /** Empty = the embedded database in `dataDir`. */
  readonly databaseUrl: string
  /** Start also on tables that a later release has narrowed. */
  readonly allowLaterTables: boolean
  /** Most connections of this process to PostgreSQL, beside its lock and the one that listens. */
  readonly databasePool: number
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** Whether it is expected to be reachable from outside. */
  readonly publicUrlReachable: boolean
  readonly brand: string
  /** E-mails, in lower case, of people who may open /admin. */
  readonly admins: readonly string[]
  /** Private hosts that may be fetched all the same, as `host:port` or `host`. */
  readonly allowHosts: readonly string[]
  /** Fastify's `trustProxy`: whose X-Forwarded-* headers are believed. */
  readonly trustProxy: boolean | string[]
  readonly verifyEmail: boolean
  /**
   * Seals what is needed again in clear, such as secrets of two-step logins; null = they are off.
   */
  readonly secretKey: string | null
  readonly google: { readonly clientId: string; readonly keysUrl: string } | null
  readonly mail: { readonly smtpUrl: string | null; readonly from: string }
  readonly writer: WriterConfig | null
  readonly analytics: { readonly key: string; readonly host: string } | null
  readonly chatScriptUrl: string | null
  readonly billing: BillingConfig
  readonly pinterest: PinterestConfig | null
  /** Taken for Pinterest's own by the video tool, as `host:port` or `host`: a test site. */
  readonly videoHosts: readonly string[]
  /** The browser's machines can be watched. */
  readonly inspector: boolean
  /** Null = no demo site. */
  readonly demoSitePort: number | null
  /** Null = no practice network. */
  readonly practicePort: number | null
  /** How many tasks this process works on at once; 0 = none, another process does. */
  readonly taskWorkers: number
  /** Milliseconds from the stop signal in which only `/api/ready/` answers 503. */
  readonly drainMs: number
  /** A person's most, and most tasks that are not over; 0 = no limit. */
  readonly limits: {
    readonly storedBytes: number
    readonly pages: number
    readonly pinsADay: number
  }
  /** Most new people a day from one network; 0 = no limit. */
  readonly registrationsADay: number
  /** Asked of strangers who register or try the demo; null = none. */
  readonly proof: ProofConfig | null
  /** With less left on the disk of `dataDir` uploads and generations are refused; 0 = never. */
  readonly minFreeBytes: number
  readonly maxActiveTasks: number
  /** Appended to a pin's link as `utm_content={short pin id}`, so that each link is unique. */
  readonly linkTagging: boolean
  readonly logLevel: LogLevel
  readonly logFormat: LogFormat
  /** Of a collector of traces, without `/v1/traces`; null = none. */
  readonly otlpUrl: string | null
}

/** A wrong setting. Its message is a sentence for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

const Environment = z.object({
  PORT: port(0).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  BROWSER_DIR: z.string().optional(),
  DATABASE_URL: matching(
    /^postgres(ql)?:\/\//,
    'must begin with postgres:// or postgresql:// (leave it out for the embedded database)',
  ),
  ALLOW_LATER_TABLES: flag.default(false),
  DATABASE_POOL: wholeNumber(2, 500).default(10),
  ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }).default('all'),
  METRICS: portOrOff.default('off').transform((port) => (port === 'off' ? null : port)),
  SHARED_DATA_DIR: flag.default(false),
  ...s3Variables(httpUrl, flag),
  PUBLIC_URL: httpUrl
    .refine((url) => new URL(url).pathname === '/', 'must be a whole host without a path')
    .optional(),
  BRAND: z.string().max(60, 'must have at most 60 characters').default('Pinloom'),
  ADMINS: list
    .refine(
      (all) => all.every((email) => z.email().safeParse(email).success),
      'must be a list of e-mail addresses, parted by commas',
    )
    .default([]),
  ALLOW_HOSTS: hosts,
  TRUST_PROXY: z.string().default('false'),
  VERIFY_EMAIL: flag.optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_KEYS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  SMTP_URL: matching(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: z.string().max(320).optional(),
  WRITER_BASE_URL: httpUrl.optional(),
  WRITER_API_KEY: z.string().optional(),
  WRITER_MODEL: z.string().optional(),
  WRITER_BUDGET: wholeNumber(0, 1_000_000_000).default(200_000),
  WRITER_TIMEOUT: wholeNumber(100, 600_000).default(20_000),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: httpUrl.default('https://us.i.posthog.com'),
  CHAT_SCRIPT_URL: httpUrl.optional(),
  PLANS: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  PINTEREST_CLIENT_ID: z.string().optional(),
  PINTEREST_CLIENT_SECRET: z.string().optional(),
  PINTEREST_REFRESH_TOKEN: z.string().optional(),
  PINTEREST_API_URL: httpUrl.default('https://api.pinterest.com/v5'),
  PINTEREST_SANDBOX_URL: httpUrl.default('https://api-sandbox.pinterest.com/v5'),
  PINTEREST_OAUTH_URL: httpUrl.default('https://www.pinterest.com/oauth'),
  VIDEO_HOSTS: hosts,
  INSPECTOR: flag.default(false),
  DEMO_SITE_PORT: portOrOff.default(3001),
  PRACTICE_PORT: portOrOff.optional(),
  NODE_ENV: z.string().optional(),
  TASK_WORKERS: wholeNumber(0, 32).default(1),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  LIMIT_STORAGE_MB: wholeNumber(0, 100_000_000).default(2_000),
  LIMIT_PAGES: wholeNumber(0, 100_000_000).default(5_000),
  LIMIT_PINS_A_DAY: wholeNumber(0, 100_000_000).default(2_000),
  LIMIT_REGISTRATIONS_A_DAY: wholeNumber(0, 100_000_000).default(200),
  ...proofVariables,
  MIN_FREE_MB: wholeNumber(0, 100_000_000).default(200),
  LIMIT_TASKS: wholeNumber(0, 100_000_000).default(200),
  LINK_TAGGING: flag.default(true),
  LOG_FORMAT: z
    .enum(logFormats, { error: `must be one of ${logFormats.join(', ')}` })
    .default('text'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
})

/** Blank counts as not set, as every shell and compose file writes it. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) =>
      sentence(String(issue.path[0]), issue.message, given),
    )
    throw new ConfigError(sentences.join('\n'))
  }
  requirePair(given, 'WRITER_BASE_URL', 'WRITER_MODEL')
  requirePair(given, 'PINTEREST_CLIENT_ID', 'PINTEREST_CLIENT_SECRET')
  if (given['PINTEREST_REFRESH_TOKEN'] !== undefined)
    requirePair(given, 'PINTEREST_CLIENT_ID', 'PINTEREST_REFRESH_TOKEN')
  const config = configOf(parsed.data)
  const complaint = problemOfRole(config) ?? problemOfAdmins(config)
  if (complaint !== null) throw new ConfigError(complaint)
  return config
}

type Parsed = z.output<typeof Environment>

function configOf(env: Parsed): Config {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  const publicUrl = env.PUBLIC_URL ?? `http://${host}:${env.PORT}`
  return {
    port: env.PORT,
    host: env.HOST,
    role: env.ROLE,
    metricsPort: env.METRICS,
    sharedDataDir: env.SHARED_DATA_DIR,
    dataDir: resolve(env.DATA_DIR),
    browserDir: env.BROWSER_DIR === undefined ? null : resolve(env.BROWSER_DIR),
    databaseUrl: env.DATABASE_URL ?? '',
    databasePool: env.DATABASE_POOL,
    allowLaterTables: env.ALLOW_LATER_TABLES,
    publicUrl,
    publicUrlReachable: env.PUBLIC_URL !== undefined && !isPrivateLink(publicUrl),
    brand: env.BRAND,
    admins: env.ADMINS.map((email) => email.toLowerCase()),
    allowHosts: env.ALLOW_HOSTS,
    videoHosts: env.VIDEO_HOSTS,
    trustProxy: accepted<boolean | string[]>(readTrustProxy(env.TRUST_PROXY)),
    verifyEmail: env.VERIFY_EMAIL ?? env.SMTP_URL !== undefined,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `${env.BRAND} <noreply@${new URL(publicUrl).hostname}>`,
    },
    ...servicesOf(env),
    demoSitePort: demoSitePortOf(env),
    practicePort: practicePortOf(env),
    taskWorkers: env.ROLE === 'web' ? 0 : env.TASK_WORKERS,
    drainMs: env.DRAIN_SECONDS * 1_000,
    limits: {
      storedBytes: env.LIMIT_STORAGE_MB * 1_000_000,
      pages: env.LIMIT_PAGES,
      pinsADay: env.LIMIT_PINS_A_DAY,
    },
    registrationsADay: env.LIMIT_REGISTRATIONS_A_DAY,
    minFreeBytes: env.MIN_FREE_MB * 1_000_000,
    maxActiveTasks: env.LIMIT_TASKS,
    linkTagging: env.LINK_TAGGING,
    inspector: env.INSPECTOR,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
  }
}

/** The optional services: null is off. */
function servicesOf(
  env: Parsed,
): Pick<
  Config,
  | 'secretKey'
  | 'google'
  | 'writer'
  | 'analytics'
  | 'chatScriptUrl'
  | 'billing'
  | 'pinterest'
  | 's3'
  | 'proof'
  | 'otlpUrl'
> {
  const { WRITER_BASE_URL: baseUrl, WRITER_MODEL: model } = env
  return {
    secretKey: env.SECRET_KEY ?? null,
    google:
      env.GOOGLE_CLIENT_ID === undefined
        ? null
        : { clientId: env.GOOGLE_CLIENT_ID, keysUrl: env.GOOGLE_KEYS_URL },
    writer:
      baseUrl === undefined || model === undefined
        ? null
        : {
            baseUrl,
            model,
            apiKey: env.WRITER_API_KEY ?? null,
            budget: env.WRITER_BUDGET,
            timeout: env.WRITER_TIMEOUT,
          },
    analytics:
      env.POSTHOG_KEY === undefined ? null : { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST },
    chatScriptUrl: env.CHAT_SCRIPT_URL ?? null,
    otlpUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    s3: accepted<S3Config | null>(readS3(env)),
    proof: accepted<ProofConfig | null>(readProof(env)),
    billing: accepted<BillingConfig>(readBilling(env)),
    pinterest: pinterestOf(env),
  }
}

/** One process serves it. */
const demoSitePortOf = ({ ROLE, DEMO_SITE_PORT: port }: Parsed): number | null =>
  ROLE !== 'all' || port === 'off' ? null : port

/** Off by default where others than the person at this machine are served. */
function practicePortOf(env: Parsed): number | null {
  if (env.ROLE !== 'all') return null
  const isProduction = env.NODE_ENV === 'production' || env.PUBLIC_URL !== undefined
  const port = env.PRACTICE_PORT ?? (isProduction ? 'off' : 3002)
  return port === 'off' ? null : port
}

function pinterestOf(env: Parsed): PinterestConfig | null {
  const {
    PINTEREST_CLIENT_ID: clientId,
    PINTEREST_CLIENT_SECRET: clientSecret,
    PINTEREST_REFRESH_TOKEN: refreshToken = null,
    PINTEREST_API_URL: apiUrl,
    PINTEREST_OAUTH_URL: oauthUrl,
    PINTEREST_SANDBOX_URL: sandboxUrl,
  } = env
  return clientId === undefined || clientSecret === undefined
    ? null
    : { clientId, clientSecret, refreshToken, apiUrl, sandboxUrl, oauthUrl: `${oauthUrl}/` }
}

/** Throws what is wrong with a group of settings. */
function accepted<T>(read: T | { readonly complaint: string }): T {
  if (typeof read === 'object' && read !== null && 'complaint' in read)
    throw new ConfigError(String(read.complaint))
  // A value with a complaint has thrown above.
  return read as T
}

function requirePair(given: Environment, one: string, other: string): void {
  const missing = given[one] === undefined ? one : other
  if ((given[one] === undefined) !== (given[other] === undefined))
    throw new ConfigError(`${missing} is missing: ${one} and ${other} are needed together.`)
}
