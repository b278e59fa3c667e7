/** Dashboard and alerts use only metrics that the server has, and each alert has a runbook. */
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../server/platform/observability/metrics.ts'
import { startTestServer } from './support/server/test-server.ts'

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')
const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})
const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})

/** Without what a histogram adds to its name. */
const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:pinloom|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )

async function exposed(): Promise<Set<string>> {
  const server = await startTestServer({ features: () => [] })
  onTestFinished(async () => server.close())
  const { registry } = createMetrics(server.platform)
  const text = await registry.metrics()
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''))
}

async function alertRules() {
  const { groups } = Alerts.parse(parse(await read('deploy/prometheus/alerts.yaml')))
  return groups.flatMap(({ rules }) => rules)
}

test('every metric in the dashboard, the alerts and the manual exists', async () => {
  const { panels } = Dashboard.parse(JSON.parse(await read('deploy/grafana/pinloom.json')))
  const manual = await read('docs/operating.md')
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...(await alertRules()).map(({ expr }) => expr),
    ...[...manual.matchAll(/`((?:pinloom|nodejs|process)_\w+)`/g)].map(([, name]) => name ?? ''),
  ]
  const names = new Set(asked.flatMap(metricsIn))
  const known = await exposed()
  expect(
    [...names].filter((name) => !known.has(name) && !/^(nodejs|process)_$/.test(name)),
  ).toEqual([])
  const own = [...known].filter((name) => name.startsWith('pinloom_'))
  expect(own.filter((name) => !names.has(name))).toEqual([])
})

test('each alert has a runbook', async () => {
  const manual = await read('docs/operating.md')
  const headings = [...manual.matchAll(/^### (.+)$/gm)].map(([, name]) => name)
  const rules = await alertRules()
  expect(rules).toHaveLength(5)
  for (const { alert, annotations } of rules) {
    expect(headings).toContain(alert)
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`)
  }
})
