import { spend } from '../credits/credits.ts'

export async function read(): Promise<void> {
  await spend('acc_1')
}
