import { expect, test } from 'vitest'
import { figures, resultPin } from './result-pin.builder.ts'
import { resultsCsv } from './results-csv.ts'

test('pins are lines of RFC 4180, and nothing in them is a formula', () => {
  const csv = resultsCsv([
    resultPin('1', {
      title: '=HYPERLINK("http://evil.example")',
      figures: {
        lifetime: figures(3_000, { saves: 41, outbound_clicks: null }),
        last_90_days: null,
      },
    }),
    resultPin('2', { title: 'Soup, "hot"', created_at: null, made: null, figures: null }),
  ])
  expect(csv.split('\r\n')).toEqual([
    '\u{feff}Pin,Address,Board,Published (UTC),Impressions,Saves,Save rate,Outbound clicks,Click rate,Template,Pin type,Page,Interest',
    `"'=HYPERLINK(""http://evil.example"")",https://www.pinterest.com/pin/1/,,2026-01-05T12:00,3000,41,0.013667,,,arch,photo,https://example.com/soup,soup`,
    '"Soup, ""hot""",https://www.pinterest.com/pin/2/,,,,,,,,,,,',
    '',
  ])
})
