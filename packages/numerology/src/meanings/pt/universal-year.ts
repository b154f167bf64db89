import type { Meanings, SingleDigit } from '../meaning.ts'

/** The Universal Year: what is in the air for everyone. */
export const universalYearMeanings: Meanings<SingleDigit> = {
  1: {
    mystic: {
      title: 'O Mundo Toma Fôlego',
      essence:
        'Uma roda nova, de nove anos, assenta no eixo, e até o rio mais velho se põe à escuta. Respiras a mesma madrugada que toda a gente.',
      gift: 'Há à tua volta sementes que ninguém tinha, e podes escolher a tua.',
      shadow: 'Com tanto sol a nascer, corres de um horizonte para o outro.',
      scene:
        'Numa rua que andava a dormir, abrem três lojas na mesma semana. Paras diante de todas, com o pão debaixo do braço.',
      advice: 'Escolhe um curso ou um grupo que esteja a começar, e fica nele um mês.',
    },
    pragmatic: {
      title: 'Um Ano de Arranques',
      essence:
        'Anda por toda a parte um ar de começo: planos novos, nomes novos, caras novas. Sentes o empurrão mesmo onde não te mexeste.',
      gift: 'Há ouvidos para o que nunca se tentou, e também para a tua ideia.',
      shadow: 'Nem tudo o que é novo vai durar, e dizes que sim antes de leres as condições.',
      scene:
        'Na paragem há quatro cartazes acabados de colar, cada um com data de estreia. Fotografas os quatro, e apagas três.',
      advice: 'Escolhe uma coisa que esteja a começar perto de ti, e dá-lhe uma hora de ajuda.',
    },
  },
  2: {
    mystic: {
      title: 'O Mundo Aproxima as Cadeiras',
      essence:
        'Mãos que eram punhos abrem-se sobre a mesma mesa, e ouves encher os copos. Todas as margens parecem mais perto.',
      gift: 'Este ano vives entre pontes, e algumas esperavam pelos teus passos.',
      shadow: 'Com tanta cortesia, guardas para ti uma verdade que era preciso dizer.',
      scene:
        'No estendal do pátio o vento enrolou dois lençóis um no outro. Soltas uma ponta, alguém que não conheces solta a outra, e desatam a rir.',
      advice: 'Senta-te à mesa com alguém que pensa o contrário de ti, e passa-lhe o sal.',
    },
    pragmatic: {
      title: 'Um Ano de Entendimentos',
      essence:
        'Cooperar e negociar sem pressa é o que este ano pede a toda a gente. Pouca coisa se resolve a sós, e ouves a palavra «juntos» mais do que é costume.',
      gift: 'É mais fácil encontrares quem te apoie, porque os outros também procuram.',
      shadow: 'As decisões demoram mais do que querias, e a suscetibilidade pega-se.',
      scene:
        'O pedido de uma passadeira vai pela terceira vez à assembleia de freguesia. Levas um termos de café e acabas a dividi-lo com a oposição.',
      advice: 'Conta com atrasos, e aproveita-os para as conversas que adiaste.',
    },
  },
  3: {
    mystic: {
      title: 'O Mundo Põe os Guizos',
      essence:
        'De cada varanda vem uma voz, e algumas cantigas têm o teu nome no refrão. A rua inteira parece enfeitada.',
      gift: 'O que pintas, contas ou cantas encontra janelas abertas.',
      shadow: 'Com tanto brilho, custa-te ver a estrela calada por que te guias.',
      scene:
        'No último elétrico alguém tira do bolso uma gaita de beiços. O dia correra mal; sais três paragens depois da tua, a bater o compasso.',
      advice: 'Procura esta semana um sítio alto e sossegado, e fica lá dez minutos sem telefone.',
    },
    pragmatic: {
      title: 'Um Ano de Vozes',
      essence:
        'A conversa, a cultura e o convívio estão por todo o lado em primeiro plano, e levam-te com eles. O clima é leve, barulhento e inventivo, e tudo se esquece depressa.',
      gift: 'Se tens alguma coisa para dizer, ouvem-te com mais facilidade.',
      shadow: 'Anuncia-se muita coisa que depois não acontece, e lá se vai a tua atenção.',
      scene: 'Onze convites, dois para a mesma noite. Acabas na sala errada, num concerto de coro, e ficas até ao fim.',
      advice: 'Decide que vozes queres seguir, e desliga algumas das outras.',
    },
  },
  4: {
    mystic: {
      title: 'O Mundo Assenta Pedra sobre Pedra',
      essence:
        'De cada monte chega o bater dos martelos, e o pó das obras fica dourado nas ruas. Pensa-se no inverno, e ninguém trabalha sem companhia.',
      gift: 'Para o que quiseres endireitar este ano há prumo e mãos que cheguem.',
      shadow: 'Tanto andaime tapa o céu, e esqueces para que era a casa.',
      scene:
        'O muro de pedra solta caiu à beira do caminho. Quem passa repõe uma pedra e, quando chega a tua vez, escolhes a mais lisa.',
      advice: 'Larga o trabalho ao meio-dia, e reparte o almoço com quem está a teu lado.',
    },
    pragmatic: {
      title: 'Um Ano de Trabalho e Ordem',
      essence:
        'As estruturas, as regras e o esforço contam mais do que é costume à tua volta. Conserta-se antes de se inventar, e o ambiente é sóbrio e útil.',
      gift: 'Nota-se o teu trabalho bem feito, e dá-se-lhe valor.',
      shadow: 'O ar parece-te pesado, e resmungas contra regras que noutro sítio defenderias.',
      scene:
        'Desde fevereiro que a praça anda esburacada, com os canos à vista. Vais pelas tábuas até à padaria, onde o desvio já vem desenhado nos sacos do pão.',
      advice: 'Conserta este ano uma coisa que noutra altura terias substituído.',
    },
  },
  5: {
    mystic: {
      title: 'O Mundo Sacode a Crina',
      essence:
        'Corre um vento bravo por todas as bandeiras, e a tua puxa pelo mastro como um poldro. Não há dois cata-ventos de acordo.',
      gift: 'Estradas que só conhecias dos mapas começam agora à tua porta.',
      shadow: 'Com tudo no ar, chamas gaiola ao chão firme.',
      scene:
        'A camioneta do circo avariou no cruzamento. Ao escurecer está meia vila sentada nos fardos, e tu seguras o camelo pela arreata.',
      advice: 'Escolhe uma coisa tua que este ano fique como está, e deixa o resto ao vento.',
    },
    pragmatic: {
      title: 'Um Ano de Mudanças',
      essence:
        'Muita coisa se mexe este ano na vida pública, e alguma chega à tua rua. O ambiente é inquieto, curioso e de pouca paciência.',
      gift: 'Abrem-se portas onde já tinhas deixado de procurar.',
      shadow: 'A inquietação pega-se, e reages a notícias que ainda não assentaram.',
      scene:
        'O horário da paragem é o terceiro desde a primavera. Decifra-lo a meias com uma senhora carregada de flores, e a algum lado se há de chegar.',
      advice: 'Antes de aceitares uma mudança, vê se ainda podes voltar atrás.',
    },
  },
  6: {
    mystic: {
      title: 'O Mundo Volta para Cear',
      essence:
        'Em muitas janelas há uma luz acesa, e chega-te o cheiro da sopa de quem nunca viste. Os portões estão só no trinco.',
      gift: 'O que plantares este ano deita folhas também para o lado do vizinho.',
      shadow: 'Tanto cuidado no ar pesa-te nos ombros como lã molhada.',
      scene: 'Debaixo da tília apareceu um banco, não se sabe de quem. Levas uma almofada; no dia seguinte há duas.',
      advice: 'Convida alguém para jantar esta semana, e deixa que traga a sopa.',
    },
    pragmatic: {
      title: 'Um Ano de Cuidado e Dever',
      essence:
        'Fala-se muito de casa, de comunidade e de justiça, e pedem-te a tua parte. Procura-se o que fica perto e dá confiança.',
      gift: 'Perto de casa fazes muita diferença com pouco esforço.',
      shadow: 'O que os outros esperam de ti soa mais alto do que os teus desejos.',
      scene:
        'Junto às caixas do correio há uma folha: quem vai às compras, quem tem escadote. À noite o teu nome está em «escadote», com um sol ao lado.',
      advice: 'Oferece ao bairro uma ajuda que te dê gosto, e diz que não a outra.',
    },
  },
  7: {
    mystic: {
      title: 'O Mundo Baixa a Voz',
      essence:
        'Parece nevar sobre as cidades ruidosas, e ouves os teus próprios passos a caminho de casa. Anda toda a gente um pouco mais perto das estrelas.',
      gift: 'Os livros velhos abrem-se por si na página que te faltava.',
      shadow: 'Com tanto silêncio, qualquer estalido da casa te soa a destino.',
      scene:
        'Apagam-se os candeeiros da praça, e toda a gente olha para cima. Alguém que não conheces mostra-te a constelação do Cisne.',
      advice: 'Uma vez por mês procura um sítio sem ruído, e acredita só no que lá pensares duas vezes.',
    },
    pragmatic: {
      title: 'Um Ano para Pensar Melhor',
      essence:
        'Anda toda a gente a pensar duas vezes, e também tu queres ver as coisas de perto. Onde havia palavras de ordem discutem-se a ciência, a fé e a dúvida.',
      gift: 'É um bom ano para estudares, confirmares factos e descansares.',
      shadow: 'A desconfiança anda no ar, e duvidas até de quem te quer bem.',
      scene:
        'No comboio, metade da carruagem vai a ler, e em papel. Contas cinco livros grossos, e tiras da mochila o teu.',
      advice: 'Lê qualquer coisa longa sobre um assunto em que toda a gente tem opinião curta.',
    },
  },
  8: {
    mystic: {
      title: 'O Mundo Pesa o Seu Ouro',
      essence:
        'No mercado oscilam as grandes balanças, e o que trouxeste com honestidade faz descer o prato. De todo o lado chega colheita.',
      gift: 'Entre tantos feixes de trigo está também o teu, e dão por ele.',
      shadow: 'O brilho do ouro põe preço em coisas que julgavas não estarem à venda.',
      scene:
        'Na feira de velharias uma criança paga um búzio com um botão. Regateavas uma colher de prata; baixas a voz, e dás o que te pediram.',
      advice: 'Oferece a alguém uma hora do teu tempo, que não tem preço.',
    },
    pragmatic: {
      title: 'Um Ano de Contas e de Poder',
      essence:
        'Dinheiro, influência e responsabilidade andam este ano na cabeça de toda a gente. Fazem-se balanços, também em tua casa, e a competência conta.',
      gift: 'Ganhas terreno se juntares saber e justiça.',
      shadow: 'A rivalidade aguça-se à tua volta, e endureces mais do que é do teu feitio.',
      scene:
        'No beberete, todas as conversas vão dar a preços num minuto. Perguntas de que terra é o queijo que estão a servir, e com isso passa-se a tarde.',
      advice: 'Reclama o que te é devido e, no mesmo dia, dá o mérito a quem te ajudou.',
    },
  },
  9: {
    mystic: {
      title: 'O Mundo Solta os Barcos',
      essence:
        'A nona maré recua em todas as praias, e o que para ti já tinha acabado vai sem barulho na espuma. Os areais ficam largos e limpos.',
      gift: 'O perdão anda por aí como a lenha que dá à praia: basta que te baixes para o apanhar.',
      shadow: 'Choras por navios em que nunca quiseste embarcar.',
      scene:
        'Desmontam-se as barracas da praia até para o ano. Pegas numa ponta da lona, e em paga dão-te a última bola de Berlim.',
      advice: 'Arruma hoje uma gaveta, e tira de lá o que já acabou.',
    },
    pragmatic: {
      title: 'Um Ano de Fechos e de Generosidade',
      essence:
        'Na vida pública está a acabar uma volta de nove anos, e reparas em quanta coisa já fez o seu tempo. Despedidas, homenagens e peditórios enchem o calendário.',
      gift: 'Toda a gente perdoa e dá com mais facilidade, e tu também.',
      shadow: 'Olhar para trás ocupa-te mais tempo do que merece.',
      scene:
        'O velho cinema passa o último filme, de borla. Chegas cedo, e na cadeira ao lado senta-se alguém a quem há anos querias telefonar.',
      advice: 'Acaba esta semana um livro que ficou a meio.',
    },
  },
}
