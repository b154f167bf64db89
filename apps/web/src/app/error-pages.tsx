import { brand, navigations } from '@numeria/contract'
import type { ComponentType, ReactNode } from 'react'
import { actions } from '#messages/actions'
import { crash } from '#messages/crash'
import { logoutQuestion } from '#messages/logout-question'
import { tooFast } from '#messages/too-fast'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Selene } from '../ui/selene.tsx'
import type { Mood } from '../ui/moon-moods.ts'
import { Wordmark } from '../ui/wordmark.tsx'

/** Stands in the built page for the id of the request, which only the server knows (`apps/server/src/pages/error-pages.ts`). */
const requestId = 'request-id-of-this-answer'
/** Whatever address was wanted. */
const here = ''

type ErrorPage = { name: string; title: string; View: ComponentType }

/** Pages that the server sends as error answers, at any address. They run no script, because scripts may be what failed to load. */
export const errorPages: readonly ErrorPage[] = [
  { name: 'failed', title: crash.title, View: FailedPage },
  { name: 'too-fast', title: tooFast.title, View: TooFastPage },
  { name: 'logout-question', title: logoutQuestion.title, View: LogoutQuestionPage },
]

function FailedPage() {
  return (
    <Frame mood="sorry" title={crash.title} text={crash.text}>
      <a href={here} className={buttonClass()}>
        {crash.again}
      </a>
      <a href={paths.landing} className={buttonClass('quiet')}>
        {crash.home}
      </a>
      <p className="basis-full text-s break-words text-ink-soft">{crash.request(requestId)}</p>
    </Frame>
  )
}

function TooFastPage() {
  return (
    <Frame mood="calm" title={tooFast.title} text={tooFast.text}>
      <a href={here} className={buttonClass()}>
        {actions.tryAgain}
      </a>
      <a href={paths.landing} className={buttonClass('quiet')}>
        {crash.home}
      </a>
    </Frame>
  )
}

function LogoutQuestionPage() {
  return (
    <Frame mood="calm" title={logoutQuestion.title} text={logoutQuestion.why}>
      <form method="post" action={navigations.logout}>
        <button type="submit" className={buttonClass()}>
          {logoutQuestion.logOut}
        </button>
      </form>
      <a href={paths.chat} className={buttonClass('quiet')}>
        {logoutQuestion.stay}
      </a>
    </Frame>
  )
}

type FrameProps = { mood: Mood; title: string; text: string; children: ReactNode }

function Frame({ mood, title, text, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-18 w-full max-w-page items-center px-5 sm:px-8">
        <a href={paths.landing} className="inline-flex min-h-11 items-center no-underline">
          <Wordmark name={brand.name} />
        </a>
      </header>
      <main className="mx-auto grid max-w-form flex-1 content-center justify-items-center gap-5 px-5 pt-6 pb-24 text-center">
        <Selene mood={mood} className="size-32" />
        <h1 className="text-2xl text-balance">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </main>
    </div>
  )
}
