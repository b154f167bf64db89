/** Selene for pictures: the moon of the browser's drawings (`apps/web/src/ui/moon-face.tsx`), around the origin, radius 128. */
export const moon = `
  <defs><radialGradient id="light" cx="0.36" cy="0.3" r="0.85"><stop offset="0.35" stop-color="#f1e6cb"/><stop offset="1" stop-color="#cdb98c"/></radialGradient></defs>
  <circle r="128" fill="url(#light)"/>
  <path d="M34 -123.4A128 128 0 0 1 34 123.4A164 164 0 0 0 34 -123.4Z" fill="#cdb98c"/>
  <g fill="#cdb98c" opacity="0.45"><circle cx="-88" cy="-46" r="10"/><circle cx="-66" cy="-76" r="5"/><circle cx="-92" cy="34" r="6.5"/><circle cx="-30" cy="100" r="8"/></g>
  <g fill="#a9854a" opacity="0.2"><ellipse cx="-58" cy="30" rx="20" ry="12"/><ellipse cx="42" cy="28" rx="18" ry="12"/></g>
  <g fill="none" stroke="#5c4a24" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-70 -34q20 -15 43 -5M10 -38q22 -11 42 4" stroke-width="2.4"/>
    <path d="M-68 -4q20 18 42 2M10 -2q22 17 42 -4"/>
    <path d="M-10 -16c-2 20 -13 36 -11 44c1.5 6 9 8 16 5" stroke-width="2.4"/>
    <path d="M-34 60c14 13 29 13 43 0"/>
  </g>
  <path d="M-8 -102c2.5 9 5 11.5 14 14c-9 2.5 -11.500 5 -14 14c-2.5 -9 -5 -11.5 -14 -14c9 -2.5 11.5 -5 14 -14Z" fill="#a9854a"/>`
