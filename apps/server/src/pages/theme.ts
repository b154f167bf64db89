import type { FastifyRequest } from 'fastify'

export type Theme = 'light' | 'dark'

/** The theme that a person chose on a page (cookie `theme`); null for that of their system. */
export function themeOf({ cookies }: FastifyRequest): Theme | null {
  const theme = cookies['theme']
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** A page that is painted in a theme from its first moment, with the colour of the browser's frame, whatever the system prefers. */
export function withTheme(html: string, theme: Theme): string {
  const other = theme === 'light' ? 'dark' : 'light'
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(`media="(prefers-color-scheme: ${theme})"`, 'media="all"')
    .replace(`media="(prefers-color-scheme: ${other})"`, 'media="not all"')
}
