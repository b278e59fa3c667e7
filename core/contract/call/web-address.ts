/** Of an http(s) address, such as that of a page or the link of a pin. Without zod: public pages use it. */
export const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/iu
