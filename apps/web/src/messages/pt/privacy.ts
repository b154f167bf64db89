import { brand } from '@numeria/contract'
import type * as en from '../en/privacy.ts'

export const privacy: typeof en.privacy = {
  title: 'Política de privacidade',
  changed: '23/11/2026',
  sections: [
    { title: 'Quem é responsável pelo tratamento', blocks: [{ shows: 'company' }] },
    {
      title: 'O que guardamos e porquê',
      blocks: [
        {
          points: [
            {
              lead: 'A tua conta',
              text: ': o teu endereço de e-mail e o identificador que a Google, a Apple ou o Facebook nos dão para ti, e quando iniciaste sessão assim pela última vez, para poderes iniciar sessão (execução do contrato). O nome que nos dão é proposto para o teu perfil; só o guardamos se o confirmares. Se iniciares sessão por e-mail, só guardamos o teu endereço; um código que não foi usado é apagado no prazo de duas horas. De uma chave de acesso guardamos a chave pública e os nomes do navegador e do sistema que a criaram; a tua impressão digital ou o teu rosto nunca saem do teu dispositivo. Quando o teu endereço muda, guardamos o anterior durante 30 dias, para te avisarmos também aí de alterações aos teus inícios de sessão e aos teus dados bancários e fiscais. Se a Apple ou o Facebook nos disser que lá pediste a eliminação dos teus dados, removemos esse início de sessão, ou a conta se não tiver outro. Se a conta tiver algo de valor, esperamos, e enviamos-te um e-mail logo e outro 7 dias antes de a apagarmos; voltar a iniciar sessão com eles termina o pedido. Nunca recebemos a tua palavra-passe, os teus contactos ou as tuas publicações.',
            },
            {
              lead: 'Os teus nomes e a tua data de nascimento',
              text: ', tal como os guardas ou os mencionas no chat, porque é a partir deles que os teus números são calculados: o nome de nascimento e, se os acrescentares, o nome por que te tratam e o apelido desde o casamento (execução do contrato).',
            },
            {
              lead: 'As tuas leituras',
              text: `: o que perguntas, o que a ${brand.persona} responde e os números de que partiu, para que as possas reler e ela possa continuar a partir delas (execução do contrato). Podes apagar uma ou todas no chat.`,
            },
            {
              lead: `O que a ${brand.persona} recorda`,
              text: ': notas curtas sobre o que dizes nas tuas perguntas, usadas nas leituras seguintes (execução do contrato). Nada sobre saúde, morte, fé, política ou vida sexual é anotado, a não ser que o escrevas lá. Vês, alteras e apagas as notas nas Definições, onde também podes desligar isto.',
            },
            {
              lead: 'Os teus números do dia',
              text: ': o fuso horário do teu navegador, para que os teus dias mudem à tua meia-noite. Se pedires e-mails diários, guardamos a hora, o tom e a língua, e quantos recebeste desde que viste os teus números pela última vez; se criares um endereço de calendário, guardamos um resumo cifrado dele. Se pedires notificações, guardamos de cada dispositivo o endereço que o serviço de notificações do navegador lhe deu e as chaves que cifram as mensagens. Se pedires cartas no teu aniversário ou nos pontos de viragem do teu ano, guardamos o tom e a língua (execução do contrato). Cada um destes dados é apagado quando deixas de o querer.',
            },
            {
              lead: 'Os teus próprios limites',
              text: ': um limite mensal ou uma pausa, se os definires, para os respeitarmos (execução do contrato).',
            },
            {
              lead: 'O nome e a data de nascimento de outra pessoa',
              text: ', se pedires uma leitura de compatibilidade ou guardares essa pessoa nas Definições, com o que ela é para ti. Indica apenas o que essa pessoa não se importaria que partilhasses.',
            },
            {
              lead: 'Comparações com amigos',
              text: ', se enviares um convite ou responderes a um: os primeiros nomes e os números principais dos dois, e uma data de nascimento só se a própria pessoa a mostrar. O resto do que um amigo escreve não fica guardado. Uma ligação sem resposta termina ao fim de 30 dias e é apagada; uma comparação fica guardada até um dos dois a apagar: quem convidou, nas Definições ou com a conta; o amigo, na ligação (execução do contrato).',
            },
            {
              lead: 'Créditos e encomendas',
              text: ': o que compraste, ganhaste e gastaste, quando e por quanto (execução do contrato e obrigações legais de contabilidade).',
            },
            {
              lead: 'As leituras que publicas',
              text: ': quem tiver a ligação pode lê-las, até as retirares. Só levam o teu nome e a tua data de nascimento se assim escolheres.',
            },
            {
              lead: 'O que dizes sobre uma leitura',
              text: ': porque queres que uma seja reescrita (só vai para o modelo de linguagem para essa leitura) e o que denuncias. A nossa equipa só lê uma leitura quando a denuncias, ou quando o permites ao pedir que seja reescrita (execução do contrato, interesse legítimo).',
            },
            {
              lead: 'Denúncias de leituras públicas',
              text: ', também de pessoas sem conta: o que denuncias e porquê, e o teu nome e e-mail se os deres, para te podermos responder. Quem tornou a leitura pública não fica a saber quem a denunciou (obrigação legal: Regulamento dos Serviços Digitais, artigos 16.º e 17.º).',
            },
            {
              lead: 'Quem nos recomendou a quem',
              text: ': com que código chegaste e quando, para que ambos recebam o prometido (execução do contrato). Quem tem o código vê uma comissão de 10 % da tua primeira compra, e a data, sem o teu nome. Para que ninguém se recomende a si próprio, guardamos impressões irreversíveis do endereço de rede e do navegador com que inicias sessão, e daqueles de onde chegam as pessoas que trazes, durante trinta dias após a última vez. Não servem para comparar mais nada (interesse legítimo); quem nos recomenda vê números, nunca nomes.',
            },
            {
              lead: 'Dados bancários e fiscais',
              text: ', se escolheres receber em dinheiro pelas recomendações: a tua conta bancária e o nome, a morada e o número fiscal que a lei fiscal exige. São guardados de forma cifrada e mostrados só com os últimos caracteres (execução do contrato e obrigações fiscais).',
            },
            {
              lead: 'Passos nas nossas páginas',
              text: ', como «viu os pacotes», só se tiveres dito que sim (consentimento): com um número sorteado todos os dias, sem a tua conta, o teu endereço ou as tuas palavras. No primeiro mês, nos dias 1, 7 e 30, também o que fizeste no primeiro dia, como «comprou um pacote», que o teu navegador guarda até lá; só nos é mostrado em contagens de pelo menos dez pessoas. Podes retirar o consentimento a qualquer momento.',
            },
            {
              lead: 'Registos técnicos',
              text: ': a hora, o endereço da página e um número de pedido, sem as tuas mensagens, para manter o serviço seguro e a funcionar (interesse legítimo).',
            },
          ],
        },
        'O que escreves no chat pode revelar coisas sobre a tua saúde, as tuas convicções ou a tua vida amorosa. És tu que decides se o escreves; nós só o usamos para a tua própria leitura.',
      ],
    },
    {
      title: 'Quem tem acesso',
      blocks: [
        {
          points: [
            `O fornecedor do modelo de linguagem, ou um segundo enquanto aquele não está disponível, recebe em cada leitura a tua pergunta, o teu primeiro nome, os teus números e a forma como foram calculados (que pode mostrar a tua data de nascimento e as letras dos teus nomes), as últimas mensagens da conversa e o que a ${brand.persona} recorda. Se a leitura for sobre outra pessoa, ou a pergunta mencionar pessoas que guardaste, recebe também os primeiros nomes delas, o que são para ti, e os números delas e a forma como foram calculados. O que escreves ou está anotado sobre outras pessoas também vai. Não recebe o teu endereço de e-mail nem a tua conta, e não pode usar nada disto para treinar modelos.`,
            'A Stripe recebe os pagamentos: fica com o teu endereço de e-mail, o número da tua conta aqui, o que pagas e como pagas. O teu cartão nunca chega aos nossos servidores. O código dela só é carregado quando abres o formulário de pagamento.',
            'A InvoiceXpress emite as nossas faturas: recebe o que pagaste e o teu país; o NIF, o nome e a morada, só se nos deres um NIF. O VIES, o registo da Comissão Europeia, recebe o teu número fiscal e o país do número, para o confirmar, se for de outro país da UE, ou se for português e o pagamento vier de outro país: tanto o de uma empresa como o de um particular.',
            'A Google, a Apple ou o Facebook, quando escolhes iniciar sessão com uma dessas contas. O Facebook ou o LinkedIn, quando carregas no botão que partilha lá; antes disso, não carregamos nada deles.',
            'O serviço de notificações do teu navegador, se pedires notificações: o da Google (Chrome), da Apple (Safari), da Mozilla (Firefox) ou da Microsoft (Edge). Vê quando enviamos uma para o teu dispositivo, mas não o que ela diz: só o teu dispositivo a consegue decifrar.',
            'O nosso banco, quando te pagamos pelas recomendações.',
            'O Telegram, se um dos nossos operadores analisar aí recompensas: a recompensa, a data e o motivo, o que a nossa regra viu (um domínio descartável, ou que uma caixa de correio, uma rede ou um navegador coincidiu, e quando), e o teu endereço de e-mail mascarado, como a•••@e•••.com.',
            'Os nossos fornecedores de alojamento e de correio, como subcontratantes.',
          ],
        },
        'Não vendemos nada sobre ti e não mostramos publicidade.',
      ],
    },
    {
      title: 'No teu navegador',
      blocks: [
        {
          points: [
            'Cookies: um que mantém a tua sessão iniciada (30 dias), um ou dois para os minutos em que inicias sessão (o segundo com o nome a propor, cifrado), um que guarda, cifrado, em que caixas de correio este navegador iniciou sessão por e-mail, para que estranhos não esgotem os teus e-mails de início de sessão (180 dias), a língua e as cores das páginas (um ano, se as escolheste) e, se vieste pela ligação de alguém, de quem é (30 dias).',
            'Armazenamento: a chave da tua sessão, a mensagem que estás a escrever, a data de nascimento e o nome que escreveste no primeiro ecrã (até guardares o perfil) e as escolhas que fizeste (tom, tradição, língua, moeda), uma compra que começaste e que dicas já viste.',
          ],
        },
        'Servem para o que pediste. Ninguém te segue para outros sites, e os passos nas nossas páginas só são guardados depois do teu sim; um navegador que diz «Do Not Track» ou «Global Privacy Control» já disse que não.',
      ],
    },
    {
      title: 'Durante quanto tempo',
      blocks: [
        {
          points: [
            'Depois de apagares a conta: só encomendas, pagamentos e movimentos de créditos, sem o teu nome e o teu endereço, durante pelo menos 10 anos depois do respetivo ano; durante 10 anos depois do respetivo ano, como a lei exige, as faturas tal como foram emitidas (aqui e na InvoiceXpress) e a quem pagámos ganhos com recomendações, com nome, número fiscal e morada; e, durante 180 dias, uma marca irreversível do teu endereço e dos teus inícios de sessão, para que as ofertas de boas-vindas só sejam dadas uma vez (interesse legítimo).',
            'Depois de apagares a conta: até à data em que as tuas sessões terminariam, marcas irreversíveis delas, para que um navegador que tinha a sessão iniciada saiba que a conta foi apagada (interesse legítimo).',
            'Depois de removeres um início de sessão da conta: durante 180 dias, uma marca irreversível dele, pela mesma razão.',
            'Se uma compra te foi reembolsada por inteiro ao abrigo da garantia de 7 dias: durante 12 meses, uma marca irreversível do teu endereço, mesmo depois de apagares a conta, para que a garantia só seja dada uma vez em cada 12 meses (interesse legítimo).',
            'Registos técnicos: 30 dias.',
          ],
        },
        { shows: 'keptData' },
      ],
    },
    {
      title: 'O que podes pedir',
      blocks: [
        `Na página de definições, podes descarregar tudo o que guardamos sobre ti e apagar a tua conta, diretamente e de imediato. Nos termos do RGPD, podes também pedir uma cópia dos dados que temos sobre ti, a sua retificação ou o seu apagamento, a limitação do tratamento ou opor-te a ele, e a portabilidade dos dados. Escreve para ${brand.supportEmail}; respondemos no prazo de um mês. Podes também apresentar reclamação à Comissão Nacional de Proteção de Dados (CNPD) ou à autoridade do país onde vives.`,
        { shows: 'complaintsBook' },
      ],
    },
    { title: 'Idade', blocks: [`A ${brand.name} destina-se a maiores de 18 anos.`] },
  ],
}
