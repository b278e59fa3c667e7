/** A pin with figures, for tests. */
import type {
  MadeFrom,
  ResultFigures,
  ResultPin,
} from '#core/contract/publishing/results.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'

export function figures(
  impressions: number | null,
  more: Partial<ResultFigures> = {},
): ResultFigures {
  return { impressions, saves: 0, pin_clicks: 0, outbound_clicks: 0, ...more }
}

export function madeFrom(more: Partial<MadeFrom> = {}): MadeFrom {
  return {
    pin_id: testId('pin'),
    publication_id: testId('publication'),
    template_id: 'arch',
    pin_type: 'photo',
    page_id: testId('page'),
    page_url: 'https://example.com/soup',
    interest: 'soup',
    ...more,
  }
}

export function resultPin(name: string, more: Partial<ResultPin> = {}): ResultPin {
  return {
    network_pin_id: name,
    title: name,
    created_at: Date.UTC(2026, 0, 5, 12),
    picture_url: null,
    url: `https://www.pinterest.com/pin/${name}/`,
    board: null,
    made: madeFrom(),
    figures: { lifetime: figures(100), last_90_days: figures(100) },
    is_gone: false,
    ...more,
  }
}
