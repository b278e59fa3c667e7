/**
 * Whether a host name is this computer: localhost, 127.0.0.0/8 or ::1 (in brackets, as in
 * `location`).
 */
export const isLocalAddress = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)
