/**
 * What a person sees before deciding, over HTTP: samples, one design, other words. Nothing here is
 * stored.
 */
import { calls } from '#core/contract/calls.ts'
import type { TextAlternative } from '#core/contract/content/tasks.contract.ts'
import { withCodes } from '#core/contract/words/problem.schema.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { PageWorkError } from '../../platform/fetch/page-failure.ts'
import { RenderError } from '../../platform/images/drawing/pin-renderer.ts'
import {
  notFound,
  refuse,
  refuseField,
  type Refusal,
} from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { createTokenBudget } from '../../platform/writer/token-budget.ts'
import type { GenerationParts } from './generation-parts.ts'
import { checkConfig } from './generation-start.ts'
import { withBrandName } from './page-plan.ts'
import { interestToWrite } from './page-words.ts'
import { dataAddress, makeSamples } from './samples.ts'

const noAccount = () => notFound('account')

export function previewRoutes(route: Route, parts: GenerationParts): void {
  const { database } = parts
  const owns = async (owner: string, accountId: string) =>
    (await parts.findAccount(database.root, owner, accountId)) !== undefined

  route(calls.sampleGeneration, async ({ user, params, body, signal }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    const checked = await checkConfig(parts, {
      owner: user.id,
      accountId: params.account_id,
      config: body.config,
    })
    if (!checked.ok) return checked.refusal
    const { id: owner } = user
    const { account_id: accountId } = params
    const sampling = { ...checked, owner, accountId, round: body.round ?? 0, signal }
    return refusingHeavyPages(async () => ({ samples: await makeSamples(parts, sampling) }))
  })

  route(calls.preview, async ({ user, params, body }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    const { loadPicture, own } = parts.pictureStorage.loaderFor(user.id)
    try {
      const { jpeg, contrast, warnings } = await parts.renderer.renderPreview(
        body.design,
        loadPicture,
        own,
      )
      return { image: dataAddress(jpeg), contrast, ...withCodes({ warnings }) }
    } catch (error) {
      if (error instanceof RenderError) return refuseField('design', error.problem)
      throw error
    }
  })

  route(calls.textAlternatives, async ({ user, params, body, signal }) => {
    const { account_id: accountId, page_id: pageId } = params
    const found = await parts.readPageSource(database.root, user.id, { accountId, pageId })
    if (!found) return notFound('page')
    const page = withBrandName(found, await parts.findBrand(database.root, user.id, accountId))
    const { content } = page
    if (!content) return { alternatives: [] }
    const language = parts.languageOf(content.lang)
    const writing = {
      content,
      interest: interestToWrite(parts, page, body.interest_id),
      count: body.count,
      taken: body.taken,
      isOffer: true,
      seed: `other ${body.taken.length}`,
      language,
      budget: createTokenBudget(parts.tokenBudget),
      signal,
    }
    return refusingHeavyPages(async () => ({
      alternatives: (await parts.write(writing)).map(alternativeOf),
    }))
  })
}

/** No task tries such a page again here. */
async function refusingHeavyPages<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PageWorkError) return refuse('invalid', error.failure.problem)
    throw error
  }
}

function alternativeOf(text: WrittenText): TextAlternative {
  const { title, description, alt_text, headline, sources } = text
  return { title, description, alt_text, headline, sources }
}
