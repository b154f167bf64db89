import { Icon } from './icons.tsx'

// Icons for signed-in users. Separate from the other icons, which every page loads.

export const PencilIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <path d="M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19 4 20Z" />
    <path d="M14.2 6.3l3.5 3.5" />
  </Icon>
)

export const StopIcon = () => (
  <Icon>
    <path d="M7.5 7.5h9v9h-9Z" fill="currentColor" />
  </Icon>
)

export const StyleIcon = () => (
  <Icon size={18}>
    <path d="M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9" />
    <circle cx="15.2" cy="7.5" r="2.2" />
    <circle cx="8.8" cy="16.5" r="2.2" />
  </Icon>
)

export const PanelIcon = () => (
  <Icon>
    <path d="M4.5 5.5h15v13h-15ZM9.5 5.5v13" />
  </Icon>
)

export const CopyIcon = () => (
  <Icon size={16}>
    <path d="M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9" />
  </Icon>
)

export const FlagIcon = () => (
  <Icon size={16}>
    <path d="M6 20.5V4.5M6 5h11.5l-2.5 4 2.5 4H6" />
  </Icon>
)

export const RewriteIcon = () => (
  <Icon size={16}>
    <path d="M4 19.5l.8-4L15 5.3a1.7 1.7 0 0 1 2.4 0l1.3 1.3a1.7 1.7 0 0 1 0 2.4L8.5 19.2l-4.5.3ZM13 20h7" />
  </Icon>
)

export const AgainIcon = () => (
  <Icon size={16}>
    <path d="M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon size={18}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
)

export const MoreIcon = () => (
  <Icon size={18}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.8" />
  </Icon>
)

export const PrintIcon = () => (
  <Icon size={16}>
    <path d="M7 9V4.5h10V9M7 17H4.5V9h15v8H17M7 14h10v5.5H7Z" />
  </Icon>
)

export const ComposeIcon = () => (
  <Icon>
    <path d="M12.5 5H6.8A1.8 1.8 0 0 0 5 6.8v10.4A1.8 1.8 0 0 0 6.8 19h10.4a1.8 1.8 0 0 0 1.8-1.8v-5.7" />
    <path d="M10 14l.6-2.9 7-7a1.6 1.6 0 0 1 2.3 2.3l-7 7L10 14Z" />
  </Icon>
)

export const PinIcon = () => (
  <Icon>
    <path d="M9 4.5h6M10 4.5v6L7.5 14h9L14 10.5v-6M12 14v5.5" />
  </Icon>
)

export const ArchiveIcon = () => (
  <Icon>
    <path d="M4.5 5.5h15v4h-15ZM6 9.5v9h12v-9M10 13h4" />
  </Icon>
)

export const SpeakerIcon = () => (
  <Icon size={16}>
    <path d="M4.5 9.5v5H8l4.5 4v-13L8 9.500ZM16 9a4.200 4.200 0 0 1 0 6M18.500 6.500a7.800 7.800 0 0 1 0 11" />
  </Icon>
)

export const MicrophoneIcon = () => (
  <Icon size={18}>
    <path d="M12 4a2.800 2.800 0 0 1 2.800 2.800v4.400a2.800 2.800 0 0 1-5.600 0V6.800A2.800 2.800 0 0 1 12 4ZM6 11.500a6 6 0 0 0 12 0M12 17.500V21" />
  </Icon>
)

export const BinIcon = () => (
  <Icon size={16}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.400L17.5 7M10 10.5v5.5M14 10.5v5.5" />
  </Icon>
)

/** Points down; turn it round for what is open. */
export const UnfoldIcon = () => (
  <Icon size={16}>
    <path d="M6 9.5l6 6 6-6" />
  </Icon>
)
