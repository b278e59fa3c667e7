/** Runs in the page that stands at the vendor's address in a journey: the receiver of his library, which notes what it receives. */
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'

declare global {
  interface Window {
    told: StatelyInspectionEvent[]
  }
}

window.told = []
createBrowserReceiver().subscribe((event) => void window.told.push(event))
