/** The receiver as a page in one piece. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

export async function receiverPage(): Promise<string> {
  const input = join(import.meta.dirname, 'receiver.ts')
  // One input and no watching give one output.
  const { output } = (await build({ configFile: false, logLevel: 'error', build: { write: false, rolldownOptions: { input } } })) as Rolldown.RolldownOutput
  const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
  return `<!doctype html><title>Receiver</title><h1>Receiver</h1><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`
}
