import type { LanguageTable } from '../language-table.ts'

export const portuguese: LanguageTable = {
  names: {
    life_path:
      'caminho{,s} de vida, caminho da vida, numero{,s} de vida, numero da vida, trilho de vida, numero regente, numero do caminho, numero do caminho de vida, trilho de nascimento, numero da data de nascimento, percurso de vida, ~teu caminho, numero principal, estrada de vida, via de vida, estrada da vida, caminho de destino, numero de licao de vida, trajeto de vida, rota de vida, jornada de vida, missao de vida, ~caminho do, ~caminho da, ~data completa, ~data inteira, ~data de nascimento completa, vibracao de nascimento, ~data de nascimento',
    expression:
      'expressao, numero de expressao, numero da expressao, expressoes, numero do nome completo, numero do nome inteiro, numero do talento, numero da vocacao',
    soul_urge:
      'impulso{,s} da alma, desejo da alma, motivacao da alma, anseio da alma, desejo do coracao, numero da alma, motivacao, impulso de alma, numero do coracao, apelo da alma, numero interior, urgencia da alma, anelo da alma, desejo intimo, numero das vogais, voz da alma, vontade da alma, ~por dentro, ~alma, numero intimo',
    personality:
      'personalidade, numero da personalidade, numero de personalidade, numero da imagem, numero exterior, personalidades, numero das consoantes, eu exterior, aparencia, mascara, ~por fora, ~para fora, ~mostras um, ~mostras o, ~veem em ti, ~ve em ti',
    birthday:
      'numero do dia, numero de aniversario, numero do aniversario, numero do dia de nascimento, numero de nascimento, numero natal, dia de nascimento',
    maturity: 'maturidade, numero da maturidade, numero de maturidade, maturidades, numero da realizacao',
    balance: 'equilibrio, numero do equilibrio, numero de equilibrio',
    rational_thought: 'pensamento racional, numero do pensamento racional',
    subconscious_self: 'eu subconsciente, subconsciente',
    hidden_passion:
      'mais se repete, numero mais frequente, mais aparece, paixao oculta, paixao escondida, paixoes ocultas, talento oculto',
    karmic_lesson: 'licao carmica, licoes carmicas, licao karmica, licoes karmicas',
    karmic_debt:
      'divida carmica, dividas carmicas, divida karmica, dividas karmicas, numero carmico, numeros carmicos, ~divida, divida do karma, divida do carma, dividas do karma, ~dividas',
    master:
      'numero{,s} mestre{,s}, vibracao mestra, vibracao mestre, energia mestra, numero{,s} de mestre, algarismo mestre',
    personal_year: 'ano{,s} pessoa{l,is}, numero do ano, numero anual, numero pessoal, vibracao anual, vibracao do ano',
    personal_month: 'mes pessoal, meses pessoais, numero do mes, numero mensal',
    personal_day: 'dia{,s} pessoa{l,is}, numero do dia pessoal, numero diario',
    universal_year: 'ano universal, numero universal, ano coletivo',
    pinnacle: 'pinaculo{,s}, numero do pinaculo',
    challenge: 'desafio{,s}, numero do desafio',
    period_cycle: 'ciclo de periodo, ciclo de vida, periodo de vida',
    essence: 'essencia, numero da essencia',
    name_number: 'numero do nome, numero de nome, namank, numero do teu nome',
    compound: 'numero composto{, do teu nome, do nome}, composto',
    ordinal: 'numero ordinal, soma ordinal, raiz ordinal, total ordinal',
    psychic: 'numero psiquico, psiquico, mulank, numero guia, driver',
    destiny: 'numero do destino, numero de destino, destino, bhagyank, numero condutor',
    kua: 'numero kua, kua',
    missing: 'numero{,s} em falta, numero{,s} ausente{,s}, numero{,s} que falta{,m}',
    repeated: 'numero{,s} repetido{,s}',
    score:
      'pontuacao de compatibilidade, compatibilidade, pontuacao, afinidade, grau de compatibilidade, harmonia, indice de compatibilidade',
  },
  ordinary:
    'expression, personality, maturity, balance, challenge, essence, destiny, score, soul_urge, subconscious_self, psychic',
  bareYear: 'ano',
  bareMonth: 'mes',
  bareDay: 'dia',
  numbers:
    'zero, um, dois, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quinze, dezasseis, dezassete, dezoito, dezanove, vinte, vinte e um, vinte e dois, vinte e tres, vinte e quatro, vinte e cinco, vinte e seis, vinte e sete, vinte e oito, vinte e nove, trinta, trinta e um, trinta e dois, trinta e tres',
  tens: 'quarenta, cinquenta, sessenta, setenta, oitenta, noventa, cem',
  shy: 'um',
  plurals: '1: os uns, 3: treses, 4: quatros, 5: cincos, 7: setes, 8: oitos, 9: noves, 11: onzes',
  numberNouns:
    'numero, numeros, vibracao, energia, valor, digito, n, nr, frequencia, raiz, soma, total, resultado, algarismo',
  singular:
    'o, um, este, esse, aquele, teu, seu, meu, ao, do, no, num, dum, pelo, mesmo, outro, puro, bom, verdadeiro, autentico, nosso, deste, neste, uma, desse, nesse',
  indefinite: 'um, num, outro, uma, numa, dum',
  copulas:
    'é, e um, ser, sao, foi, era, es, sou, fica, vale, da, torna, passa, soma, reduz, vibra, chega, traz, tem, tens, como, sera, resulta, mostra, significa, em, para, com, de, ao, leva, levas, trazes, marca, muda, anda, rege',
  link: 'é, como, de, do, da, no, na, teu, tua, o, a, seu, sua, meu, para, por, numero, ao, pelo, que, dos, das, teus, tuas, sao, minha, em',
  counted:
    'ano{,s}, mes, meses, semana{,s}, dia{,s}, hora{,s}, minuto{,s}, segundo{,s}, vez, vezes, pessoa{,s}, amigo{,s}, filho{,s}, lado{,s}, coisa{,s}, passo{,s}, parte{,s}, letra{,s}, credito{,s}, frase{,s}, pergunta{,s}, lugar{,es}, palavra{,s}, ponto{,s}, por cento, horas, dons, dom, faces, face, caminho{,s}, grandes, pequen{os,as}, grande, outr{os,as}, delas, deles, de nos, licao, licoes, mulheres, homens, irmaos, irmas, milhoes, mil, vogais, consoantes, boas, bons, novos, novas, euros, quilometros, tipos, niveis, fins de semana, vossos, vossas, por dia, por semana, ao dia, e meio, e meia, primeiros, primeiras, ultimos, ultimas, tons, cores, luzes, maiores',
  notCounted:
    'mas, dos, das, nos, nas, aos, os, as, tras, depois, antes, mais, menos, pois, tens, es, pedes, trazes, levas, teus, tuas, seus, suas, nos, vos, jamais, atras, alias, apenas, as, às, pois, traz, faz, diz, quis, vens, precisas, sabes, vives, queres, tambem, vais, podes, deves, sentes, simples',
  pluralEnding: /[aeoãõnri]s$/,
  labels:
    'capitulo, passo, parte, fase, etapa, semana, pagina, licao, regra, ponto, nivel, idade, quarto, casa, secao, seccao, linha, coluna, exercicio, tarefa, opcao, sugestao, versiculo, cerca, quase, aos, às, cada, fazer, dia, dias, as, pelas, os',
  beforeTime: 'às, as, ate, pelas, depois das, antes das',
  you: 'tu, te, ti, voce, contigo',
  yours: 'teu, tua, teus, tuas',
  youVerbs:
    'és, tens, levas, trazes, vives, estas, entras, carregas, atravessas, caminhas, segues, tornas, seras, vais, passas, sentes, vibras, nasceste, sabes, precisas, podes, foste, somas',
  they: 'ele, ela, eles, elas',
  theirs: 'dele, dela, deles, delas',
  politeYours: 'seu, sua, seus, suas',
  theirsAfter: 'dele, dela, deles, delas',
  both: 'ambos, voces, vossos, vosso, vossa, vossas, os dois, nos dois, juntos, nossos, partilham, entre voces',
  partners:
    'parceiro, parceira, marido, mulher, namorado, namorada, companheiro, companheira, amado, amada, esposo, esposa, noivo, noiva',
  strangers:
    'mae, pai, irma, irmao, filho, filha, amigo, amiga, chefe, colega, tio, tia, primo, prima, avo, vizinho, vizinha, ex, patrao, professora, professor, cliente, sogra, sogro, cunhada, cunhado, sobrinho, sobrinha, bebe, crianca, pais, cao, gato, cantora, cantor, ator, atriz, rival',
  attributed:
    'escreveste, escreves, disseste, dizes, dizias, perguntas, perguntaste, leste, contaste, mencionas, mencionaste, pensavas, achavas, acreditavas, ouviste, disseram te, te disseram, te disse, outro site, outros sites, noutro site, noutros sites, outra pagina, outras paginas, sites, outra calculadora, outras calculadoras, calculadoras, outra app, aplicacao, noutro lado, outras escolas, outra escola, noutra escola, outro sistema, outra tradicao, outras tradicoes, outro livro, outros livros, na internet, ha quem, costuma dizer se, diz se, dizem, conhecido como, conhecida como, muitas vezes citado, muitas vezes citada, citada como, citado como, apontado como, apontada como, outro metodo, somar todos, engano, enganado, enganada, errado, errada, em vez de, em vez do, confundir, confundem, confundas, outra tabela, outros numerologos, noutra conta',
  hypothetical:
    'seria, seriam, serias, teria, terias, fosses, tivesses, se fosse, tivesse, imagina, supoe, daria, dava, estarias, haveria, nascesses',
  negations: 'nao, nunca, nem, sem, jamais, nenhum, nenhuma, tampouco',
  clauseWords: 'mas, aqui, porem, contudo, no entanto, todavia, embora, na verdade, afinal, porque',
  matchWords:
    'compatibilidade, compativeis, afinidade, harmonia, sintonia, par, casal, relacao, juntos, ligacao, pontuacao, encaixe, encaixam, combinam, combinacao, alinhamento, quimica',
  outOf: 'em, de, sobre',
  percent: 'por cento, porcento',
  equals:
    'é, sao, igual a, da, dao, faz, fazem, resulta em, soma, somam, fica, ficam, chega a, reduz se a, que da, total, o que da, perfaz, que é, torna se, ou seja',
  anaphors:
    'é um, é o, é uma, é, isso é, da um, da, trata se de um, trata se do, torna se, passa a, passa a ser, muda para, fica em, fica, soma, resulta em, que é um, que é o, o numero é, a resposta é, vale, reduz se a, chega a, vibra em',
  now: 'agora, atual, atualmente, presente, neste momento, hoje, este, neste, deste',
  next: 'proximo, proxima, seguinte, que vem, a seguir',
  last: 'passado, passada, ultimo, ultima, anterior, ha um ano',
  thisYear:
    'este ano, neste ano, deste ano, agora, atualmente, neste momento, ano corrente, ano atual, ano em curso, presente ano',
  nextYear:
    'o que vem, proximo ano, ano que vem, ano seguinte, ano a seguir, ano depois, novo ano, para o ano, ano que ai vem, ano que se aproxima',
  lastYear: 'ano passado, ultimo ano, ano anterior, ano que passou',
  thisMonth: 'este mes, neste mes, deste mes, agora, mes atual, mes corrente',
  nextMonth: 'proximo mes, mes que vem, mes seguinte',
  today: 'hoje, esta noite, esta manha',
  tomorrow: 'amanha',
  dayAfter: 'depois de amanha',
  months: 'janeiro, fevereiro, marco, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
  weekdays:
    'domingo{,s}, segunda{, feira}, terca{, feira}, quarta{, feira}, quinta{, feira}, sexta{, feira}, sabado{,s}',
  ordinals:
    'primeir{o,a}, segund{o,a}, terceir{o,a}, quart{o,a}, quint{o,a}, sext{o,a}, setim{o,a}, oitav{o,a}, non{o,a}, decim{o,a}',
  and: 'e, ou, com, a, ate',
  mathPlus: 'mais, e',
}
