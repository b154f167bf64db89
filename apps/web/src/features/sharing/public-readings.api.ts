import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { at, routes, type PublicReading, type PublishedReply } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import type { SharedPicture } from './share-content.ts'

const publishedKey = (turnId: string) => [routes.published.path, turnId] as const

/** Whether a reading of one's own is public, and where; `null` while there is no reading to ask for. */
export function usePublished(turnId: string | null) {
  return useQuery({
    queryKey: publishedKey(turnId ?? ''),
    queryFn: () => call(at(routes.published, { turnId: turnId! })),
    enabled: turnId !== null,
  })
}

/** Personal details on a public reading and on its picture. */
export type Shown = { showName: boolean; showBirthDate: boolean }

/** An own reading as its public page would show it. */
export function usePreview(turnId: string, { showName, showBirthDate }: Shown) {
  const route = at(routes.publicPreview, { turnId })
  const path = `${route.path}?showName=${showName}&showBirthDate=${showBirthDate}`
  return useQuery({
    queryKey: [path],
    queryFn: () => call({ ...route, path }),
    placeholderData: keepPreviousData,
  })
}

export type Light = 'day' | 'night'

/** A picture to be posted, as the server paints it. */
export function usePicture({ route, ...way }: SharedPicture, light: Light, { showName, showBirthDate }: Shown) {
  const query = new URLSearchParams({
    ...way,
    light,
    ...(showName && { showName: 'true' }),
    ...(showBirthDate && { showBirthDate: 'true' }),
  })
  const path = `${route.path}?${query.toString()}`
  return useQuery({
    queryKey: [path],
    queryFn: () => call({ ...route, path }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Makes a reading public, showing what was chosen. Sent also when the page is left at once: what is hidden must not stay public. */
export function usePublish(turnId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (shown: Shown) => {
      const answer = await send(at(routes.publish, { turnId }), { body: shown, keepalive: true })
      return (await answer.json()) as PublishedReply
    },
    onSuccess: (reply) => queryClient.setQueryData<PublishedReply>(publishedKey(turnId), reply),
  })
}

/** Unpublishes a reading: its link leads nowhere from then on. */
export function useUnpublish(turnId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send(at(routes.unpublish, { turnId }), { keepalive: true }),
    onSuccess: () => queryClient.setQueryData<PublishedReply>(publishedKey(turnId), { published: null }),
  })
}

/** A public reading as visitors see it; 404 once it is unpublished. */
export const publicReadingQuery = (slug: string) =>
  queryOptions<PublicReading>({
    queryKey: [routes.publicReading.path, slug],
    queryFn: () => call(at(routes.publicReading, { slug })),
  })
