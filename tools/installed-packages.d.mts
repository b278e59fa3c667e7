export interface LockedPackage {
  version?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
}

export interface System {
  os: string
  cpu: string
  libc: string
}

export function hasLockedPackages(asked: {
  wanted: Record<string, LockedPackage>
  found: Record<string, LockedPackage>
  all: boolean
  system: System
}): boolean

export function thisSystem(): System
