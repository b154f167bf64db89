// A reading leaves much garbage and little live data. By default V8 lets both heaps grow to three times the live data and more. With these flags the process
// holds about as much as it needs, for hardly more work.
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--heap-growing-percent=40')
setFlagsFromString('--semi-space-growth-factor=1')
