/** Allowed values of a parameter, by the SDK's types. A list of strings is a closed choice; `orEmpty` may be unset with an empty string. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'decimal'
  | 'metadata'
  | string[]
  | { list: Shape }
  | { map: Shape }
  | { orEmpty: Shape }
  | { either: Shape[] }
  | FieldsShape

export type FieldsShape = { fields: Record<string, Shape>; required?: string[] }
