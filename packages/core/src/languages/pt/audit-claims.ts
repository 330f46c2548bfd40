import type { AuditClaims } from "../parts/audit-claims.ts";

export const auditClaims: AuditClaims = {
  nouns: {
    device: "dispositivo|aparelho|equipamento|computador|celular|telefone usado|tablet|notebook",
    system: "sistema|maquina|tabelas(?: fixas)?|algoritmo|programa",
    proposal: "proposta|sugestao|recomendacao|conselho|sistema|maquina|tabelas(?: fixas)?|algoritmo",
    customer: "cliente|titular|comprador",
    amount: "valor|montante|quantia|soma|importancia|preco",
    signal: "sina(?:l|is)|alertas?|alarmes?|avisos?|bandeiras?",
    usual:
      "habitual|habituais|usual|usuais|normal|normais|de costume|de sempre|costumeir[oa]s?|tipic[oa]s?|corriqueir[oa]s?",
    window: "horarios?|horas?|faixa|janela|momento|intervalo|rotina",
    list: "listas?(?: \\w+)?|relacao(?: \\w+)?|cadastro|listagem",
    policy: "politicas?",
    person: "pessoa|human[oa]s?|analista|revisora?|funcionari[oa]|mao humana|ninguem",
    sides: "debate|posicoes|argumentos?|lados?|teses?|partes|vozes",
  },
  conditional: "se|teria\\w*|poderia\\w*|deveria\\w*|quando|caso|a menos que|pode\\w*|deve\\w*",
  instead: "em vez de|em lugar de|ao inves de|longe de",
  claims: {
    "device.known": [
      "{device} ... (?:ja|antes|ha muito|anteriormente|previamente) .. (?:conhecid[oa]|registrad[oa]|usad[oa]|utilizad[oa]|empregad[oa]|usava|utilizava|vinculad[oa]|associad[oa]|trabalh\\w*|operava|vist[oa]|figurava|constava|cadastrad[oa]|vinha)",
      "{device} .. (?:de sempre|de costume|habitual|proprio|de confianca|conhecido)",
      "{device} ... (?:pertenc\\w*|vinculad[oa]|associad[oa]|ligad[oa]) .. (?:cliente|conta|titular)",
      "{device} .. (?:com o|no|do|pelo) qual (?:o |a |este |esse )?{customer} .. (?:opera\\w*|pag\\w*|compra\\w*|trabalh\\w*|costuma\\w*|vinha)",
      "{device} ... (?:figura\\w*|consta\\w*|estava|esta) .. entre os .. (?:registrados|conhecidos|seus|habituais|do cliente|cadastrados)",
    ],
    "device.unknown": [
      "!{device} ... (?:nao|nunca|jamais|nem) .. (?:vira|viu|via|conhecia|conhecera|conhecid[oa]|registrad[oa]s?|usad[oa]|utilizad[oa]|vinculad[oa]|associad[oa]|vist[oa]|figurava|constava|conhecidos|seus|reconhecid[oa]|cadastrad[oa]|pertenc\\w*|ligad[oa])",
      "{device} .. (?:nov[oa]|desconhecid[oa]|alhei[oa]|estranh[oa]|inedit[oa]|sem registro|sem historico)",
    ],
    "device.quiet": [
      "!{device} .. (?:nao|tampouco) .. (?:acionou|levantou|disparou|gerou|fez soar|provocou|produziu|despertou) .. (?:{signal}|suspeitas?)",
    ],
    "country.home": [
      "(?:e|era) um (?:de|dos) seus paises {usual}",
      "(?:no|do|dentro do) (?:seu )?(?:proprio|mesmo) pais|em territorio nacional|dentro do pais|em solo nacional",
      "pais (?:era|e|foi) (?:o )?(?:de sempre|de costume|habitual|proprio|seu)",
    ],
    "country.abroad": [
      "(?:no|do|pelo|em viagem ao) (?:exterior|estrangeiro)|fora d[oe] (?:seu )?pais|longe de casa|em viagem|alem das fronteiras|alem-fronteiras|do outro lado da fronteira",
    ],
    "country.quiet": [
      "!pais .. (?:nao|tampouco) .. (?:acionou|levantou|disparou|gerou|fez soar|provocou|produziu|despertou) .. (?:{signal}|suspeitas?)",
    ],
    "countries.one": [
      "(?:so|somente|apenas|unicamente|exclusivamente) .. um(?: so| unico)? pais",
      "um (?:so|unico) pais",
    ],
    "countries.several": [
      "(?:dois|tres|varios|ambos|diversos|diferentes|mais de um) paises? .. (?:habitua\\w*|usua\\w*|costum\\w*|opera\\w*|conhecid\\w*)",
      "(?:costuma\\w*|habitualmente|normalmente|opera|compra|paga) ... (?:dois|tres|varios|ambos|diversos|diferentes) paises",
    ],
    "hours.inside": [
      "(?:dentro|em pleno|no meio) (?:de |do |da |de seu |do seu |de sua |da sua |dos seus )?{window} {usual}",
      "(?:em|no|na|durante o|durante a|nos|nas) (?:seu |sua |seus |suas )?{window} {usual}",
      "(?:momento|hora|faixa|horario)(?: do dia)? em que (?:o |a |este |esse )?{customer} .. (?:costuma|normalmente|habitualmente)",
      "(?:hora|horario) .. (?:nao chamava a atencao|era o de sempre|era normal|o habitual)",
      "!(?:hora|horario) .. (?:nao|nada) (?:tinham?|havia|chamava\\w*) .. (?:nada|estranh\\w+|incomum|atencao)",
    ],
    "hours.outside": [
      "(?:quando|depois que) .. {window} {usual} (?:ja )?(?:havia|tinha) (?:terminado|acabado|encerrado|passado)",
      "(?:fora|a margem|antes|depois) (?:de |do |da |de seu |do seu |de sua |da sua |dos seus |das suas ){window} {usual}",
      "!(?:momento|hora|faixa|horario)(?: do dia)? em que (?:o |a |este |esse )?{customer} .. (?:nao|nunca|raramente|dificilmente|jamais)",
      "(?:incomumente|estranhamente|inusitadamente|demasiado|muito) (?:cedo|tarde)|(?:hora|horario) (?:incomum|inusitad[oa]|estranh[oa]|impropri[oa]|inusual|atipic[oa])|fora de hora",
      "!(?:nao|nunca|jamais) .. (?:a essa hora|a essas horas|nesse horario|nessa hora)",
    ],
    "hours.quiet": [
      "!(?:hora|horario) .. (?:nao|tampouco) .. (?:acionou|levantou|disparou|gerou|fez soar|provocou|produziu|despertou) .. {signal}",
    ],
    "amount.above": [
      "(?:maior|superior|mais alt[oa]|mais elevad[oa]) (?:que|do que|ao?) .. (?:{usual}|media)",
      "{amount} ... (?:superava|excedia|ultrapassava|acima d[oa]) .. (?:{usual}|media)",
    ],
    "amount.below": [
      "(?:menor|inferior|mais baix[oa]) (?:que|do que|ao?) .. (?:{usual}|media)",
      "{amount} ... (?:nao chegava a|abaixo d[oa]|menos d[oa]) .. (?:{usual}|media)",
    ],
    "amount.equal": [
      "{amount} ... (?:coincidia com|igual a[o]?|identic[oa] a[o]?|em linha com|condizente com|dentro d[oa]|conforme a[o]?) .. (?:{usual}|media|costuma)",
    ],
    "amount.quiet": [
      "!{amount} ... (?:nao|tampouco) .. (?:acionou|levantou|disparou|gerou|fez soar|provocou|produziu|despertou|chamou) .. (?:{signal}|suspeitas?|atencao)",
      "{amount} .. (?:nada de mais|discret[oa]|dentro do normal|sem nada de especial)",
    ],
    "threat.listed": [
      "{list} extern[oa] ... (?:inclu\\w*|nomea\\w*|menciona\\w*|figura\\w*|apont\\w*|traz\\w*|trazia|continha|advertia|cita\\w*)",
      "(?:pais|local|lugar|peru|equador|paquistao|bielorrussia|territorio) ... (?:figur\\w*|aparec\\w*|const\\w*|esta|estava|inclu\\w*|citad\\w*) .. (?:de uma|em uma|numa|na|em|no|da|de uma) .. {list}",
      "fontes? extern[oa]s? .. (?:advert\\w*|apont\\w*|alert\\w*|cita\\w*|indica\\w*)",
    ],
    "threat.none": [
      "!nao (?:ha|houve|havia|pesava) .. (?:ameacas?|listas?) .. (?:extern\\w+|alguma)?",
      "!nada constava em .. listas?",
      "!nenhuma (?:lista|fonte) .. (?:apont\\w+|cit\\w+|trouxe)",
      "!(?:nenhum[a]?|sem|nem uma so) .. (?:lista|fonte|ameaca|relacao|aviso)s? extern[oa]s?",
      "!(?:nao|nem|tampouco|nunca) .. em (?:nenhuma|qualquer) .. (?:{list})",
      "!nenhuma lista .. (?:inclu\\w*|nomea\\w*|menciona\\w*|cita\\w*|aponta\\w*|trazia)",
      "fontes externas .. (?:calad\\w*|nada|limp\\w*|silencio|vazi\\w*)",
    ],
    "signals.none": [
      "!(?:nada|nenhum alerta|nenhum alarme|nenhum sinal) (?:foi |fora |havia sido )?(?:sinalizad[oa]|acionad[oa]|disparou|soou|chamou a atencao|levantad[oa])",
    ],
    "signals.some": ["(?:varios|alguns|numerosos|diversos|multiplos|uns tantos) (?:sinais|alertas|alarmes)"],
    "policies.none": [
      "!(?:nenhuma|nem uma so|sem) .. politicas? .. (?:aplic\\w*|encaix\\w*|citad\\w*|acion\\w*|result\\w*|entr\\w*|interv\\w*|invoc\\w*|coincid\\w*|foi|era)",
    ],
    "policies.some": [
      "(?:a|uma|duas|tres|quatro|cinco|varias|as) politicas? (?:(?:de|sobre|relativa a|acerca de) (?:\\w+ ){1,3})?(?:foi|foram|se aplic\\w*|pedia\\w*|exigi\\w*|reclama\\w*|encaix\\w*|entr\\w*|incidiu)",
    ],
    "policies.agree": [
      "politicas ... (?:unanim\\w*|em unissono|com uma so voz|de acordo|coincid\\w*|a mesma coisa|na mesma direcao)",
    ],
    "policies.divided": ["politicas ... (?:dividid\\w*|discorda\\w*|em desacordo|coisas diferentes|divergi\\w*)"],
    "debate.tie": [
      "{sides} ... (?:(?:em|um) empate|empatad\\w+|empatou|equilibrad[oa]s?|parelh[oa]s?|o mesmo peso|mesmo peso|sem vencedor)",
      "!nenhum[a]? (?:dos|das) (?:dois |duas )?(?:lados|partes|argumentos|posicoes|teses) .. (?:pes\\w*|preval\\w*|impos\\w*|mais|venc\\w*|ganh\\w*)",
    ],
    "debate.narrow": [
      "{sides} ... (?:por pouco|ligeir\\w*|leve\\w*|estreit[oa]|escass[oa]|apertad[oa]|por um triz|apenas|minim[oa]|pequena) .. (?:vantagem|margem|mais|diferenca|dianteira|inclin\\w*|superior\\w*|favor|final|resultado)",
      "(?:ligeira|leve|estreita|escassa|minima|pequena) (?:vantagem|dianteira|diferenca)",
    ],
    "debate.wide": [
      "{sides} ... (?:clara\\w*|ampla\\w*|folgad\\w*|de longe|esmagador\\w*|nitidamente|ampl[oa]|muito|larga|grande) .. (?:vantagem|margem|mais|diferenca|dianteira|inclin\\w*|superior\\w*|favor|impos\\w*|venceu|preval\\w*)",
      "(?:ampla|clara|folgada|larga|grande|esmagadora) (?:vantagem|dianteira|diferenca)",
    ],
    "rule.none": [
      "!(?:nenhuma|sem) .. regra .. (?:aplic\\w*|obrig\\w*|exig\\w*|interv\\w*|acion\\w*|entr\\w*|impos\\w*|impunha|disparou|forc\\w*|mand\\w*|pedia)",
      "!nao .. (?:houve|havia|se aplicou|existia|interveio|entrou) .. regra",
    ],
    "rule.some": [
      "(?:uma|a) regra (?:especial|particular|propria|a parte|fixa|especifica) .. (?:aplic\\w*|obrig\\w*|exig\\w*|interv\\w*|acion\\w*|entr\\w*|impos\\w*|disparou|forc\\w*)",
    ],
    "proposal.followed": [
      "(?:ratificar|confirmar|manter|referendar) (?:o|a) (?:bloqueio|verificacao|aprovacao|desafio) .. {system}",
      "(?:segui(?:u|ndo)|aceit(?:ou|ando)|respald(?:ou|ando)|endoss(?:ou|ando)|ratific(?:ou|ando)|acat(?:ou|ando)|acompanh(?:ou|ando)|confirm(?:ou|ando)|deu razao a(?:o)?|concord(?:ou|ando) com|coincidi(?:u|ndo) com|de acordo com|limitou-se a (?:seguir|confirmar|ratificar|aceitar|acatar)) (?:o que )?(?:o |a |as |ao )?(?:propri[oa] )?{proposal}",
      "(?:tal como|justamente o que|exatamente o que|o mesmo que) (?:o |a )?{system} .. (?:proposto|propos|propunha|suger\\w*|queria|recomend\\w*)",
      "(?:pessoa|humana|torres) e (?:o |a )?(?:sistema|maquina) .. (?:coincid\\w*|de acordo|concord\\w*)",
    ],
    "proposal.overruled": [
      "(?:contrari(?:ou|ando)|descart(?:ou|ando)|afastou-se d[aeo]|corrigi(?:u|ndo)|revert(?:eu|endo)|contra o parecer d[oa]|ignor(?:ou|ando)|discord(?:ou|ando) d[ao]|apesar d[ao]|passou por cima d[ao]|desautoriz(?:ou|ando)|ao contrario d[ao]) (?:o que )?(?:a |o |as )?(?:\\w+ )?{proposal}",
    ],
    "rule.contradiction": [
      "(?:sinais|indicios) (?:\\w+ )?contraditorios",
      "{signal} ... (?:contraditorios|se contrad\\w+|contradiziam|em direcoes (?:opostas|diferentes)|nao combinavam)",
    ],
    "channel.web": [
      "(?:pagamento|compra|pedido|operacao) (?:web|online|on-line|pela web|pela internet|via web)",
      "(?:pag\\w+|compr\\w+|feit[oa]|realizad[oa]) .. (?:online|on-line|pela internet|pela web|via web|no site|pelo navegador)",
    ],
    "channel.mobile": [
      "(?:pagamento|compra|operacao|canal) (?:movel|por celular)|pelo celular|pelo aplicativo|do celular|por celular",
    ],
    "channel.shop": [
      "(?:no|em) caixa(?: da loja)?(?! eletronico)|(?:no|num|em|pelo) terminal(?: (?:do|da|de))?|ponto de venda|no balcao|na maquininha|em pessoa na loja|no proprio local",
    ],
    "versions.none": [
      "!(?:nao|sem|nenhuma) .. (?:versao|versoes) (?:anterior(?:es)?|previas?)",
      "!(?:nao|sem|nenhuma) .. (?:anterior|previa) .. versao",
      "(?:primeira e unica|unica) versao",
    ],
    "versions.same_day": ["versao ... (?:nesse|no|naquele|esse) mesmo dia"],
    "decided.nobody": [
      "!nao .. (?:interv\\w*|particip\\w*|houve) .. (?:ninguem|nenhuma pessoa|pessoa alguma)",
      "!(?:nenhuma?|sem que|sem a|sem) .. {person} .. (?:interv\\w*|particip\\w*|revis\\w*|olh\\w*|toc\\w*|envolvid\\w*|opin\\w*)",
      "!(?:ninguem|sem que ninguem) .. (?:interv\\w*|particip\\w*|revis\\w*|olh\\w*|toc\\w*|opin\\w*)",
      "!sem (?:intervencao|participacao|mediacao) (?:de (?:nenhuma )?(?:pessoa|ninguem)|humana|alguma)",
    ],
    "decided.same_day": [
      "(?:no|nesse) mesmo dia (?:do|da|em que o|em que a) (?:pagamento|compra|operacao)|no (?:proprio )?dia do pagamento .. (?:torres|ela|aprov\\w*|bloque\\w*|decidi\\w*)",
      "antes que .. (?:dia|11|12) .. (?:acabasse|terminasse|chegasse ao fim)",
    ],
  },
  aspects: {
    device: "dispositivo|aparelho|equipamento",
    country: "pais|lugar|local",
    hours: "hora|horario|momento",
  },
  fits: "(?:(?:o|a|os|as) )?(?:habitua(?:l|is)|norma(?:l|is)|de sempre|de costume|dele|seus?)|encaixa(?:va|vam|m)?|batia(?:m)?|condizia(?:m)?|correspond\\w+|coincid\\w+|de acordo com o (?:perfil|costume|habitual)|como sempre|nao (?:chamar?\\w* (?:a )?atencao|destoa\\w*|levant\\w+)|nada de (?:estranho|incomum)|em ordem",
  unfits:
    "incomuns?|incomum|estranh[oa]s?|destoa(?:va|vam|m)?|chamar?(?:am|ou|ava|avam) (?:a )?atencao|fora do (?:normal|habitual|comum)|suspeit[oa]s?|atipic[oa]s?|impropri[oa]s?|inusitad[oa]s?",
  neither: "nem|nao",
  counts: [
    ["meia duzia de", 6],
    ["uma duzia de", 12],
    ["um par de", 2],
    ["um trio de", 3],
  ],
  topics: {
    amount:
      "(?:valor|valores|montantes?|quantias?) (?:incomuns?|incomum|elevad[oa]s?|alt[oa]s?|inusita[ \\w]*|atipic[oa]s?|fora do comum)",
    hours: "(?:horarios?|horas?) (?:incomuns?|incomum|inusitad[oa]s|estranh[oa]s|atipic[oa]s?)",
    device: "(?:dispositivos?|aparelhos?) (?:desconhecidos?|novos?|nao registrados?)",
    abroad: "pagamentos? (?:internaciona(?:l|is)|no exterior|ao exterior)|operacoes internacionais",
    combined: "fatores (?:combinados|acumulados|de risco combinados)|combinacao de fatores|varios fatores",
  },
  levels: {
    subjects: {
      behavioral: "(?:componente|parte|valor|o) d[eo] comportamento",
      policy: "(?:componente|parte|valor|o) d[ea]s? politicas?",
      threat: "(?:componente|parte|valor|nivel|o) d[ea]s? ameacas?",
      transaction: "(?:componente|parte|valor|o) d[ea] transacao",
      confidence: "confianca|certeza|seguranca|segur[oa]",
      fraud: "(?:argumento|posicao|lado|tese) (?:d[ae] |pro-?)fraude",
      customer: "(?:argumento|posicao|lado|tese) (?:d[oe] |pro-?|favoravel ao )cliente",
      risk: "risco (?:composto|total|global)",
    },
    words: [
      ["a zero|zerad[oa]|em zero|zero|nul[oa]s?|nada|vazi[oa]", 0, 0.02],
      ["insignificantes?|desprezive(?:l|is)|minim[oa]s?(?! de)|infim[oa]s?|irrisori[oa]s?|quase nul[oa]s?", 0, 0.2],
      ["(?:ao|no|o|seu) (?:valor )?maximo|(?:ao|no|o|seu) teto|absolut[oa]", 0.97, 1],
      [
        "(?:rocava|beirava|perto d|quase n|proxim[oa] d|proxim[oa] a) ?(?:[oa]|ao|do|no)? ?(?:teto|maximo|topo|limite)|muito alt[oa]|altissim[oa]|elevadissim[oa]",
        0.78,
        1,
      ],
      ["muito baix[oa]|baixissim[oa]", 0, 0.25],
      ["cara ou coroa|cinquenta por cento|meio a meio", 0.45, 0.58],
    ],
  },
};
