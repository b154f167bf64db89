import type { LanguageTable } from '../language-table.ts'

export const spanish: LanguageTable = {
  names: {
    life_path:
      'camino{,s} de vida, camino de la vida, numero{,s} de vida, sendero de vida, senda de vida, numero de la vida, numero regente, numero rector, sendero de nacimiento, numero del camino, numero de camino de vida, ruta de vida, ~tu camino, ~tu sendero, numero principal, via de vida, numero de vida, mision de vida, trayecto de vida, numero de la fecha, camino vital, sendero vital, ~camino de, ~fecha completa, ~fecha entera, ~fecha de nacimiento completa, vibracion de nacimiento, ~fecha de nacimiento',
    expression:
      'expresion, numero de expresion, numero de la expresion, expresiones, numero de tu nombre completo, numero del nombre completo, numero de talento, numero de la vocacion, numero activo',
    soul_urge:
      'impulso{,s} del alma, deseo del alma, anhelo del alma, deseo del corazon, numero del alma, impulso de alma, motivacion del alma, numero de alma, numero del corazon, llamada del alma, numero intimo, numero de las vocales, ansia del alma, ~por dentro, ~alma',
    personality:
      'personalidad, numero de personalidad, numero de la personalidad, numero de la imagen, personalidades, numero de las consonantes, yo exterior, imagen externa, ~por fuera, ~hacia fuera, ~hacia afuera, ~muestras un, ~muestras el, ~ve en ti, ~ven en ti, numero externo, numero exterior',
    birthday:
      'numero del dia, numero de cumpleanos, numero del cumpleanos, numero de nacimiento, numero natal, numero del dia de nacimiento, dia de nacimiento',
    maturity: 'madurez, numero de madurez, numero de la madurez, numero de realizacion',
    balance: 'equilibrio, numero de equilibrio, numero del equilibrio',
    rational_thought: 'pensamiento racional, numero del pensamiento racional',
    subconscious_self: 'yo subconsciente, subconsciente',
    hidden_passion: 'mas se repite, numero mas frecuente, mas aparece, pasion oculta, pasiones ocultas',
    karmic_lesson: 'leccion karmica, lecciones karmicas, leccion carmica, lecciones carmicas',
    karmic_debt:
      'deuda karmica, deudas karmicas, deuda carmica, deudas carmicas, numero karmico, numeros karmicos, ~deuda, deuda del karma, deudas del karma, deuda de karma, ~deudas',
    master:
      'numero{,s} maestro{,s}, vibracion maestra, energia maestra, numero{,s} de maestro, cifra maestra, digito maestro',
    personal_year:
      'ano{,s} personal{,es}, numero del ano, numero anual, numero personal, vibracion anual, vibracion del ano',
    personal_month: 'mes personal, meses personales, numero del mes, numero mensual',
    personal_day: 'dia{,s} personal{,es}, numero diario, numero del dia personal',
    universal_year: 'ano universal, numero universal, ano colectivo',
    pinnacle: 'pinaculo{,s}, cima, numero del pinaculo',
    challenge: 'desafio{,s}, reto{,s}, numero del desafio, desafio{,s} principal{,es}, reto principal',
    period_cycle: 'ciclo de vida, ciclo de periodo, periodo de vida',
    essence: 'esencia, numero de la esencia, numero de esencia',
    name_number: 'numero del nombre, numero de nombre, namank, numero de tu nombre',
    compound: 'numero compuesto{, de tu nombre, del nombre}, compuesto',
    ordinal: 'numero ordinal, suma ordinal, raiz ordinal, total ordinal',
    psychic: 'numero psiquico, psiquico, mulank, numero guia, driver',
    destiny: 'numero del destino, numero de destino, destino, bhagyank, numero conductor',
    kua: 'numero kua, kua',
    missing: 'numero{,s} ausente{,s}, numero{,s} que falta{,n}, numero{,s} faltante{,s}',
    repeated: 'numero{,s} repetido{,s}',
    score:
      'puntuacion de compatibilidad, compatibilidad, puntuacion, afinidad, grado de compatibilidad, indice de compatibilidad, armonia',
  },
  ordinary:
    'expression, personality, maturity, balance, challenge, essence, destiny, score, subconscious_self, pinnacle, psychic',
  bareYear: 'ano',
  bareMonth: 'mes',
  bareDay: 'dia',
  numbers:
    'cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciseis, diecisiete, dieciocho, diecinueve, veinte, veintiuno, veintidos, veintitres, veinticuatro, veinticinco, veintiseis, veintisiete, veintiocho, veintinueve, treinta, treinta y uno, treinta y dos, treinta y tres',
  tens: 'cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien',
  shy: 'uno',
  plurals:
    '1: los unos, 2: doses, 3: treses, 4: cuatros, 5: cincos, 6: seises, 7: sietes, 8: ochos, 9: nueves, 11: onces',
  numberNouns: 'numero, numeros, vibracion, energia, valor, digito, n, frecuencia, raiz, suma, total, resultado, cifra',
  singular:
    'el, un, este, ese, aquel, tu, su, mi, al, del, mismo, otro, puro, buen, verdadero, autentico, nuestro, una',
  indefinite: 'un, otro, una',
  copulas:
    'es, ser, son, fue, era, eres, soy, queda, vale, da, vuelve, pasa, suma, reduce, vibra, llega, trae, tiene, tienes, como, sera, resulta, muestra, significa, en, para, con, de, al, a, lleva, llevas, traes, marca, cambia, rige',
  link: 'es, como, de, del, en, tu, el, la, su, mi, para, por, numero, al, que, tus, sus, son, los, las',
  counted:
    'ano{,s}, mes, meses, semana{,s}, dia{,s}, hora{,s}, minuto{,s}, segundo{,s}, vez, veces, persona{,s}, amigo{,s}, hijo{,s}, lado{,s}, cosa{,s}, paso{,s}, parte{,s}, letra{,s}, credito{,s}, frase{,s}, pregunta{,s}, lugar{,es}, palabra{,s}, punto{,s}, por ciento, dones, don, caras, cara, camino{,s}, grandes, pequen{os,as}, gran, otr{os,as}, de ellos, de ellas, de vosotros, leccion, lecciones, mujeres, hombres, hermanos, hermanas, millones, mil, vocales, consonantes, euros, kilometros, tipos, niveles, fines de semana, al dia, por dia, por semana, a la semana, y medio, y media, primeros, primeras, ultimos, ultimas, colores, mayores',
  notCounted:
    'mas, los, las, tras, despues, antes, menos, pues, tienes, eres, pides, traes, llevas, tus, sus, nos, os, jamas, atras, apenas, entonces, es, necesitas, sabes, vives, quieres, vas, puedes, debes, sientes, tres, seis, dos',
  pluralEnding: /[aeonrl]s$/,
  labels:
    'capitulo, paso, parte, fase, etapa, semana, pagina, leccion, regla, punto, nivel, edad, casa, seccion, linea, columna, ejercicio, tarea, opcion, consejo, versiculo, casi, cada, dia, dias, los, las, unos, unas, cumplir',
  beforeTime: 'las, hasta las, antes de las, despues de las',
  you: 'tú, te, ti, usted, contigo',
  yours: 'tu, tus, tuyo, tuya, tuyos, tuyas',
  youVerbs:
    'eres, tienes, llevas, traes, vives, estas, entras, cargas, atraviesas, caminas, sigues, vuelves, seras, vas, pasas, sientes, vibras, naciste, sabes, necesitas, puedes, fuiste, sumas',
  they: 'él, ella, ellos, ellas',
  theirs: '',
  politeYours: 'su, sus, suyo, suya',
  theirsAfter: 'de él, de ella, de ellos, de ellas',
  both: 'ambos, vosotros, vuestro, vuestra, vuestros, vuestras, los dos, juntos, ustedes, nuestros, compartis, entre vosotros',
  partners: 'pareja, marido, esposo, esposa, novio, novia, companero, companera, amado, amada, prometido, prometida',
  strangers:
    'madre, padre, hermana, hermano, hijo, hija, amigo, amiga, jefe, jefa, colega, tio, tia, primo, prima, abuela, abuelo, vecino, vecina, ex, profesora, profesor, cliente, suegra, suegro, cunada, cunado, sobrino, sobrina, bebe, nino, nina, padres, perro, gato, cantante, actor, actriz, rival, mama, papa',
  attributed:
    'escribiste, escribes, has escrito, has dicho, dijiste, dices, decias, preguntas, preguntaste, leiste, has leido, contaste, mencionas, mencionaste, pensabas, creias, oiste, te dijeron, te han dicho, te dijo, otra web, otras webs, otra pagina, otras paginas, otro sitio, otros sitios, webs, otra calculadora, otras calculadoras, calculadoras, otra app, aplicacion, otras escuelas, otra escuela, otro sistema, otra tradicion, otras tradiciones, otro libro, otros libros, en internet, hay quien, suele decirse, se dice, dicen, conocido como, conocida como, a menudo, citado como, citada como, esta considerado, esta considerada, se cita, otro metodo, sumar todos, error, equivocado, equivocada, en vez de, en lugar de, confundir, confunden, confundas, otra tabla, otros numerologos',
  hypothetical:
    'seria, serian, serias, tendria, tendrias, fueras, hubieras, si fuera, tuvieras, hubiera, imagina, supon, daria, estarias, habria, nacieras, habrias, fueses',
  negations: 'no, nunca, ni, sin, jamas, ningun, ninguna, tampoco',
  clauseWords: 'pero, aqui, sin embargo, aunque, en realidad, porque, sino',
  matchWords:
    'compatibilidad, compatibles, afinidad, armonia, sintonia, pareja, relacion, juntos, conexion, vinculo, puntuacion, encaje, encajais, combinacion, quimica',
  outOf: 'de, sobre, entre',
  percent: 'por ciento',
  equals:
    'es, son, igual a, da, dan, hace, hacen, resulta en, suma, suman, queda, quedan, llega a, se reduce a, que da, total, lo que da, que es, se convierte en, o sea',
  anaphors:
    'es un, es el, es una, es, eso es, da un, da, se trata de un, se trata del, se vuelve, pasa a, pasa a ser, cambia a, queda en, queda, suma, resulta en, que es un, que es el, el numero es, la respuesta es, vale, se reduce a, llega a, vibra en',
  now: 'ahora, actual, actualmente, presente, en este momento, hoy, este',
  next: 'proximo, proxima, siguiente, que viene',
  last: 'pasado, pasada, ultimo, ultima, anterior, hace un ano',
  thisYear: 'este ano, ahora, actualmente, en este momento, ano actual, ano en curso, presente ano',
  nextYear:
    'el que viene, proximo ano, ano que viene, ano siguiente, siguiente ano, nuevo ano, ano entrante, ano proximo',
  lastYear: 'ano pasado, ultimo ano, ano anterior, pasado ano',
  thisMonth: 'este mes, ahora, mes actual',
  nextMonth: 'proximo mes, mes que viene, mes siguiente',
  today: 'hoy, esta noche, esta manana',
  tomorrow: 'manana',
  dayAfter: 'pasado manana',
  months: 'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
  weekdays: 'domingo{,s}, lunes, martes, miercoles, jueves, viernes, sabado{,s}',
  ordinals:
    'primer{,o,a}, segund{o,a}, tercer{,o,a}, cuart{o,a}, quint{o,a}, sext{o,a}, septim{o,a}, octav{o,a}, noven{o,a}, decim{o,a}',
  and: 'y, e, o, con, a, al',
  mathPlus: 'mas, y',
}
