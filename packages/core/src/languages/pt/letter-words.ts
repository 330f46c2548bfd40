import type { LetterWords } from "../parts/letter-words.ts";

export const letterWords: LetterWords = {
  payment:
    "pagamento* compra compras comprar comprou operac* transac* cobranca* debito debitos ordem pedido pedidos " +
    "transferencia* moviment* gasto gastos gastar lancamento* fatura* despesa* assinatura* reserva* encomenda* " +
    "aquisic*",
  pay: "pagar paga pago pagos pagou pague liquidad* quitad* quitar",
  card: "cartao cartoes",
  account: "conta contas saldo saldos extrato* poupanca carteira",
  money: "dinheiro valor valores montante* quantia* reais euros euro dolar* importancia soma",
  shop:
    "loja lojas comercian* lojista* vendedor* estabelec* comercio beneficiari* destinatari* fornecedor* livraria " +
    "hotel padaria favorecid*",
  we: "nos nosso* nossa* conosco connosco",
  you: "voce voces lhe seu sua seus suas te tu teu tua teus tuas senhor* consigo",
  bank: "banco bancos agencia* balcao balcoes sucursal* instituic*",
  customer: "cliente* titular*",
  app:
    "app aplicativo aplicac* portal notificac* ecra tela menu secao botao chat mensage* aviso avisos ajuda " +
    "homebanking site netbanking",
  device:
    "dispositivo* aparelho* computador* portatil* tablet* navegador* iphone* ipad* android* pc mac macbook " +
    "windows linux notebook samsung pixel galaxy xiaomi huawei firefox chrome safari",
  phone: "telefone* celular* smartphone* sms telemov*",
  code: "codigo* token digito* algarismo*",
  secret: "pin pins senha senhas cvv cvc credencia* utilizador usuario solteira validade passe chave",
  link: "link links clique* clica* url pagina site qr escane* digitaliz* www http https ponto",
  send: "envi* mand* reencaminh* respond* correio email partilh* compartilh* remet* fornec* dite* anexe* repass*",
  call: "ligue* ligar liga ligou ligacao disque* marque* fale falar fala linha telefone*",
  number: "numero*",
  contact:
    "contact* contat* comuni* escrev* diga* diz* avis* inform* indique* dirija* visit* consult* noticia* sinaliz* " +
    "resposta retorno daremos saber*",
  give: "digit* introduz* insira* inserir preench* informe da de",
  install: "instal* baix* descarreg* remot* anydesk teamviewer programa software acesso",
  staff:
    "equipe* equipa* colega* especialista* perit* funcionari* analista* colaborador* agente* pessoa pessoas " +
    "alguem human* operador* gestor* tecnic* profission* departamento atendente* assessor* gerente* executiv* " +
    "encarregad* supervisor* mesa gente membro pessoal quem",
  look:
    "revis* rever revej* olh* examin* estud* analis* investig* avali* verific* inspec* manual* confer* apreci* " +
    "vista vendo revendo checagem* confira acompanh*",
  confirm: "confirm* corrobor* valid* autentic* ok consentimento rosto biometria toque toca aval anuenc*",
  approve:
    "aprov* aceit* autoriz* permit* admiti* luz verde conced* liber* demos dado sim honr* renov* aval deixamos " +
    "deixou passa",
  done:
    "complet* realiz* efetu* execut* process* conclu* finaliz* sucesso exito feit* fez curso frente adiante " +
    "tramit* passou passar saiu funcion* termin* segu* prosseg* deu renov* saldad* pronto",
  charged: "cobrad* cobrou descont* debitad* receb* credit* chegou chegad* saido retirad* lancad* caiu",
  refuse:
    "recus* neg* rejeit* bloque* cancel* anul* imped* trav* barr* interromp* falh* declin* parou paramos fren* " +
    "interrup* cort* vet* impug* suspendemos indefer* improced* devolv* rejeic*",
  hold:
    "retid* reter retiv* espera* pausa* pendent* suspen* adi* demora* congel* fica ficou aguard* mantem permane* " +
    "parad* aberto segur*",
  not: "nao nunca jamais sem nem tampouco intacto* sequer",
  nothing: "nada ninguem nenhum*",
  if: "se caso salvo contrario quando",
  until: "ate ainda antes primeiro enquanto entretanto",
  already: "ja agora acab* recem",
  future: "sera serao breve depois amanha logo proxim*",
  can: "pode podes podem podera pudemos possivel talvez conseguimos",
  need: "precis* deve devem requer* falta necess* pedimos pedir* solicit* favor quer* queir*",
  because: "porque devido motivo* razao causa pois apos",
  unusual:
    "incomum* incomun* invulgar* estranh* diferent* atipic* irregular* rar* inesperad* suspeit* anomal* " +
    "inabitual* fora",
  usual: "habitual* sempre costum* normal* tipic* padra* media rotina frequent* geralmente",
  amount_size: "alto alta elevad* maior grande menor pequen* baixo baixa",
  compare:
    "mais menos que superior* inferior* acima abaixo supera* ultrapass* exced* minimo maximo dobro triplo vezes " +
    "comparad* passa",
  limit: "limite* limiar* teto tecto corte maximo minimo cota tolerancia patamar",
  risk: "risco* ameaca* perigo* arriscad*",
  score: "pontua* pontos ponto score* classifica* indice* nota probabilid* porcento percentual percentil porcentagem",
  level:
    "nivel niveis categoria* classe escalao escaloes faixa* vermelh* amarel* laranja verde segmento grupo " +
    "prioridade banda",
  model:
    "modelo* algoritm* classificador* rede redes neura* motor ia maquina aprend* treinad* bot robo previ* " +
    "regressao floresta gradient* llm gpt autoencoder",
  system:
    "sistema* automat* programa ferramenta* modulo* plataforma servidor detetor detector filtro* componente* " +
    "camada",
  rule: "regra* politica* criterio* condic* norma* diretriz* clausula* protocolo* regulamento",
  signal: "sinal sinais alerta* alarme* dispar* acion* indicador* marca* ativ* bandeira*",
  list: "lista* negra sanc* registo* registro*",
  match: "coincid* encaix* bate batia correspond* contradi* diverg* igual mesmo* desvi* combin*",
  profile:
    "perfil historico* ficha dados dado comportamento* anterior* previo* passad* registos registros informac* " +
    "processo",
  known: "conhecid* registad* registrad* guardad* reconhec* salvo familiar vinculad* associad* visto vista",
  unknown: "desconhecid* novo* nova* alhei* recente* aberta abriu estreou",
  place:
    "pais paises estrangeir* exterior cidade* lugar* local localizac* regiao zona morada endereco* domicilio " +
    "localidade distancia quilometros km longe perto",
  from_place: "em no na de",
  time: "hora horas horario* noite* tarde* madrugada cedo segunda terca quarta quinta sexta sabado* domingo*",
  period: "dia dias semana* mes meses ano anos minuto* segundo* ultim* hoje ontem ha",
  many:
    "varios varias muitos muitas poucos dois duas tres quatro cinco seis sete oito nove dez duzia cem cento mil " +
    "ambos tentativa* vinte trinta quarenta cinquenta sessenta setenta oitenta noventa segunda segundo terceir* " +
    "quint*",
  fraud: "fraude* fraudulent* golpe* burla* roubo roubad* criminos* ladra* phishing lavagem",
  internal: "intern* fila ticket* debate* argument* voto* votar* arbitr* nota* anot* apont* coment* escreveu ata",
  decide: "decid* decisao decisoes resultado* veredito resolv* resoluc* conclus* parecer juizo criterio defini* apurar",
  object:
    "reclam* apel* impugn* disput* queix* contest* recorr* recurso discord* duvida* pergunta* erro problema* " +
    "objec* opor reconsider* apresentar",
  thanks: "obrigad* agradec* paciencia cumpriment* saudac* atencios* cordial* aproveit* desej* alegr* gosto prazer",
  sorry: "lament* desculp* sentimos perdao incomod* inconvenient* infelizmente transtorno* compreens*",
  protect: "protec* proteg* seguranc* precauc* cuid* seguro resguard* tranquil* calma descansad*",
  document:
    "foto* copia* passaporte* rg cpf carta documento* comprovativo* comprovante* verso frente lados " +
    "nascimento identidade selfie fotocopia* anex* imagem legive*",
  transfer_to: "deposit* transfir* taxa* presente bitcoin cripto* reembols* devol* estorn* premio pix multa mbway",
  urgent: "urgent* imediat* rapid* prazo* venc* expir* dentro",
  secrecy: "segredo sigilo confidencia* privado",
  network: "ip vpn proxy tor wifi conexao ligac* conectad* geolocal* roaming",
  would: "teria* seria* tivesse* fosse* passaria",
  action_none: "fazer faca acao adicional",
  wish_try: "tent* novamente repet*",
  person_title: "prezad* caro cara sr sra exmo ola oi bom boa dona",
  ignore: "ignor* instruc* assistente prompt* esquec* avaliador* classifiq* inofensiv*",
  weather: "tempo receita* sopa ferias verao inverno oferta* desconto* emprestimo* hipoteca* seguro* revista dica* sol",
  maybe: "talvez porventura possivelmente incerto algo aconteceu",
  and_but: "mas porem embora contudo",
  it_is: "e esta este isto sao era foi ser estao estava",
  vendor:
    "fornecedor* empresa* firma servico* parceir* terceir* visa mastercard serasa biro externa externo " +
    "subcontrat* clearsale konduto bureau feedzai",
  others: "outro outros outra outras demais clientes maioria semelhant* parecid*",
  police:
    "policia* autoridad* interpol investigador* tribunal clonad* laranja* burla* gnr psp pj coaf ministerio " +
    "delegacia delegado civil federal branqueamento lavagem procurador* judiciaria supervisor regulador* " +
    "orgao orgaos receita crimes procuradoria*",
  unit:
    "unidade* celula mesa divisao departamento turno setor sector area grupo nucleo* especiais complexos " +
    "plantao noturn* equipa equipe monitoramento monitorizacao prevencao auditoria conformidade compliance " +
    "riscos",
  avoid: "divid* reparta* evit* proxima melhor menor* parcel* dica troque* mude* mudar",
  bot: "bot bots robo robos assistente* arbitro*",
  opinion: "achava pensou queria hesit* duvid* opin* concord* discord* recomend* aconselh* gostou anotou suspeit*",
  changed: "mudou trocad* chip sim substituid*",
  courier: "estafeta* motoboy recolh* buscar envelope",
  chat_app: "whatsapp telegram facebook zap",
  read_out: "leia ler dite* soletr* fotograf* camara camera",
  label: "comerciante valor data total assunto referencia",
  refuse_mood: "embora apesar entanto mesmo",
  country:
    "espanha franca italia portugal alemanha austria suica polonia turquia grecia tailandia japao china india " +
    "mexico brasil argentina chile peru colombia canada eua estados america inglaterra irlanda escocia holanda " +
    "belgica dinamarca suecia noruega finlandia russia ucrania romenia bulgaria hungria marrocos egito egipto " +
    "dubai singapura vietname vietna indonesia malasia filipinas australia zelandia nigeria quenia africa europa " +
    "europe* asia asiatic* ue londres paris berlim madrid roma milao lisboa viena istambul lagos banguecoque " +
    "miami angola mocambique luanda paraguai uruguai bolivia continente",
  seldom: "quase nunca jamais so somente apenas primeira primeiro ate sempre",
  goods:
    "joias joalharia joalheria eletronic* comida presente voos voo viagens jogos casino* cassino* apostas " +
    "gasolina combustivel sapatos roupa* relogios perfume* moveis brinquedos luxo bilhetes ingressos restaurante* " +
    "farmacia supermercado* mercado",
  after: "apos depois minucios*",
  without: "sem isent* dispens* pular",
  ready: "mao pronto preparad* tenha ligar ligara ligaremos",
  join: "entre entrar canal* viber skype instagram",
  tolerance: "toler* margem dentro partir acima abaixo limite* supera* superior* inferior* ultrapass*",
  name: "chamad* dr dra sr sra doutor* senhor* engenheir* dona",
  report:
    "comunicac* participa* denunci* acionad* acionou avisad* avisamos informad* alertad* queixa boletim " +
    "reportad* conhecimento notific* ciente levad*",
  trial: "teste testes testando piloto ensaio atualizac* versao erram* engan* avaria* caiu pane falso falsos",
  watch: "vigi* monitor* acompanh* rastre* observ* mira lupa",
  strict: "rigor* apert* dur* frouxo* estrit* perto",
  each: "cada todo todos toda todas tudo metade quarto terco",
  between: "entre cerca uns umas quase volta aproximad*",
  delivery: "entrega envio endereco* morada* email pacote frete",
  sensor: "digit* teclado colad* rato mouse tela ecra localizac* gps bateria sim chip idioma cookie*",
  floor: "andar piso predio edificio central sede sala torre matriz centro nucleo*",
  skip: "salt* pul* contorn* poup* escap* evit* despercebid* driblar* livr*",
  trust: "confia* favorit* fiavel fiaveis reputac* fama leal* impecav*",
  pressure: "pression* insist* apress* alguem pede pedem pedir suposto* passar pressa urgencia",
  form: "formulario* campo campos anexo* questionario pagina",
  program:
    "programa* maquina* computador* controlo* controle* checagem checagens verificac* triagem robo robos software",
  disagree: "diferent* discord* desacord* contradit* empat* triz pouco apenas justo contrari* entend*",
  story: "pareceu parecia pareciam achou acharam considerou julgou viu soou",
  while: "enquanto quando quem qual onde cujo*",
  itself: "automaticamente sozinh* caduc* expira vence silencio vale",
  scammer: "golpista* burlao burloes burlona vigarist* estranho criminosos impostor*",
  beware: "desconfi* cuidado atencao atent* conselho dica evitar alerta",
  bargain: "oferta* pechincha* desconto* avaliac* opinioes promet*",
  reveal: "detalhe* revel* contar* pormenor*",
  till: "meia expediente fecho fechamento",
  trade:
    "oficina* joalharia* joalheria* companhia aerea padaria* pastelaria* confeitaria* florista* " +
    "floricultura* veterinari* dentista* clinica* hospital colegio* escola* faculdade universidade " +
    "ginasio academia* garagem concessionaria* agencia restaurante* cafe cafeteria* lanchonete bar " +
    "cabeleireir* barbearia* salao spa cinema teatro* concerto* show museu* galeria* leilao leiloeira " +
    "quinta canalizador encanador eletricista alfaiate papelaria* brinquedos otica* farmacia* drogaria* " +
    "livraria* talho acougue* mercearia* peixaria* frutaria* adega* garrafeira* camping parque aluguel " +
    "aluguer locadora* trem comboio comboios onibus autocarro ferry taxi pousada* estudio streaming ong " +
    "moveis ferragens ferramentas perfumaria* sapataria* feira mercado posto bomba pecas celulares " +
    "eletrodomesticos instrumentos bicicleta* fones auscultadores maquina guitarra* piano tinta lampada* " +
    "tapete* colchao vestido fato terno anel colar esquis sofa flores voo voos bilhetes ingressos almoco " +
    "jantar imobiliaria cartorio seguros pneus",
  month: "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro natal " + "pascoa*",
  appear: "aparec* consta constara ver vera veja encontra* reflet* visivel figura surge",
  step: "passo passos passinho momento* instante* breve* rapid* simples* pouco coisinha basta minutinho*",
  sure: "certo certeza certificar* realmente verdade mesmo prefer* prefir* efetivamente melhor",
  fine: "bem bom boa boas otim* perfeit* direitinho tranquil* contratempo* sossegad* prontinho excelente " + "ordem",
};
