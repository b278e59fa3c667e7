import { afterEach, beforeEach } from 'vitest'
import { startTestPinterest, type TestPinterest } from './trends-server.ts'

/** A Pinterest for each test, which fails if it was asked what its description does not have. */
export function testTrends(): () => TestPinterest {
  let pinterest: TestPinterest | undefined
  beforeEach(async () => {
    pinterest = await startTestPinterest()
  })
  afterEach(async () => {
    await pinterest?.close()
    const breaches = pinterest?.breaches ?? []
    if (breaches.length > 0) throw new Error(breaches.join('\n'))
  })
  return () => {
    if (pinterest === undefined) throw new Error('A test has begun before its Pinterest.')
    return pinterest
  }
}
