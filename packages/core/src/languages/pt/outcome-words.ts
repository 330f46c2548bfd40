import type { OutcomeWords } from "../parts/outcome-words.ts";

const REFUSE =
  "(?:bloque|recus|cancel|neg|rejeit|anul|declin|deter|imped|suspend|barr|par|interromp)(?:a|e|i)?(?:r|-l[oa]s?)";
const CARRY =
  "(?:conclu|complet|process|aprov|autoriz|realiz|execut|aceit|efetu|finaliz|efetiv|segu|continu|avanc|deix|termin)[aei]r(?:-?l?[oa]s?)?|concluida|realizada|processad[oa]|concluido|seguir|prosseguir|passar|ser (?:conclu|realiz|process|aprov|efetu)\\w+";
const SHOP =
  "(?:loja|livraria|comercio|vendedor|estabelecimento|empresa|hotel|beneficiario|destinatario|lojista|comerciante)";
const PEOPLE =
  "(?:equipe|equipa|time|especialistas?|peritos?|colegas?|pessoas?|alguem|human[oa]s?|funcionari[oa]s?|membros?|analistas?|assessor(?:a|es)?|consultor(?:a|es)?|departamento|agentes?|setor|area|atendentes?|gerentes?|tecnic[oa]s?|colaborador(?:a|es)?)";
const LOOK =
  "(?:analis|revis|olh|estud|examin|confer|verific|avali|consider|investig|cuid|checa)(?:a|am|e|em|ara|arao|ando|indo|endo|amos|r)|(?:ve|veem|vera|verao|vendo|decide|decidem|decidira|rever|reve|revendo|conferir|confere|conferem|decidir|dando uma olhada|cuidando)";

