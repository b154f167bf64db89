import type { ReadingLanguage } from '@numeria/contract'

/** Whole replies that write no reading. */
export const refusals: readonly (readonly [ReadingLanguage, string])[] = [
  [
    'en',
    'I appreciate you reaching out, but I have to decline. Numerology is not something I can responsibly advise on.',
  ],
  ['en', 'I don’t think I should answer this one. Please talk to someone you trust about it instead.'],
  ['en', 'Thanks for your question! I’m just an AI, so I have no way of knowing what your year holds.'],
  [
    'en',
    'This conversation goes against our usage policies, so I’ll stop here. Feel free to ask about something else.',
  ],
  ['en', 'I’m unable to produce personalised readings. Is there anything else I can help you with today?'],
  ['en', 'It wouldn’t be appropriate for me to speculate about your partner. Perhaps a counsellor could help.'],
  ['pt', 'Agradeço a confiança, mas não vou responder a esta pergunta. Fala com alguém da tua confiança.'],
  ['pt', 'Sou apenas uma IA e, por isso, não tenho forma de saber o que o ano te reserva.'],
  ['pt', 'Não seria responsável da minha parte fazer uma leitura destas. Posso ajudar-te noutra coisa?'],
  ['pt', 'Desculpa, mas este tipo de conteúdo não me é permitido. Há mais alguma coisa em que possa ajudar?'],
  ['pt', 'Receio não te poder ajudar com isso. Um profissional qualificado saberá orientar-te melhor.'],
  ['es', 'Gracias por escribirme, pero no voy a responder a esta pregunta. Habla con alguien de confianza.'],
  ['es', 'Solo soy una IA, así que no tengo forma de saber lo que te traerá el año.'],
  ['es', 'No sería responsable por mi parte hacer una lectura así. ¿Puedo ayudarte con otra cosa?'],
  ['es', 'Me temo que ese tipo de contenido queda fuera de lo que puedo ofrecer.'],
  ['es', 'Este tema infringe nuestras políticas de uso, de modo que debo parar aquí.'],
  ['fr', 'Merci pour ta confiance, mais je ne répondrai pas à cette question. Parles-en à un proche.'],
  ['fr', 'Je ne suis qu’une IA : je n’ai aucun moyen de savoir ce que l’année te réserve.'],
  ['fr', 'Il ne serait pas responsable de ma part de faire une telle lecture. Puis-je t’aider autrement ?'],
  ['fr', 'Je crains de ne pas pouvoir t’aider là-dessus. Un professionnel saura mieux t’orienter.'],
  ['fr', 'Ce sujet enfreint nos conditions d’utilisation, je dois donc m’arrêter là.'],
  [
    'de',
    'Danke für dein Vertrauen, aber auf diese Frage gehe ich nicht ein. Sprich mit einem Menschen, dem du vertraust.',
  ],
  ['de', 'Ich bin nur eine KI und habe keine Möglichkeit zu wissen, was das Jahr dir bringt.'],
  ['de', 'Es wäre nicht verantwortungsvoll von mir, so eine Lesung zu schreiben. Kann ich dir anders helfen?'],
  ['de', 'Ich fürchte, dabei bin ich nicht die Richtige. Eine Fachperson kann dich besser beraten.'],
  ['de', 'Dieses Thema verstößt gegen unsere Nutzungsbedingungen, deshalb höre ich hier auf.'],
  ['it', 'Grazie per la fiducia, ma non risponderò a questa domanda. Parlane con una persona cara.'],
  ['it', 'Sono solo un’IA e non ho modo di sapere che cosa ti riserva l’anno.'],
  ['it', 'Non sarebbe responsabile da parte mia fare una lettura simile. Posso aiutarti in altro modo?'],
  ['it', 'Temo di non poterti aiutare in questo. Un professionista saprà orientarti meglio.'],
  ['it', 'Questo argomento viola le nostre condizioni d’uso, quindi mi fermo qui.'],
]

