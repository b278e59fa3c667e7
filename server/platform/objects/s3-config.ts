/** The settings of an S3-compatible store: all of the first four, or none. */
import { z } from 'zod'

export interface S3Config {
  /** Of the service, without the bucket and without a slash at the end. */
  readonly url: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
  /** `url/bucket/key`, as most services but Amazon's have it; else `bucket.host/key`. */
  readonly isPathStyle: boolean
  /** Where everybody can fetch the bucket's pictures without a signature; null = only through this server. */
  readonly publicUrl: string | null
}

const needed = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** `httpUrl` and `flag`: as every address and switch of the settings. */
export const s3Variables = (httpUrl: z.ZodType<string>, flag: z.ZodType<boolean>) => ({
  S3_URL: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PATH_STYLE: flag.optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
})

export type S3Variables = z.output<z.ZodObject<ReturnType<typeof s3Variables>>>

/** Null = a folder. Complaints are sentences that begin with the variable. */
export function readS3(env: S3Variables): S3Config | null | { readonly complaint: string } {
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (
    url === undefined ||
    bucket === undefined ||
    accessKey === undefined ||
    secretKey === undefined
  ) {
    const missing = needed.filter((name) => env[name] === undefined)
    if (missing.length === needed.length) return null
    return {
      complaint: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${needed.join(', ')} are needed together.`,
    }
  }
  return {
    url,
    bucket,
    accessKey,
    secretKey,
    region: env.S3_REGION,
    isPathStyle: env.S3_PATH_STYLE ?? true,
    publicUrl: env.S3_PUBLIC_URL ?? null,
  }
}
