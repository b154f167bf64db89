import { qrDrawing } from './qr-drawing.ts'

/** A QR code. Dark on light whatever the hour: many scanners know nothing else. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { size, path } = qrDrawing(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`w-full max-w-64 rounded-m forced-color-adjust-none ${className}`}
    >
      <path d={`M0 0h${size}v${size}H0Z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
