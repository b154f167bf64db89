import { brand } from '@numeria/contract'
import { Link } from '../lib/router.tsx'
import { footer } from '#messages/footer'
import { useConfig } from '../features/sign-in/sign-in.api.ts'
import { paths } from '../lib/paths.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PrivacyChoicesButton } from './privacy-choices-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const link =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current'

const links = ['lucky', 'privacy', 'terms', 'accessibility', 'aiNotice', 'cancel'] as const

export function Footer() {
  const { data: config } = useConfig()
  return (
    <footer className="mx-auto w-full max-w-page px-5 sm:px-8">
      <div className="grid gap-x-10 border-t border-line py-6 text-s text-ink-soft sm:grid-cols-[auto_1fr]">
        <p className="flex min-h-11 items-center self-start whitespace-nowrap">
          © {brand.copyrightYear} {brand.name}
        </p>
        <div className="flex flex-wrap gap-x-6 sm:justify-end">
          <a href={`mailto:${brand.supportEmail}`} className={link}>
            {footer.support}
          </a>
          {links.map((name) => (
            <Link key={name} to={paths[name]} className={link}>
              {footer[name]}
            </Link>
          ))}
          <PrivacyChoicesButton className={link} />
          <a
            href={config?.company.complaintsUrl ?? 'https://www.livroreclamacoes.pt/'}
            lang="pt"
            rel="noreferrer"
            className={link}
          >
            {footer.complaintsBook}
          </a>
          <a href={brand.companyPage} rel="noreferrer" className={link}>
            {footer.companyPage}
          </a>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 sm:col-span-2 sm:justify-end">
          {/* Its place is kept free, so that nothing moves when the answer comes. */}
          <p className="mr-auto min-h-6 min-w-60 text-xs text-brass">{config?.sandbox && footer.sandbox}</p>
          <LanguageSwitch className={link} />
          <ThemeSwitch />
        </div>
        <p className="text-xs">{config?.company.line}</p>
      </div>
    </footer>
  )
}
