import { describe, expect, test } from 'vitest'
import { calls } from '../api/routes.ts'
import { readDeclarations } from './declarations.ts'
import { readParameters } from './generate.ts'
import parameters from './parameters.json' with { type: 'json' }

describe('what the provider takes', () => {
  test('is what the installed SDK sends, to the last nested name', () => {
    expect(parameters).toEqual(readParameters())
  })

  test('is known for every call that is played, and for no other', () => {
    expect(Object.keys(parameters).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test('no longer has what the API gave up', () => {
    const { fields } = parameters['checkout.sessions.create']
    expect(fields).not.toHaveProperty('payment_method_types')
    expect(fields.ui_mode).toEqual(['elements', 'embedded_page', 'form', 'hosted_page'])
  })
})

describe('reading declarations', () => {
  test('understands every form that the SDK uses', () => {
    const declared = readDeclarations(`
      import { OtherString } from '../shared.js';
      /** Not a parameter: { braces } in words. */
      export interface Thing { id: string; }
      export interface ThingCreateParams extends PaginationParams {
        /** Which? One of {a, b}. */
        kind: ThingCreateParams.Kind;
        when?: 'now' | number;
        inner?: Emptyable<ThingCreateParams.Inner>;
        many?: Array<string>;
        money?: { [key: string]: ThingCreateParams.Money; };
        metadata?: MetadataParam;
      }
      export declare namespace ThingCreateParams {
        type Kind = 'a' | 'b' | OtherString;
        interface Inner { deep?: Inner.Deep; }
        interface Money { amount: Decimal; }
        namespace Inner { interface Deep { yes: boolean; } }
      }
      export interface PaginationParams { limit?: number; }
    `)
    expect(declared('ThingCreateParams')).toEqual({
      fields: {
        limit: 'number',
        kind: ['a', 'b'],
        when: { either: [['now'], 'number'] },
        inner: { orEmpty: { fields: { deep: { fields: { yes: 'boolean' }, required: ['yes'] } } } },
        many: { list: 'string' },
        money: { map: { fields: { amount: 'decimal' }, required: ['amount'] } },
        metadata: 'metadata',
      },
      required: ['kind'],
    })
  })

  test('fails on what it does not know, rather than letting everything through', () => {
    expect(() => readDeclarations('export interface XParams { a?: Unheard.Of; }')('XParams')).toThrow('Unheard.Of')
  })
})
