import type * as en from '../en/payout-tax.ts'

export const tax: typeof en.tax = {
  title: 'Dados fiscais',
  hint: 'São precisos antes do primeiro pagamento para o banco. Até lá, os pagamentos esperam e não perdes nada.',
  status: 'Recebes como',
  statuses: { private_person: 'Particular', sole_trader: 'Trabalhador independente', company: 'Empresa' },
  country: 'País de residência',
  usualCountry: 'PT',
  fields: {
    name: 'Nome que consta nas Finanças',
    taxNumber: 'Número fiscal',
    street: 'Rua e número',
    postalCode: 'Código postal',
    city: 'Localidade',
  },
  hints: { taxNumber: 'Em Portugal, o NIF. Uma empresa da UE ou do Reino Unido indica o número de IVA.' },
  isExempt: 'Declaro que estou dispensado de retenção na fonte (art. 101.º-B do CIRS)',
  safe: 'Estes dados estão cifrados. O que foi pago é guardado durante dez anos, como a lei fiscal exige.',
  save: 'Guardar dados fiscais',
  saving: 'A guardar…',
  saved: { title: 'Guardado', text: 'Os teus dados fiscais estão atualizados.' },
  failed: { title: 'Erro', text: 'Não foi possível guardar os dados fiscais.' },
  change: 'Mudar os dados fiscais',
  keep: 'Manter os dados atuais',
  exempt: 'Com dispensa de retenção, por declaração tua',
  withheld: (percent) => `Retenção na fonte: ${percent}`,
  freshSignIn: {
    title: 'Inicia sessão mais uma vez',
    text: 'Para tua segurança, mudar dados fiscais exige uma sessão iniciada há menos de 15 minutos. Depois voltas a esta página.',
  },
}

export const sums: typeof en.sums = {
  gross: 'Valor ilíquido',
  withheld: 'Retenção na fonte',
  net: 'Para o teu banco',
  waits: 'Os pagamentos esperam pelos teus dados fiscais.',
  inPounds: (pounds, rate, date) => `${pounds} a 1 EUR = ${rate} GBP, câmbio de ${date}`,
  ofPayout: (withheld, net) => `${withheld} retidos, ${net} para o teu banco`,
}

export const yearly: typeof en.yearly = {
  title: 'Extratos anuais',
  hint: 'O que te foi pago em cada ano civil. Guarda-os para a declaração de impostos; para um PDF, imprime a página.',
  failed: 'Não foi possível carregar os extratos anuais.',
  year: (year) => `Pago em ${year}`,
  csv: (year) => `Descarregar ${year} em CSV`,
  file: (year) => `numeria-pagamentos-${year}.csv`,
  heads: {
    paidOn: 'Pago a',
    gross: 'Ilíquido',
    percent: 'Taxa',
    withheld: 'Retido',
    net: 'Pago',
    taxNumber: 'Número fiscal',
    payout: 'Referência',
    pounds: 'Pago em libras',
    rate: 'GBP por 1 EUR',
    rateOn: 'Câmbio de',
  },
  total: 'Total',
}

export const lines: typeof en.lines = {
  title: 'Todos os movimentos',
  hint: 'Uma linha por conversão, comissão, correção e pagamento, com o saldo que fica.',
  failed: 'Não foi possível carregar os movimentos.',
  empty: 'Ainda não ganhaste nada em dinheiro.',
  csv: 'Descarregar em CSV',
  file: (date) => `numeria-movimentos-${date}.csv`,
  kinds: {
    conversion: 'Entrou uma pessoa',
    commission: 'Comissão',
    correction: 'Correção',
    payout: 'Pagamento',
    returned: 'Pagamento devolvido',
  },
  heads: { date: 'Data', kind: 'Movimento', reason: 'Motivo', code: 'Código', amount: 'Valor', balance: 'Saldo' },
}
