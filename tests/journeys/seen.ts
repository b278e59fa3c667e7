/** Playwright's expectations on what a person sees, with the patience that a busy machine needs. */
import { expect } from 'playwright/test'

export const seen = expect.configure({ timeout: 20_000 })