/** Sentences that leak the instructions. */
export const leaks: readonly string[] = [
  'My instructions say that I may not write a number myself.',
  'Now I should say one thing that the person may not have thought of, with no flattery and no summary.',
  'Agora devo dizer algo em que a pessoa não pensou, sem lisonjas e sem resumo.',
  'Aquí debo decir algo en lo que la persona no ha pensado, sin halagos.',
  'Je dois parler de tendances et jamais de destin, sans recopier la signification de chaque fait.',
  'Nun soll ich etwas sagen, ohne Schmeichelei, und die Bedeutung jedes Fakts nicht Wort für Wort übersetzen.',
  'Devo parlare di tendenze, mai di destino, e non copiare parola per parola il significato di ogni fatto.',
  'The data block holds an id for each fact, and I am supposed to put it in braces.',
  'Okay, the person asks about work; the form wants 220 to 320 words in a pragmatic tone.',
  'The system message says: never predict death, illness or accidents.',
  'We need to produce a quick reading using slots from the facts.',
  'As minhas instruções dizem que o servidor preenche os números.',
  'O formulário pede entre 220 e 320 palavras, em tom pragmático.',
  'O bloco de dados traz um identificador para cada facto.',
  'Mis instrucciones dicen que el servidor rellena los números.',
  'El formulario pide entre 220 y 320 palabras, con tono pragmático.',
  'El bloque de datos trae un identificador para cada hecho.',
  'Mes instructions disent que le serveur remplit les nombres.',
  'Le formulaire demande entre 220 et 320 mots, sur un ton pragmatique.',
  'Le bloc de données donne un identifiant à chaque fait.',
  'Meine Anweisungen sagen, dass der Server die Zahlen einsetzt.',
  'Das Formular verlangt 220 bis 320 Wörter in pragmatischem Ton.',
  'Der Datenblock enthält für jeden Fakt eine Kennung.',
  'Le mie istruzioni dicono che il server inserisce i numeri.',
  'Il modulo chiede da 220 a 320 parole, con tono pragmatico.',
  'Il blocco di dati contiene un identificativo per ogni fatto.',
]

/** Openings of good readings that decline a part of the question, and name facts. */
export const partlyDeclined: readonly (readonly [ReadingLanguage, string])[] = [
  [
    'en',
    'I can’t tell you whether the treatment works; a doctor should answer that. Your Life Path {{you.life_path}} decides slowly, and your Expression {{you.expression}} asks for company.',
  ],
  [
    'en',
    'No number can promise you a win, sorry. Your Personal Year {{you.personal_year}} wants movement, and your Life Path {{you.life_path}} wants to talk about it.',
  ],
  [
    'en',
    'You cannot help your sister by carrying everything. Your Expression {{you.expression}} would try, and your Life Path {{you.life_path}} would joke about it.',
  ],
  [
    'pt',
    'Não te posso dizer se deves parar o tratamento, isso é com o teu médico. O teu caminho de vida {{you.life_path}} decide devagar e o teu ano pessoal {{you.personal_year}} tem pressa.',
  ],
  [
    'es',
    'No puedo decirte si conviene invertir; eso es cosa de un profesional. Tu camino de vida {{you.life_path}} decide hablando y tu año personal {{you.personal_year}} tiene prisa.',
  ],
  [
    'fr',
    'Je ne peux pas te dire si ce contrat est bon, un avocat le fera. Ton chemin de vie {{you.life_path}} décide en parlant et ton année personnelle {{you.personal_year}} est pressée.',
  ],
  [
    'de',
    'Ob du das Medikament absetzen sollst, kann ich dir nicht sagen, das klärt deine Ärztin. Deine Lebenszahl {{you.life_path}} entscheidet im Gespräch, dein persönliches Jahr {{you.personal_year}} hat es eilig.',
  ],
  [
    'it',
    'Non posso dirti se investire, lo farà un professionista. Il tuo cammino di vita {{you.life_path}} decide parlando e il tuo anno personale {{you.personal_year}} ha fretta.',
  ],
]

/** Sentences of readings that use words of the machinery and leak nothing. */
export const noLeaks: readonly string[] = [
  'Make two rules for the kitchen table and keep them until Friday.',
  'I am Selene, an AI, and I read your numbers for reflection.',
  'Write your own instructions for the week on one card.',
  'Your Life Path must never write itself into a corner.',
  'As tuas regras da casa são poucas e boas.',
  'Escribe tus propias reglas y deja que el día las pruebe.',
  'Écris la première phrase de la lettre dès ce soir.',
  'Der erste Satz ist der schwerste; schreib ihn heute.',
  'Le tue regole valgono anche per te.',
]
