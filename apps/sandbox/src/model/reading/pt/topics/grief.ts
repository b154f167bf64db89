import type { TopicWords } from '../../stock.ts'

export const grief: TopicWords = {
  subject: 'a tua perda',
  openings: {
    mystic: [
      'lamento muito; há luzes que passam o horizonte, e os olhos continuam presos ao lugar.',
      'o luto tem uma lua própria, e ela não segue o calendário da parede.',
      'senta-te, aqui não há pressa, e a noite é larga que chegue para o que trazes.',
      'o que amaste deixou-te o calor nas mãos, e é por isso que elas doem.',
      'nenhuma estrela te pode explicar isto, e nenhuma o devia tentar.',
    ],
    pragmatic: [
      'lamento muito. Nada num mapa torna uma perda mais pequena, mas pode mostrar como a carregas.',
      'agradeço que mo tenhas contado. Não há velocidade certa para isto.',
      'o que sentes tem o tamanho do que tiveste, por isso faz sentido que seja grande.',
      'antes de mais, não tens obrigação de estar bem com isto.',
      'vão dar-te conselhos; tens o direito de querer só companhia.',
    ],
  },
  lines: {
    mystic: [
      'Vives a dor como quem rema, a direito e a sós; deixa outra pessoa pegar num remo por um bocado.',
      'Choras por quem chora, e as tuas lágrimas esperam no corredor.',
      'Contas as histórias claras para que a mesa respire, e alguma noite pode contar-se a escura.',
      'Continuas a acender o fogão e a dar corda ao relógio, e é a tua maneira de rezar.',
      'Queres estar onde não dói, e cada praia tem o mesmo mar.',
      'Seguras todos como uma taça, e uma taça também pode estar vazia.',
      'Levas a mágoa para o andar de cima e fechas a porta, e lá ela é ao menos tua.',
      'Ficas de pé como um farol, e ninguém vê que a lâmpada está molhada.',
      'Já largaste tantas vezes que julgam que sabes; ninguém sabe.',
    ],
    pragmatic: [
      'Tentas resolver a dor por ti e depressa, e o luto não responde ao esforço.',
      'Consolas primeiro os outros, por isso escolhe uma pessoa com quem não tenhas de o fazer.',
      'Aguentas o ambiente em companhia e desabas no carro; o carro serve, um amigo também servia.',
      'Tratas da parte prática, e o sentir costuma chegar quando os papéis estão feitos.',
      'Andas sempre para que não te apanhe, por isso dá-lhe meia hora certa e depois segue.',
      'Seguras a família, e tu também és família.',
      'Recolhes-te para compreender, e é o que te faz bem, desde que alguém saiba onde estás.',
      'Funcionas, e elogiam-te por isso, e fica mais difícil dizer que não estás bem.',
      'Sabes muito sobre a perda em geral, e esta não é em geral.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, acende uma vela pequena, diz o nome em voz alta e deixa-a arder enquanto o chá se mantém quente.',
      'Vai a um lugar que era vosso, leva uma coisa pequena e traz outra para casa.',
      'Escreve a frase que ficou por dizer, lê-a ao céu da noite e guarda-a ou dá-a à água.',
      'Usa um dia uma coisa que lhe pertenceu e deixa a memória ser uma visita de todos os dias.',
      'Pede a quem o conheceu uma história que nunca ouviste e escuta até ao fim.',
      'Deixa um serão da semana para a saudade, para que os outros possam pesar um pouco menos.',
    ],
    pragmatic: [
      'Liga hoje a uma pessoa e diz: “Não preciso de conselhos, só queria que me ouvisses um bocado.”',
      'Escolhe uma âncora pequena, o mesmo passeio ou o mesmo pequeno-almoço, e mantém-na esta semana aconteça o que acontecer.',
      'Entrega uma tarefa prática a quem te disse por último “se eu puder ajudar em alguma coisa”.',
      'Escreve esta noite três coisas banais que não queres esquecer, sem as embelezar.',
      'Se os dias não clarearem, fala com o teu médico ou com um grupo de apoio ao luto perto de ti; é uma boa razão para ir.',
      'Marca já na agenda a próxima data difícil e combina com alguém para esse dia.',
    ],
  },
}
