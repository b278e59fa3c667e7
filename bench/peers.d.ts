/** Peers of benchmarks that run in Node: `run.mjs` installs them, the product's check does not. */
declare module 'graphile-worker'
declare module 'lighthouse'
declare module 'pg-boss'
