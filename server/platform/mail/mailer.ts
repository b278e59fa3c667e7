/** Mail goes to a local outbox folder as .eml files, or out by SMTP when `SMTP_URL` is set. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** False when it could not be handed over; the reason is logged. */
  send(mail: Mail): Promise<boolean>
}
