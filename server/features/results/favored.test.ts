import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { MAX_FAVORED_TEMPLATES } from '#core/contract/publishing/results.contract.ts'
import { ownTemplateId } from '#core/templates/document/own-template.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { publishingTests } from '../../../tests/support/pinterest/publishing-world.ts'
import {
  changeOwnTemplate,
  insertOwnTemplate,
} from '../../platform/templates/own-templates.store.ts'
import { favorTemplate, listFavoredTemplates } from './favored.store.ts'

const evidence = { times: 2, pins: 30, other_pins: 60 }

publishingTests('favored templates', (open) => {
  test('one that does not exist is refused', async () => {
    const { ada, accountId, params, server } = await open()
    const { root } = server.platform.database
    const { user_id: owner } = await root
      .selectFrom('accounts')
      .select('user_id')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const favor = async (template_id: string) =>
      ada.client('favorTemplate', { params: { ...params, template_id }, body: evidence })
    expect(await favor('arch')).toMatchObject({ ok: true })
    const own = { owner, accountId, id: v7() }
    const document = JSON.stringify(findTemplate('arch')?.document)
    await server.platform.database.transaction((tx) =>
      insertOwnTemplate(tx, own, { name: 'Mine', document, now: 1 }),
    )
    expect(await favor(ownTemplateId(own.id))).toMatchObject({ ok: true })
    await changeOwnTemplate(root, own, { deleted_at: 2 })
    expect(await favor(ownTemplateId(own.id))).toMatchObject({ failure: { code: 'not_found' } })
    expect(await favor('nothing')).toMatchObject({ failure: { code: 'not_found' } })
    expect(await root.selectFrom('favored_templates').selectAll().execute()).toHaveLength(2)
  })

  test('of many, the newest stay', async () => {
    const { accountId, server } = await open()
    const { root } = server.platform.database
    for (let at = 0; at < MAX_FAVORED_TEMPLATES + 5; at += 1)
      await favorTemplate(root, accountId, { template_id: `t${at}`, evidence, accepted_at: at })
    const listed = await listFavoredTemplates(root, accountId)
    expect(listed[0]?.template_id).toBe(`t${MAX_FAVORED_TEMPLATES + 4}`)
    const rows = await root.selectFrom('favored_templates').selectAll().execute()
    expect(rows).toHaveLength(MAX_FAVORED_TEMPLATES)
  })
})
