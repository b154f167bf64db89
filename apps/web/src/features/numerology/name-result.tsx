import { formatWorking, nameNumbers, type NameNumbers, type Sound } from '@numeria/numerology'
import { tellWorking } from '#messages/workings'
import { nameResult, workshop } from '#messages/workshop'
import { optionsOf, type NameExample } from './example.ts'
import { LazyWords } from './lazy-words.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { ParticleChoice } from './particle-choice.tsx'
import { YChoices } from './y-choices.tsx'

const places: readonly { place: keyof NameNumbers; title: string; without: string }[] = [
  { place: 'expression', title: workshop.expression, without: '' },
  { place: 'soulUrge', title: workshop.soulUrge, without: nameResult.noVowel },
  {
    place: 'personality',
    title: workshop.personality,
    without: nameResult.noConsonant,
  },
]

type Props = {
  name: NameExample
  isExample: boolean
  onY: (place: number, sound: Sound) => void
  onParticles: (isApart: boolean) => void
}

/** A name letter by letter, and the three numbers that rest on it. */
export function NameResult({ name: example, isExample, onY, onParticles }: Props) {
  const { name, spelling } = example
  const numbers = nameNumbers(spelling, optionsOf(example))
  const { reading } = numbers.expression
  return (
    <>
      <h4 className="font-display leading-tight mt-8 text-xl break-words">
        {isExample ? workshop.example : ''}
        <bdi>{name}</bdi>
      </h4>
      {reading.spelling !== name.toUpperCase() && (
        <p className="mt-1 text-s break-words text-ink-soft">
          {nameResult.countedAs(reading.spelling)}
          {reading.leftOut.length > 0 && nameResult.without(reading.leftOut)}
        </p>
      )}
      <LetterSheet reading={reading} />
      <p className="mt-2 text-xs text-ink-soft">{nameResult.howDrawn}</p>
      <YChoices reading={reading} onChoose={onY} />
      <ParticleChoice name={example} onChoose={onParticles} />
      <ul className="mt-6 grid gap-px overflow-hidden rounded-l border border-line bg-line md:grid-cols-3">
        {places.map(({ place, title, without }) => {
          const result = numbers[place]
          return (
            <li key={place} className="min-w-0 bg-paper p-5">
              <h5 className="flex items-baseline justify-between font-display text-l">
                {title} <span className="text-2xl leading-none text-brass tabular-nums">{result?.value ?? '–'}</span>
              </h5>
              {result === null ? (
                <p className="mt-2 text-s text-ink-soft">{without}</p>
              ) : (
                <>
                  <p className="mt-2 text-s tabular-nums">{formatWorking(result)}</p>
                  {!isExample && (
                    <div className="mt-4">
                      <LazyWords position={place} value={result.value} />
                    </div>
                  )}
                  <details className="mt-3 text-xs">
                    <summary className="min-h-6 text-tide underline underline-offset-4">
                      {nameResult.letterByLetter}
                    </summary>
                    <ul className="mt-2 grid gap-1.5 break-words text-ink-soft">
                      {tellWorking(result)
                        .slice(1)
                        .map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                    </ul>
                  </details>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
