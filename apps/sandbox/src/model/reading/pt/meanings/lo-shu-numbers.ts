import type { BriefByValue } from './words.ts'

export const loShuMissing: BriefByValue = {
  1: {
    mystic: [
      'A Fonte sob a Pedra',
      'A tua fonte corre ainda debaixo de uma laje, e ouve-se nas noites calmas.',
      'Levanta a laje um dedo a cada lua nova.',
    ],
    pragmatic: [
      'Encontrar Palavras',
      'Podes guardar o que sentes porque as palavras chegam tarde.',
      'Escreve primeiro e fala a partir das notas.',
    ],
  },
  2: {
    mystic: [
      'O Campo por Pisar',
      'Há em ti um campo que os teus pés nus ainda não tocaram.',
      'Descalça-te e espera pelo que ele diz.',
    ],
    pragmatic: ['Sintonizar', 'Podes não ver os sinais que te dão.', 'Pergunta às pessoas como estão e dá-lhes tempo.'],
  },
  3: {
    mystic: [
      'O Canto por Nascer',
      'Há ovos quentes na tua sebe, sem pressa, cada um com a sua melodia.',
      'Senta-te perto sem contar os dias.',
    ],
    pragmatic: [
      'Confiar nas Ideias',
      'Podes duvidar da tua imaginação mais do que ela merece.',
      'Junta dez ideias sem julgares nenhuma.',
    ],
  },
  4: {
    mystic: [
      'A Vara por Cortar',
      'Na tua mata cresce a vara que ainda há de ser régua.',
      'Corta-a direita, num dia sem vento.',
    ],
    pragmatic: ['Ganhar Método', 'Podes perder tempo por falta de rotina.', 'Prepara à noite o que precisas de manhã.'],
  },
  5: {
    mystic: ['O Meio Vazio', 'No centro do teu pátio há um lugar à espera de fogueira.', 'Acende-a pequena, e olha-a.'],
    pragmatic: [
      'Achar o Centro',
      'Podes reagir demais ao que muda à tua volta.',
      'Faz uma pausa curta à mesma hora todos os dias.',
    ],
  },
  6: {
    mystic: ['O Céu sem Sino', 'Na tua torre falta o sino que chama para a mesa.', 'Chama tu, de viva voz.'],
    pragmatic: [
      'Aceitar Apoio',
      'Podes achar que tens de resolver tudo sem ninguém.',
      'Aceita a próxima ajuda que te ofereçam.',
    ],
  },
  7: {
    mystic: ['O Espelho Tapado', 'Tens um espelho debaixo de um pano, e o pano já tem pó.', 'Destapa-o à luz da vela.'],
    pragmatic: [
      'Tirar Lições',
      'Podes repetir um erro por não parares a olhar para ele.',
      'Escreve ao domingo uma coisa que aprendeste.',
    ],
  },
  8: {
    mystic: [
      'O Monte sem Marcos',
      'O teu monte ainda não tem marcos de pedra, e cada passo teu pode ser um.',
      'Pousa hoje a primeira pedra.',
    ],
    pragmatic: [
      'Dar Atenção ao Pormenor',
      'Podes tropeçar em contas, papéis e datas.',
      'Verifica duas vezes o que assinas.',
    ],
  },
  9: {
    mystic: ['O Lume por Levar', 'Tens a tocha pronta e ainda ninguém a viu arder.', 'Leva-a uma noite à praça.'],
    pragmatic: ['Pensar nos Outros', 'Podes esquecer o quadro maior.', 'Pergunta quem mais ganha com isto.'],
  },
}

export const loShuRepeated: BriefByValue = {
  1: {
    mystic: [
      'A Fonte Dobrada',
      'A tua fonte deita mais do que uma bica, e a praça inteira te ouve.',
      'Deixa a água descansar no tanque.',
    ],
    pragmatic: ['Palavra Fácil', 'Exprimes-te sem esforço.', 'Deixa também espaço para a resposta.'],
  },
  2: {
    mystic: ['A Pele Dupla', 'Sentes a chuva antes da nuvem.', 'Recolhe a tempo a roupa, e o coração.'],
    pragmatic: ['Sensibilidade Alta', 'Captas o que os outros não dizem.', 'Confirma antes de concluíres.'],
  },
  3: {
    mystic: ['O Ninho Cheio', 'Na tua sebe cantam mais aves do que há ramos.', 'Escolhe uma e aprende-lhe a canção.'],
    pragmatic: ['Imaginação Viva', 'Tens ideias em abundância.', 'Escreve-as e escolhe uma por semana.'],
  },
  4: {
    mystic: ['A Oficina Cheia', 'Nas tuas prateleiras cada ferramenta tem a sua sombra desenhada.', 'Empresta uma.'],
    pragmatic: ['Sentido Prático', 'As tuas mãos e os teus planos são de fiar.', 'Deixa uma coisa ao improviso.'],
  },
  5: {
    mystic: [
      'O Lume Dobrado',
      'No teu pátio ardem duas fogueiras, e dança-se entre elas.',
      'Dá a uma delas menos lenha.',
    ],
    pragmatic: ['Energia a Dobrar', 'Tens muita força e vontade de mudar.', 'Gasta uma parte a correr ou a nadar.'],
  },
  6: {
    mystic: ['Os Muitos Sinos', 'Da tua torre chamam vários sinos ao jantar.', 'Responde a um de cada vez.'],
    pragmatic: [
      'Família em Primeiro',
      'Cuidas muito, às vezes por medo de que falte.',
      'Pergunta antes de te preocupares.',
    ],
  },
  7: {
    mystic: ['A Casa dos Espelhos', 'Em ti cada lição volta com outro rosto.', 'Sorri à que já conheces.'],
    pragmatic: [
      'Aprender Vivendo',
      'Aprendes mais pela experiência do que por conselhos.',
      'Conta a alguém a que custou mais.',
    ],
  },
  8: {
    mystic: ['Os Marcos Juntos', 'No teu monte há tantos marcos que se faz muro.', 'Abre nele uma passagem.'],
    pragmatic: ['Olho para o Pormenor', 'Nada te escapa.', 'Decide o que pode ficar imperfeito.'],
  },
  9: {
    mystic: ['As Tochas na Serra', 'Na tua serra arde uma fila de tochas.', 'Leva uma ao vizinho.'],
    pragmatic: ['Ideais Fortes', 'Pensas largo e julgas depressa.', 'Ouve primeiro a outra versão.'],
  },
}
