/** Hides text that is not typed yet but keeps its space. Without scripts or with reduced motion it is visible at once. */
export const untyped = '[@media_(scripting:enabled)_and_(prefers-reduced-motion:no-preference)]:invisible'

/** The same for what is said to those who listen at once. */
export const unseen = '[@media_(scripting:enabled)_and_(prefers-reduced-motion:no-preference)]:opacity-0'

/** A text as far as it is typed, for the eye; those who listen get the whole of it. */
export function TypedText({ text, typed }: { text: string; typed: number }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span className={untyped}>{text.slice(typed)}</span>
      </span>
    </>
  )
}
