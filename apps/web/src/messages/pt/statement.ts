import { guaranteeDays } from '@numeria/contract'
import type * as en from '../en/statement.ts'
import { giftNames } from './shared-gifts.ts'
import { kindNames } from './shared-kinds.ts'
import { subjectName } from '../subject-name.ts'

const names = { gifts: giftNames, kinds: kindNames, credits: 'Créditos' }
const count = (credits: number) => `${credits} ${credits === 1 ? 'crédito' : 'créditos'}`

export const statement: typeof en.statement = {
  opening: 'A abrir o teu extrato…',
  available: (balance, inUse) =>
    `${balance === 1 ? 'crédito disponível' : 'créditos disponíveis'}${inUse > 0 ? `, ${inUse} em uso numa leitura que está a ser escrita` : ''}`,
  frozen: (credits) =>
    `Congelados enquanto se resolve um reembolso ou uma contestação: ${credits}. Os movimentos abaixo dizem qual.`,
  owed: (credits, since) =>
    `Em dívida: ${credits}. Um pagamento foi anulado${since === null ? '' : ` a ${since}`} depois de usares os créditos. As leituras estão suspensas; a próxima compra salda-a primeiro.`,
  guaranteed: (again) =>
    `Já usaste a garantia de ${guaranteeDays} dias. Até ${again}, o que usares é descontado num reembolso; depois, volta a cobrir o preço total.`,
  expire: (credits, count, day) => `${credits} ${count === 1 ? 'expira' : 'expiram'} a ${day}`,
  title: 'Extrato',
  nothing: 'Ainda não há movimentos.',
  when: 'Quando',
  what: 'O quê',
  credits: 'Créditos',
  balance: 'Saldo',
  loading: 'A carregar…',
  earlier: 'Movimentos anteriores',
  line: ({ kind, subject, about, why, since }) => {
    const name = subjectName(subject, names)
    const isDispute = why === 'dispute'
    const isGift = subject.kind === 'gift'
    switch (kind) {
      case 'grant':
      case 'reading':
        return name
      case 'expiry':
        return `Expirou: ${name}`
      case 'refund':
        if (why === 'administrator') return `Retirado pela nossa equipa: ${name}`
        if (isGift) return `Retirado com a tua compra: ${name}`
        return isDispute ? `Retirado, porque a contestação foi perdida: ${name}` : `Retirado com o reembolso: ${name}`
      case 'refund_failed':
        return isDispute
          ? `De volta, porque a contestação foi ganha: ${name}`
          : `De volta, porque o reembolso falhou: ${name}`
      case 'freeze':
        if (isGift) return `${count(about)} ${about === 1 ? 'congelado' : 'congelados'} com a tua compra: ${name}`
        return `${count(about)} ${about === 1 ? 'congelado' : 'congelados'} durante ${isDispute ? 'a contestação do pagamento' : 'o reembolso'}: ${name}`
      case 'unfreeze':
        return `${count(about)} de novo ${about === 1 ? 'disponível' : 'disponíveis'}: ${name}`
      case 'debt':
        return `${count(about)} em dívida, porque o pagamento foi anulado: ${name}`
      case 'debt_cleared':
        return `Dívida saldada: ${count(about)}`
      case 'settlement':
        return `${count(about)} de ${name} saldam a dívida do pagamento anulado${since === null ? '' : ` a ${since.slice(0, 10).split('-').toReversed().join('/')}`}`
    }
  },
  expires: (day) => `expira a ${day}`,
}
