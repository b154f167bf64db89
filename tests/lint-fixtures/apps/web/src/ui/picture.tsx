export function Picture() {
  return <img src="/moon.svg" /> // violation: alt-text
}
