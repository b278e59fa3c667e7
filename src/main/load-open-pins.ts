/**
 * Loads the part of the program that opens the pins. Chromium remembers a module that could not be
 * fetched and fails every later import of it without asking again, so each new try asks under
 * another address.
 */
import type * as openPins from './open-pins.ts'

type OpenPins = typeof openPins

let loaded: OpenPins | null = null
/** Of the file that could not be fetched; null while none has failed. */
let failedUrl: string | null = null
let tries = 0

export async function loadOpenPins(): Promise<OpenPins> {
  if (loaded !== null) return loaded
  try {
    loaded = await (failedUrl === null ? import('./open-pins.ts') : importAgain(failedUrl))
    return loaded
  } catch (error) {
    // The only place where the browser names the file. Safari does not, and asks again by itself.
    failedUrl ??= /https?:\S+\.js/.exec(String(error))?.[0] ?? null
    throw error
  }
}

function importAgain(url: string): Promise<OpenPins> {
  tries += 1
  return import(/* @vite-ignore */ `${url}?try=${tries}`) as Promise<OpenPins>
}
