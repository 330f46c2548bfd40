import type { LetterWords } from "../parts/letter-words.ts";

export const letterWords: LetterWords = {
  payment:
    "pago pagos compra compras comprar compraste compro operacion* transaccion* cargo cargos cobro cobros orden " +
    "pedido pedidos transferencia* movimiento* consumo* gasto gastos gastar gastaste factura* recibo suscripcion " +
    "reserva* adquisicion* giro",
  pay: "pagar paga pagan pagado* pagada* pague pagaste abonado* abonar* liquidad*",
  card: "tarjeta* plastico",
  account: "cuenta cuentas saldo saldos extracto* ahorro* fondos billetera monedero",
  money: "dinero importe importes suma monto cantidad euros euro dolar* pesos soles efectivo plata",
  shop:
    "comercio* tienda* vendedor* establecimiento* negocio beneficiari* destinatari* proveedor* libreria hotel " +
    "panaderia",
  we: "nos nuestro* nuestra* nosotros hemos nosotras",
  you: "usted ustedes le su sus te tu tus ti suya suyo tuya tuyo contigo",
  bank: "banco bancos sucursal* oficina* entidad agencia",
  customer: "cliente* clienta* titular*",
  app:
    "app aplicacion* banca portal buzon notificacion* pantalla menu seccion boton chat mensaje* aviso avisos " +
    "ayuda web",
  device:
    "dispositivo* ordenador* computador* portatil* tablet* navegador* iphone* ipad* android* pc mac macbook " +
    "windows linux samsung pixel galaxy xiaomi huawei firefox chrome safari",
  phone: "telefono* movil moviles celular* smartphone* sms",
  code: "codigo* token digito* cifra cifras",
  secret: "pin pines contrasen* clave claves cvv cvc credencial* usuario caducidad soltera vencimiento mascota madre",
  link: "enlace* link clic pulse pincha* url pagina sitio qr escane* www http https punto",
  send: "envi* mand* reenvi* respond* conteste* correo email compart* remit* facilit* proporcion* dicte* suba adjunt*",
  call: "llam* marque marcar marca hable* hablar linea telefonea*",
  number: "numero*",
  contact:
    "contact* comuni* escrib* dig* dinos avis* inform* indique* acud* visit* consult* cuent* noticia* respuesta " +
    "sabras sabra diremos daremos",
  give: "ingres* introduzc* introduc* tecle* escriba anote rellen* de dele",
  install: "instal* descarg* remot* anydesk teamviewer programa software acceso",
  staff:
    "equipo equipos companer* colega* especialista* expert* emplead* analista* asesor* agente* persona personas " +
    "alguien human* operador* gestor* tecnic* profesional* departamento plantilla revisor* colaborador* " +
    "ejecutivo* funcionari* gerente* encargad* supervisor* miembro personal quien",
  look:
    "revis* mir* examin* estudi* analiz* analis* investig* evalu* valor* verific* comprueb* comprob* inspec* " +
    "vistazo manual* ojos ojo repas* viendo vera control*",
  confirm:
    "confirm* corrobor* valid* autentic* conformidad consentimiento huella rostro pulse pulsa toque toca ok " +
    "acept* consient*",
  approve:
    "aprob* aprueb* acept* autoriz* permiti* admiti* luz verde conced* libera* dimos dado visto si atendid* " +
    "renov* bueno autorice dejamos pase",
  done:
    "complet* realiz* efectu* ejecut* proces* conclu* finaliz* exit* hech* hizo curso adelante tramit* paso pasar " +
    "prosper* sali* funcion* termin* siguio seguir* sigue renov* saldad* acredit*",
  charged: "cobr* descont* debit* carg* recib* abon* llego llegado ingresad* salido retirad* acredit*",
  refuse:
    "rechaz* deneg* denieg* bloque* cancel* anul* impid* impedi* detuv* deten* fren* fall* interrump* desestim* " +
    "declin* paro paramos parar paralic* frustr* cort* neg* evit* indefer* improced* devolvim* devuelt* rechac*",
  hold:
    "reten* espera* pausa* pendient* suspen* aplaz* demora* congel* queda quedo quedar* sigue detenid* parad* " +
    "aguard* mantien* permane* curso",
  not: "no nunca jamas sin ni tampoco intacto*",
  nothing: "nada nadie ningun*",
  if: "si caso salvo contrario cuando",
  until: "hasta todavia aun antes primero mientras cuanto tanto",
  already: "ya ahora acab* recien",
  future: "sera seran pronto luego despues manana breve proxim*",
  can: "puede puedes pueden pudo pudimos podra* posible quizas",
  need: "necesit* debe deben requier* falta hace preciso pedimos pedir* solicit* favor quier* rog* ruego",
  because: "porque debido motivo motivos razon causa pues tras",
  unusual:
    "inusual* inhabitual* rar* extran* distint* diferent* atipic* irregular* infrecuent* inesperad* sospech* " +
    "anomal* difiere",
  usual:
    "habitual* siempre suele suelen sueles costumbre* acostumbr* normal* tipic* patron* promedio media rutina " +
    "frecuent*",
  amount_size: "alto alta altos elevad* mayor grande menor pequen* bajo baja",
  compare:
    "mas menos que superior* inferior* encima debajo supera* sobrepas* exced* minimo maximo doble triple veces " +
    "frente comparad* rebas*",
  limit: "limite* umbral* tope* techo corte maximo minimo cuota tolerancia baremo",
  risk: "riesgo* amenaza* peligro* arriesgad*",
  score: "puntua* puntaje* punto puntos calific* indice* nota probabilid* valor* porcentaje percentil",
  level:
    "nivel* categoria* clase escalon* franja* rojo roja amarill* naranja verde segmento grupo rango prioridad " +
    "banda tramo",
  model:
    "modelo* algoritm* clasificador* red redes neuronal* motor ia maquina aprend* entrenad* bot robot prediccion* " +
    "predij* regresion bosque gradient* ensamble llm gpt autoencoder",
  system: "sistema* automat* programa herramienta* modulo* plataforma servidor detector filtro* componente* capa",
  rule: "regla* politica* criterio* condicion* norma* directriz* clausula* protocolo*",
  signal: "senal* alerta* alarma* dispar* salto indicador* marc* bandera* activ* aviso",
  list: "lista* negra sancion* registro*",
  match: "coincid* encaj* cuadr* correspond* contradic* contradij* discrep* igual mismo* desvia*",
  profile:
    "perfil historial* expediente ficha datos dato comportamiento* anterior* previo* pasad* registros informacion",
  known: "conocid* registrad* guardad* reconoc* reconozc* familiar vinculad* asociad* visto vista",
  unknown: "desconocid* nuevo* nueva* ajen* reciente* abierta abrio",
  place:
    "pais paises extranjer* ciudad* lugar* ubicacion* region zona direccion domicilio localidad distancia " +
    "kilometros km lejos cerca",
  from_place: "en desde",
  time:
    "hora horas horario* noche* tarde* madrugada mediodia medianoche temprano lunes martes miercoles jueves " +
    "viernes sabado* domingo*",
  period: "dia dias semana* mes meses ano anos minuto* segundo* ultim* hoy ayer hace",
  many:
    "varios varias muchos muchas pocos dos tres cuatro cinco seis siete ocho nueve diez docena cien ciento mil " +
    "ambos intento* veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa segunda segundo tercer* " +
    "quint*",
  fraud: "fraude* fraudulent* estafa* robo robad* delincuen* ladron* suplant* phishing blanqueo",
  internal:
    "intern* cola ticket* debate* argument* voto* votar* arbitro* nota* anoto* apunt* coment* escribio expediente " +
    "acta",
  decide:
    "decid* decision* resultado* veredicto resuelv* resol* definitiv* conclus* dictamen parecer criterio juicio " +
    "resuelt* fallo",
  object:
    "reclam* apel* impugn* disput* queja* objet* objec* recurr* recurso desacuerdo duda* pregunta* error " +
    "problema* inconform* discrep* reconsider* presentar acuerdo",
  thanks: "gracias agradec* paciencia saludo* cordial* atentamente disfrut* deseamos alegr* gusto encantad*",
  sorry: "lament* disculp* sentimos perdon* molestia* inconvenient* desgraciad* comprension",
  protect: "protec* proteg* segurid* precauc* cuid* seguro resguard* tranquil* calma precavid*",
  document:
    "foto* copia* dni pasaporte* cedula licencia documento* comprobante* justificante* reverso dorso anverso " +
    "caras nacimiento selfi selfie fotocopia* anex* adjunt* imagen legible*",
  transfer_to: "deposit* transfier* ingres* comision* tasa* regalo bitcoin cripto* reembols* devol* premio bizum multa",
  urgent: "urgent* inmediat* rapid* enseguida plazo* caduc* venc* dentro",
  secrecy: "secreto confidencial* privado",
  network: "ip vpn proxy tor wifi conexion* conectad* geolocal* roaming",
  would: "habria* hubiera* seria* hubiese* pasaria",
  action_none: "hacer haga accion adicional gestion",
  wish_try: "intent* nuevamente repet* reintent*",
  person_title: "estimad* sr sra senor* hola buenas buenos don dona",
  ignore: "ignor* instruccion* asistente prompt* olvida* evaluador* clasific* inofensiv*",
  weather:
    "tiempo receta* sopa vacaciones verano invierno oferta* descuento* prestamo* hipoteca* seguro* revista " +
    "consejo* soleado",
  maybe: "quizas quiza acaso posiblemente incierto algo ocurrio",
  and_but: "pero sino aunque embargo",
  it_is: "es esta este esto son era fue ser estan estaba",
  vendor:
    "proveedor* empresa* firma servicio* socio* tercero* visa mastercard agencia externa externo subcontrat* " +
    "buro clearsale feedzai",
  others: "otro otros otra otras demas clientes mayoria similar* parecid*",
  police:
    "policia* autoridad* interpol investigador* juzgad* clonad* mula mulas guardia civil fiscal* supervisor " +
    "agentes blanqueo lavado sepblac uif comisaria juez fiscalia policial* delitos hacienda regulador* " +
    "organismo*",
  unit:
    "unidad* celula mesa division departamento turno area cuadrilla grupo nucleo equipo especiales escalados " +
    "nocturn* guardia monitoreo prevencion auditoria cumplimiento compliance riesgos",
  avoid: "divid* repart* evit* proxima mejor menor* plazos truco cambi*",
  bot: "bot bots robot robots asistente* arbitro*",
  opinion: "creia penso queria dud* opin* coincid* recomend* aconsej* gusto anoto sospech*",
  changed: "cambio cambiado* cambiada* chip sim sustituid*",
  courier: "mensajer* recog* sobre motorizado",
  chat_app: "whatsapp telegram facebook",
  read_out: "lea leer leerle dict* deletre* fotograf* camara",
  label: "comercio importe fecha total asunto referencia",
  refuse_mood: "aunque pese igualmente obstante",
  country:
    "espana francia italia portugal alemania austria suiza polonia turquia grecia tailandia japon china india " +
    "mexico brasil argentina chile peru colombia canada eeuu estados america inglaterra irlanda escocia holanda " +
    "belgica dinamarca suecia noruega finlandia rusia ucrania rumania bulgaria hungria marruecos egipto dubai " +
    "singapur vietnam indonesia malasia filipinas australia zelanda nigeria kenia africa europa europe* asia " +
    "asiatic* ue londres paris berlin madrid roma milan lisboa viena estambul lagos bangkok miami bogota lima " +
    "santiago quito uruguay ecuador venezuela panama bolivia continente",
  seldom: "apenas casi nunca jamas solo solamente primera primer ahora siempre habia",
  goods:
    "joyas joyeria electronica comida regalo vuelos vuelo viajes juegos casino* apuestas gasolina zapatos ropa " +
    "relojes perfume* muebles juguetes lujo entradas restaurante* farmacia supermercado*",
  after: "tras despues luego exhaustiv* detenid*",
  without: "sin exent* librar*",
  ready: "mano listo preparad* tenga ten interlocutor*",
  join: "unase unete unirse canal* viber skype discord instagram",
  tolerance: "toler* margen dentro rango partir encima debajo asum* supera* superior* inferior*",
  name: "don dona sr sra lic licenciad* ingenier* doctor* senor*",
  report:
    "parte denunci* comunicad* informado* informada* alertad* avisad* avisamos informe puesto traslado " +
    "notific* conocimiento reporta* elevad* elevamos",
  trial: "prueba pruebas probando piloto ensayo actualizacion version equivoc* averia* caida cayo falso falsos",
  watch: "vigil* monitor* segui* rastre* observ* mira lupa",
  strict: "estrict* rigor* rigur* dur* laxo* cerca lupa aprieta* apretamos fino",
  each: "cada todo todos toda todas mitad cuarto tercio",
  between: "entre unos unas alrededor casi cerca aproximad*",
  delivery: "entrega envio direccion* domicilio correo paquete",
  sensor: "tecle* teclado peg* raton pantalla ubicacion* gps bateria sim chip idioma cookie*",
  floor: "planta piso edificio central sede sala torre sotano centro nucleo",
  skip: "salt* elud* ahorr* esquiv* evit* inadvertid* librar* burl* omit*",
  trust: "confia* fiamos favorit* fiable* reputacion fama leal* impecable*",
  pressure: "presion* insist* apremi* alguien pide piden supuest* haga pasar prisa* apur* urgencia",
  form: "formulario* campo campos adjunto* cuestionario pagina",
  program: "programa* maquina* ordenador* computador* control controles comprobacion* robot robots software",
  disagree: "distint* diferent* desacuerd* discrep* contradij* empat* poco pelos apenas justo corrigio contrari*",
  story: "parecio parecia parecian vio vieron considero juzgo encontro sono",
  while: "mientras cuando quien quienes cual donde",
  itself: "automaticamente solo sola solos solas caduc* vence silencio vale valdra",
  scammer: "estafador* timador* delincuent* desconocido ladron* impostor*",
  beware: "desconfi* cuidado ojo atento* consejo evitar* atencion",
  bargain: "oferta* ganga* chollo* descuent* opiniones resenas promet*",
  reveal: "detalle* revel* contar* contarte contarle desvel*",
  till: "medianoche cierre mediodia vencimiento",
  trade:
    "taller* joyeria* aerolinea* panaderia* pasteleria* floreria* floristeria* veterinari* dentista* " +
    "clinica* hospital colegio* escuela* universidad gimnasio* garaje concesionari* agencia restaurante* " +
    "cafeteria* bar peluqueria* barberia* salon spa cine teatro* concierto* museo* galeria* subasta* " +
    "granja fontanero electricista sastre papeleria* jugueteria* optica* farmacia* drogueria* botica " +
    "libreria* carniceria* verduleria* pescaderia* fruteria* bodega* vinoteca* camping alquiler tren " +
    "trenes bus autobuses ferri taxi hostal posada estudio streaming ong muebleria* ferreteria* " +
    "perfumeria* zapateria* tianguis mercado mercadillo gasolinera* deportes repuestos refacciones " +
    "celulares electrodomesticos instrumentos bicicleta* bici bicis audifonos auriculares lavadora* " +
    "guitarra* piano herramientas pintura lampara* alfombra* colchon* vestido traje anillo collar esquis " +
    "sofa flores vuelo vuelos entradas boletos almuerzo cena inmobiliaria notaria seguros",
  month:
    "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre " +
    "navidad* pascua*",
  appear: "aparec* figura figuran vera veras ver vea vas verlo verla encuentra encontrar* refleja* visible " + "consta",
  step: "paso pasos pasito momento* instante* breve* rapid* simple* poco cosita basta solo",
  sure: "segur* certeza asegurar* realmente verdad prefer* prefier* mejor efectivamente",
  fine: "bien buen* correct* contratiempo* incidencia* perfect* estupend* genial normalidad orden tranquil*",
};
