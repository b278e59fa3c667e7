/** Runs in the page at the vendor's address in a journey: receives and records what the library sends. */
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'

declare global {
  interface Window {
    told: StatelyInspectionEvent[]
  }
}

window.told = []
createBrowserReceiver().subscribe((event) => void window.told.push(event))
