import type { CoreValue, Meanings } from '../meaning.ts'

/** O Impulso da Alma: o que uma pessoa quer quando ninguém está a ver. */
export const soulUrgeMeanings: Meanings<CoreValue> = {
  1: {
    mystic: {
      title: 'A Brasa do que Há de Ser',
      essence:
        'No silêncio antes do sono sente-la: uma brasa que quer ser o seu próprio sol. Desejas viver por uma lei que encontraste sem ninguém.',
      gift: 'Este fogo secreto dá-te coragem quando a noite é longa e nenhuma estrela responde.',
      shadow: 'Uma brasa guardada com demasiado zelo pode queimar a mão que veio aquecer-se ao teu lado.',
      advice: 'Diz baixinho à lua nova o teu verdadeiro desejo, e dá um passo na direção dele antes que ela encha.',
    },
    pragmatic: {
      title: 'O Desejo de Decidir por Si',
      essence:
        'No fundo queres fazer as tuas escolhas e ver reconhecido o que começaste. Que te digam como fazer cansa-te depressa.',
      gift: 'O teu motor continua a andar sem aplausos, por isso persistes onde outros perdem o interesse.',
      shadow: 'É tentador competir até com quem amas, ou sentir vergonha de querer chegar primeiro.',
      advice: 'Escolhe uma área da tua vida onde decides só tu, e outra em que gostas de fazer parte do grupo.',
    },
  },
  2: {
    mystic: {
      title: 'A Saudade da Outra Margem',
      essence:
        'O teu coração é uma maré que se inclina para outra costa. Sonha com duas luzes sobre a água, a baloiçar como uma só.',
      gift: 'Amas em meios-tons e silêncios, e quem está perto sente amparo sem saber de onde vem.',
      shadow: 'O mar que cede sempre pode gastar a sua própria costa, e a ti com ela.',
      advice: 'Diz a quem amas onde começa a tua praia: também a lua mantém a distância, e é fiel.',
    },
    pragmatic: {
      title: 'O Desejo de Proximidade',
      essence:
        'Queres harmonia e companhia verdadeira mais do que atenção. Um serão calmo com alguém que te entende já conta como sucesso.',
      gift: 'Tens lealdade e delicadeza, e lembras-te das pequenas coisas que importam às pessoas.',
      shadow: 'Podes fugir de um conflito necessário porque a ideia da distância te assusta.',
      advice: 'Treina um não suave com alguém de confiança, e repara como a vossa amizade lhe sobrevive.',
    },
  },
  3: {
    mystic: {
      title: 'O Desejo de Ser Música',
      essence:
        'Lá no fundo de ti há uma criança sentada na lua, a baloiçar os pés. Quer rir, quer que a ouçam, e quer fazer o mundo brilhar um pouco.',
      gift: 'O encanto é a tua estrela natal, e na tua companhia os outros encontram a sua.',
      shadow: 'Quando ninguém aplaude, podes baixar a lanterna e fingir que nunca quiseste cantar.',
      advice: 'Faz esta noite uma coisa que ninguém vá ver, e deixa que a tua alegria seja a única testemunha.',
    },
    pragmatic: {
      title: 'O Desejo de Que Te Ouçam',
      essence:
        'Queres exprimir-te e partilhar prazer com os outros. Uma semana sem brincar nem criar deixa-te sem cor.',
      gift: 'O teu otimismo é sincero, e torna mais leves os dias difíceis de quem te rodeia.',
      shadow: 'Podes procurar aprovação quando o que queres é compreensão, e tapar a tristeza com bom humor.',
      advice: 'Conta a alguém próximo uma coisa que não te está a correr bem, sem a transformares em anedota.',
    },
  },
  4: {
    mystic: {
      title: 'O Desejo de Chão Firme',
      essence:
        'A tua alma pede terra debaixo dos pés, uma soleira gasta pelos próprios passos, e estrelas que não mudem de lugar. No que dura, consegues respirar.',
      gift: 'Porque amas o que dura, aquilo que amas costuma durar.',
      shadow: 'O medo da cheia pode levar-te a represar rios que só queriam passar.',
      advice: 'Fica um pouco lá fora sob o céu que roda, e sente que podes ter firmeza enquanto tudo se move.',
    },
    pragmatic: {
      title: 'O Desejo de Estabilidade',
      essence:
        'Queres uma vida com que se possa contar: acordos claros, trabalho honesto e um plano para amanhã. As surpresas são bem-vindas sobretudo com tempo para as preparar.',
      gift: 'A tua ordem interior deixa-te ficar com uma tarefa até estar bem feita.',
      shadow: 'Tendes a calar um sentimento sincero porque parece pouco prático, ou a ver risco onde só há novidade.',
      advice: 'Planeia todos os meses uma tarde sem planos, e deixa que outra pessoa escolha o que fazem com ela.',
    },
  },
  5: {
    mystic: {
      title: 'O Chamamento do Mar Aberto',
      essence:
        'Algo em ti desperta quando passa uma vela. Anseias pelo sabor de muitas águas e por um horizonte que cumpra a promessa de haver mais.',
      gift: 'A tua fome de vida pega-se, e os portos cinzentos ganham cor quando contas o que viste.',
      shadow: 'De vez em quando tomas cada âncora por corrente, e cortas uma corda que te segurava com amor.',
      advice: 'Pergunta ao coração se quer fugir ou descobrir, já que a mesma lua ilumina as duas partidas.',
    },
    pragmatic: {
      title: 'O Desejo de Liberdade',
      essence:
        'Queres espaço para te mexeres, para experimentares e para mudares de ideias. A curiosidade move-te mais do que a segurança.',
      gift: 'Manténs a mente aberta e raramente julgas uma vida diferente da tua.',
      shadow: 'Podes exagerar nos prazeres ou nos compromissos, e depois fugir de ambos.',
      advice: 'Escolhe uma liberdade que te seja essencial, protege-a às claras, e abre a mão nas outras.',
    },
  },
  6: {
    mystic: {
      title: 'O Desejo de Ser Casa',
      essence:
        'A tua alma quer ser a janela acesa que um viajante vê através da chuva. Amar e fazer falta é a maré em que sobes.',
      gift: 'Abençoas as coisas comuns, e uma chávena partilhada faz-se pequena lua cheia nas tuas mãos.',
      shadow: 'Podes deixar a porta aberta tanto tempo que o frio entra e se instala à tua cabeceira.',
      advice: 'Fecha as portadas algumas noites, sem culpa: o teu descanso faz parte da casa que guardas.',
    },
    pragmatic: {
      title: 'O Desejo de Fazer Falta',
      essence:
        'Queres um lar acolhedor, relações justas e pessoas de quem cuidar. Ser útil a quem amas deixa-te feliz.',
      gift: 'Dás um afeto constante, e o teu sentido do que está certo guia-te as escolhas.',
      shadow: 'É fácil confundires o amor dos outros com seres indispensável, e afligires-te com o que não controlas.',
      advice:
        'Deixa esta semana que alguém da família, ou alguém amigo, resolva uma coisa à sua maneira, mesmo que a tua fosse mais rápida.',
    },
  },
  7: {
    mystic: {
      title: 'O Desejo de Conhecer o Fundo',
      essence:
        'Anseias pelo sossego debaixo das ondas, onde a luz fica azul e o pensamento clareia. Ali a tua alma descalça-se.',
      gift: 'Sentes-te bem com o mistério, e ele paga-te com pérolas que a pressa nunca encontra.',
      shadow: 'Ao fim de muito tempo lá em baixo, podes esquecer o som do teu nome na boca dos amigos.',
      advice: 'Vem à tona a cada lua cheia para partilhar pão e conversa, e o teu silêncio ficará mais rico.',
    },
    pragmatic: {
      title: 'O Desejo de Compreender',
      essence:
        'Queres privacidade, tempo para pensar e respostas que aguentem. Uma conversa superficial cansa-te mais do que trabalhar muito.',
      gift: 'Tens um mundo interior rico e és boa companhia para ti.',
      shadow: 'Podes afastar-te em vez de dizeres que te magoaram, e deixar os outros a adivinhar.',
      advice: 'Quando precisares de estar a sós, di-lo, e diz também quando voltas.',
    },
  },
  8: {
    mystic: {
      title: 'O Desejo de Mover as Águas',
      essence:
        'Uma lua cheia nasce-te no peito e pede um oceano. Desejas pôr grandes coisas em movimento e sentir a onda que responde.',
      gift: 'Acreditas na tua própria corrente, e essa fé consegue levantar barcos encalhados.',
      shadow: 'Marés com fome podem engolir a praia onde em tempos brincavas sem razão.',
      advice: 'Faz todos os meses uma coisa que não te dê lucro nenhum, só alegria, e guarda-a como um tesouro.',
    },
    pragmatic: {
      title: 'O Desejo de Realizar',
      essence:
        'Queres fazer algo de peso e ganhar respeito por isso. Ter influência importa-te porque vês o que se podia fazer com ela.',
      gift: 'Pensas em grande, aguentas a pressão e raramente desperdiças uma lição.',
      shadow: 'Às vezes escondes a tua fragilidade, ou sentes que não vales nada num dia sem avanços.',
      advice: 'Pergunta a alguém amigo o que aprecia em ti além do que alcançaste, e escreve a resposta.',
    },
  },
  9: {
    mystic: {
      title: 'O Desejo de Abraçar o Mundo',
      essence:
        'O teu coração tem a forma do horizonte, e dói-lhe quando uma parte do círculo fica às escuras. Desejas um céu mais bondoso.',
      gift: 'Amas sem fronteiras, como a chuva, e a terra sedenta lembra-se da tua passagem.',
      shadow: 'De tanto amares toda a gente, podes deixar os mais próximos à espera no cais.',
      advice: 'Dá a um só rosto a ternura que tens pela humanidade, e olha depois para o teu próprio espelho.',
    },
    pragmatic: {
      title: 'O Desejo de Fazer o Bem',
      essence:
        'Queres que a tua vida importe a mais gente do que a ti. A injustiça perturba-te, e a beleza ou a generosidade devolvem-te as forças.',
      gift: 'Perdoas com facilidade e é natural para ti partilhar o que tens.',
      shadow: 'Podes esperar dos outros o mesmo desprendimento, e sofrer em silêncio a desilusão.',
      advice: 'Pede sem rodeios uma coisa de que precises, e recebe um sim como um presente, não como uma dívida.',
    },
  },
  11: {
    mystic: {
      title: 'O Desejo de Levar Luz',
      essence:
        'Lembras-te de uma claridade que não sabes situar, e a tua alma vira-se sempre para ela como uma flor da noite. Desejas trazer um pouco de volta.',
      gift: 'Os teus sonhos são lugares finos, onde as estrelas se debruçam e te contam coisas.',
      shadow:
        'Depois de tais visões, as salas de todos os dias podem parecer-te baças, e esqueces-te de lhes procurar as lâmpadas.',
      advice:
        'Encontra o brilho em algo humilde, uma colher, uma poça, um sorriso que passa, e voltarás a sentir-te em casa.',
    },
    pragmatic: {
      title: 'O Desejo de Elevar',
      essence:
        'Queres viver pelos teus ideais e ajudar os outros a ver mais longe. O sentido vem primeiro, e a tua paz depende dele.',
      gift: 'A tua empatia e a tua intuição dizem-te cedo o que é verdade para alguém.',
      shadow: 'Absorves facilmente os humores alheios, e podes idealizar as pessoas até que te desiludam.',
      advice:
        'Marca tempo de silêncio depois de estares com muita gente, e confirma as tuas impressões com uma pergunta simples.',
    },
  },
  22: {
    mystic: {
      title: 'O Desejo de Deixar um Farol',
      essence:
        'A tua alma quer pôr nas rochas uma luz que continue a girar muito depois de adormeceres. Nada mais pequeno a consola.',
      gift: 'Consegues amar uma obra ao longo de muitos invernos, confiando em manhãs que não viste.',
      shadow: 'Tendes a recusar a vela porque não é um farol, e a ficar às escuras sem necessidade.',
      advice: 'Honra a pequena luz que fizeste hoje: todas as grandes lâmpadas foram um só pavio e as tuas duas mãos.',
    },
    pragmatic: {
      title: 'O Desejo de Construir o que Dura',
      essence:
        'Queres criar uma coisa de verdadeira utilidade, que dure mais do que o entusiasmo de a começar. Idealismo prático descreve-te bem.',
      gift: 'Juntas paciência e ambição, e por isso sabes esperar pelos alicerces certos.',
      shadow: 'Podes sentir a vida comum como um atraso, ou viver sob pressão constante.',
      advice: 'Define a versão mais pequena do teu objetivo que já ajudaria uma pessoa, e acaba essa primeiro.',
    },
  },
  33: {
    mystic: {
      title: 'O Desejo de Abençoar',
      essence:
        'Desejas ser chuva sobre terra seca, a cair sem perguntar nomes. Na tua câmara mais funda, o amor e o dever partilham uma só chama.',
      gift: 'A dor sossega ao teu lado, como ondas que chegaram à praia.',
      shadow: 'Às vezes acreditas que tens de sofrer com quem sofre, e vais ao fundo onde querias salvar.',
      advice: 'Estende a mão a partir da margem: a lua levanta o mar sem nunca cair nele.',
    },
    pragmatic: {
      title: 'O Desejo de Curar pela Bondade',
      essence:
        'Queres que as pessoas se sintam melhor por te terem conhecido. A compaixão é o teu motivo mais forte, e tens paz quando podes agir por ela.',
      gift: 'Ouves sem pressa, e o teu cuidado continua depois de a crise passar.',
      shadow: 'Podes ignorar os teus limites porque parar te parece egoísmo.',
      advice: 'Trata o teu cansaço como tratarias o de alguém amigo, e dá-lhe o mesmo desconto.',
    },
  },
}
