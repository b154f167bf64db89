/** For `expect.poll`: how long a condition may take on a machine that is busy with other things as well. What is slower than this is broken. */
export const patience = { timeout: 40_000, interval: 25 }
