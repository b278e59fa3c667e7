/** Provides the effects of the pages machine. Each kind of edit is one call. */
import { fromPromise } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import type { Page, SourceRequest } from '#core/contract/content/pages.contract.ts'
import type { EditAnswer, PageEdit } from '../../machines/pages/page-edits.ts'
import { pagesMachine } from '../../machines/pages/pages.machine.ts'
import { answerOf } from '../answer.ts'

export function providePages(client: Client) {
  return pagesMachine.provide({
    actors: {
      listPages: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { accountId: string }
          signal: AbortSignal
        }): Promise<{ pages: readonly Page[] }> =>
          answerOf(await client('listPages', { params: { account_id: input.accountId }, signal })),
      ),
      addSources: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { accountId: string; key: string; source: SourceRequest }
          signal: AbortSignal
        }) => ({
          ...answerOf(
            await client('addSources', {
              params: { account_id: input.accountId },
              body: { idempotency_key: input.key, source: input.source },
              signal,
            }),
          ),
          key: input.key,
        }),
      ),
      editPage: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { accountId: string; edit: PageEdit }
          signal: AbortSignal
        }) => sendEdit(client, input, signal),
      ),
    },
  })
}

async function sendEdit(
  client: Client,
  { accountId, edit }: { accountId: string; edit: PageEdit },
  signal: AbortSignal,
): Promise<EditAnswer> {
  const inPage = { account_id: accountId, page_id: edit.pageId }
  const at = { params: inPage, signal }
  const ofInterest = (interest_id: string) => ({ params: { ...inPage, interest_id }, signal })
  switch (edit.type) {
    case 'pages.delete':
      answerOf(await client('deletePage', at))
      return {}
    case 'interests.add': {
      const body = { id: edit.interestId, interest_name: edit.name }
      return { interest: answerOf(await client('addInterest', { ...at, body })) }
    }
    case 'interests.restore': {
      const { interest, at: place, interestId: id } = edit
      const restored = { interest, at: place }
      const body = { id, interest_name: interest.interest_name, restored }
      return { interest: answerOf(await client('addInterest', { ...at, body })) }
    }
    case 'interests.update': {
      const changed = { ...ofInterest(edit.interestId), body: edit.patch }
      return { interest: answerOf(await client('updateInterest', changed)) }
    }
    case 'interests.delete':
      answerOf(await client('deleteInterest', ofInterest(edit.interestId)))
      return {}
    case 'interests.research':
      return { interest: answerOf(await client('researchInterest', ofInterest(edit.interestId))) }
    case 'pictures.exclude': {
      const params = { ...inPage, picture_id: edit.pictureId }
      const changed = { params, body: { excluded: edit.excluded }, signal }
      return { page: answerOf(await client('updatePagePicture', changed)) }
    }
    case 'pictures.attach': {
      const body = { picture_id: edit.pictureId }
      return { page: answerOf(await client('addPagePicture', { ...at, body })) }
    }
    default:
      edit satisfies never
      return {}
  }
}
