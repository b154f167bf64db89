// A reading leaves much garbage and little else. By default V8 lets both of its heaps grow for as long as the machine has room, to three times of what is
// in use and more; so told, it holds about as much as it needs, for hardly more work.
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--heap-growing-percent=40')
setFlagsFromString('--semi-space-growth-factor=1')
