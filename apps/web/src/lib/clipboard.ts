/**
 * Puts a text into the clipboard that may still be on its way: browsers let only a fresh press copy, and count a promise as that press.
 * Resolves to whether it is there; never throws.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else {
      const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }))
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    }
    return true
  } catch {
    return false
  }
}
