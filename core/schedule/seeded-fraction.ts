/**
 * A number from 0 up to, not including, 1 that is always the same for a text and looks random:
 * FNV-1a with the last mixing of MurmurHash3, for FNV alone leaves texts that end alike close
 * together.
 */
export function seededFraction(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
