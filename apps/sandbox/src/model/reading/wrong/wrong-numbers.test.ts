import { describe, expect, test } from 'vitest'
import type { Kind, Language } from '../reading-request.ts'
import { conversationOf, somebody } from '../test-conversations.ts'
import { wrongReading } from './wrong-numbers.ts'

const names: readonly (readonly [Language, string])[] = [
  ['en', 'Life Path'],
  ['pt', 'Caminho de Vida'],
  ['es', 'camino de vida'],
  ['fr', 'chemin de vie'],
  ['de', 'Lebenszahl'],
  ['it', 'cammino di vita'],
]
const kinds: Kind[] = ['chat', 'life_path', 'weekly_roadmap', 'compatibility', 'blueprint']

describe('a reading with wrong numbers', () => {
  test.each(names)('claims a false Life Path in %s, in every kind, by digit and by word', (language, name) => {
    for (const reading of kinds) {
      const other = reading === 'compatibility' ? somebody(4) : null
      const conversation = conversationOf({ language, reading, other })
      const right = conversation.asked.facts.find(({ key }) => key === 'life_path')!.value
      const text = wrongReading(conversation)
      const claimed = [...text.matchAll(new RegExp(`${name} (\\d+)`, 'g'))].map(([, value]) => Number(value))
      expect(claimed.length).toBeGreaterThan(0)
      // Of two people, the other one's wrong number may be your right one.
      if (other === null) expect(claimed).not.toContain(right)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })
})
