import { deletionRequest as texts } from '#messages/deletion-request'
import { DeletionRequest } from '../features/settings/deletion-request.tsx'
import { useLocation } from '../lib/router.tsx'

/** Where Facebook leads a person who asked it to have their data deleted here. */
export function DataDeletionPage() {
  const code = new URLSearchParams(useLocation().search).get('code') ?? ''
  return (
    <div className="mx-auto max-w-form pt-8 pb-16">
      <h1 className="mb-4 text-2xl">{texts.title}</h1>
      <DeletionRequest code={code} />
    </div>
  )
}
