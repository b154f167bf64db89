import type { PartialMeanings, SingleDigit } from '../meaning.ts'

/** Numbers that the Lo Shu square does not have. */
export const loShuMissingMeanings: PartialMeanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'A Fonte sob a Pedra',
      essence: 'A tua fonte corre ainda debaixo de uma laje, e ouve-se nas noites calmas.',
      advice: 'Levanta a laje um dedo a cada lua nova.',
    },
    pragmatic: {
      title: 'Encontrar Palavras',
      essence: 'Podes guardar o que sentes porque as palavras chegam tarde.',
      advice: 'Escreve primeiro e fala a partir das notas.',
    },
  },
  2: {
    mystic: {
      title: 'O Campo por Pisar',
      essence: 'Há em ti um campo que os teus pés nus ainda não tocaram.',
      advice: 'Descalça-te e espera pelo que ele diz.',
    },
    pragmatic: {
      title: 'Ler os Sinais',
      essence: 'Podes não ver os sinais que te dão.',
      advice: 'Pergunta às pessoas como estão e dá-lhes tempo.',
    },
  },
  3: {
    mystic: {
      title: 'O Canto por Nascer',
      essence: 'Há ovos quentes na tua sebe, sem pressa, cada um com a sua melodia.',
      advice: 'Senta-te perto sem contar os dias.',
    },
    pragmatic: {
      title: 'Confiar nas Ideias',
      essence: 'Podes duvidar da tua imaginação mais do que ela merece.',
      advice: 'Junta dez ideias sem julgares nenhuma.',
    },
  },
  4: {
    mystic: {
      title: 'A Vara por Cortar',
      essence: 'Na tua mata cresce a vara que ainda há de ser régua.',
      advice: 'Corta-a direita, num dia sem vento.',
    },
    pragmatic: {
      title: 'Ganhar Método',
      essence: 'Podes perder tempo por falta de rotina.',
      advice: 'Prepara à noite o que precisas de manhã.',
    },
  },
  5: {
    mystic: {
      title: 'O Pátio sem Fogueira',
      essence: 'No centro do teu pátio há um lugar à espera de fogueira.',
      advice: 'Acende-a pequena, e olha-a.',
    },
    pragmatic: {
      title: 'Achar o Centro',
      essence: 'Podes reagir demais ao que muda à tua volta.',
      advice: 'Faz uma pausa curta à mesma hora todos os dias.',
    },
  },
  6: {
    mystic: {
      title: 'O Céu sem Sino',
      essence: 'Na tua torre falta o sino que chama para a mesa.',
      advice: 'Chama tu, de viva voz.',
    },
    pragmatic: {
      title: 'Aceitar Apoio',
      essence: 'Podes achar que tens de resolver tudo sem ninguém.',
      advice: 'Aceita a próxima ajuda que te ofereçam.',
    },
  },
  7: {
    mystic: {
      title: 'O Espelho Tapado',
      essence: 'Tens um espelho debaixo de um pano, e o pano já tem pó.',
      advice: 'Destapa-o à luz da vela.',
    },
    pragmatic: {
      title: 'Tirar Lições',
      essence: 'Podes repetir um erro por não parares a olhar para ele.',
      advice: 'Escreve ao domingo uma coisa que aprendeste.',
    },
  },
  8: {
    mystic: {
      title: 'O Monte sem Marcos',
      essence: 'O teu monte ainda não tem marcos de pedra, e cada passo teu pode ser um.',
      advice: 'Pousa hoje a primeira pedra.',
    },
    pragmatic: {
      title: 'Dar Atenção ao Pormenor',
      essence: 'Podes tropeçar em contas, papéis e datas.',
      advice: 'Verifica duas vezes o que assinas.',
    },
  },
  9: {
    mystic: {
      title: 'O Lume por Levar',
      essence: 'Tens a tocha pronta e ainda ninguém a viu arder.',
      advice: 'Leva-a uma noite à praça.',
    },
    pragmatic: {
      title: 'Pensar nos Outros',
      essence: 'Podes esquecer o quadro maior.',
      advice: 'Pergunta quem mais ganha com isto.',
    },
  },
}
