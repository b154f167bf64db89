import { Link } from '../lib/router.tsx'
import { notFound } from '#messages/not-found'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Selene } from '../ui/selene.tsx'

export function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-5 py-16 text-center sm:py-20">
      <Selene mood="sorry" className="size-36" />
      <h1 className="text-2xl">{notFound.title}</h1>
      <p className="text-ink-soft">{notFound.text}</p>
      <Link to={paths.landing} className={buttonClass()}>
        {notFound.home}
      </Link>
    </div>
  )
}
