/** What browsers and tasks may do with publications. */
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { testId } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/pin.events.ts'
import { testDatabases } from '../../platform/database/test-databases.ts'
import { answerOf, house } from '../../../tests/pins-world.ts'

testDatabases('publication rules', (open) => {
  test('of publications a browser plans what is ahead and not sent; the server alone says what became of it', async () => {
    const { newAccount, database, feature } = await house(open)
    const account = await newAccount('Kitchen')
    await account.add(account.pin('a'))
    const made = await account.who.client('createBoard', {
      params: { account_id: account.accountId },
      body: { name: 'Cakes' },
    })
    const board = answerOf(made).id
    const id = testId('a')
    const plan = (at: number, board_id = board) => ({
      at,
      wall: '2100-01-01T08:00',
      zone: 'UTC',
      board_id,
    })
    const ahead = 4_102_473_600_000
    const scheduled = (name: string, of: ReturnType<typeof plan>): SharedPinEvent => ({
      type: 'pin.scheduled',
      data: { id, publication: { id: testId(name), ...of, state: 'planned' }, before: 'generated' },
    })
    const attempt = { id, publication_id: testId('p'), before: { state: 'planned' as const } }
    const started: SharedPinEvent = { type: 'pin.publishStarted', data: attempt }
    const moved = (name: string): SharedPinEvent => ({
      type: 'pin.rescheduled',
      data: { id, publication_id: testId(name), to: plan(ahead + 1), before: plan(ahead) },
    })
    const refused = async (...events: SharedPinEvent[]) =>
      (await account.send(...events)).rejected.map(({ code, problem_codes: codes }) => [
        code,
        codes?.['message'],
      ])
    expect(
      await refused(
        scheduled('p', plan(ahead)),
        scheduled('past', plan(0)),
        scheduled('boardless', plan(ahead, testId('nowhere'))),
        started,
        moved('nothing'),
      ),
    ).toMatchObject([
      ['not_allowed', { code: 'schedule.past' }],
      ['unknown_board', { code: 'schedule.boardGone' }],
      ['not_allowed', { code: 'schedule.byServer' }],
      ['not_allowed', { code: 'schedule.gone' }],
    ])
    expect((await account.list()).pins[0]).toMatchObject({
      status: 'scheduled',
      publications: [{ id: testId('p'), state: 'planned' }],
    })
    await database.transaction(async (tx) =>
      feature.appendPinEvents(tx, {
        owner: account.owner,
        accountId: account.accountId,
        tab: 'task:1',
        events: [{ id: v7(), at: 5_000, event: started }],
      }),
    )
    const [publication] = (await account.list()).pins[0]?.publications ?? []
    if (publication === undefined) throw new Error('No publication')
    expect(
      await refused(moved('p'), {
        type: 'pin.unscheduled',
        data: { id, publication, after: 'draft' },
      }),
    ).toMatchObject([
      ['not_allowed', { code: 'schedule.alreadySent' }],
      ['not_allowed', { code: 'schedule.alreadySent' }],
    ])
    expect((await account.list()).pins[0]?.status).toBe('publishing')
  })
})
