/** A text as far as it is typed. The rest is there but unseen, so that nothing moves; say the whole of it elsewhere, for those who listen. */
export function TypedText({ text, typed }: { text: string; typed: number }) {
  return (
    <span aria-hidden="true" className="scripting-only">
      {text.slice(0, typed)}
      <span className="invisible">{text.slice(typed)}</span>
    </span>
  )
}
