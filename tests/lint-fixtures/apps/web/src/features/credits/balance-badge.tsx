export function BalanceBadge() {
  return <span>5</span>
}
