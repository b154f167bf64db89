export const balanceOf = (account: string): number => account.length

export async function spend(account: string): Promise<number> {
  return balanceOf(account)
}
