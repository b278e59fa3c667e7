/** The code that is given for a new e-mail address. */
import { expect, test } from 'vitest'
import { atOnce } from '../../../../tests/support/auth/at-once.ts'
import { codeNow, SECRET_KEY, turnOn } from '../../../../tests/support/auth/two-step-servers.ts'
import { answerOf } from '../../../../tests/support/server/pins-world.ts'
import { TEST_PASSWORD } from '../../../../tests/support/server/test-server.ts'
import { testServers } from '../../../../tests/support/server/test-servers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'

const startServer = testServers()
const ADA = 'ada@example.com'
const spent = {
  failure: { body: { problem_codes: { passcode: [{ code: 'auth.codeWrong' }] } } },
}

/** Ada with two-step login. `mail.isDown`: no mail can be handed over. */
async function twoStep(database: Database, verifyEmail = true) {
  const config = { verifyEmail, secretKey: SECRET_KEY }
  const ada = await (await startServer({ database })).signUp(ADA)
  await database.root
    .updateTable('users')
    .set({ email_verified: 1, address_proved_at: 1 })
    .execute()
  const mail = { isDown: false, send: async () => !mail.isDown }
  const server = await startServer({ database, config, mail })
  const { client } = server.browser()
  answerOf(await client('login', { body: { email: ADA, password: TEST_PASSWORD } }))
  const change = async (email: string, passcode: string) =>
    client('changeEmail', { body: { email, password: TEST_PASSWORD, passcode } })
  return { server, mail, change, owner: ada.user.id, ...(await turnOn(server, { client })) }
}

testDatabases('a code for a new email', (open) => {
  test('is used up when the mail was handed over, not before', async () => {
    const { server, mail, change, secret, codes } = await twoStep(await open())
    for (const [index, code] of [codes[0] ?? '', codeNow(server, secret)].entries()) {
      mail.isDown = true
      expect(await change(`new-${index}@example.com`, code)).toMatchObject({
        failure: { body: { problem_codes: { detail: { code: 'auth.mailNotSent' } } } },
      })
      mail.isDown = false
      answerOf(await change(`new-${index}@example.com`, code))
      expect(await change(`other-${index}@example.com`, code)).toMatchObject(spent)
    }
  })

  test.each([true, false])('counts for one of two requests at once (link: %s)', async (hasLink) => {
    const database = await open()
    const { change, owner, codes } = await twoStep(database, hasLink)
    const emails = ['new@example.com', 'other@example.com']
    const answers = await atOnce<{ readonly ok: boolean }>(database, {
      hold: (tx) =>
        tx.selectFrom('users').selectAll().where('id', '=', owner).forUpdate().execute(),
      requests: emails.map((email) => async () => change(email, codes[0] ?? '')),
    })
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject(spent)
    const links = await database.root.selectFrom('email_tokens').selectAll().execute()
    expect(links.length).toBeLessThanOrEqual(hasLink ? 1 : 0)
  })

  test('is used up by a change without a link, once', async () => {
    const { change, codes } = await twoStep(await open(), false)
    answerOf(await change('new@example.com', codes[0] ?? ''))
    expect(await change('other@example.com', codes[0] ?? '')).toMatchObject(spent)
  })
})
