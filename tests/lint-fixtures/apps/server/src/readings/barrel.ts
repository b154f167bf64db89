export * from './readings.ts' // sin: no-barrel-file
