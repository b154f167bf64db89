import { login } from '#messages/login'
import { SkipTyping } from '../../ui/skip-typing.tsx'
import { TypedText, unseen } from '../../ui/typed-text.tsx'
import { useTyping } from '../../ui/use-typing.ts'

/** The teaser: typed out, then, after a pause, its call to action. A person who asked for less motion gets it at once. */
export function Teaser() {
  const { typed, isOver, skip } = useTyping(login.teaser)
  return (
    <div className="text-center">
      <p className="font-reading text-l leading-snug text-balance">
        <TypedText text={login.teaser} typed={typed} />
      </p>
      <SkipTyping isOver={isOver} onSkip={skip} label={login.showAll} className="mt-2 justify-items-center">
        <p className={`text-s text-balance text-brass ${isOver ? 'animate-appear' : unseen}`}>{login.callToAction}</p>
      </SkipTyping>
    </div>
  )
}
