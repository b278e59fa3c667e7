import { createServer } from 'node:http'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { CryptoKey } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../../server/platform/database/database.ts'
import { testServers } from '../server/test-servers.ts'
import type { TestServer, TestServerOptions } from '../server/test-server.ts'

export const CLIENT_ID = 'pinloom.apps.googleusercontent.com'
let keysServer: HttpServer
let keysUrl: string
let signing: CryptoKey
export let foreign: CryptoKey

/** Serves our published keys; the servers that it starts trust them. */
export function googleServers() {
  const startServer = testServers()
  beforeAll(serveKeys)
  afterAll(() => {
    keysServer.close()
  })
  return async (database: Database, config: TestServerOptions['config'] = {}) =>
    startServer({ database, config: { google: { clientId: CLIENT_ID, keysUrl }, ...config } })
}

async function serveKeys(): Promise<void> {
  const [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  signing = ours.privateKey
  foreign = theirs.privateKey
  const jwks = JSON.stringify({
    keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  })
  keysServer = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(jwks),
  )
  await new Promise<void>((resolve) => keysServer.listen(0, '127.0.0.1', resolve))
  keysUrl = `http://127.0.0.1:${(keysServer.address() as AddressInfo).port}/certs`
}

export const claims = {
  sub: '1100',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
}
export const credential = async (
  server: TestServer,
  more: {
    claims?: Record<string, unknown>
    key?: CryptoKey
    audience?: string
    issuer?: string
    life?: number
  } = {},
): Promise<string> => {
  const now = Math.floor(server.clock.now() / 1000)
  return new SignJWT({ ...claims, ...more.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(more.issuer ?? 'https://accounts.google.com')
    .setAudience(more.audience ?? CLIENT_ID)
    .setIssuedAt(now)
    .setExpirationTime(now + (more.life ?? 3600))
    .sign(more.key ?? signing)
}
