/** Why a log can't do what it was asked for. */

/**
 * Thrown by an append to a log that a later build has written to: this one can't know what it would
 * overwrite. The machine has already shown the message.
 */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError'
}

/** Others have written each time: try again a little later. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError'
}
