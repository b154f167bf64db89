import { createContext, type ReactNode } from 'react'

/** The text beside a price in credits: the money behind it, where the shell knows it. */
export const BesidePrice = createContext<(credits: number) => ReactNode>(() => null)
