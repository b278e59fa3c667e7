import { z } from 'zod'

/** The network that an account is connected to; `manual`: none. */
export const AccountKind = z.enum(['manual', 'pinterest', 'practice'])
