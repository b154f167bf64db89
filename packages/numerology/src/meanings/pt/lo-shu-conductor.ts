import type { Meanings, SingleDigit } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** The Conductor beside the Lo Shu square, from the whole date: where a person's road leads, whatever drives them. */
export const conductorMeanings: Meanings<SingleDigit> = {
  1: inOneVoice({
    title: 'Número condutor 1: A Caminho da Nascente',
    essence:
      'A soma da tua data aponta para norte, para uma nascente só tua. Mais cedo ou mais tarde, vês-te onde não há pegadas, e és tu quem abre caminho.',
    gift: 'Onde cavaste, outros vêm beber, e ganham coragem para começar.',
    shadow: 'Cavas sem chamar ninguém, e esqueces-te de que os vizinhos também têm pás.',
    scene: 'Na assembleia faltam nomes para a lista. Desta vez ninguém olha para o sócio mais velho: olham para ti.',
    advice: 'Pede hoje ajuda a alguém para aquilo que preferias fazer sem ninguém.',
  }),
  2: inOneVoice({
    title: 'Número condutor 2: A Caminho do Campo',
    essence: 'A data leva-te ao sudoeste do quadrado, ao campo: um trabalho que ampara e alianças que duram.',
    gift: 'Com os anos, a tua presença passa a dar firmeza a uma casa.',
    shadow: 'Como o campo, dás o verão inteiro, e chega o outono sem que ouças um obrigado.',
    scene:
      'Num jantar de despedida, alguém repete uma frase que um dia disseste num vão de escada. Foi o que lhe valeu, diz.',
    advice: 'Conta esta semana em voz alta uma coisa que fizeste, e aceita o elogio.',
  }),
  3: inOneVoice({
    title: 'Número condutor 3: A Caminho do Aberto',
    essence:
      'O teu rumo é o leste, onde as coisas começam a mostrar-se. A soma dos teus algarismos pede que ensines, fales e cries.',
    gift: 'Quanto mais os anos passam, mais à vontade dizes o que tens a dizer.',
    shadow: 'Esperas por uma licença que ninguém tem de te dar.',
    scene: 'É a terceira visita que pergunta pela guitarra pendurada na parede. Tira-la do prego, e está desafinada.',
    advice: 'Mostra a alguém uma coisa por acabar, e não peças desculpa por ela.',
  }),
  4: inOneVoice({
    title: 'Número condutor 4: A Caminho do Jardim',
    essence:
      'Ao fundo da estrada há canteiros plantados por ti. Até lá, a vida põe-te à frente alguma desordem, para que encontres um método teu.',
    gift: 'Marcas uma hora para os sonhos, e por isso alguns se cumprem.',
    shadow: 'Podas com tanto acerto que nada se atreve a florir.',
    scene:
      'No cais, ensinas um nó a uma criança que não conheces. À noite o barco roda com a corrente, e o nó aguenta.',
    advice: 'Deixa esta semana uma tarde sem plano nenhum, e faz o que te apetecer.',
  }),
  5: inOneVoice({
    title: 'Número condutor 5: A Caminho da Encruzilhada',
    essence:
      'No meio do quadrado cruzam-se todas as estradas, e é lá que vais dar: depois de mudanças, línguas e desvios, chegas a um equilíbrio que se leva na mala.',
    gift: 'Entendes muitas espécies de gente, porque viveste um pouco com cada uma.',
    shadow: 'Na encruzilhada, comparas estradas até se fazer noite.',
    scene:
      'Há caixotes até ao teto, e a chaleira está dentro de um deles. No meio daquilo, sentes-te estranhamente em casa.',
    advice: 'Escolhe hoje um caminho, e dá-lhe noventa dias antes de o julgares.',
  }),
  6: inOneVoice({
    title: 'Número condutor 6: A Caminho do Telhado',
    essence:
      'Sob o céu largo do noroeste, alguém tem de responder por todos. É esse o teu rumo: cuidar de muita gente, e com autoridade.',
    gift: 'Com os anos o teu juízo torna-se mais justo, e vêm entregar-te o que não conseguiram resolver.',
    shadow: 'No telhado faz frio a quem nunca desce à cozinha.',
    scene: 'Assinas ao fundo da página, em nome do prédio inteiro. Na escada, as conversas baixam de tom.',
    advice: 'Fica hoje com a tarefa mais pequena, e deixa que seja outra pessoa a mandar.',
  }),
  7: inOneVoice({
    title: 'Número condutor 7: A Caminho da Água Quieta',
    essence:
      'A tua data leva-te para poente, para a hora da tarde: para o que fica quando o ruído se cala, e para as perguntas sem resposta rápida.',
    gift: 'Acabas por saber muito bem meia dúzia de coisas, e conta-las com simplicidade.',
    shadow: 'Gostas tanto da água quieta que receias os salpicos da alegria.',
    scene:
      'Recusas o convite com boas maneiras e pousas o telemóvel com o ecrã para baixo. Sentes um alívio tão grande que te dá que pensar.',
    advice: 'Faz esta semana, com companhia, um disparate alegre.',
  }),
  8: inOneVoice({
    title: 'Número condutor 8: A Caminho do Cume',
    essence:
      'A tua estrada sobe para um cume, a nordeste, e faz-se passo a passo. Aquilo que levou tempo a alcançar é o que melhor sabes guardar.',
    gift: 'Da experiência fazes alicerces, e quem vem depois parte de mais alto.',
    shadow: 'De tanto contares os metros, não olhas para a vista que te fez subir.',
    scene:
      'Na curva olhas para baixo. O parque de estacionamento tem o tamanho de um selo, e a sandes ainda vai na mochila.',
    advice: 'Interrompe hoje uma tarefa a meio, e pergunta a alguém que te é próximo como está.',
  }),
  9: inOneVoice({
    title: 'Número condutor 9: A Caminho da Luz',
    essence:
      'Segues para sul, para o lugar que se avista de longe. Somada até ao fim, a data leva-te de uma causa tua a outra que é de muitos.',
    gift: 'Acabas o que outros deixaram a meio, e repartes os aplausos.',
    shadow: 'Uma luz forte mostra todas as falhas, e é com as dos teus que tens menos paciência.',
    scene: 'A reunião calou-se. Quarenta caras voltam-se para ti, e o microfone vem a passar pela tua fila.',
    advice: 'Diz hoje em voz alta um elogio que costumas só pensar, a começar por alguém de casa.',
  }),
}
