import type { WordsByValue } from './words.ts'

export const soulUrge: WordsByValue = {
  1: {
    mystic: [
      'O Desejo da Primeira Estrela',
      'No fundo de ti há um lume que quer arder com a sua própria lenha.',
      'Quando te deixam ir, vais longe e voltas com luz.',
      'Um lume que não deixa ninguém soprar pode morrer por falta de ar.',
      'Aceita hoje um ramo de lenha de mão alheia.',
    ],
    pragmatic: [
      'A Vontade de Decidir',
      'No fundo queres fazer as tuas escolhas e ver reconhecido o que começaste.',
      'A tua motivação vem de dentro e não precisa de plateia.',
      'Que te expliquem como fazer tira-te logo a vontade.',
      'Diz de antemão em que parte queres decidir, e no resto deixa-te levar.',
    ],
  },
  2: {
    mystic: [
      'A Saudade do Par',
      'A tua alma procura outra margem onde a onda possa chegar.',
      'Sentes o frio do outro antes de ele o nomear.',
      'A margem que só espera ondas esquece que também é terra.',
      'Fica um serão a sós e vê que também aí há companhia.',
    ],
    pragmatic: [
      'A Vontade de Pertencer',
      'No fundo queres harmonia e alguém com quem partilhar o dia a dia.',
      'Dás atenção verdadeira, e isso cria laços que duram.',
      'Um conflito por resolver tira-te o sono e a razão.',
      'Marca a conversa difícil para esta semana, com hora de começo e de fim.',
    ],
  },
  3: {
    mystic: [
      'A Sede de Canto',
      'Há em ti uma criança que quer mostrar o que pintou.',
      'A tua alegria é contagiosa como uma janela aberta em abril.',
      'O riso pode ser a porta onde escondes quem chora.',
      'Mostra a uma só pessoa o desenho que não ficou bonito.',
    ],
    pragmatic: [
      'A Vontade de Ter Voz',
      'No fundo queres exprimir-te e dividir prazer com os outros.',
      'O teu otimismo é sincero e torna mais leves os dias dos outros.',
      'Podes procurar aplauso quando querias compreensão.',
      'Conta a alguém o que se passa antes de o transformares numa história engraçada.',
    ],
  },
  4: {
    mystic: [
      'A Fome de Chão',
      'A tua alma dorme bem onde o telhado é certo e a chave está no prego.',
      'Amas com constância, como a terra ama a chuva que volta.',
      'Quem teme a terra a tremer pode deixar de dançar.',
      'Dança um pouco na cozinha com as luzes apagadas.',
    ],
    pragmatic: [
      'A Vontade de Segurança',
      'No fundo queres estabilidade, acordos claros e trabalho com sentido.',
      'Dás aos outros um ponto fixo.',
      'Uma surpresa, mesmo boa, deixa-te de pé atrás.',
      'Planeia uma pequena surpresa para ti: uma hora sem plano, marcada na agenda.',
    ],
  },
  5: {
    mystic: [
      'O Chamamento do Mar Largo',
      'Alguma coisa em ti acorda quando passa uma vela.',
      'A tua fome de vida alegra portos cinzentos.',
      'Podes tomar cada âncora por corrente e cortar uma corda que te segurava por amor.',
      'Escolhe um porto e volta a ele de propósito.',
    ],
    pragmatic: [
      'A Vontade de Liberdade',
      'No fundo queres experiência, variedade e a porta aberta.',
      'Trazes ar fresco e coragem a quem anda em círculos.',
      'Qualquer compromisso te parece de início mais apertado do que é.',
      'Negoceia a liberdade ao princípio, em vez de a roubares depois.',
    ],
  },
  6: {
    mystic: [
      'O Amor à Volta da Mesa',
      'A tua alma só descansa quando todos têm o prato cheio.',
      'Fazes família de quem te bate à porta.',
      'Quem serve de pé esquece o gosto da sopa.',
      'Senta-te antes de ela arrefecer.',
    ],
    pragmatic: [
      'A Vontade de Cuidar',
      'No fundo queres que precisem de ti e que em casa haja paz.',
      'A tua lealdade aguenta os anos maus.',
      'Ficas com mágoa quando o cuidado não volta, e não a dizes.',
      'Pede esta semana uma coisa concreta a quem costumas ajudar.',
    ],
  },
  7: {
    mystic: [
      'A Sede do que Não se Vê',
      'A tua alma quer saber o que a lua faz quando ninguém a olha.',
      'Tens um quarto dentro de ti onde as respostas vêm beber.',
      'Um quarto com uma só chave pode tornar-se frio.',
      'Faz uma cópia da chave para alguém.',
    ],
    pragmatic: [
      'A Vontade de Compreender',
      'No fundo queres sossego, verdade e tempo para pensar.',
      'Não te contentas com o que parece, e acertas muitas vezes.',
      'Guardas tanto que as pessoas desistem de perguntar.',
      'Conta uma dúvida tua a alguém antes de teres a resposta.',
    ],
  },
  8: {
    mystic: [
      'A Fome da Colheita',
      'A tua alma quer ver o trigo no celeiro, e não só verde no campo.',
      'Tens força para desejar em grande e esperar pelo ano.',
      'O celeiro cheio de quem não convida sabe a pó.',
      'Abre uma saca antes do inverno.',
    ],
    pragmatic: [
      'A Vontade de Alcançar',
      'No fundo queres obra feita, influência e um resultado que se possa medir.',
      'A tua ambição puxa também pelos outros.',
      'Quando não ganhas, custa-te gostar de ti.',
      'Escreve ao domingo uma coisa que correu bem e que não se mede.',
    ],
  },
  9: {
    mystic: [
      'O Amor sem Margens',
      'A tua alma quer abraçar o mar e estranha que os braços acabem.',
      'Sentes a dor do mundo e não lhe voltas a cara.',
      'Quem ama todos pode deixar um só à espera.',
      'Escolhe esta noite um rosto e olha-o com vagar.',
    ],
    pragmatic: [
      'A Vontade de Servir',
      'No fundo queres que o mundo à tua volta fique melhor por teres passado.',
      'A tua generosidade não faz contas.',
      'Ficas com desilusão quando os outros são apenas humanos.',
      'Baixa a fasquia para uma pessoa esta semana e repara no que melhora.',
    ],
  },
  11: {
    mystic: [
      'O Desejo de Claridade',
      'A tua alma está à escuta de um som que vem antes das palavras.',
      'Pressentes a luz dos outros e levas-lhes o fósforo.',
      'Quem ouve tudo precisa de saber fechar a janela.',
      'Escolhe um silêncio por dia e fica com ele.',
    ],
    pragmatic: [
      'A Vontade de Sentido',
      'No fundo queres que o que fazes tenha significado e toque alguém.',
      'Inspiras sem te esforçares quando acreditas no assunto.',
      'A dúvida sobre ti volta sempre que há silêncio.',
      'Guarda num ficheiro os agradecimentos que recebes e abre-o nos dias maus.',
    ],
  },
  22: {
    mystic: [
      'O Sonho que Quer Paredes',
      'A tua alma não se contenta com ver a cidade; quer pô-la de pé.',
      'Desejas em pedra e não em fumo.',
      'Um desejo tão grande pode calar os pequenos, que também são teus.',
      'Dá hoje de comer a um desejo pequeno.',
    ],
    pragmatic: [
      'A Vontade de Deixar Obra',
      'No fundo queres construir algo útil que continue sem ti.',
      'Tens paciência para metas de anos.',
      'O presente parece-te sempre uma etapa.',
      'Festeja uma etapa esta semana, com alguém e com bolo.',
    ],
  },
  33: {
    mystic: [
      'O Desejo de Consolar',
      'A tua alma inclina-se para onde alguém chora, como as flores para o sol.',
      'Curas só com ficar.',
      'Quem bebe todas as lágrimas acaba por saber a sal.',
      'Deixa que alguém te traga água.',
    ],
    pragmatic: [
      'A Vontade de Aliviar',
      'No fundo queres que ninguém sofra sem companhia.',
      'A tua presença acalma mais do que qualquer conselho.',
      'Sentes que falhaste quando não podes ajudar.',
      'Distingue por escrito o que podes fazer e o que só podes acompanhar.',
    ],
  },
}
