import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { publishingTests } from '../../../tests/support/pinterest/publishing-world.ts'

publishingTests('figures in a data export', (open) => {
  test('are one a line, in files of a few megabytes', async () => {
    const { ada, accountId, server } = await open()
    const rows = Array.from({ length: 5_000 }, (_, at) => ({
      account_id: accountId,
      source: 'practice:1',
      network_pin_id: String(10_000 + at),
      day: '2026-01-02',
      figures: JSON.stringify({ text: 'x'.repeat(1_000) }),
    }))
    const { root } = server.platform.database
    for (let from = 0; from < rows.length; from += 500)
      await root
        .insertInto('pin_days')
        .values(rows.slice(from, from + 500))
        .execute()
    const outcome = await ada.client('exportData', {})
    if (!outcome.ok) throw new Error(outcome.failure.message)
    const files = unzipSync(new Uint8Array(await outcome.answer.arrayBuffer()))
    const paths = Object.keys(files).filter((path) => path.startsWith('results/'))
    expect(paths).toEqual([1, 2].map((part) => `results/${accountId}/00000${part}.ndjson`))
    const lines = paths
      .map((path) => strFromU8(files[path] ?? new Uint8Array()))
      .join('')
      .split('\n')
      .slice(0, -1)
    expect(lines).toHaveLength(rows.length)
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      type: 'pin_days',
      source: 'practice:1',
      network_pin_id: '14999',
      day: '2026-01-02',
      figures: { text: 'x'.repeat(1_000) },
    })
  })
})
