export const voice = {
  readAloud: 'Read aloud',
  /** @param language in its own words */
  noVoice: (language: string) => `No ${language} voice on this device`,
  reading: 'Reading aloud',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  dictate: 'Dictate',
  stopDictating: 'Stop dictating',
  listening: 'Listening…',
  privacy: 'Your browser’s vendor may process what you say.',
  blocked: 'Allow the microphone for this site in your browser, then try again.',
  failed: 'Dictation stopped. Please try again.',
}
