/**
 * A private address is let through by an option here, not by the server's operator: the sentence
 * names the option as it is to be typed.
 */
interface Failed {
  readonly code: string
  readonly message: string
}

export function inCliWords<Failure extends Failed>(failure: Failure, address: string): Failure {
  const url = URL.parse(address)
  if (failure.code !== 'private_address' || url === null) return failure
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return {
    ...failure,
    message: `"${url.hostname}" is an address inside a private network, which is not read unless you name it: add --allow-host ${url.hostname}:${port}`,
  }
}
