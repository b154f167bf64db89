import type { ShareChannel } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { sharing } from '#messages/sharing'
import { DeviceIcon, FacebookIcon, LinkedinIcon, LinkIcon, MailIcon } from './channel-icons.tsx'
import type { ShareContent } from './share-content.ts'
import { facebookAddress, linkedinAddress, mailAddress } from './share-links.ts'

type Props = {
  content: ShareContent
  link: string
  /** Whether sharing is rewarded. A message that was sent for a reward has to say so. */
  isRewarded: boolean
  rewardOf: (channel: ShareChannel) => ReactNode
  /** A share has happened. */
  onShared: (channel: ShareChannel) => void
}

/** The ways to share, each with what it brings. The picture has a place of its own. */
export function Channels({ content, link, isRewarded, rewardOf, onShared }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const text = isRewarded ? `${content.text} ${sharing.disclosure}` : content.text
  const row = (channel: ShareChannel) => ({ channel, reward: rewardOf(channel) })

  async function shareNatively() {
    try {
      await navigator.share({ title: content.title, text, url: link })
    } catch (error) {
      console.info('Nothing was shared.', error)
      return
    }
    onShared('native')
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
    } catch (error) {
      console.info('The link could not be copied.', error)
      return
    }
    setIsCopied(true)
    onShared('copy')
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isCopied && sharing.copied}
      </p>
      <ul aria-label={sharing.ways} className="grid grid-cols-1 gap-1.5 min-[22rem]:grid-cols-2">
        {typeof navigator.share === 'function' && (
          <Way {...row('native')} icon={<DeviceIcon />} onPress={() => void shareNatively()} />
        )}
        <Way
          {...row('copy')}
          icon={<LinkIcon />}
          name={isCopied ? sharing.copied : sharing.channels.copy}
          onPress={() => void copyLink()}
        />
        <Way
          {...row('facebook')}
          icon={<FacebookIcon />}
          href={facebookAddress(link)}
          onPress={() => onShared('facebook')}
        />
        <Way
          {...row('linkedin')}
          icon={<LinkedinIcon />}
          href={linkedinAddress(link)}
          onPress={() => onShared('linkedin')}
        />
        <Way
          {...row('email')}
          icon={<MailIcon />}
          href={mailAddress(content.title, `${text}\n\n${link}`)}
          onPress={() => onShared('email')}
        />
      </ul>
    </>
  )
}

type WayProps = {
  channel: ShareChannel
  icon: ReactNode
  /** Where it is not the channel's own. */
  name?: string
  reward: ReactNode
  href?: string
  onPress: () => void
}

const wayClass =
  'flex min-h-14 w-full items-center gap-3 rounded-m border border-line px-3.5 py-2 text-left text-s hover:border-line-strong hover:bg-tide-wash'

function Way({ channel, icon, name = sharing.channels[channel], reward, href, onPress }: WayProps) {
  const inside = (
    <>
      <span className="text-tide">{icon}</span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{name}</span>
        <span className="block text-xs empty:hidden">{reward}</span>
      </span>
    </>
  )
  return (
    <li className={channel === 'native' ? 'col-span-full' : ''}>
      {href === undefined ? (
        <button type="button" onClick={onPress} className={wayClass}>
          {inside}
        </button>
      ) : (
        // A mail opens no window; the networks open theirs, which must not reach ours.
        <a
          href={href}
          {...(!href.startsWith('mailto:') && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={onPress}
          className={wayClass}
        >
          {inside}
        </a>
      )}
    </li>
  )
}
