import type { TopicWords } from '../../stock.ts'
import { self } from './self.ts'

export const name: TopicWords = {
  subject: 'o teu nome',
  openings: {
    mystic: [
      'um nome é um feitiço que os outros lançam sempre que te chamam.',
      'as letras que te deram zumbem num tom muito seu.',
      'cantaram o teu nome sobre ti antes de saberes responder, e ele não parou de crescer.',
      'cada letra é um sino pequeno, e juntas fazem um acorde.',
      'o que te chamam de noite não é o que te chamam de dia, e ambas as coisas são verdade.',
    ],
    pragmatic: [
      'o teu nome é a parte do mapa que os outros encontram todos os dias.',
      'é isto que somam as letras do teu nome completo.',
      'as vogais de um nome leem-se pelo que queres, as consoantes pelo que mostras.',
      'um nome não te faz nada, mas há muito tempo que respondes por ele.',
      'uma alcunha muda a forma como te tratam; o nome de nascimento continua a ser a base.',
    ],
  },
  lines: self.lines,
  suggestions: {
    mystic: [
      'Assina esta noite o teu nome inteiro devagar e repara na parte que costumas apressar.',
      'Segreda o teu nome todo a uma concha, a uma chávena ou às mãos e ouve que sílaba fica.',
      'Pergunta a quem te deu o nome o que viu nesse dia e guarda a resposta com os teus papéis.',
      'Escreve o nome no vidro embaciado e vê que letra se apaga por último.',
      'Deixa que te chamem por um dia pela parte do nome que ninguém usa.',
      'Descobre esta semana quem teve o teu nome antes de ti e acende uma vela nessa direção.',
    ],
    pragmatic: [
      'Apresenta-te com o nome completo da próxima vez que conheceres alguém e vê como começa a conversa.',
      'Escreve todas as formas do teu nome que as pessoas usam, quem as usa e como te sentes.',
      'Pergunta esta semana à família como escolheram o teu nome e que outros estiveram em cima da mesa.',
      'Assina as próximas três mensagens com o nome completo e vê se as escreves de outra maneira.',
      'Se pensas mudar de nome, usa o novo entre amigos durante um mês antes de preencheres um formulário.',
      'Diz o nome completo ao espelho e endireita-te até soar a uma apresentação.',
    ],
  },
}
