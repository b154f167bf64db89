import type { ActiveToken } from '@numeria/contract'
import { dashboard, tokens as texts } from '#messages/admin'
import { serverTextOr } from '../../lib/api-error.ts'
import { formatMoment } from '../../lib/dates.ts'
import { CopyIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.ts'
import { useRevokeToken, useTokens } from './admin.api.ts'
import { Answer } from './parts.tsx'
import { copyAndTell } from './tell.ts'

const publicPart = ({ tokenPreview }: ActiveToken): string => tokenPreview.replace(/…$/, '')

/** The active tokens. Only a hash of a token's secret is stored, so the list copies the preview. */
export function TokenList() {
  const query = useTokens()
  const { mutate, isPending, variables, error } = useRevokeToken()

  function revoke(token: ActiveToken) {
    if (!isPending) mutate(publicPart(token), { onSuccess: () => showToast({ title: texts.revoked }) })
  }

  return (
    <Card title={texts.title} {...(query.data && { hint: texts.count(query.data.count) })}>
      <p role="alert" className="mb-3 text-s text-danger empty:hidden">
        {error && serverTextOr(error, texts.revokeFailed)}
      </p>
      <Answer query={query}>
        {({ activeTokens }) =>
          activeTokens.length === 0 ? (
            <p className="text-s text-ink-soft">{texts.empty}</p>
          ) : (
            <ul className="grid">
              {activeTokens.map((token) => (
                <li
                  key={token.tokenPreview}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
                >
                  <div className="min-w-0 text-s">
                    <p className="break-all">{texts.of(token.telegramUsername, token.telegramUserId)}</p>
                    <p className="text-xs text-ink-soft">
                      <code>{token.tokenPreview}</code> ·{' '}
                      <time dateTime={token.expiresAt}>{texts.until(formatMoment(token.expiresAt))}</time>
                    </p>
                  </div>
                  <div className="flex gap-2">
                    <Button
                      look="quiet"
                      aria-label={texts.copyNamed(token.tokenPreview)}
                      onClick={() => void copyAndTell(token.tokenPreview, dashboard.copied.preview)}
                    >
                      <CopyIcon />
                      {texts.copy}
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={texts.revokeNamed(token.tokenPreview)}
                      aria-disabled={isPending && variables === publicPart(token)}
                      onClick={() => revoke(token)}
                    >
                      {texts.revoke}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Card>
  )
}
