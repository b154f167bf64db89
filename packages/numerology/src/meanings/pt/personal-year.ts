import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** The Personal Year: the colour of a calendar year. */
export const personalYearMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Ano da Primeira Semente',
      essence: 'O campo está nu, e o que semeares agora dá sombra durante muito tempo.',
      gift: 'A terra responde depressa ao teu passo.',
      shadow: 'Quem semeia tudo ao mesmo tempo não sabe depois o que nasce.',
      advice: 'Escolhe uma semente e dá-lhe nome em voz alta.',
    },
    pragmatic: {
      title: 'Ano para Começar',
      essence: 'Começa um ciclo longo, bom para projetos novos e para decidires por ti.',
      gift: 'Tens mais iniciativa e os outros notam.',
      shadow: 'A pressa pode fazer-te começar de mais.',
      advice: 'Escolhe um só projeto e faz a primeira coisa ainda esta semana.',
    },
  },
  2: {
    mystic: {
      title: 'O Ano da Água Mansa',
      essence: 'O que plantaste está debaixo da terra, e agora cresce sem te mostrar.',
      gift: 'Chegam mãos ao encontro das tuas.',
      shadow: 'Quem cava para ver a raiz perde a planta.',
      advice: 'Rega, e deixa estar.',
    },
    pragmatic: {
      title: 'Ano para Cooperar',
      essence: 'As coisas andam mais devagar e dependem de acordos, detalhes e paciência.',
      gift: 'As relações aprofundam-se quando lhes dás tempo.',
      shadow: 'Podes sentir demora onde há apenas crescimento.',
      advice: 'Responde primeiro às pessoas e só depois às tarefas.',
    },
  },
  3: {
    mystic: {
      title: 'O Ano das Lanternas',
      essence: 'Acendem-se luzes no terreiro, e alguém pergunta pela tua canção.',
      gift: 'O que disseres com alegria anda muito caminho sem ti.',
      shadow: 'Tanta festa pode gastar o azeite antes do inverno.',
      advice: 'Guarda uma lanterna para o trabalho que amas.',
    },
    pragmatic: {
      title: 'Ano para Mostrar',
      essence: 'É favorável a criar, comunicar, conviver e aparecer.',
      gift: 'As ideias vêm com facilidade e encontram público.',
      shadow: 'Dispersares-te é a armadilha mais provável.',
      advice: 'Reserva duas horas fixas por semana para o teu projeto criativo.',
    },
  },
  4: {
    mystic: {
      title: 'O Ano das Pedras',
      essence: 'Chegou o tempo de assentar as pedras, e cada uma guarda a tua mão.',
      gift: 'O que agora fica firme há de aguentar invernos.',
      shadow: 'O muro pode subir tanto que tape a vista.',
      advice: 'Pousa as ferramentas ao pôr do sol, que o descanso também é argamassa.',
    },
    pragmatic: {
      title: 'Ano para Construir',
      essence: 'Organização, esforço e assuntos práticos pedem a tua atenção.',
      gift: 'O trabalho de agora rende nos anos seguintes.',
      shadow: 'Podes sentir tudo apertado e esquecer-te de descansar.',
      advice: 'Escolhe um sistema da tua vida que falha sempre e dá-lhe um fim de semana.',
    },
  },
  5: {
    mystic: {
      title: 'O Ano do Vento que Vira',
      essence: 'A meio da viagem o tempo muda, e as velas enchem-se de um lado que tinhas esquecido.',
      gift: 'O mapa volta a ter espaços em branco.',
      shadow: 'Vento de mais leva também o que querias guardar.',
      advice: 'Desata um nó de cada vez e mantém a bússola junto ao peito.',
    },
    pragmatic: {
      title: 'Ano para Mudar',
      essence: 'Conta com movimento, contactos novos e decisões sobre o que já não te serve.',
      gift: 'Uma mudança adiada encontra agora menos resistência.',
      shadow: 'Podes mudar tudo por tédio de uma só coisa.',
      advice: 'Faz a lista do que queres manter antes de decidires o que muda.',
    },
  },
  6: {
    mystic: {
      title: 'O Ano da Lareira',
      essence: 'A casa chama-te pelo nome, e há lugares à mesa por preencher.',
      gift: 'O que sarares agora sara também à tua volta.',
      shadow: 'A lenha toda no lume dos outros deixa-te o quarto frio.',
      advice: 'Põe primeiro um cavaco no teu.',
    },
    pragmatic: {
      title: 'Ano para Cuidar',
      essence: 'A família, a casa e as responsabilidades partilhadas vêm para a frente.',
      gift: 'As relações ganham clareza e compromisso.',
      shadow: 'Podes assumir encargos que não são teus.',
      advice: 'Combina por escrito quem faz o quê em casa durante um mês.',
    },
  },
  7: {
    mystic: {
      title: 'O Ano do Monte Calado',
      essence: 'O caminho sobe para onde só se ouve a tua respiração.',
      gift: 'As respostas vêm beber ao teu silêncio.',
      shadow: 'Lá em cima pode esquecer-se o caminho da aldeia.',
      advice: 'Leva um caderno, e desce ao domingo.',
    },
    pragmatic: {
      title: 'Ano para Pensar',
      essence: 'É bom para estudo, descanso, revisão e menos compromissos.',
      gift: 'Vês com clareza o que antes te escapava.',
      shadow: 'Podes isolar-te ou esperar pela certeza.',
      advice: 'Bloqueia uma tarde por semana sem reuniões nem convites.',
    },
  },
  8: {
    mystic: {
      title: 'O Ano da Colheita',
      essence: 'O trigo está alto, e a balança saiu da arrecadação.',
      gift: 'Vês agora quanto pesa o que fizeste.',
      shadow: 'Mãos cheias podem esquecer-se de dar.',
      advice: 'Separa o primeiro molho para quem semeou contigo.',
    },
    pragmatic: {
      title: 'Ano para Resultados',
      essence: 'Dinheiro, trabalho e responsabilidade estão no centro, e o esforço vê-se.',
      gift: 'Tens mais peso nas negociações.',
      shadow: 'Podes trabalhar como se descansar fosse perder.',
      advice: 'Escreve o que vale o teu trabalho e pede isso a quem decide.',
    },
  },
  9: {
    mystic: {
      title: 'O Ano em que a Roda se Fecha',
      essence: 'A lua está no fim do seu caminho, e o que já deu luz pode ir descansar.',
      gift: 'O que largas com gratidão fica contigo de outra maneira.',
      shadow: 'Quem segura a corda do barco que parte queima as mãos.',
      advice: 'Despede-te de uma coisa por mês, com nome e com vela.',
    },
    pragmatic: {
      title: 'Ano para Concluir',
      essence: 'Fecha-se um ciclo longo, e é altura de acabar, arrumar e largar.',
      gift: 'Vês o passado com distância e a generosidade vem-te com facilidade.',
      shadow: 'Podes começar algo grande só por desconforto.',
      advice: 'Arruma este mês uma prateleira, uma pasta e uma obrigação antiga.',
    },
  },
}
