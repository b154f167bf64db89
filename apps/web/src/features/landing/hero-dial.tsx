import { MoonDial } from '../../ui/moon-dial.tsx'

/** The dial as it stands beside the headline. Only to be looked at, it never needs its code where it is prerendered. */
export const HeroDial = () => <MoonDial className="mx-auto w-full max-w-60 sm:max-w-72 md:max-w-[29rem]" />
