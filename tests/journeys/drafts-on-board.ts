/** Pins of one page as drafts on the board "Soups", by the calls of the screens. */
import type { BrowserContext, Page } from 'playwright/test'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { pinsOnServer } from './person.ts'
import { boardNamed, type PlannedAccount, sendEvents } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

/** The same, and the calendar open. */
export async function openCalendarWithDrafts(
  page: Page,
  product: Product,
  count: number,
): Promise<void> {
  await makePins(page, product, count)
  await saveAsDrafts(page.context(), product)
  await openTray(page, product, count)
}

interface DraftsBoard extends Pick<PlannedAccount, 'accountId' | 'boardId'> {
  readonly boardName?: string
  /** Where the nth pin leads to; each keeps its own unless it is stated. */
  readonly linkOf?: (nth: number) => string
}

/** All pins of the account. Those without a board get a new one, "Soups". */
export async function saveAsDrafts(
  context: BrowserContext,
  product: Product,
  account?: DraftsBoard,
): Promise<void> {
  const {
    accountId,
    boardId,
    boardName = 'Soups',
    linkOf,
  }: DraftsBoard = account ?? (await boardNamed(context, product, 'Soups'))
  const pins = await pinsOnServer(context, product)
  const drafted: SharedPinEvent = {
    type: 'pins.replaced',
    data: {
      patches: pins.map(({ id, link }, nth) => ({
        id,
        patch: {
          status: 'draft',
          boards: [{ board_id: boardId }],
          board_name: boardName,
          link: linkOf?.(nth) ?? link,
        },
        before: { status: 'generated', boards: [], board_name: '', link },
      })),
    },
  }
  await sendEvents(context, product, { accountId, events: [drafted] })
}

/** The calendar with so many drafts beside it. */
export async function openTray(page: Page, product: Product, count: number): Promise<void> {
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText(`Drafts to plan (${count})`)).toBeVisible()
  await untilBarsAreThere(page)
}

/** What an account without a connection is shown moves the days down: a drag waits for it. */
export async function untilBarsAreThere(page: Page): Promise<void> {
  await seen(page.getByRole('link', { name: 'Connect the account' })).toBeVisible()
}
