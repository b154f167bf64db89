import type { PublicConfig } from '@numeria/contract'
import { useEffect } from 'react'
import { logins as texts } from '#messages/settings'
import { paths } from '../../lib/paths.ts'
import { useLocation, useNavigate } from '../../lib/router.tsx'
import { showToast } from '../../ui/toast.ts'

/** Says what became of a login that was to be linked, once, and takes it out of the address. */
export function useLinkOutcome(providers: PublicConfig['providers'] | undefined): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const outcome = query.get('login')
    if (outcome === null || providers === undefined) return
    const label = providers.find(({ id }) => id === query.get('with'))?.label
    if (outcome === 'linked' && label) showToast({ title: texts.linked(label) })
    else {
      const description = query.get('reason') === 'taken' && label ? texts.taken(label) : texts.notLinked
      showToast({ title: texts.failed, description, destructive: true })
    }
    navigate(paths.settings, { replace: true })
  }, [search, providers, navigate])
}
