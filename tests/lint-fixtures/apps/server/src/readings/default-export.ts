export default function readings(): void {} // sin: no-default-export
