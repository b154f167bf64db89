import { Icon } from '../../ui/icons.tsx'

export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200" />
  </Icon>
)

export const PictureIcon = () => (
  <Icon>
    <path d="M5 4.5h14v15H5ZM5 16l4-4 3.500 3.500L15 13l4 4" />
    <circle cx="9.300" cy="8.700" r="1.500" />
  </Icon>
)

export const MailIcon = () => (
  <Icon>
    <path d="M4 6h16v12H4ZM4.500 6.500L12 13l7.500-6.500" />
  </Icon>
)

export const DeviceIcon = () => (
  <Icon>
    <path d="M12 14.500V4M8.200 7.500L12 3.800l3.800 3.700M7.500 11H5v9.500h14V11h-2.500" />
  </Icon>
)

export const FacebookIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12.200 20.500v-8c0-1.900.8-2.800 2.800-2.800M9.800 13.200h4.700" />
  </Icon>
)

export const LinkedinIcon = () => (
  <Icon>
    <path d="M4.500 4.500h15v15h-15ZM8.500 11v5M8.500 8.200h.01M12 16v-5M12 13.500c0-1.600.9-2.500 2.100-2.500s1.900.9 1.900 2.500V16" />
  </Icon>
)
