/** Asks a checkout of the product for the pins of stored pages, in its own process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { PagePins, type PageAsked } from './page-pins.schema.ts'

const PROGRAM = resolve(import.meta.dirname, 'page-pins.process.ts')

export const OWN_CHECKOUT = resolve(import.meta.dirname, '..', '..')

/** In the order asked. Fails when the process ends before all pages are answered. */
export async function askCheckout(
  root: string,
  pages: readonly PageAsked[],
  onAnswer: (answered: number) => void = () => {},
): Promise<PagePins[]> {
  const child = spawn(process.execPath, [PROGRAM, root], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  // A process that ends early closes its input; the missing answers below say so.
  child.stdin.on('error', () => {})
  child.stdin.end(pages.map((page) => `${JSON.stringify(page)}\n`).join(''))
  const answers: PagePins[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    answers.push(PagePins.parse(JSON.parse(line)))
    onAnswer(answers.length)
  }
  await ended
  if (answers.length < pages.length)
    throw new Error(`${root}: stopped at ${pages[answers.length]?.path ?? 'its end'}`)
  return answers
}
