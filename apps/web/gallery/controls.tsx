import { ProfileUpdate } from '@numeria/contract/schemas'
import { createElement, useId, useState } from 'react'
import { gallery } from '#messages/gallery'
import { Button } from '../src/ui/button.tsx'
import { Choices } from '../src/ui/choices.tsx'
import { FieldError, Select, TextInput } from '../src/ui/field.tsx'
import * as icons from '../src/ui/icons.tsx'
import { PersonForm } from '../src/ui/person-form.tsx'
import { Switch } from '../src/ui/switch.tsx'
import { TextArea } from '../src/ui/text-area.tsx'
import { Tick } from '../src/ui/tick.tsx'
import { Tooltip } from '../src/ui/tooltip.tsx'

export function Buttons() {
  return (
    <>
      {([false, true] as const).map((isDisabled) => (
        <div key={String(isDisabled)} className="flex flex-wrap gap-3">
          {(['primary', 'quiet', 'plain'] as const).map((look) => (
            <Tooltip key={look} text={look}>
              <Button look={look} aria-disabled={isDisabled}>
                {look}
              </Button>
            </Tooltip>
          ))}
        </div>
      ))}
    </>
  )
}

export function Fields() {
  const id = useId()
  const [choice, setChoice] = useState('one')
  const [isOn, setIsOn] = useState(true)
  const [text, setText] = useState<string>(gallery.sentence)
  const choices = ['one', 'two'].map((value) => ({ value, label: value, hint: gallery.sentence }))
  return (
    <div className="grid max-w-form gap-6">
      <TextInput aria-label={gallery.field} placeholder={gallery.field} />
      <TextInput aria-label={gallery.field} disabled value={gallery.field} />
      <div>
        <TextInput aria-label={gallery.wrong} aria-invalid aria-describedby={id} defaultValue={gallery.wrong} />
        <FieldError id={id} text={gallery.sentence} />
      </div>
      <Select label={gallery.field} options={[['1', gallery.field]]} onChange={() => undefined} />
      <Choices legend={gallery.choices} choices={choices} value={choice} onChange={setChoice} />
      <TextArea label={gallery.field} value={text} onChange={setText} most={60} />
      <TextArea label={gallery.wrong} value="" onChange={() => undefined} most={60} error={gallery.sentence} />
      <div>
        <Tick isOn={isOn} onChange={setIsOn}>
          {gallery.sentence}
        </Tick>
        <Tick isOn={!isOn} onChange={() => setIsOn(!isOn)} error={gallery.wrong}>
          {gallery.sentence}
        </Tick>
      </div>
      <div>
        <Switch label={gallery.toggle} isOn={isOn} onChange={setIsOn} hint={gallery.sentence} />
        <Switch label={gallery.toggle} isOn={!isOn} onChange={() => setIsOn(!isOn)} />
        <Switch label={gallery.toggle} isOn disabled onChange={() => undefined} />
      </div>
      <PersonForm
        schema={ProfileUpdate}
        start={{ birthDate: '', fullName: '' }}
        isOwn={false}
        nameHint={gallery.sentence}
        submit={{ label: gallery.press, busyLabel: gallery.press }}
        onSubmit={() => Promise.resolve()}
      />
    </div>
  )
}

export function Icons() {
  return (
    <ul className="flex flex-wrap gap-5">
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} className="grid justify-items-center gap-1 text-xs text-ink-soft">
          <span className="text-ink">{createElement(icon)}</span>
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  )
}
