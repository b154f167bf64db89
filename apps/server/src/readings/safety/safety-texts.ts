import type { Language } from '@numeria/contract'
import type { Danger } from './safety-signs.ts'

type HelpText = Record<Danger, string> & { numbers: string; closing: string }

/** What is said instead of a reading. Numbers of helplines change seldom; look at them once a year. */
export const helpTexts: Record<Language, HelpText> = {
  en: {
    self_harm:
      'I am glad you wrote this down. It sounds as if you are carrying something very heavy, and I am an AI: numbers are not what helps now, another person is. Please talk to somebody today, a friend, your family or one of these lines. They listen to exactly this, at any hour, without judging.',
    violence:
      'I am sorry that this is happening to you. It is not your fault, and you do not have to bear it alone. I am an AI, and numbers are not what helps now, but people who know what to do are one call away. If you can, go where you are safe first.',
    medical:
      'This sounds like something that cannot wait. I am an AI and cannot help with it, but others can, at once: please call 112 now, say where you are, and stay on the line.',
    numbers:
      '- In danger now: call 112 (in the whole European Union), or your local emergency number.\n- In Portugal: SNS 24, 808 24 24 24, and SOS Voz Amiga, 213 544 545.\n- Anywhere else: findahelpline.com lists free lines by country.',
    closing: 'This message has cost you nothing. Your numbers can wait; I am here when you want to come back to them.',
  },
  pt: {
    self_harm:
      'Ainda bem que escreveste isto. Parece que carregas algo muito pesado, e eu sou uma IA: agora não são os números que ajudam, é outra pessoa. Fala hoje com alguém, um amigo, a tua família ou uma destas linhas. Ouvem exatamente isto, a qualquer hora, sem julgar.',
    violence:
      'Lamento muito o que te está a acontecer. A culpa não é tua, e não tens de aguentar isto sem ajuda. Eu sou uma IA e agora não são os números que ajudam, mas há quem saiba o que fazer à distância de uma chamada. Se puderes, vai primeiro para um lugar seguro.',
    medical:
      'Isto parece não poder esperar. Eu sou uma IA e não posso ajudar com isto, mas outros podem, já: liga agora para o 112, diz onde estás e não desligues.',
    numbers:
      '- Em perigo agora: liga 112.\n- Em Portugal: SNS 24, 808 24 24 24, e SOS Voz Amiga, 213 544 545.\n- Noutro país: findahelpline.com tem linhas gratuitas por país.',
    closing:
      'Esta mensagem não te custou nada. Os teus números podem esperar; estou aqui quando quiseres voltar a eles.',
  },
  es: {
    self_harm:
      'Qué bien que lo hayas escrito. Parece que llevas algo muy pesado, y yo soy una IA: ahora no ayudan los números, ayuda otra persona. Habla hoy con alguien, una amistad, tu familia o una de estas líneas. Escuchan exactamente esto, a cualquier hora y sin juzgar.',
    violence:
      'Siento mucho lo que te está pasando. No es culpa tuya, y no tienes que soportarlo sin ayuda. Soy una IA y ahora no ayudan los números, pero hay personas que saben qué hacer a una llamada de distancia. Si puedes, ve primero a un lugar seguro.',
    medical:
      'Esto parece algo que no puede esperar. Soy una IA y no puedo ayudar con ello, pero otros sí, enseguida: llama ahora al 112, di dónde estás y no cuelgues.',
    numbers:
      '- En peligro ahora: llama al 112 o al número de emergencias de tu país.\n- En Portugal: SNS 24, 808 24 24 24, y SOS Voz Amiga, 213 544 545.\n- En otro país: findahelpline.com reúne líneas gratuitas por país.',
    closing:
      'Este mensaje no te ha costado nada. Tus números pueden esperar; aquí estoy cuando quieras volver a ellos.',
  },
  fr: {
    self_harm:
      'Tu as bien fait de l’écrire. Tu sembles porter quelque chose de très lourd, et je suis une IA : ce ne sont pas les nombres qui aident maintenant, c’est quelqu’un. Parle aujourd’hui à une personne, un ami, ta famille ou l’une de ces lignes. On y écoute exactement cela, à toute heure et sans juger.',
    violence:
      'Je suis désolée de ce qui t’arrive. Ce n’est pas ta faute, et tu n’as pas à le supporter sans aide. Je suis une IA, et ce ne sont pas les nombres qui aident maintenant, mais des personnes qui savent quoi faire sont à un appel de toi. Si tu le peux, mets-toi d’abord en sécurité.',
    medical:
      'Cela semble ne pas pouvoir attendre. Je suis une IA et je ne peux pas t’aider pour cela, mais d’autres le peuvent tout de suite : appelle le 112 maintenant, dis où tu es et reste en ligne.',
    numbers:
      '- En danger maintenant : appelle le 112 ou le numéro d’urgence de ton pays.\n- Au Portugal : SNS 24, 808 24 24 24, et SOS Voz Amiga, 213 544 545.\n- Ailleurs : findahelpline.com indique des lignes gratuites par pays.',
    closing: 'Ce message ne t’a rien coûté. Tes nombres peuvent attendre ; je suis là quand tu voudras y revenir.',
  },
  de: {
    self_harm:
      'Gut, dass du das aufgeschrieben hast. Es klingt, als trägst du etwas sehr Schweres, und ich bin eine KI: Jetzt helfen keine Zahlen, jetzt hilft ein Mensch. Sprich heute mit jemandem, mit Freunden, deiner Familie oder einer dieser Stellen. Dort hört man genau dabei zu, zu jeder Stunde und ohne zu urteilen.',
    violence:
      'Es tut mir leid, was dir geschieht. Du bist nicht schuld daran, und du musst es nicht allein aushalten. Ich bin eine KI, und jetzt helfen keine Zahlen, aber Menschen, die wissen, was zu tun ist, sind einen Anruf entfernt. Wenn du kannst, bring dich zuerst in Sicherheit.',
    medical:
      'Das klingt nach etwas, das nicht warten kann. Ich bin eine KI und kann dabei nicht helfen, andere können es sofort: Ruf jetzt die 112 an, sag, wo du bist, und leg nicht auf.',
    numbers:
      '- In Gefahr: sofort die 112 anrufen oder den Notruf deines Landes.\n- In Portugal: SNS 24, 808 24 24 24, und SOS Voz Amiga, 213 544 545.\n- Anderswo: findahelpline.com nennt kostenlose Hilfen für jedes Land.',
    closing: 'Diese Nachricht hat dich nichts gekostet. Deine Zahlen können warten; ich bin da, wenn du wiederkommst.',
  },
  it: {
    self_harm:
      'Hai fatto bene a scriverlo. Sembra che tu porti qualcosa di molto pesante, e io sono un’IA: adesso non aiutano i numeri, aiuta una persona. Parla oggi con qualcuno, un amico, la tua famiglia o una di queste linee. Ascoltano proprio questo, a qualsiasi ora e senza giudicare.',
    violence:
      'Mi dispiace per quello che ti succede. Non è colpa tua, e non devi sopportarlo senza aiuto. Io sono un’IA e adesso non aiutano i numeri, ma chi sa che cosa fare è a una telefonata da te. Se puoi, mettiti prima al sicuro.',
    medical:
      'Sembra qualcosa che non può aspettare. Io sono un’IA e non posso aiutarti in questo, ma altri sì, subito: chiama ora il 112, di’ dove sei e resta in linea.',
    numbers:
      '- In pericolo adesso: chiama il 112 o il numero di emergenza del tuo paese.\n- In Portogallo: SNS 24, 808 24 24 24, e SOS Voz Amiga, 213 544 545.\n- Altrove: findahelpline.com elenca linee gratuite per paese.',
    closing:
      'Questo messaggio non ti è costato nulla. I tuoi numeri possono aspettare; sono qui quando vorrai tornarci.',
  },
}
