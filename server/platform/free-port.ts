/** A free port of this machine. */
import { createServer } from 'node:net'

export async function freePort(host = '127.0.0.1'): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
