import type { AuditWords } from "../parts/audit-words.ts";
import { auditClaims } from "./audit-claims.ts";

export const auditWords: AuditWords = {
  near: {
    about:
      "girav?a em torno d[eo]|proxim[oa] (?:a|de)|beirav?a|cerca de|por volta de|aproximadamente|em torno de|uns|umas|mais ou menos|algo como|ao redor de|proximo (?:a|de)|na casa d[eo]s?",
    below:
      "quase|pouco menos (?:d[aeo]s?|que)|um pouco (?:menos de|abaixo de)|praticamente|ligeiramente (?:abaixo|inferior)(?: a| de)?|perto de",
    above:
      "mal (?:ultra)?pass(?:ou|ava|a) (?:de|d[oa])|mal chegava a|pouco mais (?:d[aeo]s?|que)|um pouco (?:mais de|acima de)|ligeiramente (?:acima|superior)(?: a| de)?|pouco acima d[eo]s?",
    over: "(?:ultra)?pass(?:ou|ava|a) (?:de|d[oa]s)|superou|superava|mais d[eo]s?|mais que|acima d[eo]s?|superior a|pelo menos|no minimo|bem acima d[eo]s?",
    under: "nem sequer|nem|menos d[eo]s?|abaixo d[eo]s?|inferior a|no maximo|nao mais (?:de|que)",
  },
  exceeds: "super\\w*|exced\\w*|ultrapass\\w*|pass\\w*|mais d?[eo]|acima|alem|com folga",
  timesAndHalf: " vezes e meia",
  outOf: "(?:em cada|de cada|em|de|sobre|entre) ",
  coins: "(?:e |com )",
  habit:
    "habitua\\w*|usua\\w*|norma\\w*|costum\\w*|media\\b|medio habitual|geralmente|de sempre|sempre|perfil|horario|faixa|padrao|praxe|tipic\\w*|via de regra|janela|esper\\w*|so|apenas|somente|frequent\\w*|paga|compra|cliente e d[oae]s?",
  clock: [
    ["(?:as|a|das|da) {h} e {m}(?: minutos)?(?! (?:vezes|politicas|sinais|por|soles|dolares))", "+"],
    ["{h} e {m}(?= d[ae] (?:manha|tarde|noite|madrugada))", "+"],
    ["(?:as|das) {h} menos {m}", "-"],
    ["{m} (?:minutos )?para (?:as|a) {h}", "-"],
    ["(?:as|a|das|da) {h} e meia", 30],
    ["{h} e meia(?= d[ae] (?:manha|tarde|noite|madrugada))", 30],
    ["(?<=\\b(?:as?|das|e|ate|de) ){h}(?: horas|h\\b)(?! e)", 0],
    ["{h} horas e {m}", "+"],
    ["(?:as|das) {h}(?=[,.;)]| (?:d[ae] (?:manha|tarde|noite|madrugada)|em ponto|e as?|as|utc|ate))", 0],
    ["{h}(?= d[ae] (?:manha|tarde|noite|madrugada))", 0],
  ],
  namedHours: { "meia-noite": 0, "meio-dia": 12 },
  until: ",? ?(?:-|a|as|e|ate)(?: a| as| o)? ",
  shortly: {
    after: "(?:pouco|logo|minutos|um pouco) (?:depois d[ae]s?|apos)|passad[ao]s?",
    before: "(?:pouco|logo|minutos|um pouco) antes d[ae]s?",
    about: "por volta d[ae]s?|cerca d[ae]s?|la pel[ao]s?",
  },
  dayparts: [
    ["(?:no |ao )?(?:inicio|comeco|primeiras horas) da manha|cedo pela manha", 4, 10],
    ["(?:no |ao )?fim da manha|final da manha", 10, 13],
    ["(?:no |ao )?(?:inicio|comeco) da tarde", 12, 16],
    ["(?:no |ao )?(?:fim|final) da? ?tarde|fim de tarde|tardinha", 16, 20],
    ["(?:no )?meio da tarde", 14, 18],
    ["(?:no )?meio da manha", 9, 12],
    ["(?:no |em )?(?:meio da|plena|alta) noite|altas horas", 21, 5],
    ["(?:de|na|da|em plena|pela|durante a) madrugada|madrugada de", 0, 6],
    ["(?:da|a|de|na|pela|durante a) noite|noturn[oa]s?", 20, 6],
    ["(?:da|de|na|pela|durante a) manha|manha de", 5, 12],
    ["(?:da|a|de|na|pela|durante a|em plena) tarde(?! demais)|tarde de", 12, 19],
    ["ao meio-dia", 11, 14],
    ["a meia-noite", 23, 1],
    ["a luz do dia|durante o dia|diurn[oa]", 7, 19],
  ],
  payee: "a|ao|na|no|em|para|para a|para o|da|do|loja|estabelecimento",
  policy: "politicas?|regras?|fp-\\d+",
  negation: "ninguem|nao|nem|nunca|sem|tampouco|nenhum\\w*|jamais|nada",
  amount: "valor|quantia|soma|montante|gasto|gastar?|vezes|triplo|dobro",
  outside:
    "fora|alhei[oa]s?|distint[oa]s?|diferentes?|fugi\\w*|foge\\w*|desvi\\w*|afast\\w*|antes|depois|nao (?:\\w+ ){0,2}(?:entre|dentro|um d[oa]s|parte)",
  within: "dentro|entre|um d[oa]s|encaix\\w*|condiz\\w*|correspond\\w*|no|na",
  traits: {
    device: {
      subject: "dispositivo|aparelho|equipamento|celular usado",
      expected:
        "conhecid[oa]|registrad[oa]s?|reconhecid[oa]|habitua(?:l|is)|de confianca|familiar|cadastrad[oa]s?|(?:ja|antes|anteriormente|previamente) (?:\\w+ )?(?:usad|utilizad|empregad|vist)[oa]|(?:usado|utilizado|empregado|pago|comprado|usava|utilizava)(?: \\w+){0,2} (?:antes|outras vezes|em outras ocasioes|anteriormente)|de sempre|de costume|ja (?:havia|tinha|haviam|tinham) (?:usado|utilizado|pago)|ja (?:usara|utilizara|usava)",
      unexpected:
        "ninguem (?:tinha visto|conhecia)(?: o| este)?|desconhecid[oa]|nov[oa]|estranh[oa]s?|alhei[oa]|nunca (?:antes )?(?:foi |havia |sido )*(?:vist|usad|utilizad)[oa]|inedito|pela primeira vez|sem (?:registro|cadastro)",
      isHabit: false,
    },
    country: {
      subject: "pais|lugar|local|territorio|origem do pagamento",
      expected:
        "habitua(?:l|is)|frequent\\w*|costuma|usua(?:l|is)|norma(?:l|is)|de sempre|de costume|costumeir[oa]s?|padrao|esperad[oa]",
      unexpected: "incomu(?:m|ns)|inusita\\w*|estranh[oa]s?|estrangeir[oa]|alhei[oa]|nov[oa]|atipic[oa]|inabitual",
      isHabit: true,
    },
    hours: {
      subject: "hora|horario|faixa|momento",
      expected: "habitua(?:l|is)|usua(?:l|is)|norma(?:l|is)|de sempre|de costume|costume|costumeir[oa]s?|padrao",
      unexpected: "incomu(?:m|ns)|inusita\\w*|estranh[oa]s?|atipic[oa]|anorma(?:l|is)|inabitual",
      isHabit: true,
    },
  },
  outcomes: {
    APPROVE:
      "(?:decidi|resolve|opt)\\w+ (?:por )?aprovar\\w*|aprov(?:ou|aram|asse|ado|ada|ando)|autoriz(?:ou|aram|ado|ada)|liber(?:ou|aram|ado|ada)|deu (?:\\w+ ){0,3}(?:sinal verde|aval)|deixou passar|deixou (?:\\w+ ){0,3}seguir|valid(?:ou|ado|ada)|desbloque(?:ou|ado|ada)|permiti(?:u|do|da)|deu por boa",
    BLOCK:
      "(?:decidi|resolve|opt)\\w+ (?:por )?(?:bloquear|rejeitar|recusar|barrar|negar)\\w*|opt\\w+ (?:pelo|por um) bloqueio|bloque(?:ou|aram|asse|ado|ada|ando)|rejeit(?:ou|aram|ado|ada)|recus(?:ou|aram|ado|ada)|neg(?:ou|aram|ado|ada)|barr(?:ou|aram|ado|ada)|fre(?:ou|ado|ada)|impedi(?:u|do|da)|deteve|detid[oa]|(?:manteve|deixou|confirmou|ratificou) (?:\\w+ )?(?:o |de pe o )?bloqueio",
    CHALLENGE:
      "(?:decidi|resolve|opt)\\w+ (?:por )?(?:verificar\\w*|(?:pedir|solicitar|exigir)\\w* (?:\\w+ ){0,4}verificacao)|opt\\w+ (?:pela|por uma) verificacao|reteve|retid[oa]|ped(?:iu|iram|ido|ida) (?:uma |a )?verificacao|mand(?:ou|aram) verificar",
    ESCALATE_TO_HUMAN:
      "escal(?:ou|aram|ado|ada|onado|onou)|(?:encaminh\\w+|pass(?:ou|ado|ada)|envi\\w+|remet\\w+|repass\\w+|deix(?:ou|ada|ado)|entreg\\w+|coube|transfer\\w+|submet\\w+)\\b[^.;,]{0,36}\\b(?:a|para|nas maos de) (?:uma |um |nenhuma )?(?:pessoa|human[oa]|analista|revisor|revisao humana)",
  },
  unreal:
    "ate|teria\\w*|poderia\\w*|deveria\\w*|seria|se|quando|em vez de|propo\\w*|propus\\w*|propunha|suger\\w*|recomend\\w*|quer\\w*|quis\\w*|pretend\\w*|ped(?:e|em|iu|ia|iam|iram)|exig\\w*|requer\\w*|argumento\\w*|favorav\\w*|anterior\\w*|content\\w*|suspend\\w*",
  demands:
    "concord(?:avam|aram) em(?: pedir| exigir)?|favorave(?:l|is) a|a favor d[eo]|pedindo|a pedir|a exigir|optava(?:m)? por|ped(?:e|em|ia|iam|iu|iram)|exig(?:e|em|ia|iam|iu|iram)|requer(?:em|ia|iam|eu)?|quer(?:em|ia|iam)|reclama(?:m|va|vam)?|se content(?:a|am|ava|avam|ou) com|contentava\\w*(?:-se)? com|prev(?:e|eem|ia|iam)|manda(?:m|va|vam)?|impo(?:e|em)|impunha(?:m)?|determina(?:m|va|vam)?|aponta(?:m|va|vam) para|defend(?:e|em|ia|iam)|prescrev(?:e|em|ia|iam)|dispo(?:e|em)|lev(?:a|am|ava|avam) a|conduz(?:em|ia|iam)? a|ter(?:ia|iam)(?= \\w+[ai]do\\b)|bastava(?:m)?(?: com)?|ordena(?:m|va|vam)?",
  quantifiers: {
    all: "tod[oa]s?|cada|ambas|sem excecao|unanim\\w*|(?<!d)as (?:duas|tres|quatro|cinco)",
    none: "nenhuma?|nem uma so",
    others: "(?:as )?(?:demais|outras|restantes)|o resto",
    only: "so|somente|apenas|unic[oa]|unicamente",
    except: "exceto|salvo|menos|a excecao d[ae]|com excecao d[ae]|fora|tirando",
  },
  machine:
    "sistema|maquina|tabelas?(?: fixas?| de decisao)?|motor(?: de regras)?|algoritmo|software|processo automatico",
  reviewer:
    "analistas?|revisora?|human[oa]|pessoa|funcionari[oa]|colega|supervisora?|responsavel|gestora?|tecnic[oa]|especialista|investigadora?|colaboradora?|atendente|empregad[oa]",
  pronoun: "ela|ele",
  decided:
    "decidi(?:u|ram|do|da)|decisao|resolve(?:u|ram)|resolvid[oa]|veredito|tom(?:ou|aram|ada) a decisao|determin(?:ou|aram|ado)|ultima palavra|palavra final|ficou a cargo|coube|resultado|desfecho|ordenou|determinou|impos|solicitou",
  automatic:
    "automatic[oa]|automaticamente|sem (?:que )?(?:interven\\w+|intervi\\w+|participacao|a (?:intervencao|participacao)|nenhum\\w* (?:pessoa|analista|human\\w*|intervencao)|qualquer (?:pessoa|analista|human\\w*|intervencao|participacao))\\b[^.;]{0,36}|(?:ninguem|nenhuma pessoa|nenhum (?:analista|human\\w*))\\b[^.;,]{0,24}\\b(?:interv\\w+|particip\\w+|revis\\w+|viu)|por (?:si so|conta propria)|sozinh[oa]",
  agent: "por|pel[oa]s?|de",
  byModel: "modelo(?: de (?:linguagem|inteligencia artificial|ia))?|inteligencia artificial|ia|llm",
  finalByMachine:
    "(?:decisao|palavra) (?:final|definitiva|ultima)\\b[^.;]{0,40}\\b(?:sistema|tabelas|maquina)|(?:sistema|tabelas|maquina)\\b[^.;]{0,30}\\b(?:decisao (?:final|definitiva)|palavra final)",
  gaveReason:
    "motivo|(?<!(?:deu|dava|dar|tinha|teve) )razao|porque|explic\\w+|aleg\\w+|justific\\w+|argument(?:ou|ando) que|ja que|visto que|pois|por ter sido|com base|convenc\\w*|bastou|baseou|baseando|baseada|apoi\\w*|gracas a|fundament\\w*",
  confirmed: "confirm\\w*|telef\\w*|ligac\\w*|ligou|chamada|fal(?:ou|ar)|contat\\w*|e-?mail|correio|verific\\w*|perfil",
  prevails:
    "preval\\w+|pes(?:ou|ava) (?:bem |algo |um pouco |muito |claramente )?mais|impos-se|super(?:ou|ava|a)|venceu|ganhou|(?:era |foi )?mais forte|vantagem|dianteira|mais peso|maior peso|peso (?:um pouco |bem |ligeiramente )?maior|a frente d[ao]|mais convincente|mais solid[oa]|levou a melhor",
  yields:
    "mais frac[oa]|pes(?:ou|ava) menos|perdeu|atras d[ao]|menor peso|menos peso|peso (?:um pouco |bem )?menor|cedeu|menos convincente|ficou abaixo",
  foremost:
    "(?:que )?mais pes(?:ava|ou|a)|(?:melhor|mais) se (?:encaix\\w+|ajust\\w+|aplic\\w+)|a mais (?:pertinente|proxima)|mais relevantes?|encabecad\\w+|a frente|em primeiro lugar|sobretudo|maior relevancia",
  hindmost: "menos relevante|menor relevancia|a que menos|mais fraca|em ultimo lugar",
  claims: auditClaims,
};
