/** Follow-up questions; choosing one writes it into the input, where it can still be changed. */
export function Suggestions({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
  if (texts.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="mt-6 flex animate-appear flex-wrap gap-2 sm:pl-13">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-11 rounded-l border border-line-strong px-4 py-2 text-left text-s leading-snug hover:border-ink hover:bg-raised"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
