/** Provides the effects of the pages machine. Each kind of edit is one call. */
import { fromPromise } from 'xstate'
import type { Client } from '#core/contract/call/client.ts'
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
  switch (edit.type) {
    case 'pages.delete':
      answerOf(await client('deletePage', { params: inPage, signal }))
      return {}
    case 'interests.add':
      return {
        interest: answerOf(
          await client('addInterest', {
            params: inPage,
            body: { id: edit.interestId, interest_name: edit.name },
            signal,
          }),
        ),
      }
    case 'interests.restore':
      return {
        interest: answerOf(
          await client('addInterest', {
            params: inPage,
            body: {
              id: edit.interestId,
              interest_name: edit.interest.interest_name,
              restored: { interest: edit.interest, at: edit.at },
            },
            signal,
          }),
        ),
      }
    case 'interests.update':
      return {
        interest: answerOf(
          await client('updateInterest', {
            params: { ...inPage, interest_id: edit.interestId },
            body: edit.patch,
            signal,
          }),
        ),
      }
    case 'interests.delete':
      answerOf(
        await client('deleteInterest', {
          params: { ...inPage, interest_id: edit.interestId },
          signal,
        }),
      )
      return {}
    case 'interests.research':
      return {
        interest: answerOf(
          await client('researchInterest', {
            params: { ...inPage, interest_id: edit.interestId },
            signal,
          }),
        ),
      }
    case 'pictures.exclude':
      return {
        page: answerOf(
          await client('updatePagePicture', {
            params: { ...inPage, picture_id: edit.pictureId },
            body: { excluded: edit.excluded },
            signal,
          }),
        ),
      }
    case 'pictures.attach':
      return {
        page: answerOf(
          await client('addPagePicture', {
            params: inPage,
            body: { picture_id: edit.pictureId },
            signal,
          }),
        ),
      }
    default:
      edit satisfies never
      return {}
  }
}
