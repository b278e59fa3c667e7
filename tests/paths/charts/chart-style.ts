/**
 * How a chart looks, light and dark by what the reader's system prefers; the colours are those of
 * src/views/kit/styles/tokens.css. Written out, for viewers outside browsers know no custom properties.
 */
interface ChartColours {
  readonly ground: string
  readonly even: string
  readonly odd: string
  readonly leaf: string
  readonly pill: string
  readonly ink: string
  readonly quiet: string
  readonly line: string
  readonly strong: string
  readonly event: string
  readonly after: string
  readonly done: string
  readonly error: string
  readonly taken: string
  readonly missed: string
}

const light: ChartColours = {
  ground: '#f8f5ef',
  even: '#ffffff',
  odd: '#f8f5ef',
  leaf: '#ffffff',
  pill: '#ffffff',
  ink: '#1e1b17',
  quiet: '#5b554c',
  line: '#d3ccbf',
  strong: '#857d72',
  event: '#33368b',
  after: '#6a4300',
  done: '#185539',
  error: '#8f1e15',
  taken: '#1f6b46',
  missed: '#a3261c',
}
const dark: ChartColours = {
  ground: '#161513',
  even: '#201e1b',
  odd: '#2a2724',
  leaf: '#36322e',
  pill: '#161513',
  ink: '#f2eee7',
  quiet: '#b8b0a4',
  line: '#4a453f',
  strong: '#8c8377',
  event: '#cdcffb',
  after: '#f6d49c',
  done: '#a5e3c1',
  error: '#ffc1b6',
  taken: '#82d2a6',
  missed: '#ff9f90',
}

/** The same rules in both. */
export function inBoth(rules: (colours: ChartColours) => string): string {
  return `${rules(light).trim()}\n@media (prefers-color-scheme: dark) {\n${rules(dark).trim()}\n}`
}

export const CHART_STYLE = `
.chart { font-family: Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; font-size: 12px; }
.chart .state rect { stroke-width: 1.25; }
.chart .state.region rect { stroke-dasharray: 6 4; }
.chart .way { fill: none; stroke-width: 1.25; }
.chart .name { font-size: 14px; font-weight: 600; }
.chart .middle { text-anchor: middle; }
${inBoth(
  ({ ground, even, odd, leaf, pill, ink, quiet, line, strong, event, after, done, error }) => `
.chart .ground { fill: ${ground}; }
.chart .state rect { fill: ${even}; stroke: ${line}; }
.chart .state.depth-1 rect { fill: ${odd}; }
.chart .state.atomic rect, .chart .state.final rect { fill: ${leaf}; stroke: ${strong}; }
.chart .state.final .ring { fill: none; }
.chart .state.region rect { stroke: ${strong}; }
.chart .rule { stroke: ${line}; }
.chart .way { stroke: ${strong}; }
.chart .head { fill: ${strong}; }
.chart .dot, .chart .name, .chart .line { fill: ${ink}; }
.chart .label rect { fill: ${pill}; stroke: ${line}; }
.chart .quiet, .chart .always { fill: ${quiet}; }
.chart .event { fill: ${event}; }
.chart .after { fill: ${after}; }
.chart .done { fill: ${done}; }
.chart .error { fill: ${error}; }`,
)}
`
