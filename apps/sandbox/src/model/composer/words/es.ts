import { digitsOf, inBoth, numbersOf, type Words } from './words.ts'

export const spanish: Words = {
  possessive: /^tu /,
  numbers: numbersOf(`
life_path | tu camino de vida | Sale de la fecha de nacimiento entera y dice por dónde aprendes.
expression | tu expresión | Sale de todas las letras de tu nombre y dice lo que sabes hacer.
soul_urge | tu impulso del alma | Sale de las vocales de tu nombre y dice lo que quieres en el fondo.
personality | tu personalidad | Sale de las consonantes de tu nombre y dice lo que los demás ven primero.
personal_year | tu año personal | Marca el tema del año.
personal_month | tu mes personal | Da color a unas semanas del año.
personal_day | tu día personal | Da el tono a un solo día.
universal_year | tu año universal | Es igual para todo el mundo y hace de fondo.
birthday | tu número del día | Es el talento que no necesita entrenamiento.
maturity | tu madurez | Gana fuerza en la segunda mitad de la vida.
balance | tu equilibrio | Muestra cómo recuperas la calma cuando algo te sacude.
hidden_passion | tu pasión oculta | Es el valor que más repiten las letras de tu nombre.
karmic_lesson | tu lección kármica | Ninguna letra de tu nombre tiene este valor, y por eso pide práctica.
karmic_debt | tu deuda kármica | Señala un lugar donde el esfuerzo cuenta más que la suerte.
pinnacle | tu {nth} pináculo | Da nombre al clima de varios años.
challenge | tu {nth} desafío | Da nombre a lo que esos años te piden aprender.
period_cycle | tu {nth} ciclo | Es la corriente lenta bajo los años.
essence | tu esencia | Sale de las letras que están activas este año.
name_number | tu número del nombre | En la tradición del nombre, este número manda.
name_compound | tu número compuesto | Es la corriente escondida detrás del nombre.
ordinal_root | tu número ordinal | Pasea tu nombre por el alfabeto.
psychic_number | tu número psíquico | Muestra cómo te ves.
destiny_number | tu número del destino | Muestra lo que la vida hace de ti.
planet_of | tu planeta regente | Le da al número su carácter.
driver_number | tu número guía | Es lo que te mueve.
conductor_number | tu número conductor | Es adonde lleva ese movimiento.
lo_shu_missing | tu número ausente | No aparece en el cuadrado de tu fecha de nacimiento.
lo_shu_repeated | tu número repetido | Aparece más de una vez en el cuadrado de tu fecha.
lo_shu_complete | tu flecha de fuerza | Esa línea del cuadrado está completa.
lo_shu_empty | tu flecha de debilidad | Esa línea del cuadrado está aún por llenar.
score | tu compatibilidad | Es la suma de una tabla publicada, y no es una sentencia.
`),
  digits: digitsOf(`
empezar algo en tu nombre | Abres camino y aprendes haciendo, y te cansa pedir permiso. | Cuando das el primer paso, los demás se atreven con el segundo. | Aceptar ayuda también es mandar. | Empieza por la tarea que llevas aplazando.
cooperar y tener paciencia | Escuchas lo que no se dice y unes a la gente sin hacer ruido. | Contigo la gente dice la verdad sin miedo. | Tu opinión llega tarde porque la guardas para no molestar. | Pregunta su opinión a alguien y escucha hasta el final.
mostrar lo que guardas | Necesitas contar, crear y reír, y la gente respira mejor cuando llegas. | Sabes decir lo difícil con ligereza. | La broma te protege justo de quien quiere conocerte. | Escribe o cuenta algo que te importe.
construir paso a paso | Construyes despacio y bien, y de tu palabra se puede vivir. | Lo que terminas queda en pie. | Descansar forma parte de la obra. | Ordena un cajón, una carpeta o una cuenta.
cambiar lo que ya no te sirve | Te mueve lo nuevo, y decides mejor en marcha que en la silla. | En una crisis mantienes una calma rara. | Quedarte también puede ser una aventura. | Toma un camino distinto y acepta la primera buena idea.
cuidar la casa y los lazos | Cuidas de los tuyos, y donde estás hay mesa puesta. | Haces que un lugar cualquiera parezca casa. | Nadie te cuida porque parece que no hace falta. | Haz en casa algo que alivie la tarde de todos.
pensar y descansar | Vas al fondo de las cosas y necesitas silencio para oírte. | Tus preguntas ahorran errores caros. | A veces llamas pensar a esperar. | Guarda una hora sin teléfono para la cuestión más difícil.
recoger resultados | Piensas en grande y sabes convertir el esfuerzo en resultados. | Cuando todo tiembla, te miran a ti. | Hay éxitos que no se pueden medir. | Resuelve el asunto de dinero que tienes pendiente.
terminar y soltar | Ves el conjunto donde otros ven un detalle, y perdonas con facilidad. | Entiendes a personas muy distintas de ti. | Te cuesta más cerrar una puerta que abrir diez. | Termina algo viejo y despídete de ello.
`),
  ordinals: ['primer', 'segundo', 'tercer', 'cuarto'],
  open: inBoth([
    'tus números tienen algo que decir sobre lo que preguntas.',
    'vamos a mirar tu pregunta con los números que te pertenecen.',
    'gracias por la pregunta; la respuesta empieza por ti.',
    'hay un número en tu carta que responde antes que los demás.',
  ]),
  topics: [],
  again: 'La última vez miramos {yours}, y esto sigue desde ahí.',
  head: ['{yours} es {slot}.', 'Súmale {yours}: {slot}.', 'Después está {yours}, {slot}.'],
  theirs: 'En {who}, {name} {slot}: {theme}.',
  meet: 'En {name}, a ti te llama {theme}, y a {who} le llama {otherTheme}.',
  inYear: ['En {year}, {yours} es {slot}.', '{yours} en {year} es {slot}.', 'Para {year}, {yours} es {slot}.'],
  joint: [
    'Aquí {yours} pide {theme}, mientras {other} pide {otherTheme}, y en un día lleno se nota el tirón.',
    'Deja que {yours} empiece, con {theme}, y que {other} acabe, con {otherTheme}.',
    'Quizá no lo habías pensado: {otherTheme}, como pide {other}, te ayuda a {theme}.',
  ],
  today: ['Para hoy: {advice}', 'Algo pequeño para empezar: {advice}'],
  working: 'La cuenta es esta: {working}.',
  letters: 'Las letras valen {letters}.',
  months: ['Empieza cosas en {month}.', 'Termina cosas en {month}.', 'Descansa y piensa en {month}.'],
  asks: '{yours} pide {theme}.',
  freeDay: 'Deja libre {day}, el día más tranquilo.',
  ask: inBoth('Y una pregunta para este año: ¿qué dejarías de hacer si nadie lo esperara de ti?'),
  beyond:
    'Esa parte de tu pregunta es para un profesional, y ningún número adivina la suerte; lo que sí puedo leer es tu manera de decidir.',
}
