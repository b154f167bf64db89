import { expect, test } from 'vitest'
import { rules as englishRules, ruleTexts as english } from '../../messages/en/rules.ts'
import { ruleTexts as portuguese } from '../../messages/pt/rules.ts'
import { ruleGroups, ruleOf } from './rule-of.ts'
import { ruleSources } from '../../messages/en/rule-sources.ts'

const ids = Object.values(ruleGroups).flat()

test('every position of a chart has its rule, its source and its words in both languages', () => {
  for (const id of ids) {
    expect(ruleSources[id].who).not.toBe('')
    expect(english[id].dispute === '').toBe(portuguese[id].dispute === '')
    expect(english[id].rule).not.toBe(portuguese[id].rule)
  }
  expect(Object.keys(english).toSorted()).toEqual(ids.toSorted())
  expect(englishRules.source).toBe('Source')
})

test.each([
  ['life_path', 'life-path'],
  ['next_personal_year', 'personal-year'],
  ['personal_year_2028', 'personal-year'],
  ['forecast_year', 'personal-year'],
  ['personal_month_of_2028_5', 'personal-month'],
  ['personal_day_3', 'personal-day'],
  ['next_universal_year', 'universal-year'],
  ['next_essence', 'essence'],
  ['pinnacle_2', 'pinnacle'],
  ['challenge_3', 'challenge'],
  ['period_cycle_1', 'period-cycle'],
  ['karmic_debt_16', 'karmic-debt'],
  ['karmic_lesson_7', 'karmic-lesson'],
  ['hidden_passion_1', 'hidden-passion'],
  ['first_vowel', 'first-vowel'],
  ['plane_mental', 'plane'],
  ['minor_soul_urge', 'name-in-use'],
  ['bridge_life_path_expression', 'bridge'],
  ['core_pair_life_path_birthday', 'core-pair'],
  ['compound_of_name_2', 'chaldean-compound'],
  ['ordinal_root', 'hebrew-ordinal'],
  ['planet_of_name_number', 'planet'],
  ['friendship_name_psychic', 'friendship'],
  ['lo_shu_missing_4', 'lo-shu'],
  ['lo_shu_ones', 'lo-shu-ones'],
  ['lo_shu_empty_golden', 'lo-shu-lines'],
  ['driver_number', 'driver'],
  ['kua_directions_3', 'kua'],
  ['pair_life_path', 'compatibility'],
  ['squares_you_fill', 'compatibility'],
])('the fact %s is explained at #%s', (key, id) => {
  expect(ruleOf(key, 'pythagorean')).toBe(id)
})

test('the name number and the Soul Urge are explained by the school that counted them', () => {
  expect([ruleOf('name_number', 'vedic'), ruleOf('name_number', 'chaldean')]).toEqual(['vedic-name', 'chaldean-name'])
  expect([ruleOf('soul_urge', 'chaldean'), ruleOf('soul_urge', 'hebrew')]).toEqual(['chaldean-soul-urge', 'soul-urge'])
})

test('a single letter has no rule of its own', () => {
  expect(ruleOf('letter_3', 'pythagorean')).toBeUndefined()
})
