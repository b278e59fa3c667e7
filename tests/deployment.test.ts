/** The files that operators start from: they parse, and the settings in them are accepted. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { calls } from '#core/contract/calls.ts'
import { readConfig } from '../server/platform/config.ts'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')
const Variables = z.record(z.string(), z.string())
const ComposeService = z.object({
  environment: Variables.optional(),
  read_only: z.boolean().optional(),
})
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.object({
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  readinessProbe: Probe,
  livenessProbe: Probe,
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
})
const Deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.tuple([Container]) }) }) }),
})
const ConfigMap = z.object({ kind: z.literal('ConfigMap'), data: Variables })

const SECRETS = {
  DATABASE_URL: 'postgres://user:secret@host/name',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://host',
}
/** Read by Node and its libraries, not by us. */
const OTHERS = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX'])

async function documented(): Promise<Set<string>> {
  const rows = (await read('docs/operating.md')).split('\n').filter((row) => row.startsWith('|'))
  return new Set(
    rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? '')),
  )
}

async function expectKnown(variables: Readonly<Record<string, string>>): Promise<void> {
  const known = await documented()
  const unknown = Object.keys(variables).filter((name) => !known.has(name) && !OTHERS.has(name))
  expect(unknown).toEqual([])
}

async function imageVariables(): Promise<Record<string, string>> {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(await read('Dockerfile')) ?? []
  return Object.fromEntries(
    [...block.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

test('the image runs without root and asks the health call of its port', async () => {
  const dockerfile = await read('Dockerfile')
  const variables = await imageVariables()
  await expectKnown(variables)
  expect(readConfig(variables)).toMatchObject({
    host: '0.0.0.0',
    demoSitePort: null,
    practicePort: null,
  })
  expect(dockerfile).toContain(`EXPOSE ${readConfig(variables).port}\n`)
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^CMD \[.*"dist-server\/main\.js"\]$/m)
  expect(/^HEALTHCHECK[^]*?'(\/api\/.*?)'/m.exec(dockerfile)?.[1]).toBe(calls.health.path)
})

test('the compose file starts a web process and a worker that share a database and a bucket', async () => {
  const { services } = z
    .object({ services: z.record(z.string(), ComposeService) })
    .parse(parse(await read('compose.yaml'), { merge: true }))
  const image = await imageVariables()
  const settingsOf = async (name: string) => {
    const variables = services[name]?.environment ?? {}
    await expectKnown(variables)
    return readConfig({ ...image, ...variables })
  }
  const web = await settingsOf('app')
  const worker = await settingsOf('worker')
  expect([web.role, worker.role]).toEqual(['web', 'worker'])
  expect(web.databaseUrl).toBe(worker.databaseUrl)
  expect(web.s3).toEqual(worker.s3)
  const addresses = z.array(z.url()).parse([web.databaseUrl, web.s3?.url, web.mail.smtpUrl])
  for (const address of addresses)
    expect(Object.keys(services)).toContain(new URL(address).hostname)
  expect(services['app']?.read_only).toBe(true)
})

test('the Kubernetes manifests start web and worker, with probes that exist', async () => {
  const documents = parseAllDocuments(await read('deploy/kubernetes/pinloom.yaml')).map(
    (one): unknown => one.toJS(),
  )
  const [map] = documents.flatMap((one) => ConfigMap.safeParse(one).data ?? [])
  const deployments = documents.flatMap((one) => Deployment.safeParse(one).data ?? [])
  const image = await imageVariables()
  const roles: string[] = []
  for (const { spec } of deployments) {
    const [container] = spec.template.spec.containers
    const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
    await expectKnown({ ...map?.data, ...own })
    const config = readConfig({ ...image, ...SECRETS, ...map?.data, ...own })
    roles.push(config.role)
    expect(container.ports).toEqual([{ name: 'http', containerPort: config.port }])
    expect(container.readinessProbe.httpGet).toEqual({ path: calls.ready.path, port: 'http' })
    expect(container.livenessProbe.httpGet).toEqual({ path: calls.health.path, port: 'http' })
  }
  expect(roles).toEqual(['web', 'worker'])
})

test.each(['pinloom.service', 'pinloom@.service'])(
  '%s sets what the program knows',
  async (file) => {
    const unit = await read(`deploy/systemd/${file}`)
    const variables = Object.fromEntries(
      [...unit.matchAll(/^Environment=([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    await expectKnown(variables)
    expect(unit).toMatch(/^ExecStartPre=\S+ tools\/build\.mjs --check$/m)
    expect(unit).toMatch(/^ExecStart=\S+ .*dist-server\/main\.js$/m)
    expect(unit).toMatch(/^User=pinloom$/m)
  },
)

test('workflows pin actions by commit', async () => {
  for (const file of ['check.yml', 'nightly.yml']) {
    const used = [...(await read(`.github/workflows/${file}`)).matchAll(/uses: (\S+)/g)]
    expect(used.length).toBeGreaterThan(0)
    for (const [, action = ''] of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  }
})
