export default function readings(): void {} // violation: no-default-export
