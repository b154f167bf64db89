import type { Meanings, SingleDigit } from '../meaning.ts'

/** Numbers that occur in the Lo Shu square. The ones have `loShuOnes`. */
export const loShuPresentMeanings: Meanings<Exclude<SingleDigit, 1>> = {
  2: {
    mystic: {
      title: 'A Terra Branda',
      essence:
        'A sudoeste do teu quadrado há terra lavrada, que ouve as sementes a virarem-se. Com mais do que um 2, ouve até a minhoca.',
      gift: 'Percebes sem palavras o que outros só percebem quando alguém lho diz, e sentes a chuva antes da nuvem.',
      shadow: 'Em terra tão branda ficam todas as pegadas, mesmo as de quem ia só a passar.',
      scene: 'A visita gaba a sopa. Olhas-lhe para as mãos e vais fazer a cama do quarto pequeno.',
      advice: 'Quando pressentires alguma coisa, fica cinco minutos em silêncio antes de a explicares.',
    },
    pragmatic: {
      title: 'Sensibilidade',
      essence:
        'Com o 2 no quadrado, lês bem as pessoas e percebes o que não se diz. Quando se repete, sentes tudo com mais força.',
      gift: 'Apanhas cedo o que anda no ar, e por isso tratas os outros com jeito.',
      shadow: 'Fias-te numa impressão quando bastava uma pergunta para a corrigir.',
      scene: 'A mensagem diz «tudo bem!», com um ponto de exclamação em vez de três. Telefonas.',
      advice: 'Antes de agires pelo que leste em alguém, confirma com essa pessoa.',
    },
  },
  3: {
    mystic: {
      title: 'O Trovão do Leste',
      essence:
        'Vive no teu quadrado o trovão da primavera, e depois dele rebentam ideias. Se o 3 se repete, o céu mal descansa.',
      gift: 'A trovoada que assusta os outros é o teu tambor, e até quem hesitava quer começar.',
      shadow: 'O teu trovão ribomba tantas vezes que nenhuma semente tem sossego para abrir.',
      scene:
        'A rua ficou sem luz. De vela na mão, inventas na escada a história de um trovão com medo do escuro, e as crianças chegam-se para ouvir.',
      advice: 'Deixa uma ideia nova três dias em sossego antes de lhe mexeres.',
    },
    pragmatic: {
      title: 'Imaginação',
      essence:
        'Com um 3, a cabeça anda viva: lembra, junta, inventa. Com mais do que um, às vezes até corre à tua frente.',
      gift: 'Ligas coisas que pareciam distantes, e tens boa memória.',
      shadow: 'Afeiçoas-te a uma ideia e já não perguntas a quem ela serve.',
      scene: 'Nas costas do talão do estacionamento há agora o projeto de uma estante de dobrar, com medidas e tudo.',
      advice: 'Assim que te surgir uma ideia, desenha-a, e mostra-a a alguém de espírito prático.',
    },
  },
  4: {
    mystic: {
      title: 'O Vento que Entrança',
      essence:
        'De sudeste, um vento que não se cansa entrança vimes no teu quadrado. Com muitos 4, trabalha pela noite fora.',
      gift: 'Cesto, rede e ninho saem-te das mãos como se já viessem feitos.',
      shadow: 'Se apertas de mais o vime, o vento que te ajudou já não passa.',
      scene:
        'Sentas-te no degrau com um cordel e três canas. O tomateiro, que estava caído, fica direito como um fuso.',
      advice: 'Pega hoje num trabalho de mãos, e deixa descansar a cabeça.',
    },
    pragmatic: {
      title: 'Sentido Prático',
      essence:
        'O 4 dá-te mãos que gostam de fazer e uma cabeça que gosta de arrumar. Quando se repete, não descansam nem as mãos nem a cabeça.',
      gift: 'Com jeito e método, fazes a obra com o que há em casa.',
      shadow: 'Arrumas o que estava vivo, e lá se vai metade da graça.',
      scene: 'A vara da tenda parte-se à chuva. Quando dão por isso, já tens na mão a colher de pau e a fita-cola.',
      advice: 'Deixa hoje uma coisa por arrumar, só pela graça que tem assim.',
    },
  },
  5: {
    mystic: {
      title: 'A Pedra Amarela do Meio',
      essence:
        'No centro do teu quadrado, uma pedra dourada traz os oito ventos em equilíbrio. Com outro 5 ao lado, aquece e fica com vontade de viajar.',
      gift: 'Todos os ventos vêm descansar junto de ti, e partem mais brandos.',
      shadow: 'És uma pedra tão firme que meio mundo te toma por banco.',
      scene:
        'O bolo da festa escorregou e corre toda a gente. Ficas na relva, de garfo na mão, e à tua volta a correria acaba em riso.',
      advice: 'Amanhã, a meio da tarde, senta-te e respira dez vezes antes do passo seguinte.',
    },
    pragmatic: {
      title: 'Equilíbrio',
      essence:
        'O 5, no centro, é um eixo que te segura a ti e aos que te rodeiam. Se aparece mais vezes, traz força e desassossego.',
      gift: 'Adaptas-te sem te perderes, e junto de ti os outros ganham pé.',
      shadow: 'Aguentas tão bem que, no dia em que já não aguentas, ninguém repara.',
      scene: 'Suprimiram o comboio. Já descobriste a camioneta, um café decente e boleia para a senhora do lado.',
      advice: 'Conta a alguém como mantens a calma, e quando foi que a perdeste.',
    },
  },
  6: {
    mystic: {
      title: 'O Arco do Céu',
      essence:
        'A noroeste ergue-se o teu arco de céu, e as andorinhas fazem lá ninho. Um segundo 6 recolhe debaixo dele a aldeia inteira.',
      gift: 'Com uma toalha branca e um ramo de oliveira, fazes de qualquer tábua uma mesa de festa.',
      shadow: 'De tanto varreres debaixo do arco, as andorinhas ganham medo.',
      scene:
        'A casa de férias está nua, e chove na claraboia. Pões limões numa taça, e os outros começam a desfazer as malas.',
      advice: 'Deixa hoje um canto por arrumar, e senta-te lá à conversa.',
    },
    pragmatic: {
      title: 'Sentido de Casa',
      essence:
        'O 6 traz criatividade e cuidado com as pessoas e os espaços à tua volta. Se aparece mais de uma vez, vem com ele a preocupação.',
      gift: 'Tens gosto e olhos de quem cuida: uma hora contigo, e a sala já apetece.',
      shadow: 'A preocupação com a família vai contigo até aos sítios onde podias descansar.',
      scene:
        'Estás de férias, a toalha dobrada em três na espreguiçadeira, e mandas para casa instruções sobre a arca frigorífica.',
      advice: 'Da próxima vez que fores descansar, deixa o telemóvel no fundo do saco durante uma hora.',
    },
  },
  7: {
    mystic: {
      title: 'O Lago que se Lembra',
      essence:
        'A poente do teu quadrado brilha um lago que aprendeu com cada folha caída. Se o 7 se repete, aprendeu mais ainda, e não o conta.',
      gift: 'Gozas o ouro de uma tarde inteira e deixa-lo ir, sem ficares com menos luz.',
      shadow: 'O lago quer tanto às folhas do fundo que se esquece da primavera.',
      scene:
        'Era a jarra da avó. Apanhas os cacos um a um e assenta-los no carreiro da horta, que fica a brilhar de azul.',
      advice: 'Fala a alguém de uma perda tua, e não tires dela nenhuma moral.',
    },
    pragmatic: {
      title: 'Aprender Vivendo',
      essence:
        'O 7 aprende com o que perde, e não só com o que ganha. Cada 7 a mais torna mais funda essa aprendizagem.',
      gift: 'A experiência deu-te brandura em vez de azedume, e os teus conselhos valem por isso.',
      shadow: 'Achas que uma lição só conta se doer.',
      scene:
        'Uma amiga quer emprestar dinheiro a um primo. Não lhe dás sentenças: contas-lhe a história do teu primeiro carro.',
      advice: 'Escreve numa linha o que te ensinou um dia feliz.',
    },
  },
  8: {
    mystic: {
      title: 'A Montanha Sentada',
      essence:
        'A nordeste do teu quadrado está sentada uma montanha que conta as nuvens sem se enganar. Onde há mais do que um 8, conta as gotas.',
      gift: 'Esperas como a pedra espera, e acabas por ver a coisa miúda que a todos escapou.',
      shadow: 'Enquanto contas as nuvens, os caminhantes partem sem uma palavra tua.',
      scene:
        'Já todos procuraram na praia um anel que se perdeu. Sentas-te, corres a areia com os olhos até à tardinha e estendes a mão.',
      advice: 'Salta hoje um pormenor, e vai dar dois dedos de conversa.',
    },
    pragmatic: {
      title: 'Rigor',
      essence:
        'Um 8 traz atenção ao pormenor e vontade de levar um assunto até ao fim. Com vários, nada passa em claro.',
      gift: 'Dás pelo erro, não faltas à hora marcada e acabas o que começas.',
      shadow: 'Corriges a vírgula a quem esperava uma palavra de ânimo.',
      scene:
        'A conta dá a volta à mesa e todos acenam que sim. Lembras que foram só quatro cafés, e o empregado pede desculpa.',
      advice: 'Quando hoje te mostrarem um trabalho, diz primeiro o que tem de bom, e só depois a vírgula.',
    },
  },
  9: {
    mystic: {
      title: 'O Fogo que Alumia',
      essence:
        'Arde a sul do teu quadrado um fogo que junta caras à roda. A cada novo 9 a roda alarga, e o calor também.',
      gift: 'A tua chama não pergunta a ninguém de onde vem, e quem se vira para ela remoça.',
      shadow: 'O teu fogo julga que é a aurora, e não vê quem tapa os olhos com a mão.',
      scene:
        'A fogueira na praia está no fim. Começas uma cantiga que todos sabem pela metade, e alguém vai buscar lenha.',
      advice: 'No próximo encontro, fala menos, e vê quem toma a palavra.',
    },
    pragmatic: {
      title: 'Ideais',
      essence: 'Um 9 na data traz ambição, ideais e vontade de ser útil. Com dois ou três, tudo isso tem pressa.',
      gift: 'Pensas para lá do teu proveito, e sabes dar a um grupo uma razão para avançar.',
      shadow: 'Os outros desiludem-te por falharem um ideal que nunca foi deles.',
      scene:
        'Foste à reunião por causa da vedação do parque infantil. Sais de lá a presidir à comissão que vai refazer o parque.',
      advice: 'Antes do próximo objetivo, diz o nome de uma pessoa a quem ele vai fazer bem.',
    },
  },
}
