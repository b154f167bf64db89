import type { Wordings } from '../wordings.ts'

export const spanish: Wordings = {
  self_harm: `
    nadie (me )?(echaria|va a echar|iba a echar|extranaria|va a extranar|notaria|va a notar|se daria cuenta|lloraria) ?(de menos|en falta|mi ausencia|que|si|por mi)
    (estarian|estaban|estaria|seria|vivirian|serian|viviria|todo seria) * (mejor|mas felices|mas facil|mas tranquilos|mas ligeros) (todos )?(sin mi|si yo (no|muriera|desapareciera)|si (no estuviera|me fuera))
    (no|ya no) (veo|hay|tengo|encuentro|le veo|le encuentro) (mas |ninguna |ningun )?(salida|futuro|razon para (seguir|estar|levantarme|vivir)|motivo para (seguir|estar|levantarme|vivir)|sentido a (seguir|vivir|nada|estar|mi vida|la vida)|sentido seguir|esperanza para mi)
    (escribi|he escrito|ya escribi|deje|he dejado|acabo de escribir|estoy escribiendo|tengo escritas) * cartas? (de despedida|para (mis|mi|todos|cada))
    (me he despedido|me despedi|ya me despedi|he regalado mis cosas|regale mis cosas|regale todo|he repartido mis|deje todo (arreglado|en orden|listo)|he dejado todo (arreglado|en orden|listo|preparado))
    (ya )?no voy a (estar|necesitar|llegar|seguir) * (aqui|mucho tiempo|navidad|manana|proxim\\w|donde voy|mas|verlo|cumpleanos)
    (ultima|ultimo) (noche|dia|mensaje|pregunta|cumpleanos|navidad) (en este mundo|de mi vida|aqui antes|que (escribo|paso|hago)|antes de (irme|acabar|desaparecer|partir))
    (es|este es|sera) mi ultim\\w (mensaje|noche|dia|conversacion|carta)
    (solo )?(quiero|quisiera|deseo|necesito|queria) (solo )?que (todo|esto|todo esto|el dolor|este dolor|el sufrimiento|el ruido) (se )?(acabe|termine|pare|cese)
    (quiero|quisiera|ganas de|me gustaria|ojala|queria|prefiero|si pudiera) (solo )?(poder )?(dormir|dormirme|cerrar los ojos) (y )?(no |nunca |para siempre)(mas )?(despertar|abrirlos|volver)?
    (quiero|quisiera|ganas de|me gustaria|pienso en|queria) (solo )?(desaparecer|dejar de existir|esfumarme|borrarme|apagarme|no existir|irme) (de este mundo|del todo|para siempre|del mapa y|y que nadie|y no volver|y ya|por completo|de la faz|de esta vida)
    (dejar de existir|no haber nacido|nunca haber nacido|no deberia haber nacido|dejar este mundo|irme de este mundo|salir de este mundo|partir de este mundo|irme al otro barrio|reunirme con (mi|el|ella) * (cielo|murio|otro lado|arriba))
    (espero|rezo|pido|ojala|deseo) * no (despertar|despertarme|despierte|amanecer|amanezca)
    (harto|harta|cansado|cansada|agotado|agotada) de (vivir|existir|estar viv\\w|la vida|esta vida|respirar|luchar|todo y de todos|ser una carga|estar aqui)( \\.|$| y| ya| pero| no| que| solo)
    (soy|me siento|me he vuelto) (solo )?(una carga|un estorbo|un peso) (para|de)
    (el mundo|mi familia|mis hijos|la casa) * (estaria|seria|estarian) (mucho )?(mejor|mas feliz) sin mi
    (borde|barandilla|pretil|cornisa|azotea) (del|de la|de un|de una)? ?(puente|tejado|edificio|ventana|balcon|acantilado|anden|via)
    (puente|azotea|tejado|balcon|ventana|vias del tren|tren|metro|acantilado|terraza) * (saltar|tirarme|tirara|me tiro|dejarme caer|me llama|dar el paso|un paso mas|acabaria todo|salto|lanzarme)
    (tirarme|lanzarme|arrojarme|me tiro|me tirara|dejarme caer) (del|de la|de un|desde|al|a la|a las|por|delante|bajo|debajo) * (puente|ventana|vias?|tren|metro|rio|balcon|azotea|tejado|coche|acantilado|edificio)
    (coche|volante) * (contra (un|una|el|la) (arbol|muro|camion|pared|poste)|por el (barranco|precipicio|puente)|fuera de la carretera)
    (guardar|guardo|guardado|guardando|juntar|juntando|juntado|contar|contando|contado|esconder|escondido|ahorrando|reuniendo) * (pastillas|pildoras|somniferos|medicamentos|calmantes|tranquilizantes)
    cuantas? (pastillas|pildoras|somniferos|calmantes)
    (cual|que|como) * (puente|manera|forma|modo|metodo) (es )?(la |el )?(menos dolorosa|mas (rapida|facil|indolora|alto)|de (irse|morir|acabar|desaparecer)|sin dolor|indolora)
    duele (mucho )?(morir|ahogarse|desangrarse|caer)
    (cuchilla|cuchillas|cuchillo|navaja|tijeras|mechero|cuter) (en|contra|por|sobre|otra vez en) (el|los|las|mi|mis|la) (brazos?|piernas?|munecas?|muslos?|piel|venas)
    (cicatrices|cortes|marcas|heridas|quemaduras) en (los|las|mis|el) (brazos?|munecas?|piernas?|muslos?)
    (escondo|esconder|tapo|tapar|oculto) (los |las |mis )?(cortes|cicatrices|marcas|heridas)
    (solo )?(el dolor|la sangre|cortarme|quemarme|hacerme sangrar) (me )?(calma|alivia|ayuda|hace sentir|tranquiliza)
    (castigarme|aranarme|golpearme|quemarme|me quemo|me golpeo|me arano|dejar de comer) * (a proposito|hasta|cuando|otra vez|de nuevo|para sentir|desaparecer)
    (tengo|hay|ya tengo|he hecho) (un |el |ya )?(plan|fecha|dia) (y (una |la )?(fecha|dia|hora|cuerda)|para (acabar|irme|morir|el final|terminar)|puesta|decidid\\w)
    (cuerda|pistola|pastillas|cuchillas|escopeta) (esta|estan|ya|preparad\\w|en el cajon|list\\w|al lado|me espera|debajo|guardad\\w)
    (dia|fecha|noche|mes|numero|momento|hora) (es |mas |menos )?(buen[oa]? |mejor |adecuad\\w |ideal |favorable |propici\\w )?(para |de )(morir|irme de este|partir|acabar con (todo|mi|esto)|dejar este|terminar con|desaparecer|poner fin)
    (me rindo|me he rendido|he tirado la toalla|renuncio|ya me rendi) (con |de |a )(la vida|vivir|mi vida|todo|seguir)
    (no|ya no) (aguanto|soporto|puedo|tengo fuerzas|me quedan fuerzas|quiero) (mas |con |para )*(esto|nada|otro dia|un dia mas|la vida|vivir|seguir|estar aqui|estar viv\\w|existir|despertar|respirar|luchar|esta vida|asi|ver el manana|levantarme|mas)( mas| asi| viviendo| adelante| \\.|$| y| desde)
    (nada|nadie) (ya )?me (ata|retiene|queda|espera|sujeta|importa) (ya )?(aqui|a la vida|a este|en este mundo|en la vida)
    (ya )?no (tiene|le veo|hay|encuentro) (mas |ningun )?sentido (para mi )?(vivir|seguir|estar viv\\w|mi vida|continuar|despertar|levantar)
    (para que|de que|que mas da|que sentido tiene|que sentido) (me )?(sirve |vale )?(seguir|vivir|continuar|estar viv\\w|despertar|levantarme cada|existo|mi vida|sigo aqui|sigo viv\\w)
    si (yo )?(muriera|me muriera|desapareciera|no despertara|no estuviera|me fuera|dejara de existir|saltara|muero|desaparezco) * (alguien|nadie|quien|ellos|lloraria|notaria|seria|importaria|hoy|manana|mejor)
    (quien|alguien) * (cuida|cuidara|cuidaria|se queda|quedaria|se ocupara) (de |con )?(mi |mis |el |los )*(gato|perro|hijos?|hija|hijas|animales|plantas|bebe) (cuando|si|despues) (yo )?(no|ya|muera|me vaya)
    valgo mas muert\\w|vale mas muert\\w|(seguro de vida|seguro) (paga|cubre) * (suicidio|me mato)
    (voces|voz) (en mi cabeza )?(me )?(dicen|dice|piden|pide|mandan) * (saltar|acabe|acabar|morir|cortarme|salte|matar|hazlo|lo haga)
    (pensamientos|ideas) (negr\\w+|oscur\\w+|de muerte|de morir|de acabar|de desaparecer|malos que|que me asustan)
    acabar con (este |el |mi )?(sufrimiento|dolor|todo|esto|todo esto) (de una vez|para siempre|hoy|esta noche|ahora|ya|$)
    (quitarme de en medio|irme para siempre|descansar para siempre|dormir para siempre|poner fin a (esto|todo)|cerrar los ojos para siempre|apagar la luz para siempre)
    (voy a|quiero|pienso|podria|ganas de|esta noche me) (\\w+ ){0,2}(tomar|tomarme|tragar|tragarme) (\\w+ )?(todas (las|mis)|el bote|la caja|las) (pastillas|pastis|entero|entera)?
    (he dejado|deje|he dado|di|entregue) (\\w+ ){0,5}(llaves|papeles|contrasenas|testamento|documentos) (\\w+ ){0,16}(despedir\\w*|despedida|adios|ultima|tranquila|en paz)
    (carta|cartas|nota|mensaje) de despedida|he escrito (las|mis|todas las) cartas|para despedirme(?! (del (trabajo|curso|jefe)|de (mis companeros|la empresa|mi jefe)))
    solo (pienso en|quiero|deseo|espero) (\\w+ )?(irme|reunirme|ir|estar|reencontrarme|seguirle|volver a estar) (\\w+ )?con (el|ella|ellos|mi (madre|padre|marido|mujer|hijo|hija))
    (se va|irse|me voy|marcharse|se marcha|me marcho) (\\w+ )?(antes de tiempo(?! (del?|en|a) )|para siempre y|de este mundo|de esta vida|de aqui para siempre)
    (buscado|encontrado|dejado|busque|encontre) (\\w+ )?casa (\\w+ )?(a|para) (\\w+ ){0,2}(perr[oa]|gat[oa]|animales) (\\w+ ){0,14}(cartas?|tranquil[oa]|antes|ultima|despedida|en paz|ya esta todo)
    no (voy a )?(llegar|llegare|vere|ver|estare|pasare|pasar) (\\w+ )?(a|el|en|de|al) (2027|2028|ano que viene|proximo ano|navidad|mi proximo cumpleanos|verano)(?! (en est\\w|porque))
    (nadie|ni) (\\w+ ){0,6}si (yo )?(dejara|dejase|deje) de existir|(nadie|ni se) (\\w+ ){0,4}(daria cuenta|notaria|enteraria|echaria de menos) (\\w+ )?(si|hasta|de)
    (vivirian|estarian|serian|estaran|vivira|viviria|estaria) (\\w+ ){0,3}(mejor|mas tranquil\\w+|mas felices|aliviad\\w+) (\\w+ ){0,2}(sin mi|si yo|si no estuviera)
    (puente|anden|vias|balcon|azotea|acantilado|ventana) (\\w+ ){0,8}(un paso|un segundo|un momento|bastaria|seria tan facil|se acabaria|saltar)
    (guardando|guardado|juntando|ahorrando|escondiendo|acumulando|reuniendo) (\\w+ ){0,3}(pastillas|somniferos|tranquilizantes|medicacion)
    (ojala|quiero|quisiera|me gustaria|solo quiero) (\\w+ ){0,4}(dormir|dormirme|cerrar los ojos|acostarme) (\\w+ ){0,2}(no|nunca|sin) (\\w+ )?(despertar\\w*|volver a abrir\\w*|abrirlos|levantarme)
    (que|para que) (\\w+ ){0,3}(pare|parara|acabara|acabase|termine|terminara) (\\w+ )?(el dolor|todo|esto|de una vez)|que el dolor (pare|acabe|termine|parara|se acabara)
    (me corte|me he cortado|cortandome|me quemo|me he quemado|me hago dano|hacerme dano|me arano) (\\w+ ){0,4}(otra vez|de nuevo|aposta|a proposito|cigarr\\w+|cuando|brazos?|munecas?|muslos?|cuchilla)
    (soy|me siento|no quiero ser) (\\w+ )?(solo )?una (carga|molestia) (\\w+ )?para (todos|ellos|mi|mis|los|el|ella)
    (no como|dejado de comer|sin comer) (\\w+ ){0,6}(aposta|a proposito|desaparecer|castig\\w+|apagarme)
    (despedirme|decir adios|decirles adios) (\\w+ )?(a |de )?(todos|todo el mundo|mi familia|los mios) (\\w+ ){0,3}(sin|para siempre|antes)
    (desde que|desde) (\\w+ ){0,4}(se fue|murio|falta|muerte) (\\w+ ){0,4}(irme|reunirme|estar|ir) (\\w+ )?con (el|ella)|solo (\\w+ )?(pienso|sueno) (\\w+ )?(en )?(irme|ir|estar) con (el|ella)
  `,
  medical: `
    (brazo|cara|boca|lado|pierna|mano|mitad) (\\w+ ){0,5}(dormid\\w|adormecid\\w|paralizad\\w|sin fuerza|no (puede|puedo) mover|hormigue\\w+|caid\\w|torcid\\w|no (lo|la) siento|colgando)
    (no puedo|no puede|apenas puedo|le cuesta|me cuesta) (hablar|mover|articular|respirar|tragar|ver bien|despertar|levantar el|vocalizar)
    (arrastra|arrastro|arrastrando) (las palabras|la voz)|habla (raro|arrastrad\\w|sin sentido|enredad\\w)
    (presion|opresion|peso|dolor|dolores|punzada|pinchazos?|ardor|quemazon|aprieta) (\\w+ ){0,3}(en el|sobre el|del) pecho
    pecho (\\w+ ){0,3}(me aprieta|apretad\\w|me duele|aplastad\\w|arde|oprimid\\w|pesa)|(me duele|me aprieta|le duele|me oprime) (\\w+ ){0,2}el pecho
    (se desmayo|me desmaye|se cayo|se desplomo|perdio el conocimiento|perdi el conocimiento|esta inconsciente|se ha desmayado|colapso) (\\w+ ){0,4}(no (responde|reacciona|despierta|se mueve|respira)|y no|dos veces|otra vez|en el suelo|de repente)
    (no|dejo de|ya no) (responde|reacciona|despierta|respira|respirar|reaccionar|se mueve)( \\.| y| desde| cuando| a|$)
    (se puso|esta|se esta poniendo|labios|se ha puesto|cara|quedo) (\\w+ )?(morad\\w+|azul|azules|azulad\\w+|gris) (\\w+ )?(y|en la cara|los labios|de repente|$|\\.)
    (garganta|lengua|labios|cara) (\\w+ ){0,4}(hinchad\\w+|hinchando|cerrando|cierra|inflamad\\w+|hincho)
    (bebio|bebi|trago|trague|ha tragado|comio|ingirio|se tomo|me tome|tome|se ha bebido|se ha tragado|he tomado) (\\w+ ){0,4}(lejia|detergente|veneno|pilas?|gasolina|acido|frasco|caja entera|bote entero|blister|iman|producto|pastillas|de mas|el doble)
    (vomit\\w+|tos\\w+|escup\\w+|orin\\w+|echando|defec\\w+) (\\w+ )?sangre
    sangr\\w+ (\\w+ ){0,3}(no para|mucho|muchisimo|de la cabeza|sin parar|desde hace horas|por la nariz hace|del oido)|(no para|no deja|perdiendo) (\\w+ ){0,2}(de sangrar|mucha sangre)|hemorragia
    (embarazada|embarazo|semanas|bebe) (\\w+ ){0,7}(sangr\\w+|sangre|manchando|rompi aguas|no se mueve|dejo de moverse|no lo siento|contracciones|no respira|flacid\\w|fiebre de)
    (no siento|deje de sentir|ya no siento) (a mi |al |el )?bebe
    (bebe|hijo|hija|nino|nina|nieto|nieta) (\\w+ ){0,5}(no respira|atragant\\w+|convuls\\w+|flacid\\w|no despierta|(39|40|41|42) de fiebre|fiebre de|morad\\w|no reacciona|se cayo de cabeza|se trago|se bebio)
    (fiebre|temperatura) (\\w+ ){0,3}(40|41|42)|(40|41|42) (grados|de fiebre)
    (atragantad\\w|ahogandose|asfixi\\w+|falta el aire|sin aire|no me entra el aire|cuesta respirar|dificultad para respirar|respira mal|no puede respirar)(?! (de trabajo|en deudas))
    (peor|mayor) dolor de cabeza de mi vida|dolor de cabeza (repentino|explosivo|subito|insoportable) (y|con|que)
    (deje de ver|perdi la vista|no veo (de|por|nada de)|vision doble|me quede cieg\\w|vista nublada de repente)
    corazon (\\w+ ){0,3}(acelerad\\w|disparad\\w|a mil|se salta|se me sale|desbocad\\w) (\\w+ ){0,5}(mare\\w+|pecho|respirar|desmay\\w+|horas|aire|sudor\\w*)
    (reaccion alergica|anafila\\w+|picadura|avispa|abeja) (\\w+ ){0,6}(hinch\\w+|garganta|respirar|epipen|aire|cara)
    (dejar|dejo|suspender|abandonar|tirar|rechazar|interrumpir|saltarme|en vez de|en lugar de|aplazar|dejara|parar) (de tomar |con )?(la |el |los |las |mi |mis |tomar )*(insulina|quimio\\w*|medicacion|antidepresivos?|medicamentos|medicinas?|pastillas (para|del)|tratamiento|anticoagulantes?|radioterapia|dialisis|litio|operacion|cirugia|antibioticos?)
    (deberia|tengo que|hace falta|debo|es necesario) (\\w+ )?(llamar|ir) (\\w+ ){0,3}(ambulancia|112|urgencias|hospital|emergencias)
    (golpe en la cabeza|se golpeo la cabeza|me golpee la cabeza|cayo de (un|una|la|el)|descarga electrica|electrocut\\w+|mordio una (serpiente|vibora)) (\\w+ ){0,6}(vomit\\w+|sueno|confus\\w+|sangr\\w+|desmay\\w+|maread\\w|no|ventana|escalera|tejado|hinch\\w+)
    (azucar|glucosa|diabetic\\w|diabetes) (\\w+ ){0,5}([345]\\d\\d|[23]\\d|desmay\\w+|confus\\w+|temblando|no despierta|muy baj\\w)
    (no consigo|no puedo|no logro|no se) (despertar|despierta) ?(a )?(mi|lo|la|el)?|(no se despierta|no despierta)
    (embarazada|meses|semanas) (\\w+ ){0,10}(sangr\\w+|manchando|perdiendo (\\w+ )?sangre|no (lo |la |le )?(noto|siento|notarle|sentirle)|moverse|se mueve)
    (me equivoque|equivocado|equivoque) (\\w+ ){0,4}(dosis|insulina|pastillas|medicacion|medicamento)|(tome|tomado|le di|le he dado|me he tomado) (\\w+ )?(el doble|el triple|demasiad\\w+|de mas|cuatro veces|dosis doble) ?(\\w+ ){0,3}
    (cara|boca|sonrisa) (\\w+ ){0,4}(torcid\\w|caid\\w|de lado|ladead\\w)|(palabras|frases) (\\w+ ){0,4}(mal|revueltas|trabadas|enredadas)|trabo al hablar
    pecho (\\w+ ){0,8}(brazo|mandibula|sudor\\w*|sudando)|brazo (\\w+ ){0,6}pecho
  `,
  abuse: `
    (él|el|ella|marido|esposo|novio|novia|pareja|mujer|padre|madre|padrastro|madrastra|tio|hermano|ex|jefe|hijo|abuelo|primo|que|quien|suegro|vecino|profesor|entrenador) (\\w+ ){0,4}me (\\w+ )?(empuja|empujo|empujado|tira del pelo|tiro|jala|jalo|aprieta|apreto|agarra|agarro|agarrado|da (punetazos|patadas|bofetadas|palizas|una)|dio (un|una)|pega|pego|pegado|golpea|golpeo|golpeado|abofetea|abofeteo|quema|quemo|muerde|escupe|encierra|encerro|arrastra|arrastro|maltrata|amenaza|amenazo|amenazado|humilla|lanza|lanzo|estrangul\\w+|ahorc\\w+|hace dano|hizo dano|zarandea|insulta y|cruzo la cara|levanta la mano)
    (manos?|brazo|cinturon|dedos) (\\w+ )?(en|al|alrededor d\\w+|sobre) (mi |el )?cuello
    (levanta|levanto|alza|alzo|levantado) la mano (\\.|$|y|cuando|contra|otra|si|delante)
    (se pone|se puso|se vuelve|se volvio|es|fue|esta) (\\w+ )?(violent\\w|agresiv\\w) (\\w+ ){0,2}(conmigo|cuando|despues|cada|si|en casa|\\.|$)
    (moratones|moraton|cardenales|ojo morado|hematomas?|marcas|labio partido|costilla rota) (\\w+ ){0,8}(disimul\\w+|escond\\w+|tap\\w+|maquillaje|gafas|mangas|digo que|me cai|el|ella|puerta|escaleras|base)
    (miedo|panico|terror|pavor) (de|a|al) (que (el|ella|me)|mi (marido|novio|pareja|padre|padrastro|ex|esposo)|volver a casa|ir a casa|estar a solas con|sus (ataques|golpes|reacciones|gritos)|llegar a casa|mi propi\\w) ?
    (le tengo|tengo|me da|vivo con|vivimos con) (\\w+ )?miedo( a el| a ella| cuando llega| cuando bebe| en casa| a mi (marido|novio|pareja|padre|ex))
    no me (deja|dejaba|dejan|permite) (\\w+ ){0,2}(salir|ver|hablar|trabajar|tener (movil|amig\\w+|dinero|cuenta|telefono|trabajo)|estudiar|usar|ir (a|al)|visitar|llamar|dormir|conducir|vestir|irme)
    (me encierra|me encerro|me tiene|me mantiene|encerrad\\w|me retiene) (\\w+ )?(encerrad\\w|en (casa|la habitacion|el cuarto|el bano|el sotano)|bajo llave|prisioner\\w|secuestrad\\w)
    (me quita|me quito|me ha quitado|me esconde|me escondio|controla|se queda con|me controla) (\\w+ ){0,2}(movil|telefono|pasaporte|documentos|papeles|dinero|llaves|tarjeta|sueldo|pastillas)
    (revisa|mira|controla|vigila|lee|espia|me revisa|me controla|me mira) (\\w+ ){0,3}(mensajes|movil|telefono|donde (estoy|voy)|ropa|llamadas|todo lo que|ubicacion|con quien|horarios|pasos)
    (me obligo|me obliga|me forzo|me fuerza|me presiona|me presiono|me hizo|me obligaba|obligad\\w|forzad\\w) (\\w+ )?a (tener (sexo|relaciones)|acostarme|hacer (cosas|sexo)|tocar|besar|desnudarme|casarme|ver|hacerlo|mirar)
    (dije|digo|decia|grite|pedi) (\\w+ )?(que no|que parara|no|basta) (\\w+ ){0,6}(no paro|siguio|igual|le dio|ignoro|forzo|insistio|continuo|no para)
    (sin mi consentimiento|sin que yo quisiera|contra mi voluntad|mientras (yo )?dormia|desperte (\\w+ ){0,4}(sin ropa|desnuda|encima))
    (me toca|me toco|me tocaba|me manosea|me manoseo|me soba|me acaricia|me acariciaba) (\\w+ ){0,7}(noche|cama|dormir|duermo|no quiero|no queria|secreto|nadie|nina|nino|pequen\\w|cuerpo|partes|sin|donde no|debajo)
    (entra|entraba|venia|viene|se mete|se metia) (\\w+ )?(en|a) mi (cuarto|habitacion|cama) (\\w+ ){0,4}(noche|cuando|mientras|me toca|cierra|madre)?
    (cuando era|de) (pequen\\w|nin\\w|chic\\w|joven) (\\w+ ){0,8}(me tocaba|me toco|abuso|me hacia|secreto|me obligaba|cuarto|me pegaba|abusaron)
    (amenaza|amenazo|amenazaba|dice que|dijo que|jura|juro|me advirtio|promete|me amenaza) (\\w+ ){0,6}(si (me voy|lo cuento|lo dejo|la dejo|le dejo|hablo|me separo|denuncio|me marcho)|quitarme a|quitarme los|me quita (a )?los|los ninos|fotos|videos|publica|matara|matarme|me mata|acido|encontrara)
    si (me voy|lo dejo|la dejo|le dejo|lo cuento|hablo|me separo|denuncio|digo algo|intento irme) (\\w+ ){0,4}(mata|pega|quita|va a|hara|encuentra|destroza|acaba|persigue|publica|matara|buscara)
    (me sigue|me persigue|me siguio|me vigila|me espera|aparece|me acosa|me espia) (\\w+ ){0,5}(todas partes|puerta|trabajo|casa|calle|coche|dias|noche|escuela|fuera|siempre|meses|miedo|donde|portal|gps)?
    (dice|dijo|asegura) (\\w+ )?que nadie (\\w+ )?(me )?(cree|creera|va a creer|creeria|ayudara|quiere|querra)
    (recib\\w+|me da|me dan|me dio|llevo|aguanto|me llevo) (\\w+ ){0,2}(palizas?|golpes|bofetadas|cinturonazos|una tunda|correazos)
    (pide perdon|se disculpa|flores|llora|promete) (\\w+ ){0,6}(despues de (pegar|golpear|gritar)|hasta la proxima|vuelve a (pegar|hacer|pasar)|nunca mais|nunca mas|y luego)
    (duermo|dormi|me escondo|me escondi|me encierro|me encerre|hui|me refugie) (\\w+ ){0,3}(en el coche|en el bano|en el cuarto|de el|por su culpa|hasta que|cuando el|cuando bebe|con pestillo|con llave)
    (pega|pegaba|golpea|maltrata|grita y pega|zarandea|quema|abusa|toca) (\\w+ )?(a|de) (mis|mi|los|las|sus|el|la|nuestr\\w+|su) (\\w+ )?(hijos?|hijas?|ninos?|ninas?|bebe|madre|hermana|hermano|abuela)
    (victima de|sufro|sufri|he sufrido|sufre) (\\w+ )?(violencia|abusos?|malos tratos|maltrato|agresiones|acoso sexual|chantaje|trata)
    (me echo|me echaron|me puso|me pusieron|puso|echo) (\\w+ ){0,3}en (mi|la) (bebida|copa|vaso)
    (chantaje\\w*|extorsion\\w*) (\\w+ ){0,5}(fotos|videos|desnud\\w|dinero|sexual|intim\\w)
    (dormir|duermo|dormido|durmiendo) (\\w+ ){0,3}(silla|comoda|mueble|mesa|armario) (\\w+ )?(contra|detras|en|bloqueando) (\\w+ )?puerta
    (padre|padrastro|tio|hermano|abuelo|profesor|entrenador|primo|jefe|vecino) (\\w+ ){0,2}me (toca|manosea|tocaba|toco|besa|obliga)
    me (quita|quito|roba|gasta) (\\w+ ){0,2}(pension|sueldo|dinero|nomina|tarjeta|movil|pasaporte|llaves|paga)
    (me encierra|me encerro|me encierran|encerrada en|encerrado en|me deja encerrad\\w|cierra por fuera|cierra con llave por)(?! (el gato|en banda))
    (tengo miedo|miedo|me da miedo|panico) (\\w+ ){0,2}(de|a|cuando|que) (\\w+ )?(volver a casa|ir a casa|llega a casa|llegue a casa|vuelva|volver)
    (tengo que|debo) pedirle (permiso|dinero) (\\w+ )?para|me revisa (el|los)( \\w+)?
    (me quito|tiene|se quedo) (\\w+ ){0,3}(movil|tarjeta|documentos|pasaporte|llaves|papeles)
    (solo|puedo) (\\w+ )?(escribir|hablar) (\\w+ )?(cuando|mientras) (el |ella )?(duerme|sale|esta dormid\\w)
  `,
  violence: `
    (quiero|quisiera|queria|voy a|ganas de|pienso|pense|he pensado|planeo|estoy pensando|decidi|he decidido|sueno con|dia para|momento para|list\\w para|capaz de|tengo que|podria|como puedo|necesito|me gustaria|hora de|fecha para|pensado en|pensando en|fantaseo con) (\\w+ ){0,3}(matar|apunalar|acuchillar|estrangular|envenenar|pegar un tiro|pegarle|acabar con|dar una paliza|darle una paliza|quemar|romper las piernas|partir la cara|degollar|atropellar|asfixiar|ahogar|reventar|asesinar|eliminar|hacer dano|hacerle dano|destruir|atacar|torturar|cargarme|liquidar|disparar|golpear|partirle|romperle|clavarle|cortarle|quemarle|meterle|hacerle|matarl\\w+|apunalarl\\w+|envenenarl\\w+|estrangularl\\w+|atropellarl\\w+|eliminarl\\w+|ahogarl\\w+|acuchillarl\\w+|quemarl\\w+|golpearl\\w+)(?! (el tiempo|el gusanillo|la sed|el hambre|la curiosidad|de risa|el rato|al ajedrez|al tenis|a besos|de amor|esta relacion|la relacion|con la dieta|con el contrato|este proyecto|el proyecto|dos pajaros|este trabajo|la pereza|el examen|con esta relacion|con mi (relacion|contrato|dieta)))( (a|al|con|le|la|lo|los|las|mi|un|una|de|en|las|tiro|y|el|por|$|\\.))
    (él|el|ella|ellos|ese|esa|jefe|ex|marido|vecino|suegra) (\\w+ ){0,3}(merece|merecen|tiene que|deberia|deberian) (morir|morirse|sufrir (como|hasta|mucho|de verdad|en carne)|pagar con|desaparecer (del mapa|para siempre)|sangrar|estar muert\\w)
    (va a|van a|las|me la|me las) (\\w+ )?(pagar|pagara|pagaran) (con (sangre|su vida|la vida|dolor)|car[oa] y|en carne|en el hospital)
    (haceros?|hacerle|hacerl\\w+|hare que|le hare) (\\w+ ){0,2}(pagar con|sufrir (como|lo|hasta)|sangrar|arrepentirse de haber nacido|suplicar|desaparecer para)
    (compre|he comprado|tengo|consegui|llevo|voy a llevar|escondi|guardo|afile|comprar|conseguir|cargue|he traido|me lleve) (\\w+ ){0,3}(cuchillo|pistola|arma|escopeta|hacha|martillo|veneno|gasolina|bate|acido|navaja|machete)( \\w+){0,6} (el|ella|aparezca|venga|escuela|instituto|trabajo|list\\w|esperando|usar|acabar|resolver|jefe|vecino|ex|marido|para cuando|para el|para ella|oficina|por si vuelve)
    (poner|echar|meter|mezclar|pongo|echo|puse|eche|ponerle|echarle|meterle) (\\w+ ){0,4}(veneno|pastillas|lejia|vidrio|raticida|matarratas|algo|somnifero\\w*) (\\w+ ){0,2}(en|a) (su|el|la) (comida|bebida|cafe|sopa|vaso|copa|vino|te|cena|plato)
    (prender|prenderle|prendo|pegar|quemar|quemarle|incendiar) (\\w+ )?(fuego )?(a|la|su|el) ?(\\w+ ){0,2}(casa|coche|tienda|oficina|escuela|piso|local)
    (cortar|cortarle|manipular|sabotear|tocar) (\\w+ )?los frenos
    (empujarl\\w+|tirarl\\w+|arrojarl\\w+|lanzarl\\w+|empujar a|empujo) (\\w+ ){0,4}(escaleras|balcon|ventana|puente|vias?|tren|acantilado|tejado|rio|barranco)
    (parezca|pareceria|parecer|simular|provocar|preparar) (\\w+ )?un accidente|que (sufra|tenga) un accidente
    (contratar|pagar a|encontrar a|conozco a|pague a) (alguien|un (hombre|tipo|sicario)|unos (tipos|hombres)|quien) (\\w+ ){0,4}(mate|de una paliza|rompa|se encargue|golpee|matar|asuste|de un susto|le de)|sicario
    (miedo|temo|me asusta) (\\w+ ){0,3}(de lo que (puedo|pueda|soy capaz|le)|lo que (puedo|pueda|voy a|soy capaz)|hacerle dano|pegarle|matar|perder (la cabeza|el control)) ?
    (pierdo|perder|voy a perder|un dia pierdo) (la cabeza|el control) y (\\w+ ){0,3}(mato|pego|hago|doy|rompo|acabo|clavo|estrangulo)
    (sacudir|sacudi|pegar|pegue|tirar|zarandear|zarandee|asfixiar|hacer dano) (\\w+ )?(al |a mi |a la |el |mi )*(bebe|hijo|hija|nino|nina)( \\w+){0,6} (calle|llorar|llora|parar|otra vez|pared|miedo|almohada)
    (impulsos?|pensamientos|fantasias|ideas?|suenos?) (de|con) (\\w+ )?(matar|danar|apunalar|hacer dano|estrangular|golpear|atacar|venganza con|quemar)
    (disparar|tiroteo|bomba|masacre|atentado) (\\w+ ){0,3}(en|contra|a) (\\w+ )?(escuela|instituto|trabajo|oficina|iglesia|todos|empresa|multitud|colegio)
    no (sale|saldra|va a salir|llega|llegara|vuelve|volvera|vera|despierta|despertara|pasa|pasara) (\\w+ ){0,3}(viv[oa]|navidad|amanecer|manana|de esta noche|el sol|fin de semana|de aqui)
    si no es (mi[oa]|para mi) no (es|sera) (de|para) nadie
    (mandarl\\w+|mandar|enviar|dejarl\\w+|meter|enviarl\\w+|ponerl\\w+) (\\w+ )?(al|en|bajo|a una) (\\w+ )?(hospital|cementerio|ataud|tumba|silla de ruedas|tierra|uci)
    (romper|romperle|partir|partirle|reventar|reventarle|aplastar|aplastarle) (la cara|los dientes|las piernas|los huesos|el craneo|la cabeza|las rodillas|el cuello|la boca)
    (se donde (vive|trabaja|aparca|duerme|viven)|tengo su direccion) (\\w+ ){0,10}(cuchillo|arma|pagar|espero|esta noche|arrepentir\\w*|sorpresa|bate|gasolina|sufrir|merece|visita)
    (venganza|vengarme|me vengare|me vengo) (\\w+ ){0,8}(sangre|cuchillo|duela|hospital|arma|sufr\\w+|fisic\\w+|matar|violent\\w+|muerte|golpe\\w*)
    (esta vez|hoy|manana|esta noche) (\\w+ )?no (vuelve|va a volver|llega|va a llegar|sale) (\\w+ )?(a |de )?(casa|alli|viv\\w)
    (imagino|imaginar|imaginando|pensando|pienso|sueno) (\\w+ ){0,10}(pasara|pasase|ocurriera|pasa) algo
    (se|ya se) (\\w+ )?(a que hora|donde|cuando) (\\w+ ){0,6}(sale|vive|llega|aparca) (\\w+ ){0,10}(pagar|venganza|justicia|cuchillo|necesito|fuerza|escarmiento)
  `,
  idioms: `
    (muero|morir|morirme|muriendo|morirse|muerto|muerta|mori|morimos|mueres|muere|moriria|morire|me muero) (de|por) (risa|la risa|verguenza|hambre|sueno|amor|ganas|aburrimiento|frio|calor|curiosidad|miedo (a volar|al dentista|escenico)|pena ajena|sed|envidia|nervios|impaciencia|ternura|gusto|celos|cansancio|saber|verte|ver|ir|un|una|ti|el|ella|unas|unos|conocer|que|probar|los huesos|volver|llegar|comer|chocolate|cafe)
    (mat\\w+|asesin\\w+)( por| a| de)? (un|una|el|la|los|unas|unos) (cafe|cafelito|chocolate|pizza|siesta|helado|hambre|sed|gusanillo|tiempo|rato|aburrimiento|curiosidad|cerveza|bocadillo|croquetas|cucaracha\\w*|aranas?|mosquitos?|moscas?|hormigas|dragon|villano|zombis|masaje|vacaciones|tarde|horas|croissant|tortilla|paella|sushi|vuelo barato)
    (matar|mataria|matando|mato|mata|matarme|matan) (el tiempo|dos pajaros|el gusanillo|la sed|el hambre|de risa|a besos|por (un|una|unas|unos)|trabajando|estudiando|a trabajar|a estudiar|en el gimnasio|las horas|la curiosidad)
    (mi |el |la )?(jefe|jefa|madre|padre|profe\\w*|marido|mujer|novi\\w|hermana|hermano|entrenador\\w?|suegra|amiga|abuela|hija|hijo|casero|perro) (\\w+ )?(me mata|me va a matar|me matara|me mataria|va a matarme|me van a matar) (si|cuando|por|porque|con|de|manana|como|al|\\.|$)
    (estos?|estas?|este|los|las|el|la) (\\w+ ){0,3}(me (mata|matan|esta matando|estan matando|va a matar|van a matar))
    (movil|telefono|bateria|ordenador|coche|motor|planta|plantas|conversacion|portatil|internet|wifi|pez|gato|orquidea|albahaca|app|reloj|tablet|servidor|grupo|chiste|cactus|lavadora|impresora) (\\w+ ){0,3}(murio|murieron|muerto|muerta|muert[oa]s|muriendo|muere|mueren)
    (estoy|ando|acabo|llego|llegamos|estamos|acabe|llegue) (\\w+ )?(muert[oa]s? ?(de|por|cansad\\w|$|\\.|y|del trabajo|tras|despues)|hech[oa] polvo|reventad[oa])
    (ahogad[oa]|ahogandome|me ahogo|enterrad[oa]|sepultad[oa]|asfixiad[oa]|hundid[oa]) (en|de|con|entre) (trabajo|papeleo|correos|deudas|facturas|ropa|tareas|reuniones|papeles|examenes|panales|plazos|estudios|un vaso|calor|mails)
    (me falta el aire|sin aire|no puedo respirar|no podia respirar|apenas puedo respirar) (\\w+ )?(de (la )?risa|de tanto reir|riendo|de alegria|cuando (lo|la|le) veo|con (este|estos|tanto|la)|en (este|esta|esa|mi) (vestido|oficina|trabajo|calor|traje|ciudad|piso)|de los nervios|de la emocion)
    (infarto|ataque (al corazon|de (risa|nervios|panico))|ictus|patatus|sincope|jamacuco) (cuando vi|al ver|con (el|la) (precio|factura|susto|noticia)|solo de|cuando (abri|llego|recibi|me)|por (el|la) (precio|factura)|del susto|de la risa|de alegria)
    (sobredosis|overdosis) de (chocolate|cafe|azucar|series|netflix|informacion|ternura|navidad|queso|sol|trabajo|turron|numerologia|astrologia|dulces|polvorones)
    (suicidio (politico|profesional|comercial|social|economico)|escuadron suicida|mision suicida|(carrera|jugada) suicida)
    (cort\\w+)( me)? (\\w+ )?(el pelo|el flequillo|las unas|el cesped|gastos|el azucar|con (mi|el|la|los)|relaciones|lazos|la barba|afeit\\w+|la cebolla|cocinando|pelando|con (un|el) (papel|folio|cuchillo de)|el rollo|por lo sano|el pan|la tarta|el dedo|un dedo|la luz|el cafe)
    (salt\\w+|tirarme|me tire|lanzarme|me lance|me lanzo|me tiro|tirar) (en (paracaidas|parapente|bungee)|de (cabeza|un avion|un trampolin)|a la (piscina|aventura|bartola|arena|cama)|al (agua|mar|vacio con (este|el|mi) (negocio|proyecto)|sofa|suelo a)|haciendo puenting|puenting|desde (el trampolin|un avion)|por la tirolina|del tren en)
    (cansad[oa]|hart[oa]|agotad[oa]|aburrid[oa]) de (vivir (en|con|aqui|sol\\w|de (alquiler|prestado)|lejos|entre|a (toda|mil)|tan)|la vida (en|de (ciudad|estudiante|soltera|soltero|oficina|autonom\\w)|moderna|nocturna)|ser (soltera|soltero|la (unica|buena|fuerte|ultima)|el (unico|bueno|ultimo)|siempre|amable)|(levantarme|despertarme) (tan |a las|temprano|pronto|con)|estar (sola en|soltera|soltero|en (casa|el paro)|enferm\\w|esperando)|luchar (con|contra) (la|el|mi) (impresora|bascula|pelo|casero|burocracia))
    (acabar|acabe|terminar|termine|acabo|termino|dejar|poner fin|romper) (con )?(todo )?(con |a |el |la |de )?(este |esta |mi |nuestra |nuestro )?(relacion|novi\\w|contrato|curso|trabajo|noviazgo|suscripcion|amistad|matrimonio|dieta|gimnasio|proyecto|semestre|tesis|libro|tabaco|azucar|cafe|carrera|master|mudanza|obra|el|ella|apps?)( \\w+)?
    (desaparecer|dormir|hibernar|esconderme|escaparme|perderme|irme|fugarme) (\\w+ )?(un|una|unos|unas|hasta (el|las|mediodia|primavera)|este fin|el fin|del instagram|de (las redes|vacaciones|la oficina|viaje)|en (una isla|bali|la playa|la montana)|dos (dias|semanas)|tres (dias|semanas)|con (un|una|el|ella)|debajo|todo el (dia|domingo|fin)|toda la (tarde|semana|manana)|a (una|un|la playa|italia|londres|japon|otro pais|vivir))
    (carta|mensaje|correo|discurso|fiesta|cena) de despedida (a|al|para|de|con) (\\w+ )?(jefe|jefa|companer\\w+|empresa|equipo|trabajo|oficina|clase|clientes|alumnos|casero|solter\\w|erasmus|profesora)
    (no|ya no) (aguanto|soporto|puedo) (mas )?(con )?(mas )?(este|esta|estos|estas|el|la|los|las|tanto|tanta|mi|a mi|otra|otro|al|a la) (\\w+ )?(ruido|calor|frio|lluvia|jef\\w|vecin\\w+|trafico|dieta|trabajo|reunion\\w*|obras?|musica|viaje|clases?|examen\\w*|horario|oficina|caser\\w|alquiler|burocracia|cola|humedad|invierno|verano|espera|sopa|proyecto|apps?|turnos?|gimnasio|atasco\\w*|companer\\w+|suegra|politica|noticias|perro)( mas)?
    (de|a) muerte lenta (de|el)|de muerte$|(esta|estan|estaba) (\\w+ )?de muerte|de morirse|para morirse de
    (novela|pelicula|libro|serie|juego|podcast|policiaca|cuento|documental|guion|fiesta|misterio|obra|thriller) (\\w+ ){0,6}(asesin\\w+|crimen|crimenes|mat\\w+|muerte|muert[oa]s?|veneno|venganza|suicid\\w+|arma|envenen\\w+)
    (golpe|golpes) (de (suerte|estado|efecto|calor|gracia|vista|aire)|bajo)|(pega|pegar|pegan|pego|pego)( me| le| la)? (un (salto|grito|repaso|tiron|cambio|estiron|sol)|una (siesta|vuelta|ducha|panzada)|bien|mal|con|el sol|fuerte el|muy bien|los colores|mucho con)|me pega (el sol|un (abrazo|toque)|mucho|con|la gana)
    (me gana|me machaca|me destroza|me pega (una )?palizas?|me da (una )?palizas?|pegarle una paliza|dar una paliza) (\\w+ )?(al|a las|a los|en|jugando|a) (\\w+ )?(ajedrez|tenis|cartas|padel|futbol|parchis|poker|fifa|play|domino|mus|carrera|mario|partido|monopoly)
    (morir|morirme|muero|muriendo|morirse)( me| yo)? de (la |el |un |una |pura )?(verguenza|risa|hambre|sueno|amor|aburrimiento|frio|calor|curiosidad|pena ajena|miedo|asco|ganas|envidia|nervios|sed|infarto)
    (prevencion|apoyo|linea|voluntari\\w+) (\\w+ ){0,3}(suicidio|violencia|maltrato|autolesion\\w*)
    (farmac\\w+|enfermer\\w+|medic[oa]|bomber[oa]|cuidador\\w?|psicolog[oa]|residencia|urgencias) (\\w+ ){0,10}(pastillas|sobredosis|suicidios?|punaladas|infartos?|muertes?|muertos|sangre|dosis)
    (ronca|roncar|calcetines|platos|tapa del vater|mando) (\\w+ ){0,8}(estrangul\\w+|mat\\w+|ahog\\w+)( \\w+)?
    (acabar|terminar|cortar) con (el azucar|los dulces|el tabaco|el cafe|el gluten|la dieta|la rutina|las deudas)
    (trabajo|jefe|calor|gimnasio|mudanza|dieta|examenes|ninos) (\\w+ ){0,3}(acabar conmigo|acabando conmigo|matando|matarme|me mata)
    (estrangular|matar|ahorcar|asesinar) (a )?(la|el|mi|esta|este) (impresora|ordenador|movil|despertador|wifi|router|coche|lavadora)
    no me deja (dormir|conducir|ganar|cocinar|indiferente)|miedo (de|a) mi (suegra|suegro|jefe) (\\w+ )?(jaja\\w*|haha\\w*|lol)
    (perro|gato|perra|gata) (\\w+ ){0,3}miedo|(cuesta respirar|falta el aire) (\\w+ ){0,4}(alergia|polen|resfriado|rinitis|catarro)
  `,
}
