import type { WordsByValue } from './words.ts'

export const expression: WordsByValue = {
  1: {
    mystic: [
      'O Nome à Proa',
      'O teu nome corta a água em primeiro lugar e abre a esteira dos outros.',
      'Há nele uma voz que desperta, como um galo antes da aldeia.',
      'Às vezes a proa esquece que o barco tem mais gente.',
      'Deixa outra mão no leme durante uma maré.',
    ],
    pragmatic: [
      'Talento para Começar',
      'Tens jeito para arrancar com coisas novas e para as defender.',
      'Propões e ages, e isso poupa semanas a toda a gente.',
      'Aceitas mal correções, mesmo as boas.',
      'Pede uma crítica concreta e espera um dia antes de responder.',
    ],
  },
  2: {
    mystic: [
      'O Nome que Escuta',
      'O teu nome é uma taça onde a voz dos outros ganha som.',
      'Juntas fios que ninguém sabia da mesma cor.',
      'Uma taça tão macia pode deixar que a encham do que não quer.',
      'Escolhe esta semana o que deixas entrar.',
    ],
    pragmatic: [
      'Talento para Unir',
      'Tens jeito para mediar, apoiar e acertar pormenores entre pessoas.',
      'Fazes com que um grupo funcione sem que se note como.',
      'O teu mérito perde-se porque não o dizes.',
      'Diz numa frase, na próxima reunião, o que foi trabalho teu.',
    ],
  },
  3: {
    mystic: [
      'Um Pincel de Poente',
      'O teu nome é um pincel molhado no pôr do sol, e o que tocas pede para ser imagem, conto ou canção.',
      'Espalhas beleza sem contar, e mesmo assim há quem se guie por ela.',
      'As tintas que não se misturam secam na paleta.',
      'Pinta hoje o canto do quadro que andas a deixar em branco.',
    ],
    pragmatic: [
      'Talento para Comunicar',
      'Tens jeito para falar, escrever e dar forma ao que outros só pensam.',
      'Com uma imagem certa fazes entender o que dez páginas não explicam.',
      'Podes falar do projeto em vez de o fazeres.',
      'Conta a ideia a menos pessoas até metade estar feita.',
    ],
  },
  4: {
    mystic: [
      'O Nome Talhado em Pedra',
      'O teu nome assenta como pedra de lar, e à volta dela faz-se casa.',
      'O que prometes tem raízes antes de ter folhas.',
      'Uma pedra tão firme pode estranhar a água que a quer mover.',
      'Deixa uma coisa por medir esta semana.',
    ],
    pragmatic: [
      'Talento para Organizar',
      'Tens jeito para criar ordem, processos e coisas que duram.',
      'És de confiança e tens sentido prático, e isso sente-se quando o prazo aperta.',
      'Custa-te largar um plano que deixou de servir.',
      'Marca já a data em que vais rever o plano, e não só cumpri-lo.',
    ],
  },
  5: {
    mystic: [
      'O Nome com Velas',
      'O teu nome cheira a sal e muda de porto com a lua.',
      'Sabes falar a cada praia na língua dela.',
      'Tantas velas ao vento podem levar o barco sem a carga.',
      'Escolhe uma carga e leva-a até ao fim.',
    ],
    pragmatic: [
      'Talento para a Mudança',
      'Tens versatilidade, rapidez e poder de convencer, e rendes mais com contacto e variedade.',
      'Aprendes o essencial de quase tudo em dias.',
      'Prometes mais do que a agenda permite.',
      'Compromete-te com menos coisas e junta-te a quem gosta de acabar.',
    ],
  },
  6: {
    mystic: [
      'O Nome da Casa Acesa',
      'O teu nome é uma janela com luz, e quem passa na rua abranda.',
      'Dás às coisas a forma em que apetece ficar.',
      'A luz que nunca se apaga acaba por não se ver.',
      'Fecha as portadas uma noite e vê quem repara.',
    ],
    pragmatic: [
      'Talento para Cuidar',
      'Tens jeito para acolher, ensinar e tornar bonito e justo o que é de todos.',
      'As pessoas crescem quando trabalham contigo.',
      'Podes querer melhorar quem não o pediu.',
      'Elogia esta semana em vez de corrigir, uma vez por dia.',
    ],
  },
  7: {
    mystic: [
      'O Nome da Água Funda',
      'O teu nome desce devagar, e o que traz do fundo ainda brilha.',
      'Lês o que está escrito por baixo da tinta.',
      'Na água funda custa ouvir quem chama da margem.',
      'Sobe uma vez por dia e conta o que viste.',
    ],
    pragmatic: [
      'Talento para a Análise',
      'Tens jeito para investigar, aprofundar e encontrar a causa por trás do sintoma.',
      'A qualidade conta para ti mais do que a pressa, e nota-se.',
      'Podes guardar o resultado até ninguém precisar dele.',
      'Mostra um rascunho quando estiver a setenta por cento.',
    ],
  },
  8: {
    mystic: [
      'O Nome de Ferro e Trigo',
      'O teu nome pesa como uma chave grande, e há celeiros à espera dela.',
      'Dás corpo ao que outros só desejaram.',
      'O ferro deixado ao frio queima a mão que o toca.',
      'Aquece a chave antes de a dares a alguém.',
    ],
    pragmatic: [
      'Talento para Dirigir',
      'Tens jeito para gerir pessoas, dinheiro e metas grandes.',
      'Vês o que é viável e dizes o preço sem rodeios.',
      'Podes parecer de pedra quando só tens pressa.',
      'Começa as mensagens difíceis com uma frase que não seja sobre trabalho.',
    ],
  },
  9: {
    mystic: [
      'O Nome sem Fronteira',
      'O teu nome abre os braços como um estuário, e recebe de todos os rios.',
      'Dizes a cada um uma palavra que parecia guardada para ele.',
      'Um estuário tão largo esquece onde acaba o rio.',
      'Diz esta semana, uma vez, até aqui.',
    ],
    pragmatic: [
      'Talento para Inspirar',
      'Tens jeito para trabalhar com pessoas muito diferentes e por causas largas.',
      'Compreendes depressa o que move alguém.',
      'Dispersas-te por boas causas e ficas sem tempo para a tua.',
      'Escolhe uma causa para este trimestre e adia as outras por escrito.',
    ],
  },
  11: {
    mystic: [
      'O Nome que Vibra',
      'O teu nome é uma corda tão fina que toca antes do vento.',
      'Uma frase tua pode acender uma janela do outro lado da cidade.',
      'Uma corda sempre esticada gasta-se a si própria.',
      'Afrouxa-a um pouco, todas as noites, com água morna ou com silêncio.',
    ],
    pragmatic: [
      'Talento para Tocar Pessoas',
      'Tens sensibilidade e ideias que mexem com quem te ouve.',
      'Apanhas o essencial de uma situação num instante.',
      'O excesso de estímulos tira-te o foco.',
      'Planeia uma hora sem ecrã depois de cada dia cheio de gente.',
    ],
  },
  22: {
    mystic: [
      'O Nome sobre o Portal',
      'O teu nome pede colunas: entre o plano longe das estrelas e o peso perto da pedra, és tu quem mede.',
      'Chamas cem mãos para um só horizonte e dás a cada uma o seu lugar.',
      'O portal pode ficar de pé e a casa por habitar.',
      'Mora uma tarde no que já construíste.',
    ],
    pragmatic: [
      'Talento para Obras Grandes',
      'Tens jeito para projetos de fôlego, que precisam de visão e de estrutura.',
      'Pensas em anos e organizas em semanas.',
      'Podes desprezar o que é pequeno, e o pequeno sustenta o resto.',
      'Faz hoje à mão uma tarefa simples do teu projeto.',
    ],
  },
  33: {
    mystic: [
      'O Nome que Embala',
      'O teu nome tem o som com que se adormecem crianças e se levantam caídos.',
      'Dás sem perguntar o nome de quem recebe.',
      'O colo mais largo também se cansa.',
      'Deita a cabeça, uma vez, no colo de alguém.',
    ],
    pragmatic: [
      'Talento para Formar',
      'Tens jeito para ensinar e apoiar de modo que as pessoas se tornem autónomas.',
      'Crias um ambiente onde se pode errar.',
      'Assumes de mais e dizes que está tudo bem.',
      'Diz esta semana a alguém o que te está a pesar.',
    ],
  },
}