export const outcomeWords: OutcomeWords = {
  done: [
    "(?:aprovad|autorizad|completad|liberad|executad|processad|concluid|finalizad|efetivad|validad|quitad|pag|liquidad)[oa]s?",
    "(?<=(?:foi|ja|ficou) )efetuad[oa]s?|efetuad[oa]s?(?! (?:a 0|em 0|no dia|desde|fora|a uma hora|de noite|de madrugada|com um|em um|num|noutro|de um|no exterior))",
    "(?:aceit[oae]s?|com sucesso|com exito|bem-sucedid[oa]s?|corretamente)",
    "(?:foi|foram|ja|esta|ficou) (?:\\w+ )?(?:paga|pago|pagas|pagos|feita com|confirmad[oa]s?)",
    "(?:aprovamos|autorizamos|processamos|concluimos|completamos|liberamos|aceitamos|executamos|validamos|confirmamos)",
    "(?:deu|deram|dado|da) (?:tudo )?certo",
    "(?:passou|seguiu|saiu|foi|correu) (?:tudo )?(?:adiante|em frente|bem|sem problemas|pelos controles)|passou(?! d[oae]| por)",
    "(?:deixamos|deixou|deixado) (?:\\w+ ){0,4}passar",
    "(?:a caminho|saiu para entrega|enviad[oa] para o seu endereco)",
    "(?:realizad[oa]s?) (?:\\w+ ){0,2}(?:com sucesso|corretamente|sem)|ja (?:foi|esta) (?:realizad|feit)[oa]s?",
    "(?:concluiu-se|se concluiu|se completou|completou-se|se efetivou|foi adiante)",
    `(?:vamos|vai|pode|pudemos|podemos|podera|conseguimos|conseguiu|foi possivel|e possivel|pode ser|poderemos) (?:\\w+ ){0,3}(?:${CARRY})`,
    "(?:recebemos|recebeu) (?:o|a) (?:seu |sua )?pagamento|ja recebeu o pagamento",
    `(?:decidimos|decidiu|preferimos|preferiu|optamos por|optou por|resolvemos|entendemos) nao (?:${CARRY})`,
    "sinal verde|(?:demos|dado|deu) (?:andamento|seguimento)|como solicitado|normalmente",
  ],
  charged: [
    "0 (?:\\w+ ){0,5}(?:chegaram|chegou|enviad[oa]s?|sairam|pag[oa]s?)",
    "(?:cobrad|debitad|descontad|creditad|lancad|retirad|transferid|repassad)[oa]s?",
    "(?<!(?:recusado|negado|bloqueado|anulado|recusamos|negamos|bloqueamos|anulamos|impedimos|tentativa de) (?:(?:a|o|uma|um|esta|este|sua) )?)(?:cobrancas?|debitos?)",
    "(?:recebeu|recebido|tem|cobrou|esta com|ficou com) (?:\\w+ ){0,2}(?:dinheiro|valor|montante|quantia)",
    "(?:cobramos|debitamos|descontamos|transferimos|repassamos)",
    `${SHOP} (?:\\w+ ){0,4}(?:recebeu|recebido|recebera|recebe|tem|dinheiro|valor|paga|pago)`,
    `(?:dinheiro|valor|quantia|montante|saldo) (?:\\w+ ){0,5}(?:saiu|enviado|transferido|chegou|maos|${SHOP}|entregue|caiu)`,
    `chegou (?:\\w+ )?(?:ao|a) ${SHOP}`,
    "(?:saiu|sairam|sai) (?:\\w+ ){0,3}(?:da sua|da tua|da) conta",
  ],
  made: ["(?:realizad[oa]s?|efetuad[oa]s?|realizou|feit[oa]s?|efetuou|fez)"],
  clear: [
    "(?:nao|nenhum) (?:\\w+ ){0,2}(?:detect\\w+|encontr\\w+|houve|ha) (?:\\w+ ){0,2}(?:problemas?|irregularidades?|anomalias?)",
    "nenhum problema",
    "(?<!(?:certeza|certificar|certificarmos|seguros) de que (?:esta )?|(?:verificar|confirmar|saber) se (?:esta )?)tudo (?:esta |foi |parece |ficou )?(?:\\w+ )?(?:certo|em ordem|bem|ok|pronto|resolvido)",
    "nada (?:suspeito|estranho|incomum)",
  ],
  enjoyed: ["(?:aproveite|desfrute|aproveitar)"],
  refused: [
    "(?:bloquead|recusad|negad|cancelad|rejeitad|anulad|declinad|impedid|revertid|barrad|abortad|vetad|estornad|malsucedid|frustrad)[oa]s?",
    "(?:bloqueamos|recusamos|negamos|cancelamos|rejeitamos|anulamos|impedimos|barramos|declinamos)",
    "(?:falhou|fracassou)",
    "dissemos (?:que )?nao(?= (?:aos? |as? |$))",
    `(?:tivemos|temos|precisamos|preferimos|decidimos|optamos|fomos obrigados|devemos) (?:que |de |por |a )?(?:\\w+ )?${REFUSE}`,
  ],
  stopped: [
    "(?:interrompemos|interrompid[oa]|paramos|suspendemos|suspens[oa]|interceptad[oa]|interceptamos|retivemos|retid[oa]|detivemos|detid[oa]|seguramos|sustad[oa]|sustamos)",
  ],
  held: [
    "(?:pendentes?|em espera|em pausa|pausad[oa]|em andamento|em processamento|em curso|em aberto|parad[oa]|por (?:concluir|finalizar|liquidar|decidir)|atrasad[oa]|adiad[oa]|sendo processad[oa]|aguardando|aguarda|a espera)",
  ],
  code: [
    "(?:envi\\w+|mand\\w+|receber\\w*|digit\\w+|insir\\w+|inserir|inform\\w+|introduz\\w+|use|usar|coloque|escrev\\w+) (?:[\\w'-]+ ){0,8}codigos?",
    "codigos? (?:\\w+ ){0,5}(?:enviad\\w+|enviamos|enviaremos|mandamos|chegara|recebera|celular|telefone|telemovel)",
    "(?:confirm|aprov|verifi|valid|autoriz|aceit)\\w+ (?:[\\w'.,-]+ ){0,9}(?:no|pelo|na|pela|com a|com o) (?:seu |sua |nosso )?(?:\\w+ )?(?:aplicativo|app|aplicacao|digital|impressao)",
    "(?:confirme|aprove|autorize|valide|aceite)-[oa]s?|(?:pedido|solicitacao|notificacao|aviso) de (?:aprovacao|autorizacao|confirmacao)",
    "(?:toc|toqu|cliqu|carreg|prim)\\w* (?:em |no botao )?(?:aprovar|confirmar|autorizar|aceitar)",
  ],
  confirm: [
    "(?:precis\\w+|devemos|queremos|gostariamos|desejamos|temos que|temos de|requer|exige|falta) (?:[\\w,]+ ){0,8}(?:verific\\w+|confirm\\w+|conferir|certeza|certificar\\w*|assegurar\\w*|validar\\w*|saber|segur[oa]s?|aprovacao|autorizacao|consentimento)",
    "(?:pendente|espera|esperamos|aguarda|aguardando|aguardamos|depende) (?:\\w+ ){0,3}(?:confirmacao|resposta|verificacao|autorizacao|aprovacao)",
    "(?:confirme|confirma se|verifique|valide|aprove)",
    "(?:pedimos|solicitamos|convidamos|agradecemos) (?:\\w+ ){0,4}(?:confirm\\w+|verifi\\w+|valid\\w+|aprov\\w+)",
    "(?:ate que|quando|assim que|se) (?:\\w+ ){0,3}(?:confirme|confirmar|verifique|aprove|aprovar)",
    "(?:sua|tua) confirmacao",
    "ter certeza|nos certificar",
  ],
  unconfirmed: [
    "(?:enquanto|ate|ate que) (?:\\w+ ){0,2}nao (?:\\w+ ){0,2}(?:confirm|autoriz|aprov|valid|aceit)\\w+",
    "(?:sem|falta) (?:a )?(?:sua|tua) (?:confirmacao|autorizacao|aprovacao|consentimento)",
    "nao (?:\\w+ ){1,6}(?:ate|antes de|sem) que (?:\\w+ ){0,2}(?:confirm|autoriz|aprov|valid|aceit)\\w+",
    "(?:onde|na qual|no qual) (?:\\w+ ){0,2}pode (?:autorizar|confirmar|aprovar|validar)",
  ],
  review: [
    `${PEOPLE} (?:[\\w'-]+ ){0,7}(?:${LOOK})`,
    "(?:esta|estao|segue|sera|continua) (?:\\w+ )?(?:sendo )?(?:revisad[oa]s?|analisad[oa]s?|estudad[oa]s?|examinad[oa]s?|avaliad[oa]s?|conferid[oa]s?|verificad[oa]s?|vist[oa]|em revisao|em analise|em avaliacao|sob analise|nas maos)",
    "(?:estamos|seguimos|estao|esta|continuamos) (?:\\w+ ){0,2}(?:revisando|analisando|olhando|estudando|examinando|conferindo|verificando|avaliando|investigando|revendo|vendo)",
    "(?:a (?:revisar|analisar|verificar|examinar|avaliar))",
    "(?:revisaremos|analisaremos|estudaremos|examinaremos|vamos analisar|vamos rever)",
    "(?:em|para|sob|requer|precisa de|tempo para) (?:uma |sua |a )?(?:\\w+ )?(?:revisao|analise|avaliacao|verificacao manual)",
    `(?:nas maos de|nas maos da|passamos|passado|encaminhamos|encaminhad[oa]|enviad[oa]|repassad[oa]|atribuid[oa]|esta com|ficou com|chegou) (?:[\\w']+ ){0,6}${PEOPLE}`,
    `(?:revisad|analisad|atendid|estudad|conferid)[oa]s? (?:por|pela|pelo) (?:\\w+ ){0,3}${PEOPLE}`,
    `(?:aguarda|aguardando|espera|depende|pendente) (?:\\w+ ){0,2}(?:parecer|opiniao|avaliacao|decisao|olhar) (?:\\w+ ){0,4}${PEOPLE}`,
    "(?:analise|revisao|verificacao) (?:manual|pessoal|humana|detalhada)",
  ],
  decides: [
    `${PEOPLE} (?:[\\w'-]+ ){0,6}(?:decid(?:e|em|a|am|ira|irao|ir|indo)|resolvera|tom(?:e|ara) (?:a|uma) decisao)`,
  ],
  undecided: [
    "(?:nao|nada|nenhuma) (?:\\w+ ){0,5}(?:decidid[oa]|decisao|resolvido)",
    "(?:falta|resta|fica por) (?:\\w+ ){0,8}(?:decisao|decidir|decida|resolver)",
    "(?:avisaremos|diremos|informaremos|comunicaremos|confirmaremos|vamos avisar|vamos informar) (?:\\w+ ){0,6}se (?:ela|ele|pode|podera|o|a|foi|sera)",
    "contanto que|desde que (?:um|uma|alguem|a nossa|nossa|o nosso|nosso)|sob condicao|sujeit[oa] a",
  ],
  people: [PEOPLE],
  checked: [
    "(?:revis\\w+|examin\\w+|analis\\w+|olhar|olhando|olhada|repass\\w+|vendo|confer\\w+|estud\\w+|verific\\w+|decidi\\w+|decide|avali\\w+|cuidando|maos|reve\\w*)",
  ],
  verified: ["(?:codigos?|confirm\\w+|verifi\\w+|valid\\w+|aprove|autenti\\w+|e voce|foi voce|identidade)"],
  refunded: ["(?:reembols\\w+|estorn\\w+|restitu\\w+|devolvemos|devolvido|devolveremos|dinheiro de volta)"],
  card: [
    "(?:cartao|conta|internet banking|acesso) (?:\\w+ ){0,4}(?:bloquead[oa]|congelad[oa]|encerrad[oa]|suspens[oa]|desativad[oa]|cancelad[oa])",
    "(?:bloqueamos|congelamos|encerramos|suspendemos|desativamos|cancelamos) (?:o |a )?(?:seu|sua|teu|tua)? ?(?:cartao|conta)",
  ],
  idle: [
    "(?:nao (?:\\w+ ){0,3}(?:fazer nada|fazer mais|precis\\w+ fazer)|nenhum(?:a)? (?:outr[oa] )?(?:passo|acao)|nada mais)",
  ],
  payment:
    "(?:pagamentos?|compras?|transac(?:ao|oes)|operac(?:ao|oes)|transferencias?|pedidos?|encomendas?|dinheiro|valor|loja|conta|cartao|l[oa])",
  checks: "(?:revisao|verificac(?:ao|oes)|analise|avaliacao|estudo|investigacao|controles)",
  negations:
    "(?:(?<!dissemos (?:que )?)nao|nunca|jamais|nada|zero|00|nenhum|nenhuma|ninguem|tampouco|nem|sem que|impossivel)",
  yet: "(?:ainda|por enquanto|por ora|no momento|ate|enquanto|temporari\\w*|provisori\\w*|segue|por agora|sem a sua|sem sua)",
  final: "(?:definitiv\\w*|para sempre|de vez)",
  courtesy:
    "(?:obrigad[oa]|agradecemos|a sua (?:inteira )?disposicao|ao seu dispor|para (?:ajudar|servir|atender)|saudacoes|cumprimentos|desejamos-lhe|desejamos|bem-vind[oa]|ao seu servico)",
  ongoing: "(?:sendo|segue|ainda|em processo de)",
  future:
    "(?:sera|serao|ficara|podera|poderemos|vamos|vai|\\w{4,}aremos|\\w{3,}iremos|\\w{3,}eremos|recebera|concluira|\\w+ara|vera)",
  soon: "(?:sai|passa|recebe|fica (?:paga|pago|concluid[oa]))",
  hypothetical:
    "(?:se (?:voce|nao|foi|a|o|tiver|for|quiser|ainda|essa|esta|este|precisar|discordar|desejar|houver|fez)|caso (?:voce|nao|tenha|queira|deseje|haja|seja|essa|esta|este|discorde|precise|reconheca)|em caso de|do contrario|a menos que|salvo se|quem|teria|ou nao|senao)",
  opener: "(?:no caso|caso)",
  pending:
    "(?:faltam? (?:\\w+ ){0,2}(?:passos?|para)|uma vez|quando|ate|antes de|antes|assim que|logo que|para que|a fim de)",
  after: "(?:depois de|depois|apos|com a sua)",
  possible: "(?:pode|podem|podera|poderia|poderiam|podemos|possamos|possa|possivel|poderemos)",
  yours:
    "(?:voce|tu|voces|senhor|senhora|voce mesm[oa]|foi voce quem) (?:(?:a|o|mesm[oa]|ja|que|quem) ){0,3}(?:autoriz|realiz|fez|fiz|feit|efetu|aprov|confirm|complet|pag)\\w*",
  offer:
    "(?:ligue|ligar|ligando|contate|contacte|fale|falar|escreva|reclam\\w+|recorr\\w+|recurso|concord\\w+|decisao|contest\\w+|pode pedir|pode solicitar|entre em contato|discord\\w+|nova analise|de novo|outra vez|novamente|direito|(?:a|se) (?:\\w+ )?pedi\\w+|(?:pode|podes|podera|poderas|e so|basta) (?:\\w+ )?(?:pedir|solicitar|expor)|rever|reconsider\\w+)",
  because: "(?:porque|ja que|pois|devido a|dado que|visto que|por causa d[aeo]|como (?:o|a|e|vem|foi|nao|esta|este))",
  grounds:
    "(?:incomu[mn]\\w*|habitua\\w*|desconhec\\w*|nov[oa]s?|primeira|nunca|diferen\\w*|difer\\w*|reconhec\\w*|conhec\\w*|comum|normal\\w*|costum\\w*|habito\\w*|padr\\w+|dispositiv\\w*|aparelho\\w*|celular|pais\\w*|exterior|lugar\\w*|valor|maior|alt[oa]|elevad[oa]|hora\\w*|noite|tarde|vari[oa]s|pouco|muitos|seguid[oa]s|frequen\\w*|combin\\w*|coincid\\w*|parec\\w*|dados|detalhes|confirm\\w*|verific\\w*|segur\\w*|prote\\w*|precaucao|limite|informac\\w*|suspeit\\w*|chamou a atencao|antes|conta|em ordem|tudo|nada|voce|suas?)",
  breaks: "(?:e|mas|porque|embora|pois|ja que|senao|por isso|entao)",
};
