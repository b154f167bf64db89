import type * as en from '../en/voice.ts'

export const voice: typeof en.voice = {
  readAloud: 'Ler em voz alta',
  noVoice: (language) => `Sem voz em ${language} neste dispositivo`,
  reading: 'A ler em voz alta',
  paused: 'Em pausa',
  pause: 'Pausar',
  resume: 'Retomar',
  stop: 'Parar',
  dictate: 'Ditar',
  stopDictating: 'Parar de ditar',
  listening: 'A ouvir…',
  privacy: 'O fabricante do navegador pode processar o que dizes.',
  blocked: 'Permite o microfone para este site no navegador e tenta outra vez.',
  failed: 'O ditado parou. Tenta outra vez.',
}
