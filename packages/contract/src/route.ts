/** A call of the API. The type parameters exist for the typed client only; at run time a route is a method and a path. */
export type Route<Body, Reply> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  __types?: [Body, Reply]
}

export const get = <Reply>(path: string): Route<undefined, Reply> => ({ method: 'GET', path })
export const post = <Body, Reply>(path: string): Route<Body, Reply> => ({ method: 'POST', path })
export const del = (path: string): Route<undefined, undefined> => ({ method: 'DELETE', path })
export const put = <Body, Reply>(path: string): Route<Body, Reply> => ({ method: 'PUT', path })
export const patch = <Body, Reply>(path: string): Route<Body, Reply> => ({ method: 'PATCH', path })
