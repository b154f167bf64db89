import { useQuery, useQueryClient } from '@tanstack/react-query'
import { at, routes, type SavedPeople, type SavedPerson, type SavePersonRequest } from '@numeria/contract'
import { language } from '#messages/locale'
import { call, send } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

const peopleKey = [routes.people.path] as const
const names = new Intl.Collator(language)

/** The saved people by name. */
export function useSavedPeople() {
  return useQuery({
    queryKey: peopleKey,
    queryFn: () => call(routes.people),
    select: ({ people }) => people.toSorted((one, other) => names.compare(one.fullName, other.fullName)),
  })
}

/** Saves, changes and deletes a person; the list is right at once. All throw as `call` does. */
export function usePeopleActions() {
  const queryClient = useQueryClient()
  const put = (id: string, person: SavedPerson | null) =>
    queryClient.setQueryData<SavedPeople>(peopleKey, (known) => {
      const others = known?.people.filter((one) => one.id !== id) ?? []
      return known && { people: person ? [...others, person] : others }
    })
  return {
    save: async (person: SavePersonRequest): Promise<SavedPerson> => {
      const saved = await call(routes.savePerson, person)
      put(saved.id, saved)
      return saved
    },
    update: async (id: string, person: SavePersonRequest): Promise<void> => {
      put(id, await call(at(routes.updatePerson, { id }), person))
    },
    remove: async (id: string): Promise<void> => {
      await send(at(routes.deletePerson, { id })).catch(unlessGone)
      put(id, null)
    },
  }
}

/** Another device may have deleted them already. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
