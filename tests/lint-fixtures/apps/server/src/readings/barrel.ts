export * from './readings.ts' // violation: no-barrel-file
