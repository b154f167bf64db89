import type { CoreValue, Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Minor Expression: what the name in use adds to the abilities of the birth name. */
export const minorExpressionMeanings: Meanings<CoreValue> = {
  1: inOneVoice({
    title: 'Expressão Menor 1: Um Nome que Dá um Passo em Frente',
    essence:
      'O nome que usas agora acrescenta iniciativa: com ele propões, assinas e decides com mais facilidade do que só com o de nascimento.',
    gift: 'Dás o primeiro empurrão, e aos outros é fácil ir atrás.',
    shadow: 'Ficas com tudo às costas, porque achas que pedir ajuda não condiz com o nome.',
    scene: 'Tens crachá novo e secretária nova; antes do almoço já sugeriste maneira de encurtar a reunião.',
    advice: 'Começa esta semana uma coisa com este nome, e pede logo ajuda a alguém.',
  }),
  2: inOneVoice({
    title: 'Expressão Menor 2: Um Nome que Dá a Mão',
    essence:
      'Este nome puxa pelo tato e pelo jeito de trabalhar com alguém; arredonda as arestas do nome de nascimento.',
    gift: 'É a ti que telefonam os dois lados, e só contas a cada um o que ajuda.',
    shadow: 'A tua parte perde-se no resultado comum, e ninguém fala dela.',
    scene: 'Há duas propostas em cima da mesa. Lês uma, lês a outra, e afinal encaixam.',
    advice: 'Diz uma vez esta semana que parte de um êxito comum foi tua.',
  }),
  3: inOneVoice({
    title: 'Expressão Menor 3: Um Nome que Conversa',
    essence:
      'Com o nome de agora passam para primeiro plano as palavras, o humor e as ideias, mesmo quando o de nascimento é calado.',
    gift: 'Encontras a frase que os outros repetem, e um assunto cinzento ganha cor.',
    shadow: 'Com este nome começas tanta coisa que pouca chega à segunda página.',
    scene: 'Antes do ensaio contas só o que se passou no autocarro, e cinco pessoas não ouvem o maestro, de tanto rir.',
    advice: 'Escolhe hoje uma ideia que este nome te deu, e escreve-a até ao fim.',
  }),
  4: inOneVoice({
    title: 'Expressão Menor 4: Um Nome em Roupa de Trabalho',
    essence:
      'O nome de agora empresta-te método: listas, ferramentas, prazos cumpridos, uma firmeza que em criança talvez não tivesses.',
    gift: 'O que tomas a teu cargo com este nome fica acabado, e está à vista.',
    shadow: 'Tornas-te exigente com ninharias, e uma mudança de planos parece-te um erro.',
    scene: 'A gaveta tem agora divisórias e etiqueta; quem te visita ri-se, e pede que vás arrumar a sua.',
    advice:
      'Dá esta semana um pouco desse método a uma coisa de que gostas: marca-lhe dia e hora, como farias com um dever.',
  }),
  5: inOneVoice({
    title: 'Expressão Menor 5: Um Nome de Mala Feita',
    essence:
      'Com este nome chegam movimento, contactos e vontade de experimentar: abrem-se portas a que o de nascimento não batia.',
    gift: 'Adaptas-te num instante, e convences os outros porque gostas mesmo da ideia.',
    shadow: 'Esqueces numa terra o que combinaste na outra.',
    scene: 'A senhoria pergunta até quando ficas. «Até à primavera», dizes, e reparas que não disseste de que ano.',
    advice: 'Marca esta semana um só compromisso certo, e deixa o resto em aberto.',
  }),
  6: inOneVoice({
    title: 'Expressão Menor 6: Um Nome com Mesa Posta',
    essence:
      'O nome que usas agora puxa pelo teu cuidado e pela tua responsabilidade; vêm trazer-te planos, vasos e preocupações.',
    gift: 'De uma lista de nomes fazes um grupo, e dás-lhe de comer.',
    shadow: 'Fazer falta aos outros torna-se a única resposta à pergunta «quem sou?».',
    scene: 'Ainda não desfizeste as malas e já o prédio inteiro sabe em que porta há açúcar.',
    advice: 'Na próxima festa, deixa que outra pessoa traga o bolo, e elogia-o.',
  }),
  7: inOneVoice({
    title: 'Expressão Menor 7: Um Nome que Fecha a Porta',
    essence: 'Vem com este nome um tom de estudo e reserva: especializas-te, examinas, e falas quando sabes.',
    gift: 'O teu juízo ganha profundidade, e há quem venha pedi-lo.',
    shadow: 'Quem trabalha contigo vê em ti uma distância que não sentes.',
    scene: 'A biblioteca vai fechar; acabas de encontrar a nota de rodapé que desmente as outras nove.',
    advice: 'Explica esta semana o que sabes a uma pessoa que não seja da tua área.',
  }),
  8: inOneVoice({
    title: 'Expressão Menor 8: Um Nome num Contrato',
    essence: 'Este nome acrescenta peso: com ele negoceias, organizas e pensas em somas maiores do que dantes.',
    gift: 'Contigo as coisas pagam-se, constroem-se e assinam-se.',
    shadow: 'Medes tudo pelo êxito, até os amigos.',
    scene: 'O orçamento está no ecrã, pronto a enviar, e desta vez deixas o número tal como está.',
    advice: 'Usa esta semana a autoridade deste nome a favor de quem não tem nenhuma.',
  }),
  9: inOneVoice({
    title: 'Expressão Menor 9: Um Nome para Muita Gente',
    essence:
      'O nome por que te tratam alarga-te a vista: o que sabes fazer quer servir mais gente do que a que conheces.',
    gift: 'Falas a desconhecidos como quem lhes dá importância, e eles notam.',
    shadow: 'O que está perto fica esquecido enquanto cuidas do que está longe.',
    scene:
      'No mercado, recolhes assinaturas por uma floresta do outro lado do mundo, e de casa ligam-te pela terceira vez.',
    advice: 'Faz esta semana um gesto generoso a menos de cem passos de casa.',
  }),
  11: inOneVoice({
    title: 'Expressão Menor 11: Um Nome com Corrente',
    essence: 'Passa corrente por este nome: traz-te inspiração e, com ela, os nervos.',
    gift: 'Pões em palavras o que um grupo só sentia.',
    shadow: 'Exiges de ti um brilho que nenhuma terça-feira pode dar.',
    scene: 'Faltam dez minutos para a palestra. Deitas fora os apontamentos, dás duas voltas ao edifício e entras.',
    advice: 'Junta hoje à inspiração uma rotina simples, como deitar-te a horas certas.',
  }),
  22: inOneVoice({
    title: 'Expressão Menor 22: Um Nome com Andaimes',
    essence: 'O nome que agora usas puxa-te para obras grandes e úteis, e dá-te paciência para as fazer passo a passo.',
    gift: 'Gente de ofícios diferentes põe-se a conversar quando te sentas no meio.',
    shadow: 'O que cabe num fim de semana parece-te pequeno de mais para começar.',
    scene:
      'Fazes num guardanapo quatro setas e uma chaveta, e já os outros perguntam quanto custaria pôr aquilo de pé.',
    advice: 'Constrói este mês a parte útil mais pequena, e deixa que a usem.',
  }),
  33: inOneVoice({
    title: 'Expressão Menor 33: Um Nome que Ensina pelo Calor',
    essence: 'Este nome acrescenta um dom para fazer crescer os outros, mais pelo exemplo do que pelo conselho.',
    gift: 'Ao pé de ti aprende-se sem dar pela lição.',
    shadow: 'Fazes pelos outros o que eles já deviam ter aprendido a fazer.',
    scene: 'Na roda do oleiro, o pote de um aprendiz desaba; mostras-lhe com as mãos, e o segundo aguenta-se.',
    advice: 'Quando voltarem a pedir-te ajuda, mostra só o primeiro passo, e deixa que a outra pessoa faça o segundo.',
  }),
}
