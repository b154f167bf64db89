import type { PublicReading as Shown } from '@numeria/contract'
import type { ReactNode } from 'react'
import { plainReading } from '#messages/shared-kinds'
import { Reading } from '../features/readings/bubbles.tsx'
import { isNamedReading, readingName } from '../features/readings/named-readings.ts'
import { PublicReading } from '../features/sharing/public-reading.tsx'

/** Renders a public reading for its page (level 1) or for the preview (level 3). */
export function setPublicReading(reading: Shown, level: 1 | 3): ReactNode {
  return (
    <PublicReading
      reading={reading}
      level={level}
      name={isNamedReading(reading.reading) ? readingName(reading.reading) : plainReading}
      text={<Reading pieces={[reading.response]} level={level === 1 ? 2 : 3} />}
    />
  )
}
