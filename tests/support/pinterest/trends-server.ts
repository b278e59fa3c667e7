/**
 * A Pinterest of our own for tests, made from its OpenAPI description (5.23.0, the two paths that
 * are called): requests are held against it and what breaks it is noted. It remembers: a refresh
 * token works once, an access token ends, too many questions are refused.
 */
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { trendsOf } from './trends-data.ts'

export const PINTEREST_APP = {
  clientId: '1234567',
  clientSecret: 'a secret of the app',
  refreshToken: 'pinr.first',
}

export type Mood =
  | 'well'
  | 'unauthorized'
  | 'forbidden'
  | 'limited'
  | 'broken'
  | 'nonsense'
  | 'shapeless'
  | 'silent'

export interface TestPinterest {
  /** As PINTEREST_API_URL wants it. */
  readonly apiUrl: string
  /** How it answers a request for trends. */
  mood: Mood
  /** Seconds that an access token lives. */
  accessLife: number
  /** The refresh tokens that it would take; each goes when it is used. */
  readonly refreshTokens: Set<string>
  /** Addresses of all questions for trends, and how often tokens were renewed. */
  readonly asked: string[]
  renewals: number
  /** What was not as the description has it. */
  readonly breaches: string[]
  /** Every access token ends now. */
  endAccess(): void
  close(): Promise<void>
}

type Json = Record<string, unknown>
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
})
const Operation = z.object({ parameters: z.array(z.record(z.string(), z.unknown())) })
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
})

const description = Description.parse(
  JSON.parse(
    readFileSync(new URL('../../fixtures/pinterest/openapi-trends.json', import.meta.url), 'utf8'),
  ),
)

export async function startTestPinterest(): Promise<TestPinterest> {
  // By the description, a value is what it is: nothing is turned but one value into a list of one,
  // and nothing unknown is dropped.
  const app = Fastify({
    ajv: {
      customOptions: {
        strict: false,
        removeAdditional: false,
        coerceTypes: 'array',
        allErrors: true,
      },
    },
  })
  const access = new Map<string, number>()
  const pinterest = {
    apiUrl: '',
    mood: 'well' as Mood,
    accessLife: 2_592_000,
    refreshTokens: new Set([PINTEREST_APP.refreshToken]),
    asked: [] as string[],
    renewals: 0,
    breaches: [] as string[],
    endAccess: () => access.clear(),
    close: async () => app.close(),
  }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler(async (error: Error, request, reply) => {
    pinterest.breaches.push(`${request.method} ${request.url}: ${error.message}`)
    return refuse(reply, 400, 'Invalid request parameters')
  })
  app.setNotFoundHandler(async (request, reply) => {
    pinterest.breaches.push(`${request.method} ${request.url}: no such path`)
    return refuse(reply, 404, 'Not found')
  })
  serveTokens(app, pinterest, access)
  serveTrends(app, pinterest, access)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  pinterest.apiUrl = `${address}/v5`
  return pinterest
}

function serveTokens(
  app: FastifyInstance,
  pinterest: TestPinterest,
  access: Map<string, number>,
): void {
  app.post(
    '/v5/oauth/token',
    { schema: { body: schemaOf('OauthAccessTokenRequestRefresh') } },
    async (request, reply) => {
      const { grant_type, refresh_token = '' } = request.body as Record<string, string>
      const isOurs =
        request.headers.authorization ===
        `Basic ${Buffer.from(`${PINTEREST_APP.clientId}:${PINTEREST_APP.clientSecret}`).toString('base64')}`
      if (!isOurs) return refuse(reply, 401, 'Authentication failed.')
      // Taken out at once: of two that bring the same token one comes too late.
      if (grant_type !== 'refresh_token' || !pinterest.refreshTokens.delete(refresh_token))
        return reply.code(400).send({ code: 283, message: 'The authorization grant is invalid' })
      const [token, next] = [`pina.${randomUUID()}`, `pinr.${randomUUID()}`]
      pinterest.renewals += 1
      pinterest.refreshTokens.add(next)
      access.set(token, Date.now() + pinterest.accessLife * 1_000)
      return {
        response_type: 'refresh_token',
        access_token: token,
        token_type: 'bearer',
        expires_in: pinterest.accessLife,
        scope: 'user_accounts:read',
        refresh_token: next,
        refresh_token_expires_in: 5_184_000,
        refresh_token_expires_at: Math.round(Date.now() / 1_000) + 5_184_000,
      }
    },
  )
}

/**
 * Fastify's own pattern represents the two parts of the path; both are held against their enums.
 */
function serveTrends(
  app: FastifyInstance,
  pinterest: TestPinterest,
  access: Map<string, number>,
): void {
  const path = '/trends/keywords/{region}/top/{trend_type}'
  const schema = { params: parametersOf(path, 'path'), querystring: parametersOf(path, 'query') }
  app.get(`/v5${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, { schema }, async (request, reply) => {
    pinterest.asked.push(request.url)
    const refused = await refusedBy(pinterest.mood, reply)
    if (refused) return reply
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if ((access.get(token) ?? 0) <= Date.now()) return refuse(reply, 401, 'Authentication failed.')
    const { region, trend_type } = request.params as { region: string; trend_type: string }
    const { include_keywords = [], limit } = request.query as {
      include_keywords?: string[]
      limit: number
    }
    return {
      trends: trendsOf({ region, trend: trend_type, keywords: include_keywords }).slice(0, limit),
    }
  })
}

/** True when the mood has answered, or never will. */
async function refusedBy(mood: Mood, reply: FastifyReply): Promise<boolean> {
  if (mood === 'well') return false
  if (mood === 'silent') reply.hijack()
  if (mood === 'unauthorized') await refuse(reply, 401, 'Authentication failed.')
  if (mood === 'forbidden')
    await refuse(
      reply,
      403,
      'Your application consumer type is not supported, please contact support.',
    )
  if (mood === 'limited')
    await refuse(
      reply.header('retry-after', '120'),
      429,
      'You have exceeded your rate limit. Try again later.',
    )
  if (mood === 'broken') await refuse(reply, 500, 'Sorry! Something went wrong on our end.')
  if (mood === 'nonsense')
    await reply.type('text/html').send('<!doctype html><title>We are back soon</title>')
  if (mood === 'shapeless') await reply.send({ trends: [{ keyword: 7 }, null] })
  return true
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ code: status, message })
}

function parametersOf(path: string, place: 'path' | 'query'): Json {
  const { parameters } = Operation.parse(description.paths[path]?.['get'])
  const own = parameters
    .map((parameter) => Parameter.parse(whole(parameter)))
    .filter((parameter) => parameter.in === place)
  if (own.length === 0) throw new Error(`The description has no ${place} parameters of ${path}.`)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

const schemaOf = (name: string): Json => whole({ $ref: `#/components/schemas/${name}` }) as Json

/** With what its references point at in their place. */
function whole(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(whole)
  if (typeof part !== 'object' || part === null) return part
  const { $ref, discriminator: _, ...rest } = part as Json
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, whole(value)]))
  const [, , kind = '', name = ''] = $ref.split('/')
  return whole(description.components[kind]?.[name])
}
