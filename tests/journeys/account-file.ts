/** An account as a workspace file, and the file as the account of another user of that product. */
import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext } from 'playwright/test'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { send } from './person.ts'
import type { Product } from './product.ts'

/** The user's only account. */
export async function exportAccount(request: APIRequestContext, product: Product): Promise<Buffer> {
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  const file = await request.get(`${product.address}/api/accounts/${accounts[0]?.id}/workspace/`)
  if (!file.ok()) throw new Error(`The export answered ${file.status()}: ${await file.text()}`)
  return file.body()
}

/** `file`: of at most one part. */
export async function importAccount(
  request: APIRequestContext,
  product: Product,
  file: Buffer,
): Promise<void> {
  const begun = await send(request, product, {
    path: '/api/workspace-imports/',
    data: { file_name: 'account.pinloom', size: file.length },
  })
  const path = `/api/workspace-imports/${((await begun.json()) as WorkspaceImport).id}/`
  await send(request, product, { method: 'PUT', path: `${path}parts/0/`, data: file })
  const answer = await send(request, product, { path: `${path}import/` })
  let state = (await answer.json()) as WorkspaceImport
  while (state.state === 'importing') {
    await setTimeout(50)
    state = (await (await request.get(product.address + path)).json()) as WorkspaceImport
  }
  if (state.state !== 'done') throw new Error(`The import ended so: ${JSON.stringify(state)}`)
}
