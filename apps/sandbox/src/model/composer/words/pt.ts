import { digitsOf, numbersOf, topicsOf, type Words } from './words.ts'

/** European Portuguese, with 'tu', and without words that would give the reader's sex. */
export const portuguese: Words = {
  possessive: /^(?:o teu|a tua) /,
  numbers: numbersOf(`
life_path | o teu Caminho de Vida | Vem da data de nascimento inteira e descreve a estrada em que aprendes.
expression | a tua Expressão | Vem de todas as letras do teu nome e descreve aquilo que sabes fazer.
soul_urge | o teu Impulso da Alma | Vem das vogais do teu nome e descreve o que queres no fundo.
personality | a tua Personalidade | Vem das consoantes do teu nome e descreve o que os outros veem primeiro.
personal_year | o teu Ano Pessoal | Dá o tema do ano civil.
personal_month | o teu Mês Pessoal | Dá cor a umas semanas dentro do ano.
personal_day | o teu Dia Pessoal | Dá o tom a um só dia.
universal_year | o teu Ano Universal | É igual para toda a gente e serve de pano de fundo.
birthday | o teu Dia de Nascimento | É o talento que não precisa de treino.
maturity | a tua Maturidade | Ganha força na segunda metade da vida.
balance | o teu Equilíbrio | Mostra como recuperas a calma quando alguma coisa te abala.
hidden_passion | a tua Paixão Oculta | É o valor que as letras do teu nome mais repetem.
karmic_lesson | a tua Lição Cármica | Nenhuma letra do teu nome tem este valor, e por isso pede treino.
karmic_debt | a tua Dívida Cármica | Marca um sítio onde o esforço conta mais do que a sorte.
pinnacle | o teu {nth} Pináculo | Diz o tempo que faz durante vários anos.
challenge | o teu {nth} Desafio | Diz o que esses anos te pedem que aprendas.
period_cycle | o teu {nth} Ciclo de Vida | É a corrente lenta por baixo dos anos.
essence | a tua Essência | Vem das letras que estão ativas este ano.
bridge | a tua Ponte | Mostra o que aproxima dois dos teus números.
name_number | o teu Número do Nome | Na tradição do nome, é este número que manda.
name_compound | o teu número composto | É a corrente escondida por trás do nome.
ordinal_root | o teu Número Ordinal | Leva o teu nome a passear pelo alfabeto.
psychic_number | o teu Número Psíquico | Mostra como te vês.
destiny_number | o teu Número do Destino | Mostra o que a vida faz de ti.
planet_of | o teu planeta regente | Dá ao número o seu feitio.
driver_number | o teu Número Guia | É o que te move.
conductor_number | o teu Número Condutor | É para onde esse movimento te leva.
lo_shu_missing | o teu número em falta | Não aparece no quadrado da tua data de nascimento.
lo_shu_repeated | o teu número repetido | Aparece mais do que uma vez no quadrado da tua data.
lo_shu_complete | a tua seta de força | Essa linha do quadrado está completa.
lo_shu_empty | a tua seta de fraqueza | Essa linha do quadrado ainda está por preencher.
score | a tua compatibilidade | É a soma de uma tabela publicada, e não é uma sentença.
`),
  digits: digitsOf(`
começar alguma coisa em teu nome | Aprendes quando vais à frente. | Decides enquanto outros ainda juntam opiniões. | Pedir ajuda também é liderar. | Faz o primeiro telefonema antes do meio-dia.
cooperar e saber esperar | Ouves o que fica por dizer. | Perto de ti as pessoas atrevem-se a falar a verdade. | Por delicadeza, a tua opinião chega tarde. | Pede a opinião a uma pessoa e ouve até ao fim.
dizer as coisas em voz alta | Precisas de contar, de criar e de rir. | Sabes dizer com leveza uma coisa difícil. | A piada afasta precisamente quem gostavas de conhecer. | Escreve ou conta uma coisa que te importe.
construir passo a passo | Constróis devagar e bem. | O que acabas fica de pé. | Descansar faz parte da obra. | Arruma uma gaveta, uma pasta ou uma conta.
mudar o que já não te serve | Decides melhor em andamento. | Manténs a calma quando os planos caem. | Ficar também pode ser uma aventura. | Vai por outro caminho e segue a primeira boa ideia.
cuidar da casa e das pessoas | Cuidas dos teus. | Fazes de qualquer sala um sítio onde apetece estar. | Ninguém cuida de ti, porque pareces não precisar. | Faz em casa uma coisa que alivie o serão.
pensar e descansar | Vais ao fundo das coisas. | As tuas perguntas poupam erros caros. | Às vezes chamas pensar ao que é esperar. | Guarda uma hora sem telemóvel para a questão mais difícil.
obter resultados com justiça | Pensas em grande e fazes do esforço uma coisa sólida. | Na tempestade, é para ti que olham. | Há êxitos que não se medem. | Trata do assunto de dinheiro que está à espera.
concluir e deixar ir | Vês o conjunto. | Compreendes pessoas muito diferentes de ti. | Custa-te mais fechar uma porta do que abrir muitas. | Acaba uma coisa antiga e despede-te dela.
`),
  ordinals: ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'],
  open: {
    mystic: [
      'a lua já leu a tua pergunta, por isso deixemos falar os números.',
      'o teu mapa está aberto como uma baía na maré baixa, e há coisas que se veem bem.',
      'faz um minuto de silêncio, porque os teus números têm uma resposta.',
    ],
    pragmatic: [
      'aqui está o que o teu mapa diz sobre isso, em palavras simples.',
      'a tua pergunta tem uma resposta que se pode usar, e começamos por ela.',
      'alguns dos teus números têm que ver com isto, e vale a pena olhar para eles.',
    ],
  },
  topics: topicsOf(`
amor relacao namor* casamento marido mulher paixao ex | soul_urge personality | antes de falarem de outro coração, as estrelas falam da maneira como o teu espera. | no amor, a pergunta útil é o que fazes quando ele se aproxima.
trabalh* emprego carreira chefe negocio promocao projeto | expression life_path | o trabalho de que falas procura a sua praia, e o teu nome sabe o caminho. | no trabalho, mais do que os teus talentos, conta onde os mostras.
dinheiro salario divida dividas poupar renda | expression personal_year | o ouro vai e vem como a maré, e o que fica é a mão que segura a taça. | os números não preveem dinheiro, mas mostram como decides sobre ele.
familia mae pai pais filh* irma irmao casa mudar | soul_urge life_path | cada casa guarda uma luz para quem pergunta, e esta noite ela é tua. | com a família, ajuda saber primeiro aquilo de que tu precisas.
decidir decisao escolh* devo hesito | life_path personal_year | onde a estrada se divide, a lua não ilumina nenhum dos lados, mas ilumina-te os pés. | uma decisão fica mais fácil quando sabes como costumas decidir.
nome nomes apelido alcunha | expression soul_urge | o teu nome é um barco pequeno, e cada letra tem nele o seu lugar. | o teu nome tem vogais e consoantes, e dizem coisas diferentes sobre ti.
ola oi obrigado obrigada bom_dia boa_tarde boa_noite |  | que bom teres passado por cá; a chaleira está ao lume, e as estrelas também. | é bom ver-te por aqui; deixo-te uma coisa que vale a pena saberes hoje.
`),
  again: 'Da última vez olhámos para {yours}, e isto continua a partir daí.',
  head: [
    '{yours} é {slot}.',
    '{yours}, por sua vez, é {slot}.',
    'Há também {yours}: {slot}.',
    'Olha agora para {yours}: {slot}.',
  ],
  theirs: '{who} tem {slot} em {name}, um número que pede {theme}.',
  meet: 'Em {name}, o teu número pede {theme}, e o de {who} pede {otherTheme}.',
  inYear: ['Em {year}, {yours} é {slot}.', '{yours} em {year} é {slot}.', 'Para {year}, {yours} é {slot}.'],
  joint: [
    'Aqui {yours} pede {theme}, enquanto {other} pede {otherTheme}, e num dia cheio sente-se o puxão.',
    'Conta com {yours} para {theme}, e com {other} para {otherTheme}.',
    'Quando te cansares de {theme}, {other} convida-te a {otherTheme}.',
    'Talvez nunca tenhas reparado: {other} alimenta {yours} em segredo, porque {otherTheme} ajuda a {theme}.',
  ],
  today: [
    'Para hoje: {advice}',
    'Uma coisa pequena para começar: {advice}',
    'Experimenta isto antes do serão: {advice}',
  ],
  working: 'A conta é esta: {working}.',
  letters: 'As letras valem {letters}.',
  months: ['Começa coisas em {month}.', 'Acaba coisas em {month}.', 'Descansa e pensa em {month}.'],
  asks: '{yours} pede {theme}.',
  freeDay: 'Deixa livre {day}, que é o dia mais calmo de todos.',
  ask: {
    mystic: 'E uma pergunta para levares ao longo do ano: que luz acenderias, se ninguém a visse?',
    pragmatic: 'E uma pergunta para este ano: o que deixarias de fazer, se ninguém o esperasse de ti?',
  },
  beyond:
    'Essa parte da tua pergunta cabe a um profissional, e nenhum número adivinha a sorte; o que posso ler é a tua maneira de decidir.',
}
