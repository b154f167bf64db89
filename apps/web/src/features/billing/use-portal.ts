import { useEffect, useState } from 'react'
import { pricing } from '#messages/pricing'
import { sentenceOf } from '../../lib/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { readPortalAddress, type PortalFlow } from './billing.api.ts'

/** The way to the provider's page where a subscriber manages or cancels. */
export function usePortal(): { open: (flow?: PortalFlow) => void; isOpening: boolean } {
  const [isOpening, setIsOpening] = useState(false)

  useEffect(() => {
    // A browser that comes back with its Back button may show this page as it was left.
    const comeBack = () => setIsOpening(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function open(flow?: PortalFlow): Promise<void> {
    if (isOpening) return
    setIsOpening(true)
    try {
      window.location.assign(await readPortalAddress(flow))
    } catch (error) {
      setIsOpening(false)
      showToast({ title: pricing.error, description: sentenceOf(error), destructive: true })
    }
  }

  return { open: (flow) => void open(flow), isOpening }
}
