import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { warningAboutTrust } from './http/trust-proxy.ts'

const complaint = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

test('everything optional is off by default', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: '',
    databasePool: 10,
    publicUrl: 'http://127.0.0.1:3000',
    publicUrlReachable: false,
    brand: 'Pinloom',
    allowHosts: [],
    trustProxy: false,
    verifyEmail: false,
    google: null,
    writer: null,
    analytics: null,
    chatScriptUrl: null,
    pinterest: null,
    videoHosts: [],
    inspector: false,
    demoSitePort: 3001,
    taskWorkers: 1,
    drainMs: 0,
  })
  expect(config.mail).toEqual({ smtpUrl: null, from: 'Pinloom <noreply@127.0.0.1>' })
  expect(config.dataDir).toMatch(/\/data$/)
})

test('blank counts as not set', () => {
  expect(readConfig({ PORT: '', GOOGLE_CLIENT_ID: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('a wrong value is named with its variable, all of them at once', () => {
  expect(complaint({ PORT: '70000' })).toBe(
    'PORT must be a port between 0 and 65535 (it is "70000").',
  )
  expect(complaint({ DATABASE_POOL: '1' })).toBe('DATABASE_POOL must be at least 2 (it is "1").')
  expect(complaint({ PORT: 'http' })).toBe('PORT must be a whole number (it is "http").')
  expect(complaint({ PUBLIC_URL: 'pins.example.com' })).toBe(
    'PUBLIC_URL must be an address that begins with http:// or https:// (it is "pins.example.com").',
  )
  expect(complaint({ PUBLIC_URL: 'https://example.com/pins' })).toBe(
    'PUBLIC_URL must be a whole host without a path (it is "https://example.com/pins").',
  )
  expect(complaint({ ALLOW_HOSTS: 'http://a:80' })).toBe(
    'ALLOW_HOSTS must be a list of host or host:port, parted by commas (it is "http://a:80").',
  )
  expect(complaint({ VIDEO_HOSTS: 'http://a:80' })).toBe(
    'VIDEO_HOSTS must be a list of host or host:port, parted by commas (it is "http://a:80").',
  )
  expect(complaint({ TRUST_PROXY: 'nginx' })).toBe(
    'TRUST_PROXY must be true, false, or a list of addresses or ranges (it is "nginx").',
  )
  expect(complaint({ VERIFY_EMAIL: 'maybe', LOG_LEVEL: 'loud' })).toBe(
    'VERIFY_EMAIL must be true or false (it is "maybe").\nLOG_LEVEL must be one of debug, info, warn, error, silent (it is "loud").',
  )
  expect(complaint({ WRITER_BASE_URL: 'http://127.0.0.1:11434/v1' })).toBe(
    'WRITER_MODEL is missing: WRITER_BASE_URL and WRITER_MODEL are needed together.',
  )
})

test('the Pinterest app is configured in full or not at all, and calls the real Pinterest by default', () => {
  expect(complaint({ PINTEREST_CLIENT_ID: '1' })).toBe(
    'PINTEREST_CLIENT_SECRET is missing: PINTEREST_CLIENT_ID and PINTEREST_CLIENT_SECRET are needed together.',
  )
  expect(complaint({ PINTEREST_REFRESH_TOKEN: 'r' })).toBe(
    'PINTEREST_CLIENT_ID is missing: PINTEREST_CLIENT_ID and PINTEREST_REFRESH_TOKEN are needed together.',
  )
  const app = { PINTEREST_CLIENT_ID: '1', PINTEREST_CLIENT_SECRET: 's' }
  expect(readConfig(app).pinterest).toMatchObject({ clientId: '1', refreshToken: null })
  const whole = {
    PINTEREST_CLIENT_ID: '1',
    PINTEREST_CLIENT_SECRET: 's',
    PINTEREST_REFRESH_TOKEN: 'r',
  }
  expect(readConfig(whole).pinterest).toEqual({
    clientId: '1',
    clientSecret: 's',
    refreshToken: 'r',
    apiUrl: 'https://api.pinterest.com/v5',
    oauthUrl: 'https://www.pinterest.com/oauth/',
    sandboxUrl: 'https://api-sandbox.pinterest.com/v5',
  })
  expect(
    readConfig({ ...whole, PINTEREST_API_URL: 'http://127.0.0.1:9/v5/' }).pinterest?.apiUrl,
  ).toBe('http://127.0.0.1:9/v5')
})

test('the practice network is on in development, and off in production', () => {
  const port = (given: Record<string, string>) => readConfig(given).practicePort
  expect([
    port({}),
    port({ PUBLIC_URL: 'https://pins.example.com' }),
    port({ NODE_ENV: 'production' }),
    port({ PUBLIC_URL: 'https://pins.example.com', PRACTICE_PORT: '4000' }),
    port({ PRACTICE_PORT: 'off' }),
  ]).toEqual([3002, null, null, 4000, null])
})

test('plans are read with the keys of who is paid by, or stop the start', () => {
  const plans = JSON.stringify([
    { id: 'plus', name: 'Plus', price: '9 €', interval: 'month', stripe_price: 'price_1' },
  ])
  expect(readConfig({}).billing).toEqual({ plans: [], stripe: null })
  expect(
    readConfig({ PLANS: plans, STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }).billing
      .stripe,
  ).toEqual({ secretKey: 'sk', webhookSecret: 'wh', apiUrl: 'https://api.stripe.com' })
  expect(complaint({ PLANS: plans })).toBe(
    'STRIPE_SECRET_KEY is missing: the plan "plus" in PLANS has a price at Stripe.',
  )
  expect(complaint({ PLANS: '[]', STRIPE_API_URL: 'stripe' })).toBe(
    'STRIPE_API_URL must be an address that begins with http:// or https:// (it is "stripe").',
  )
})

test('a secret is not repeated in the complaint', () => {
  expect(complaint({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toBe(
    'DATABASE_URL must begin with postgres:// or postgresql:// (leave it out for the embedded database).',
  )
  expect(complaint({ SMTP_URL: 'hunter2@mail' })).toBe(
    'SMTP_URL must begin with smtp:// or smtps://.',
  )
})

test('emails are verified when mails go out by SMTP, unless said otherwise', () => {
  expect(readConfig({ SMTP_URL: 'smtp://mail:25' }).verifyEmail).toBe(true)
  expect(readConfig({ SMTP_URL: 'smtp://mail:25', VERIFY_EMAIL: 'false' }).verifyEmail).toBe(false)
  expect(readConfig({ VERIFY_EMAIL: 'on' }).verifyEmail).toBe(true)
})

test('the public address counts as reachable when it was given and is public', () => {
  const reachable = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).publicUrlReachable
  for (const url of [
    'https://pins.example.com',
    'http://203.0.113.7:8080',
    'https://pins.example.com/',
    'https://a:b@pins.example.com',
  ])
    expect(reachable(url)).toBe(true)
  for (const url of [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://192.168.1.4',
    'http://172.20.0.2',
    'http://100.64.0.1',
    'http://[::1]:3000',
    'http://127.1:3000',
    'http://0x7f.1',
    'http://x.y@10.0.0.1',
    'http://[fec0::1]',
    'http://[64:ff9b::a00:1]',
    'http://nas.local',
    'http://nas',
  ])
    expect(reachable(url)).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'https://pins.example.com/' }).publicUrl).toBe(
    'https://pins.example.com',
  )
})

test('lists and switches are read', () => {
  expect(
    readConfig({
      ALLOW_HOSTS: '127.0.0.1:3001, intranet [::1]:80',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      DEMO_SITE_PORT: 'off',
      LINK_TAGGING: 'no',
    }),
  ).toMatchObject({
    allowHosts: ['127.0.0.1:3001', 'intranet', '[::1]:80'],
    trustProxy: ['loopback', '10.0.0.0/8'],
    demoSitePort: null,
    linkTagging: false,
  })
})

describe('the object store', () => {
  const s3 = {
    S3_URL: 'https://objects.example.com/',
    S3_BUCKET: 'pins',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }

  test('is the data folder until a bucket is named', () => {
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig(s3).s3).toEqual({
      url: 'https://objects.example.com',
      bucket: 'pins',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
      isPathStyle: true,
      publicUrl: null,
    })
  })

  test('needs the address, the bucket and both keys', () => {
    const { S3_SECRET_KEY: _, ...rest } = s3
    expect(() => readConfig(rest)).toThrow('S3_SECRET_KEY is missing')
    expect(() => readConfig({ S3_BUCKET: 'pins' })).toThrow(
      'S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY are missing',
    )
  })
})

describe('a role', () => {
  const database = { DATABASE_URL: 'postgres://127.0.0.1/pins' }

  test('is everything unless it is given', () => {
    expect(readConfig({})).toMatchObject({ role: 'all', demoSitePort: 3001, practicePort: 3002 })
    expect(complaint({ ROLE: 'boss' })).toContain('ROLE must be one of all, web, worker')
  })

  test('of a part needs what all processes share', () => {
    expect(complaint({ ROLE: 'web' })).toContain('ROLE=web needs DATABASE_URL')
    expect(complaint({ ROLE: 'worker', ...database })).toContain('ROLE=worker needs S3_URL')
    const shared = { ...database, SHARED_DATA_DIR: 'true' }
    expect(complaint({ ROLE: 'worker', ...shared, TASK_WORKERS: '0' })).toContain('TASK_WORKERS=0')
    expect(readConfig({ ROLE: 'web', ...shared })).toMatchObject({
      role: 'web',
      taskWorkers: 0,
      demoSitePort: null,
      practicePort: null,
    })
    expect(readConfig({ ROLE: 'worker', ...shared })).toMatchObject({ taskWorkers: 1 })
  })
})

test('ADMINS needs verified addresses on a public server', () => {
  const ADMINS = 'Boss@example.com'
  expect(readConfig({ ADMINS }).admins).toEqual(['boss@example.com'])
  expect(complaint({ ADMINS: 'boss' })).toContain('ADMINS must be a list of e-mail addresses')
  const PUBLIC_URL = 'https://pins.example.com'
  expect(complaint({ ADMINS, PUBLIC_URL })).toContain('ADMINS needs VERIFY_EMAIL=true')
  expect(complaint({ ADMINS, PUBLIC_URL, VERIFY_EMAIL: 'true' })).toBe('accepted')
})

test('TRUST_PROXY=true gives a warning', () => {
  expect(warningAboutTrust(readConfig({ TRUST_PROXY: 'true' }).trustProxy)).toContain('loopback')
  for (const TRUST_PROXY of ['false', 'loopback', '10.0.0.0/8'])
    expect(warningAboutTrust(readConfig({ TRUST_PROXY }).trustProxy)).toBeNull()
})
