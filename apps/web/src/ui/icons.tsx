import type { ReactNode } from 'react'

/** How every icon is drawn: lines in the colour of the text beside it. */
export function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)

export const SendIcon = () => (
  <Icon>
    <path d="M12 19.5V5M5.5 11.5L12 5l6.5 6.5" />
  </Icon>
)

export const DownIcon = () => (
  <Icon size={18}>
    <path d="M12 5v14M6 13l6 6 6-6" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon size={22}>
    <path d="M4 8.5h16M4 15.5h16" />
  </Icon>
)
