import type { TopicWords } from '../../stock.ts'

export const study: TopicWords = {
  subject: 'os teus estudos',
  openings: {
    mystic: [
      'aprender é um nascer da lua devagar, e tu andas à procura do sol.',
      'o livro está aberto, e o que estorva é só a sombra da tua cabeça.',
      'há uma escola nas tuas estrelas, e o sino dela toca de outra maneira.',
      'deram-te uma candeia própria para ler, por isso aparemos o pavio.',
      'o saber vem à tua mão como vêm os pássaros, quando deixas de a estender.',
    ],
    pragmatic: [
      'como aprendes está mais claro no teu mapa do que o que deves aprender.',
      'um exame mede preparação e nervos, e ambos se treinam.',
      'antes de trabalhares mais, vê se tens trabalhado de um modo que serve a outra pessoa.',
      'a matéria importa, e a hora do dia talvez importe mais.',
      'a concentração é menos um talento do que uma arrumação do quarto.',
    ],
  },
  lines: {
    mystic: [
      'Aprendes ao saltar para o rio, e os nomes das correntes vêm depois.',
      'Aprendes a par, como a maré aprende a praia, e a sós a tua página escurece.',
      'Aprendes o que podes cantar, por isso dá uma música ao capítulo aborrecido.',
      'Aprendes como sobe um muro, fiada a fiada, e uma pedra em falta perturba-te o sono.',
      'Aprendes em voo, e um quarto fechado faz da mais bela lição poeira.',
      'Aprendes por amor de quem ensina, e ao ensinar alguém mais pequeno.',
      'Aprendes no poço fundo de um só assunto, e pedes a corda quando já é quase noite.',
      'Aprendes quando há algo verdadeiro em jogo, porque a tua candeia arde com desafios e não com azeite.',
      'Aprendes céus inteiros de uma vez, e escapa-te a estrela que amanhã tens de nomear.',
    ],
    pragmatic: [
      'Aprendes a experimentar primeiro e a ler as instruções depois, por isso começa por exames antigos.',
      'Lembras-te do que discutiste, por isso arranja companhia e expliquem um ao outro.',
      'Aprendes a falar e a inventar exemplos, e copiar apontamentos dá-te sono.',
      'Aprendes com horário e passos pequenos, e só te assustas quando alguém muda o plano.',
      'Aprendes em períodos curtos e com mudanças de lugar, e a terceira hora à mesma mesa é tempo perdido.',
      'Aprendes por causa das pessoas, por isso imagina quem isto vai ajudar e põe a imagem na secretária.',
      'Compreendes a fundo ou não compreendes, por isso permite-te deixar uma página a meio e voltar.',
      'Aprendes com uma meta e um resultado, por isso faz testes da matéria e guarda as notas.',
      'Vês as ligações antes dos pormenores, por isso escreve os pormenores em cartões e anda com eles.',
    ],
  },
  suggestions: {
    mystic: [
      'Lê a página desta noite em voz alta à janela escura e para na frase que te responder.',
      'Leva uma pergunta no bolso durante o dia de amanhã e anota ao anoitecer onde lhe tocaram.',
      'Põe uma taça de água ao lado dos livros e muda-a sempre que o pensamento te fugir.',
      'Ensina o que aprendeste hoje a uma planta, a um gato ou à lua, em palavras que eles entendam.',
      'Começa uma vez esta semana ao primeiro clarão, antes de o mundo ter escrito alguma coisa em ti.',
      'Fecha o livro no ponto em que tens mais curiosidade e deixa o sono virar a folha seguinte.',
    ],
    pragmatic: [
      'Amanhã, estuda vinte e cinco minutos com o telemóvel noutra divisão, para cinco e faz isso quatro vezes.',
      'No domingo à noite, escreve as perguntas que farias se fosses examinador e responde primeiro à pior.',
      'Explica esta noite a matéria do dia em voz alta e sem apontamentos e marca o sítio onde encalhaste.',
      'Estuda duas vezes esta semana numa biblioteca e compara o que avançaste com o que avanças em casa.',
      'Fixa a hora do dia em que tens a cabeça mais fresca e dá-a à disciplina que evitas.',
      'Faz até sexta-feira um resumo de uma página, à mão, e pendura-o onde lavas os dentes.',
    ],
  },
}
