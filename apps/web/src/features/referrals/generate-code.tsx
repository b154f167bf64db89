import { referralWordCharacters } from '@numeria/contract'
import { useId, useState } from 'react'
import { create as texts } from '#messages/referrals'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { copyText } from '../../lib/clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCreateReferral } from './referrals.api.ts'

/** Makes a code, random or of a word, and puts its link into the clipboard. */
export function GenerateCode() {
  const { mutateAsync, isPending } = useCreateReferral()
  const [word, setWord] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const id = useId()

  async function generate() {
    if (isPending) return
    setRefusal(undefined)
    const link = mutateAsync(word.trim()).then((reply) => reply.link)
    const copied = copyText(link)
    try {
      await link
    } catch (error) {
      if (error instanceof ApiError && error.field === 'word')
        return setRefusal(error.code === 'request.invalid' ? texts.wordForm(referralWordCharacters) : sentenceOf(error))
      const isTooMany = error instanceof ApiError && error.code === 'referrals.enough_codes'
      const description = isTooMany ? sentenceOf(error) : texts.failed.text
      return showToast({ title: texts.failed.title, description, destructive: true })
    }
    setWord('')
    showToast({ title: texts.done, description: (await copied) ? texts.copied : texts.notCopied })
  }

  return (
    <form
      className="grid w-full max-w-form gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void generate()
      }}
    >
      <label htmlFor={id} className="text-s font-semibold">
        {texts.word}
      </label>
      <TextInput
        id={id}
        value={word}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-error ${id}-hint`}
        aria-invalid={refusal !== undefined || undefined}
        onChange={(event) => setWord(event.target.value)}
      />
      <FieldError id={`${id}-error`} text={refusal} />
      <Button type="submit" className="min-h-12 justify-self-start px-7" aria-disabled={isPending}>
        {isPending ? texts.busy : texts.button}
      </Button>
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {texts.hint}
      </p>
    </form>
  )
}
