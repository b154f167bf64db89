import { brand } from '@numeria/contract'
import type * as en from '../en/gallery.ts'

export const gallery: typeof en.gallery = {
  title: 'Galeria',
  house: brand.name,
  day: 'De dia',
  night: 'De noite',
  faces: 'Os humores da Selene',
  figures: 'Números e tradições',
  drawings: 'Desenhos',
  colours: 'Cores',
  types: 'Letra',
  buttons: 'Botões, cada um com a sua dica',
  fields: 'Campos',
  icons: 'Ícones',
  over: 'O que abre por cima de uma página',
  dialog: 'Diálogo',
  sheet: 'Folha',
  drawer: 'Gaveta',
  toast: 'Aviso',
  badToast: 'Aviso de erro',
  press: 'Carregar',
  field: 'Um campo',
  wrong: 'Um campo com um erro',
  choices: 'Uma de várias',
  toggle: 'Ligado ou desligado',
  sentence: 'O sete pergunta, e a lua responde sem pressa.',
}
