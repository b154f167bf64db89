import { expect, test } from './journey.ts'
import { arriveWithProfile, ask } from './person.ts'

test('the chat asks once for the name in use, and the profile takes it', async ({ page }) => {
  await arriveWithProfile(page)
  await ask(page)
  const question = page.getByText('Do you go by another name today')
  await question.getByRole('button', { name: 'Add it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name you go by now').fill('Tess')
  await dialog.getByLabel('Family name since marriage').fill('R2')
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(dialog.getByText('A name has letters, spaces, hyphens, apostrophes and full stops.')).toBeVisible()
  await dialog.getByLabel('Family name since marriage').fill('Silva')
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(dialog).toBeHidden()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Edit profile' }).first().click()
  await expect(dialog.getByLabel('Name you go by now')).toHaveValue('Tess')
  await expect(dialog.getByLabel('Family name since marriage')).toHaveValue('Silva')
})
