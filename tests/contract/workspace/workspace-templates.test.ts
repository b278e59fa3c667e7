/** Own templates on their way through a workspace file: with every version, under new ids. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { testDatabases } from '../../support/database/test-databases.ts'
import { answer, existing, exported, fillAccount, imported, openWorld } from './workspace-world.ts'

testDatabases('own templates in a workspace file', (open) => {
  test('they come along with their versions, and designs name the new ones', async () => {
    const here = await openWorld({ database: await open() })
    const account_id = await fillAccount(here, 'Kitchen')
    const params = { account_id }
    const template_id = v7()
    answer(
      await here.client('createOwnTemplate', {
        params,
        body: { id: template_id, name: 'Mine', from: { kind: 'builtIn', template_id: 'arch' } },
      }),
    )
    const document = findTemplate('quote')?.document
    answer(
      await here.client('putOwnTemplate', {
        params: { ...params, template_id },
        body: { version: 1, document },
      }),
    )
    const { pins } = answer(await here.client('getPins', { params, query: {} }))
    const [pin] = pins
    if (!pin) throw new Error('The account has no pin.')
    const design = { ...pin.design, template_id: `own-${template_id}.1` }
    await here.database.root
      .updateTable('pins')
      .set({ pin: JSON.stringify({ ...pin, design }) })
      .where('id', '=', pin.id)
      .execute()

    const { account } = await imported(here, await exported(here, account_id))
    const there = { account_id: existing(account).id }
    const { templates } = answer(await here.client('listOwnTemplates', { params: there }))
    const copy = existing(templates[0])
    expect(copy).toMatchObject({ name: 'Mine', version: 2, pin_type: 'quote' })
    expect(copy.template_id).not.toBe(template_id)
    const { versions } = answer(
      await here.client('getOwnTemplate', {
        params: { ...there, template_id: copy.template_id },
      }),
    )
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    const landed = answer(await here.client('getPins', { params: there, query: {} })).pins
    expect(landed.map((one) => one.design.template_id)).toContain(`own-${copy.template_id}.1`)
    await here.server.close()
  }, 120_000)
})
