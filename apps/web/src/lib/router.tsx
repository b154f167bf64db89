import { createContext, startTransition, use, useEffect, useState, type ComponentProps, type ReactNode } from 'react'

/** Where a person is: the parts of the address that pages are drawn from. */
export type Place = {
  pathname: string
  search: string
  hash: string
  /** Whether the browser's own buttons led here: it knows where on the page the person was. */
  isReturn: boolean
}

type Options = { replace?: boolean }
type Router = { place: Place; navigate: (to: string, options?: Options) => void }

const Context = createContext<Router | null>(null)

type Address = Pick<Place, 'pathname' | 'search' | 'hash'>

const placeOf = ({ pathname, search, hash }: Address, isReturn = false): Place => ({ pathname, search, hash, isReturn })

/**
 * Renders the page of the browser's URL. While the code of the next page loads, the previous page stays.
 *
 * @param at the address of a page that is being prerendered; in the browser that of the window
 */
export function Router({ at, children }: { at?: string; children: ReactNode }) {
  const [place, setPlace] = useState(() =>
    placeOf(at === undefined ? window.location : new URL(at, 'https://prerendered.invalid')),
  )

  useEffect(() => {
    const follow = () => startTransition(() => setPlace(placeOf(window.location, true)))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function navigate(to: string, { replace = false }: Options = {}) {
    const { href } = new URL(to, window.location.href)
    const changes = replace || href === window.location.href ? 'replaceState' : 'pushState'
    window.history[changes](null, '', href)
    startTransition(() => setPlace(placeOf(window.location)))
  }

  return <Context value={{ place, navigate }}>{children}</Context>
}

function useRouter(): Router {
  const router = use(Context)
  if (!router) throw new Error('There is no <Router> around this component.')
  return router
}

export const useLocation = (): Place => useRouter().place

/** Goes to an address of this app without loading the page anew. */
export const useNavigate = () => useRouter().navigate

type Query = URLSearchParams | Record<string, string>
type QueryChange = Query | ((before: URLSearchParams) => Query)

/** The search parameters of the URL, and the function that changes them on the same page. */
export function useSearchParams(): [URLSearchParams, (next: QueryChange, options?: Options) => void] {
  const { place, navigate } = useRouter()
  const setQuery = (next: QueryChange, options?: Options) => {
    const before = new URLSearchParams(place.search)
    const query = new URLSearchParams(typeof next === 'function' ? next(before) : next)
    navigate(query.size > 0 ? `${place.pathname}?${query}` : place.pathname, options)
  }
  return [new URLSearchParams(place.search), setQuery]
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to an address of this app. With a key held, or to another window, it is the browser's. */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target ?? '_self') !== '_self'
        if (event.defaultPrevented || isForBrowser) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}

/** A link that says whether it leads to where the person is; `end`: not to a page below it. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}

/** Leads on to another address as soon as it is drawn. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}
