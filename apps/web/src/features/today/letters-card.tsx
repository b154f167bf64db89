import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { routes, type Profile, type YearlyLetters } from '@numeria/contract'
import { letters as words } from '#messages/letters'
import { sentenceOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'
import { keptTone, zoneHere } from './today.api.ts'

/** The letters of a year, each asked for by itself. */
export function LettersCard({ user }: { user: Profile }) {
  const queryClient = useQueryClient()
  const queryKey = [routes.yearlyLetters.path, user.id]
  const query = useQuery({ queryKey, queryFn: () => call(routes.yearlyLetters) })
  const { data: letters } = query
  const { mutate, variables, isPending } = useMutation({
    // One after the other, so that the last choice holds.
    scope: { id: routes.saveYearlyLetters.path },
    mutationFn: (chosen: Pick<YearlyLetters, 'birthday' | 'turns'>) =>
      call(routes.saveYearlyLetters, { ...chosen, tone: keptTone(), timeZone: zoneHere() }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved)
      showToast({ title: words.saved })
    },
    onError: (error) => showToast({ title: words.notSaved, description: sentenceOf(error), destructive: true }),
  })
  if (letters && !letters.canEmail) return null
  return (
    <Card title={words.title} hint={words.hint(user.email)} className="mt-6 max-w-form">
      <Answer query={query} failed={words.failed}>
        {(saved) => {
          const shown = { birthday: saved.birthday, turns: saved.turns, ...(isPending && variables) }
          return (
            <>
              <Switch
                label={words.birthday}
                hint={words.birthdayHint}
                isOn={shown.birthday}
                onChange={(birthday) => mutate({ ...shown, birthday })}
              />
              <Switch
                label={words.turns}
                hint={words.turnsHint}
                isOn={shown.turns}
                onChange={(turns) => mutate({ ...shown, turns })}
              />
            </>
          )
        }}
      </Answer>
    </Card>
  )
}
