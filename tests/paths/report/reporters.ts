/** The result of `npm run paths` for a person, a program, and the tools of continuous integration. */
import { machinePath } from '../../../packages/model-paths/machine-file.ts'
import type { Driven } from '../browser/drive.ts'
import { type Finding, folded } from '../../../packages/model-paths/finding.ts'
import type { Reporter } from '../run-options.ts'
import { wordedSteps } from './step-words.ts'
import type { Walked } from '../../../packages/model-paths/walk.ts'

export interface RunResult {
  readonly walked: readonly Walked[]
  /** Null when the page was left out. */
  readonly driven: readonly Driven[] | null
  /** Of no machine: what is missing for the run. */
  readonly faults: readonly string[]
  /** Machines that the time budget left out. */
  readonly skipped: readonly string[]
}
/** What a reader needs for one fault. */
interface Problem {
  readonly machine: string
  readonly sentence: string
  readonly steps: readonly string[]
  readonly file: string
  readonly repeat: string
}

export const writers: Readonly<Record<Reporter, (result: RunResult) => string>> = {
  text: textOf,
  json: jsonOf,
  markdown: markdownOf,
  junit: junitOf,
  github: githubOf,
}

export function hasFaults(result: RunResult): boolean {
  return (
    result.faults.length > 0 ||
    result.walked.some(({ findings }) => findings.length > 0) ||
    (result.driven ?? []).some(({ faults }) => faults.length > 0)
  )
}

export const repeatOf = (machine: string): string =>
  `npm run paths -- --machine ${machine} --no-browser`

function problemsOf({ model, findings }: Walked): Problem[] {
  return folded(findings).shown.map((finding) => problemOf(model, finding))
}

function problemOf(model: Walked['model'], { sentence, way }: Finding): Problem {
  return {
    machine: model.name,
    sentence: sentence.endsWith('.') ? sentence : `${sentence}.`,
    steps:
      way === null ? [] : wordedSteps(model, way).map(({ words, state }) => `${words} [${state}]`),
    file: `${machinePath(model.name)}.machine.ts`,
    repeat: repeatOf(model.name),
  }
}

function pageProblems(driven: RunResult['driven']): Problem[] {
  return (driven ?? []).flatMap(({ machine, faults }) =>
    faults.map((sentence) => ({
      machine,
      sentence,
      steps: [],
      file: `${machinePath(machine)}.machine.ts`,
      repeat: `npm run paths -- --machine ${machine}`,
    })),
  )
}

function foldedIn(walked: readonly Walked[]): number {
  return walked.reduce((sum, { findings }) => sum + folded(findings).folded.length, 0)
}

function allProblems({ walked, driven }: RunResult): Problem[] {
  return [...walked.flatMap(problemsOf), ...pageProblems(driven)]
}

function textOf(result: RunResult): string {
  const rest = foldedIn(result.walked)
  return [
    table(result),
    ...result.faults,
    ...allProblems(result).map(({ machine, sentence, steps, file, repeat }) =>
      [
        `\n${machine}: ${sentence}`,
        ...steps.map((step, at) => `  ${at + 1}. ${step}`),
        `  File: ${file}`,
        `  Repeat: ${repeat}`,
      ].join('\n'),
    ),
    ...(rest > 0 ? [`\n${rest} consequences are left out here; the report has them.`] : []),
    ...skippedLine(result),
    '',
  ].join('\n')
}

function skippedLine({ skipped }: RunResult): string[] {
  return skipped.length === 0
    ? []
    : [`Not walked, because the time budget was used up: ${skipped.join(', ')}.`]
}

function jsonOf(result: RunResult): string {
  const { walked, driven, faults, skipped } = result
  return `${JSON.stringify({
    machines: walked.map((one) => ({
      machine: one.model.name,
      transitions: one.graph.declared,
      headless: one.taken.size,
      browser: inPage(driven, one.model.name),
      dead: one.dead,
      paths: one.paths.length,
      steps: one.steps,
      time: Math.round(one.time),
      failures: one.findings.map(({ cause, sentence, way }) => ({
        cause,
        sentence,
        events: way === null ? null : way.events.map(({ type }) => type),
      })),
    })),
    page: pageProblems(driven),
    faults,
    skipped,
  })}\n`
}

function markdownOf(result: RunResult): string {
  return [
    '# Paths through the machines\n',
    '| machine | transitions | headless | page | paths | steps | failures |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...result.walked.map(
      ({ model, graph, taken, paths, steps, findings }) =>
        `| ${[model.name, graph.declared.length, taken.size, inPage(result.driven, model.name) ?? '–', paths.length, steps, folded(findings).shown.length].join(' | ')} |`,
    ),
    ...result.faults.map((fault) => `\n- ${fault}`),
    ...allProblems(result).map(
      ({ machine, sentence, steps, file, repeat }) =>
        `\n## ${machine}: ${sentence}\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n\n\`${file}\`, repeat with \`${repeat}\``,
    ),
    ...skippedLine(result).map((line) => `\n${line}`),
    '',
  ].join('\n')
}

function junitOf(result: RunResult): string {
  const { walked, driven, skipped, faults } = result
  const cases = walked.map((one) => {
    const problems = [
      ...problemsOf(one),
      ...pageProblems(driven).filter(({ machine }) => machine === one.model.name),
    ]
    const failures = problems.map(
      ({ sentence, steps, repeat }) =>
        `<failure message="${xml(sentence)}">${xml([...steps, repeat].join('\n'))}</failure>`,
    )
    return `<testcase classname="paths" name="${xml(one.model.name)}" time="${(one.time / 1_000).toFixed(3)}">${failures.join('')}</testcase>`
  })
  const rest = [
    ...skipped.map(
      (name) => `<testcase classname="paths" name="${xml(name)}"><skipped/></testcase>`,
    ),
    ...faults.map(
      (fault) =>
        `<testcase classname="paths" name="the run"><failure message="${xml(fault)}"/></testcase>`,
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="paths" tests="${cases.length + rest.length}">\n${[...cases, ...rest].join('\n')}\n</testsuite>\n`
}

/** Annotations of a GitHub workflow, one a fault, at the machine's file. */
function githubOf(result: RunResult): string {
  return [
    table(result),
    ...result.faults.map((fault) => `::error title=paths::${annotated(fault)}`),
    ...allProblems(result).map(({ machine, sentence, steps, file, repeat }) => {
      const text = [sentence, ...steps.map((step, at) => `${at + 1}. ${step}`), repeat].join('\n')
      return `::error file=${file},title=paths: ${machine}::${annotated(text)}`
    }),
    ...skippedLine(result),
    '',
  ].join('\n')
}

const annotated = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Null where there is no screen, or the page was left out. */
function inPage(driven: RunResult['driven'], machine: string): number | null {
  return driven?.find((one) => one.machine === machine)?.taken.size ?? null
}

function table({ walked, driven }: RunResult): string {
  const rows = walked.map(({ model, graph, taken, dead, paths, steps, time }) =>
    [
      model.name,
      graph.states,
      graph.declared.length,
      taken.size,
      inPage(driven, model.name) ?? '–',
      dead.length,
      paths.length,
      steps,
      `${Math.round(time)} ms`,
    ].map(String),
  )
  const all = [
    ['machine', 'states', 'transitions', 'headless', 'page', 'dead', 'paths', 'steps', 'time'],
    ...rows,
  ]
  const widths = (all[0] ?? []).map((_, at) =>
    Math.max(...all.map((cells) => cells[at]?.length ?? 0)),
  )
  return all
    .map((cells) =>
      cells
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
