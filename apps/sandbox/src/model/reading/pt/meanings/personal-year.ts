import type { WordsByValue } from './words.ts'

export const personalYear: WordsByValue = {
  1: {
    mystic: [
      'O Ano da Primeira Semente',
      'O campo está nu, e o que semeares agora dá sombra durante muito tempo.',
      'A terra responde depressa ao teu passo.',
      'Quem semeia tudo ao mesmo tempo não sabe depois o que nasce.',
      'Escolhe uma semente e dá-lhe nome em voz alta.',
    ],
    pragmatic: [
      'Ano para Começar',
      'É o início de um ciclo longo, bom para decisões em teu nome e para projetos novos.',
      'Tens mais iniciativa e os outros notam.',
      'A pressa pode fazer-te começar de mais.',
      'Escolhe um só projeto e faz a primeira coisa ainda esta semana.',
    ],
  },
  2: {
    mystic: [
      'O Ano da Água Mansa',
      'O que plantaste está debaixo da terra, e agora cresce sem te mostrar.',
      'Chegam mãos ao encontro das tuas.',
      'Quem cava para ver a raiz perde a planta.',
      'Rega, e deixa estar.',
    ],
    pragmatic: [
      'Ano para Cooperar',
      'As coisas andam mais devagar e dependem de acordos, detalhes e paciência.',
      'As relações aprofundam-se quando lhes dás tempo.',
      'Podes sentir demora onde há apenas crescimento.',
      'Responde primeiro às pessoas e só depois às tarefas.',
    ],
  },
  3: {
    mystic: [
      'O Ano das Lanternas',
      'Acendem-se luzes no terreiro, e alguém pergunta pela tua canção.',
      'O que disseres com alegria anda muito caminho sem ti.',
      'Tanta festa pode gastar o azeite antes do inverno.',
      'Guarda uma lanterna para o trabalho que amas.',
    ],
    pragmatic: [
      'Ano para Mostrar',
      'É favorável a criar, comunicar, conviver e aparecer.',
      'As ideias vêm com facilidade e encontram público.',
      'Dispersares-te é a armadilha mais provável.',
      'Reserva duas horas fixas por semana para o teu projeto criativo.',
    ],
  },
  4: {
    mystic: [
      'O Ano das Pedras',
      'Chegou o tempo de assentar as pedras, e cada uma guarda a tua mão.',
      'O que agora fica firme há de aguentar invernos.',
      'O muro pode subir tanto que tape a vista.',
      'Pousa as ferramentas ao pôr do sol, que o descanso também é argamassa.',
    ],
    pragmatic: [
      'Ano para Construir',
      'Organização, esforço e assuntos práticos pedem a tua atenção.',
      'O trabalho de agora rende nos anos seguintes.',
      'Podes sentir aperto e esquecer a folga.',
      'Escolhe um sistema da tua vida que falha sempre e dá-lhe um fim de semana.',
    ],
  },
  5: {
    mystic: [
      'O Ano do Vento que Vira',
      'A meio da viagem o tempo muda, e as velas enchem-se de um lado que tinhas esquecido.',
      'O mapa volta a ter espaços em branco.',
      'Vento de mais leva também o que querias guardar.',
      'Desata um nó de cada vez e mantém a bússola junto ao peito.',
    ],
    pragmatic: [
      'Ano para Mudar',
      'Conta com movimento, contactos novos e decisões sobre o que já não te serve.',
      'Uma mudança adiada encontra agora menos resistência.',
      'Podes mudar tudo por tédio de uma só coisa.',
      'Faz a lista do que queres manter antes de decidires o que muda.',
    ],
  },
  6: {
    mystic: [
      'O Ano da Lareira',
      'A casa chama-te pelo nome, e há lugares à mesa por preencher.',
      'O que sarares agora sara também à tua volta.',
      'A lenha toda no lume dos outros deixa-te o quarto frio.',
      'Põe primeiro um cavaco no teu.',
    ],
    pragmatic: [
      'Ano para Cuidar',
      'A família, a casa e as responsabilidades partilhadas vêm para a frente.',
      'As relações ganham clareza e compromisso.',
      'Podes assumir encargos que não são teus.',
      'Combina por escrito quem faz o quê em casa durante um mês.',
    ],
  },
  7: {
    mystic: [
      'O Ano do Monte Calado',
      'O caminho sobe para onde só se ouve a tua respiração.',
      'As respostas vêm beber ao teu silêncio.',
      'Lá em cima pode esquecer-se o caminho da aldeia.',
      'Leva um caderno, e desce ao domingo.',
    ],
    pragmatic: [
      'Ano para Pensar',
      'É bom para estudo, descanso, revisão e menos compromissos.',
      'Vês com clareza o que antes te escapava.',
      'Podes isolar-te ou esperar pela certeza.',
      'Bloqueia uma tarde por semana sem reuniões nem convites.',
    ],
  },
  8: {
    mystic: [
      'O Ano da Colheita',
      'O trigo está alto, e a balança saiu da arrecadação.',
      'Vês agora quanto pesa o que fizeste.',
      'Mãos cheias podem esquecer-se de dar.',
      'Separa o primeiro molho para quem semeou contigo.',
    ],
    pragmatic: [
      'Ano para Resultados',
      'Dinheiro, trabalho e responsabilidade estão no centro, e o esforço vê-se.',
      'Tens mais peso nas negociações.',
      'Podes trabalhar como se descansar fosse perder.',
      'Escreve o que vale o teu trabalho e pede isso a quem decide.',
    ],
  },
  9: {
    mystic: [
      'O Ano em que a Roda se Fecha',
      'A lua está no fim do seu caminho, e o que já deu luz pode ir descansar.',
      'O que largas com gratidão fica contigo de outra maneira.',
      'Quem segura a corda do barco que parte queima as mãos.',
      'Despede-te de uma coisa por mês, com nome e com vela.',
    ],
    pragmatic: [
      'Ano para Concluir',
      'Fecha-se um ciclo longo, e é altura de acabar, arrumar e largar.',
      'Vês o passado com distância e a generosidade vem-te com facilidade.',
      'Podes começar algo grande só por desconforto.',
      'Arruma este mês uma prateleira, uma pasta e uma obrigação antiga.',
    ],
  },
}
