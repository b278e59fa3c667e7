/** How a chart looks, light and dark by what the reader's system prefers; the colours are those of src/views/styles/tokens.css. */
export const CHART_STYLE = `
.chart {
  --ground: #f8f5ef; --even: #ffffff; --odd: #f8f5ef; --leaf: #ffffff; --ink: #1e1b17; --quiet: #5b554c; --line: #d3ccbf; --strong: #857d72; --pill: #ffffff;
  --event: #33368b; --after: #6a4300; --done: #185539; --error: #8f1e15; --missed: #a3261c; --taken: #1f6b46;
  font-family: Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; font-size: 12px;
}
@media (prefers-color-scheme: dark) {
  .chart {
    --ground: #161513; --even: #201e1b; --odd: #2a2724; --leaf: #36322e; --ink: #f2eee7; --quiet: #b8b0a4; --line: #4a453f; --strong: #8c8377; --pill: #161513;
    --event: #cdcffb; --after: #f6d49c; --done: #a5e3c1; --error: #ffc1b6; --missed: #ff9f90; --taken: #82d2a6;
  }
}
.chart .ground { fill: var(--ground); }
.chart .state rect { fill: var(--even); stroke: var(--line); stroke-width: 1.25; }
.chart .state.depth-1 rect { fill: var(--odd); }
.chart .state.atomic rect, .chart .state.final rect { fill: var(--leaf); stroke: var(--strong); }
.chart .state.final .ring { fill: none; }
.chart .state.region rect { stroke: var(--strong); stroke-dasharray: 6 4; }
.chart .rule { stroke: var(--line); fill: none; }
.chart .way { fill: none; stroke: var(--strong); stroke-width: 1.25; }
.chart .head, .chart .dot { fill: var(--strong); stroke: none; }
.chart .dot { fill: var(--ink); }
.chart .label rect { fill: var(--pill); stroke: var(--line); }
.chart .name { font-size: 14px; font-weight: 600; fill: var(--ink); }
.chart .middle { text-anchor: middle; }
.chart .line { fill: var(--ink); }
.chart .quiet, .chart .always { fill: var(--quiet); }
.chart .event { fill: var(--event); }
.chart .after { fill: var(--after); }
.chart .done { fill: var(--done); }
.chart .error { fill: var(--error); }
`
