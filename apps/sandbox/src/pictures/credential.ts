import { createECDH, createHash, createPrivateKey } from 'node:crypto'

/** The key that signs pictures in the sandbox. It is derived, because the settings depend on the port alone; no reader of C2PA trusts it. */
const curve = createECDH('prime256v1')
curve.setPrivateKey(createHash('sha256').update('C2PA in the sandbox').digest())
const point = curve.getPublicKey()

export const pictureKey = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    d: curve.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  },
})
  .export({ type: 'pkcs8', format: 'pem' })
  .toString()

/** Its certificate, valid until 2049, and that of the sandbox's authority, whose key was thrown away. C2PA allows no certificate that signs itself. */
export const pictureCertificates = `-----BEGIN CERTIFICATE-----
MIIB1TCCAXygAwIBAgIBAjAKBggqhkjOPQQDAjA2MRowGAYDVQQDExFTYW5kYm94
IGF1dGhvcml0eTEYMBYGA1UEChMPTnVtZXJpYSBzYW5kYm94MB4XDTIwMDEwMTAw
MDAwMFoXDTQ5MTIzMTAwMDAwMFowPDEgMB4GA1UEAxMXUGljdHVyZXMgb2YgdGhl
IHNhbmRib3gxGDAWBgNVBAoTD051bWVyaWEgc2FuZGJveDBZMBMGByqGSM49AgEG
CCqGSM49AwEHA0IABAn87RMSVych50S6chmWNSSKZZD0x7d+ZFFMzT6KV9tIydtz
JVcPD1dn1Abt6/jx3DEDLKd7MIxDrk25DAY8QmyjdTBzMAwGA1UdEwEB/wQCMAAw
DgYDVR0PAQH/BAQDAgeAMBMGA1UdJQQMMAoGCCsGAQUFBwMEMB8GA1UdIwQYMBaA
FIVvLHNlEXkZb6fatazKln1Hu4khMB0GA1UdDgQWBBQI+i7YZFlg38kl4NTj/WA4
nRx0wzAKBggqhkjOPQQDAgNHADBEAiA98ECtoCutFPbKBMCpMUmCjbvzf0e+/bgD
BhCv4fN0JAIgBXvBsjgdwzOiYRzMXZF10bjD3xkaUOXYowb6mC3l+QU=
-----END CERTIFICATE-----
-----BEGIN CERTIFICATE-----
MIIBnzCCAUagAwIBAgIBATAKBggqhkjOPQQDAjA2MRowGAYDVQQDExFTYW5kYm94
IGF1dGhvcml0eTEYMBYGA1UEChMPTnVtZXJpYSBzYW5kYm94MB4XDTIwMDEwMTAw
MDAwMFoXDTQ5MTIzMTAwMDAwMFowNjEaMBgGA1UEAxMRU2FuZGJveCBhdXRob3Jp
dHkxGDAWBgNVBAoTD051bWVyaWEgc2FuZGJveDBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABNqvxPnNxmYLg7i6LECQ4ROKpB9KrE5H5ZzQelYOxSzGI2qmTCHhQkCq
uyg55BMMQ0kz86mJzRe+j+YwdKo50yujRTBDMBIGA1UdEwEB/wQIMAYBAf8CAQAw
DgYDVR0PAQH/BAQDAgEGMB0GA1UdDgQWBBSFbyxzZRF5GW+n2rWsypZ9R7uJITAK
BggqhkjOPQQDAgNHADBEAiBpD1b3uDnoU/wjRoXUoX3MD5i/78a4vqaovuqlT3Ig
pgIgQSxmOcSVYRA80AT5nBfGdtdDJBRc76R56euGGuNjbEI=
-----END CERTIFICATE-----
`
