import type { Chart } from '@numeria/contract'
import type { ReactNode } from 'react'
import { chart as words } from '#messages/chart'
import { Button } from '../../ui/button.tsx'
import { CoreCards } from './core-cards.tsx'
import { EntryList } from './entry-list.tsx'
import { EssenceYears } from './essence-years.tsx'
import { LifeTimeline } from './life-timeline.tsx'
import { LoShuFigure } from './lo-shu-figure.tsx'
import { MonthStrip } from './month-strip.tsx'
import { chaldeanEntries, chineseEntries, hebrewEntries, vedicEntries } from './other-entries.ts'
import { characterEntries, coreEntries, karmaEntries, meetingEntries, minorEntries } from './pythagorean-entries.ts'
import { essenceEntries, lifeEntries, yearEntries } from './time-entries.ts'

export type SectionId = keyof typeof words.sections

/** All numbers of the chart, section by section. */
export function ChartSections({ chart, onEditProfile }: { chart: Chart; onEditProfile: () => void }) {
  const { pythagorean: numbers, chaldean, hebrew, vedic, chinese, age, on, person } = chart
  const karma = karmaEntries(numbers)
  const inUse = minorEntries(numbers)
  return (
    <div className="grid gap-16">
      <Section id="core">
        <CoreCards entries={coreEntries(numbers, person.birthDate)} />
        {(['soulUrge', 'personality'] as const).map(
          (place) =>
            numbers[place] === null && (
              <p key={place} className="mt-4 text-s text-ink-soft">
                {words.noNumber(words.numbers[place])}
              </p>
            ),
        )}
      </Section>
      <Section id="year">
        <EntryList entries={yearEntries(numbers, on)} />
        <MonthStrip months={numbers.months} on={on} />
      </Section>
      <Section id="life">
        <LifeTimeline pinnacles={numbers.pinnacles} periodCycles={numbers.periodCycles} age={age} />
        <EntryList entries={lifeEntries(numbers, age)} />
      </Section>
      <Section id="essences">
        <EssenceYears entries={essenceEntries(numbers, age)} age={age} />
      </Section>
      <Section id="meeting">
        <EntryList entries={meetingEntries(numbers)} />
      </Section>
      <Section id="character">
        <EntryList entries={characterEntries(numbers)} />
      </Section>
      <Section id="karma">
        {karma.length > 0 ? <EntryList entries={karma} /> : <p className="text-s text-ink-soft">{words.noKarma}</p>}
      </Section>
      <Section id="inUse">
        {inUse.length > 0 ? (
          <EntryList entries={inUse} />
        ) : (
          <div className="grid max-w-reading justify-items-start gap-4 print:hidden">
            <p>{words.noNameInUse}</p>
            <Button look="quiet" onClick={onEditProfile}>
              {words.addName}
            </Button>
          </div>
        )}
      </Section>
      <Section id="chaldean">
        <EntryList entries={chaldeanEntries(chaldean)} />
      </Section>
      <Section id="hebrew">
        <EntryList entries={hebrewEntries(hebrew)} />
      </Section>
      <Section id="vedic">
        <EntryList entries={vedicEntries(vedic)} />
      </Section>
      <Section id="chinese">
        <LoShuFigure loShu={chinese.loShu} kua={chinese.kua} />
        <EntryList entries={chineseEntries(chinese, vedic)} />
      </Section>
    </div>
  )
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const [title, lead] = words.sections[id]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{lead}</p>
      {children}
    </section>
  )
}

/** The sections in the order in which they stand on the page. */
export const sectionOrder: readonly SectionId[] = [
  'core',
  'year',
  'life',
  'essences',
  'meeting',
  'character',
  'karma',
  'inUse',
  'chaldean',
  'hebrew',
  'vedic',
  'chinese',
]
