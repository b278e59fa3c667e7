/**
 * `npm run paths [-- --machine NAME] [--every edge] [--seed N] [--no-browser] [--reporter
 * text|json|markdown|junit|github] [--shard 1/2] [--budget SECONDS] [--report FILE]`: walks every
 * machine along generated paths, headless and then, where it has a screen, through the real page;
 * prints the result, and writes a report that opens from disk. Ends with 1 when a machine does not
 * do what it is meant to do or the page can't be driven. `npm run paths -- --path FILE
 * [--path FILE]` walks paths that the inspector copied, headless: 1 when a machine goes another way.
 */
export {}

try {
  await import('./walk-models.ts')
} catch (error) {
  // xstate refuses a target that does not exist as soon as the file of the machine is loaded.
  if (!(error instanceof Error && error.message.startsWith('Invalid transition definition')))
    throw error
  process.stderr.write(
    `A chart in src/machines can't be built: ${error.message.split('\n').join(' ')}\n`,
  )
  process.exit(1)
}
