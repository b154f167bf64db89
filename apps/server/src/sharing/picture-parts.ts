// The parts of every picture that the server paints: faces, colours, Selene, and the painter itself.
import { fileURLToPath } from 'node:url'
import { calm, moon } from '@numeria/contract/drawings/moon-shapes'
import { renderAsync, Resvg } from '@resvg/resvg-js'

// As the painter reads them: neither compressed nor variable.
const fontFiles = [
  import.meta.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/fraunces/400Regular_Italic/Fraunces_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
].map((address) => fileURLToPath(address))
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Fraunces' }

/** The house's colours by night (`apps/web/src/styles/tokens.css`). */
export const night = {
  paper: '#10161d',
  ink: '#ece5d6',
  soft: '#a8b0b6',
  line: '#2b3541',
  strongLine: '#75818d',
  brass: '#dcb66f',
  brassLine: '#a9854a',
  moon: '#f1e6cb',
  moonShade: '#cdb98c',
  moonLine: '#5c4a24',
}
export type Palette = typeof night
export const day: Palette = {
  paper: '#f5f1e8',
  ink: '#1b2430',
  soft: '#525a63',
  line: '#dbd3c3',
  strongLine: '#857e6d',
  brass: '#835410',
  brassLine: '#b98a3c',
  moon: '#f4e7c6',
  moonShade: '#dcc692',
  moonLine: '#6b5220',
}

export async function renderPng(svg: string, width: number): Promise<Buffer> {
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font })).asPng()
}

/** A line of words as attributes set it: `font-family="Fraunces" font-size="60"`. */
export function widthOf(text: string, attributes: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text ${attributes}>${escape(text)}</text></svg>`
  return new Resvg(svg, { font }).getBBox()?.width ?? 0
}

/** Selene around the origin, radius 128. */
export function moonIn({ moon: light, moonShade, brassLine, moonLine }: Palette): string {
  const craters = moon.craters.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
  const cheeks = moon.cheeks.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`)
  const face = calm.map(([path, width = moon.strokeWidth]) => `<path d="${path}" stroke-width="${width}"/>`)
  return `
    <defs><radialGradient id="light" cx="0.36" cy="0.3" r="0.85"><stop offset="0.35" stop-color="${light}"/><stop offset="1" stop-color="${moonShade}"/></radialGradient></defs>
    <circle r="${moon.radius}" fill="url(#light)"/>
    <path d="${moon.limb}" fill="${moonShade}"/>
    <g fill="${moonShade}" opacity="0.45">${craters.join('')}</g>
    <g fill="${brassLine}" opacity="0.2">${cheeks.join('')}</g>
    <g fill="none" stroke="${moonLine}" stroke-linecap="round" stroke-linejoin="round">${face.join('')}</g>
    <path d="${moon.star}" fill="${brassLine}"/>`
}

export const isPaintable = (text: string): boolean => /^[\p{Script=Latin}\p{M}\s'’.-]+$/u.test(text)

/** For an attribute or a text of SVG, without what our faces have no figure for. */
export function escape(text: string): string {
  return text
    .replace(/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}+=×−]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
