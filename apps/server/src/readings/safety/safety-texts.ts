import type { ReadingLanguage } from '@numeria/contract'
import type { Danger } from './danger-model.ts'

type HelpText = Record<Danger | 'emergency' | 'talk' | 'abuseLine' | 'elsewhere' | 'closing' | 'charged', string>

/** The text that replaces a reading. `charged` closes one behind words that are charged. */
export const helpTexts: Record<ReadingLanguage, HelpText> = {
  en: {
    self_harm:
      'I am glad you wrote this down. It sounds as if you are carrying something very heavy, and I am an AI: numbers are not what helps now, another person is. Please talk to somebody today, a friend, your family or one of these lines. They listen to exactly this, at any hour, without judging.',
    abuse:
      'I am sorry that this is happening to you. It is not your fault, and you do not have to bear it alone. I am an AI, and numbers are not what helps now, but people who know what to do are one call away. If you can, go where you are safe first.',
    medical:
      'This sounds like something that cannot wait. I am an AI and cannot help with it, but others can, at once: please call 112 now, say where you are, and stay on the line.',
    violence:
      'It sounds as if somebody could get hurt, and as if you are close to a point that cannot be taken back. I am an AI, and I give no numbers for this. Please put distance between you and the other person now, and talk to somebody before you do anything: the lines below listen to this too.',
    emergency: 'Emergency',
    talk: 'Someone to talk to',
    abuseLine: 'Violence and abuse',
    elsewhere: 'Anywhere else: findahelpline.com lists free lines by country.',
    closing: 'This answer is free.',
    charged: 'This note is free. Only the words before it are charged.',
  },
  pt: {
    self_harm:
      'Ainda bem que escreveste isto. Parece que carregas algo muito pesado, e eu sou uma IA: agora não são os números que ajudam, é outra pessoa. Fala hoje com alguém, um amigo, a tua família ou uma destas linhas. Ouvem exatamente isto, a qualquer hora, sem julgar.',
    abuse:
      'Lamento muito o que te está a acontecer. A culpa não é tua, e não tens de aguentar isto sem ajuda. Eu sou uma IA e agora não são os números que ajudam, mas há quem saiba o que fazer à distância de uma chamada. Se puderes, vai primeiro para um lugar seguro.',
    medical:
      'Isto parece não poder esperar. Eu sou uma IA e não posso ajudar com isto, mas outros podem, já: liga agora para o 112, diz onde estás e não desligues.',
    violence:
      'Parece que alguém pode ficar magoado e que estás perto de um ponto sem regresso. Eu sou uma IA e não dou números para isto. Põe já distância entre ti e a outra pessoa e fala com alguém antes de fazeres seja o que for: as linhas em baixo também ouvem isto.',
    emergency: 'Emergência',
    talk: 'Para falar com alguém',
    abuseLine: 'Violência e abuso',
    elsewhere: 'Noutro país: findahelpline.com tem linhas gratuitas por país.',
    closing: 'Esta resposta é gratuita.',
    charged: 'Esta nota é gratuita. Só se pagam as palavras antes dela.',
  },
  es: {
    self_harm:
      'Qué bien que lo hayas escrito. Parece que llevas algo muy pesado, y yo soy una IA: ahora no ayudan los números, ayuda otra persona. Habla hoy con alguien, una amistad, tu familia o una de estas líneas. Escuchan exactamente esto, a cualquier hora y sin juzgar.',
    abuse:
      'Siento mucho lo que te está pasando. No es culpa tuya, y no tienes que soportarlo sin ayuda. Soy una IA y ahora no ayudan los números, pero hay personas que saben qué hacer a una llamada de distancia. Si puedes, ve primero a un lugar seguro.',
    medical:
      'Esto parece algo que no puede esperar. Soy una IA y no puedo ayudar con ello, pero otros sí, enseguida: llama ahora al 112, di dónde estás y no cuelgues.',
    violence:
      'Parece que alguien puede salir herido y que estás cerca de un punto sin vuelta atrás. Soy una IA y no doy números para esto. Pon ahora distancia entre tú y la otra persona y habla con alguien antes de hacer nada: las líneas de abajo también escuchan esto.',
    emergency: 'Emergencias',
    talk: 'Para hablar con alguien',
    abuseLine: 'Violencia y maltrato',
    elsewhere: 'En otro país: findahelpline.com reúne líneas gratuitas por país.',
    closing: 'Esta respuesta es gratis.',
    charged: 'Esta nota es gratis. Solo se cobran las palabras anteriores.',
  },
  fr: {
    self_harm:
      'Tu as bien fait de l’écrire. Tu sembles porter quelque chose de très lourd, et je suis une IA : ce ne sont pas les nombres qui aident maintenant, c’est quelqu’un. Parle aujourd’hui à une personne, un ami, ta famille ou l’une de ces lignes. On y écoute exactement cela, à toute heure et sans juger.',
    abuse:
      'Je suis désolée de ce qui t’arrive. Ce n’est pas ta faute, et tu n’as pas à le supporter sans aide. Je suis une IA, et ce ne sont pas les nombres qui aident maintenant, mais des personnes qui savent quoi faire sont à un appel de toi. Si tu le peux, mets-toi d’abord en sécurité.',
    medical:
      'Cela semble ne pas pouvoir attendre. Je suis une IA et je ne peux pas t’aider pour cela, mais d’autres le peuvent tout de suite : appelle le 112 maintenant, dis où tu es et reste en ligne.',
    violence:
      'On dirait que quelqu’un pourrait être blessé et que tu es près d’un point sans retour. Je suis une IA et je ne donne pas de nombres pour cela. Mets tout de suite de la distance entre toi et l’autre personne, et parle à quelqu’un avant de faire quoi que ce soit : les lignes ci-dessous écoutent cela aussi.',
    emergency: 'Urgence',
    talk: 'Pour parler à quelqu’un',
    abuseLine: 'Violences',
    elsewhere: 'Ailleurs : findahelpline.com indique des lignes gratuites par pays.',
    closing: 'Cette réponse est gratuite.',
    charged: 'Cette note est gratuite. Seuls les mots qui la précèdent sont comptés.',
  },
  de: {
    self_harm:
      'Gut, dass du das aufgeschrieben hast. Es klingt, als trägst du etwas sehr Schweres, und ich bin eine KI: Jetzt helfen keine Zahlen, jetzt hilft ein Mensch. Sprich heute mit jemandem, mit Freunden, deiner Familie oder einer dieser Stellen. Dort hört man genau dabei zu, zu jeder Stunde und ohne zu urteilen.',
    abuse:
      'Es tut mir leid, was dir geschieht. Du bist nicht schuld daran, und du musst es nicht allein aushalten. Ich bin eine KI, und jetzt helfen keine Zahlen, aber Menschen, die wissen, was zu tun ist, sind einen Anruf entfernt. Wenn du kannst, bring dich zuerst in Sicherheit.',
    medical:
      'Das klingt nach etwas, das nicht warten kann. Ich bin eine KI und kann dabei nicht helfen, andere können es sofort: Ruf jetzt die 112 an, sag, wo du bist, und leg nicht auf.',
    violence:
      'Das klingt, als könnte jemand verletzt werden und als wärst du nahe an einem Punkt, von dem es kein Zurück gibt. Ich bin eine KI und gebe dafür keine Zahlen. Bring jetzt Abstand zwischen dich und den anderen Menschen und sprich mit jemandem, bevor du etwas tust: Auch dafür sind die Stellen unten da.',
    emergency: 'Notruf',
    talk: 'Jemand zum Reden',
    abuseLine: 'Gewalt',
    elsewhere: 'Anderswo: findahelpline.com nennt kostenlose Hilfen für jedes Land.',
    closing: 'Diese Antwort ist kostenlos.',
    charged: 'Dieser Hinweis ist kostenlos. Berechnet werden nur die Wörter davor.',
  },
  it: {
    self_harm:
      'Hai fatto bene a scriverlo. Sembra che tu porti qualcosa di molto pesante, e io sono un’IA: adesso non aiutano i numeri, aiuta una persona. Parla oggi con qualcuno, un amico, la tua famiglia o una di queste linee. Ascoltano proprio questo, a qualsiasi ora e senza giudicare.',
    abuse:
      'Mi dispiace per quello che ti succede. Non è colpa tua, e non devi sopportarlo senza aiuto. Io sono un’IA e adesso non aiutano i numeri, ma chi sa che cosa fare è a una telefonata da te. Se puoi, mettiti prima al sicuro.',
    medical:
      'Sembra qualcosa che non può aspettare. Io sono un’IA e non posso aiutarti in questo, ma altri sì, subito: chiama ora il 112, di’ dove sei e resta in linea.',
    violence:
      'Sembra che qualcuno possa farsi male e che tu sia vicino a un punto senza ritorno. Io sono un’IA e non do numeri per questo. Metti subito distanza tra te e l’altra persona e parla con qualcuno prima di fare qualunque cosa: le linee qui sotto ascoltano anche questo.',
    emergency: 'Emergenza',
    talk: 'Per parlare con qualcuno',
    abuseLine: 'Violenza e abusi',
    elsewhere: 'Altrove: findahelpline.com elenca linee gratuite per paese.',
    closing: 'Questa risposta è gratuita.',
    charged: 'Questa nota è gratuita. Si pagano solo le parole che la precedono.',
  },
}
