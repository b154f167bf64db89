export function Picture() {
  return <img src="/moon.svg" /> // sin: alt-text
}
