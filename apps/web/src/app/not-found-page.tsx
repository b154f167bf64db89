import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { MoonFace } from '../ui/moon-face.tsx'

export function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-5 py-16 text-center sm:py-20">
      <MoonFace className="size-32 opacity-60" />
      <h1 className="text-2xl">404 Page Not Found</h1>
      <p className="text-ink-soft">Did you forget to add the page to the router?</p>
      <Link to={paths.landing} className={buttonClass()}>
        Go home
      </Link>
    </div>
  )
}
