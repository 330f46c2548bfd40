import { type NonClaims, opening, sentences, sourceLabels, starting } from "../../parts/non-claims.ts";

const W = "(?: [^ ,;:.!?]+)";
const SO =
  "(?:(?:muito|tão|realmente|absolutamente|simplesmente|totalmente|bastante|verdadeiramente|incrivelmente|extremamente|sempre|também|mesmo|sem dúvida|mais|super|um pouco) )*";
const LOVELY =
  "(?:maravilhos|lind|bel|fantástic|magnífic|bonit|delicios|espetacular|impressionante|incrível|encantador|fabulos|genia|brilhante|excelente|perfeit|sensaciona|inesquecíve|fascinante|inspirador|horríve|terríve|nojent|fei|chat|decepcionante|ridícul|vergonhos|lamentáve|péssim|patétic|ótim|emocionante|adoráve|triste)(?:[oa]?s|[oa]|l|is|es)?";
const GOOD = `${LOVELY}|bo[am]s?|bons|ma[lu]s?|má|melhor(?:es)?|pior(?:es)?|interessantes?|divertid[oa]s?|recomendáve(?:l|is)|uma (?:pena|maravilha|joia|vergonha|obra-prima)`;
const THING =
  "coisas?|lugar(?:es)?|produtos?|empresas?|trabalhos?|perguntas?|ideias?|notícias?|dias?|tardes?|noites?|equipes?|livros?|filmes?|séries?|cidades?|país(?:es)?|opç(?:ão|ões)|experiências?|histórias?|serviços?|oportunidades?|vistas?|comidas?|jogos?|músicas?|discos?|desastre|piada|ferramentas?|celular|carro|pessoas?|hotel|hotéis|restaurantes?";
const TAIL =
  "(?:,? (?:de verdade|no geral|também|aqui|hoje|na minha opinião|de todos os tempos|para (?:todos|mim)|do mundo|no mundo|que (?:já|eu já)? ?\\p{L}+(?: na vida)?))*";
const SUBJECT =
  "(?![^.]*(?<!\\p{L})(?:disse|diz|acha|acredita|considera|chamou|segundo|afirmou|garante|pensa|porque|quando|se)(?!\\p{L}))[^ ,;:.!?]+";
const BE = "(?:é|são|era|eram|foi|foram|está|estão|estava|estavam|parece|parecem|ficou)";
const SOURCES =
  "(?:documentos?|passage(?:m|ns)|contextos?|fontes?|trechos?|textos? fornecidos?|resultados da (?:busca|pesquisa)|materia(?:l|is)|arquivos?|(?:artigos?|relatórios?|informaç(?:ão|ões)|dados) (?:fornecid|dad|disponíve)\\p{L}*)";
const LACKED = `(?:informaç(?:ão|ões)|dados|resposta|detalhes|menç(?:ão|ões)|nada|referências?|${SOURCES})`;
const FIRST = "(?:por favor,? |(?:depois|em seguida|primeiro|agora|por fim),? |(?:para|se|quando) [^,]+, )?";
const BUT =
  "(?:(?:infelizmente|lamentavelmente|sinto muito|desculpe|no entanto|porém|mas|com base [^,]+),? (?:mas )?)*";

export const nonClaims: NonClaims = {
  courtesies: sentences(
    [
      "(?:olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|querid[oa]s?|saudações|bem-vind[oa]s?)(?:(?! é| são| era| foi| está)[ ,]+[\\p{L}.-]+){0,5}",
      "(?:sim|não|ok|claro|com certeza|certo|entendido|exato|perfeito|ótimo|de nada|sem problemas?|até (?:logo|breve|amanhã|mais)|tchau|adeus|boa sorte(?: [^.]+)?|boa viagem|bom (?:apetite|fim de semana|trabalho)|parabéns(?: [^.]+)?|feliz (?:aniversário|natal|ano novo)(?: [^.]+)?|boas festas|atenciosamente|cordialmente|(?:um )?abraços?|muito bem)",
      `(?:claro|com certeza)?[,!.]? ?(?:aqui (?:está|estão|vai|vão)|a seguir|estes são|seguem?)${W}{0,12}:`,
    ],
    [
      "(?:muito )?obrigad[oa](?:(?! a |s)|[,.!]|$)",
      "(?:agradeço|agradecemos|desejo|desejamos)",
      "tenham? (?:um|uma) (?:ótim|bo|excelente)\\p{L}*",
      "(?:espero|esperamos) que (?:isso|isto|te|lhe|ajude|você|esta|este|tenha|esteja)",
      "não hesite em",
      "(?:me avise|avise-me|me diga|diga-me|fico à disposição|ficamos à disposição|estou à disposição|estou aqui para)",
      "se (?:você )?(?:tiver|precisar|quiser|desejar)[^.]*(?<!\\p{L})(?:não hesite|me avise|avise|entre em contato|é só|à disposição|fale conosco)(?!\\p{L})",
      "(?:posso|podemos|vou|vamos) (?:te |lhe )?(?:ajudar|resumir|explicar|ver|responder)",
      "(?:como|sou) (?:uma |um )?(?:ia|inteligência artificial|modelo de linguagem|assistente virtual)(?!\\p{L})",
      "como (?:modelo|assistente|inteligência|ia|sistema)(?!\\p{L})[^.]*(?:posso|não|tenho|sou)",
      "posso (?:cometer erros|me enganar|errar)",
      "(?:vejamos|vamos (?:ver|lá|por partes|começar|passar)|passemos|comecemos|voltemos|falemos|agora (?:vamos|vejamos|passemos))",
      "(?:claro(?: que sim)?|com certeza|com prazer|perfeito|tudo bem)[,!.]? (?:com (?:todo o )?prazer|aqui|vou|vamos|posso ajudar|sem problema|será um prazer)",
      "se (?:você )?(?:me|nos) (?:enviar|mandar|der|disser|passar|mostrar)",
      "est[ea] (?:resposta|resumo|texto|informação|conteúdo|mensagem) (?:tem|é|não|foi|pode)(?!\\p{L})[^.]*(?:orientaç|aconselhamento|assessoria|informativ|gerad|substitui|erros|conselho)\\p{L}*",
      "(?:depende(?! de| do| da)|é um prazer|foi um prazer|às ordens)(?!\\p{L})",
      "(?:abaixo|a seguir) (?:você )?(?:encontra|encontrará|verá|vê)",
    ],
  ),
  refusals: starting(
    BUT,
    `(?:eu )?não (?:consegui|conseguimos|consigo|pude|posso|podemos|foi possível|encontrei|encontramos|é possível) (?:\\p{L}+ )?(?:(?:encontrar|localizar|fornecer|dar|acessar)?[^.]*(?<!\\p{L})${LACKED}|(?:responder|determinar|ajudar|dizer|afirmar))`,
    "(?:eu )?não sei(?!\\p{L})",
    "não (?:tenho|temos|disponho de) (?:\\p{L}+ ){0,2}(?:informaç(?:ão|ões)|acesso|dados|resposta|detalhes)",
    `não (?:há|existe|foram encontradas?|foi encontrada|consta) (?:\\p{L}+ ){0,2}(?:informaç(?:ão|ões)|menção|dados|detalhes)[^.]*(?<!\\p{L})(?:${SOURCES}|disponível|disponíveis|sobre)`,
    `(?:o |a |os |as |est[ea]s? |nenhum d[oa]s )?${SOURCES}(?: (?:fornecid|dad|disponíve|recuperad)\\p{L}*)? não (?:\\p{L}+ )?(?:menciona|fornece|contém|contêm|especifica|indica|diz|dizem|oferece|inclu|responde|traz)\\p{L}*`,
    `[^.]+ não (?:é|são|foi|foram|está|estão) (?:mencionad|informad|especificad|citad|disponíve)\\p{L}* (?:no|na|nos|nas|em) (?:\\p{L}+ )?${SOURCES}`,
  ),
  requests: opening(
    `${FIRST}(?:clique|acesse|visite|consulte|entre em contato|veja|leia|ligue para|baixe|cadastre-se|inscreva-se|participe|fale conosco|siga-nos|descubra|confira|compartilhe|envie|não (?:se )?(?:esqueça|deixe|perca))(?: \\p{L}+)?`,
  ),
  instructions: opening(
    "por favor,? \\p{L}+",
    `${FIRST}(?:selecione|pressione|toque em|abra|feche|ligue|desligue|instale|digite|insira|certifique-se|verifique|siga|use|utilize|adicione|remova|coloque|conecte|reinicie|salve|copie|cole|misture|asse|cozinhe|aqueça|corte|despeje|espere|aguarde|repita|preencha|assine|traga|evite|considere|imagine|aproveite|reserve|compre|lembre-se de|não (?:use|toque)|mantenha|gire|preaqueça) \\p{L}+`,
  ),
  opinions: starting(
    "(?:(?:e|mas|bom|sinceramente|honestamente|pessoalmente|no geral|nossa|porque|embora),? )*",
    "(?:sinto muito|lamento|desculpe|desculpas|perdão)(?!\\p{L})",
    `(?:eu |nós )?${SO}(?:amo|adoro|adorei|odeio|odiei|detesto|gosto|gostei|gostamos|prefiro|admiro|recomendo|recomendamos|espero|tomara|amei|amamos|adoramos|curti|me sinto)(?!\\p{L})`,
    "não gost(?:o|ei|amos)(?!\\p{L})",
    `(?:estou|estamos|fiquei|ficamos) ${SO}(?:feliz|felizes|contentes?|encantad[oa]s?|orgulhos[oa]s?|grat[oa]s?|decepcionad[oa]s?|emocionad[oa]s?|impressionad[oa]s?|triste)(?!\\p{L})(?!.*(?<!\\p{L})(?:anunciar|informar|comunicar|que)(?!\\p{L}))`,
    "na minha (?:humilde )?opinião",
    "a meu ver",
    "para mim",
    "do meu ponto de vista",
    "(?:não )?vale(?:u)? (?:muito )?a pena",
    `(?:é|era|foi|são|foram|isso é|isto é|est[ea] é|que) ${SO}(?:um |uma |o |a |os |as |um dos |uma das |meu |minha )?${SO}(?:(?:${THING}) )?${SO}(?:${GOOD}|favorit[oa]s?)(?:,? (?:e |mas )?(?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${W}{0,7} ${BE} ${SO}(?:um |uma |o |a |os |as |um dos |uma das )?${SO}(?:(?:${THING}) )?${SO}(?:${LOVELY})(?:,? (?:e |mas )?(?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    `${SUBJECT}${W}{0,6} (?:é|são|foi|era) (?:simplesmente |sem dúvida |de longe )*(?:(?:o|a|os|as) (?:melhor|pior)(?:es)?|uma (?:pena|maravilha|joia|vergonha|obra-prima))(?: (?:${LOVELY}|${THING}))*${TAIL}[.!… ]*$`,
    "que (?!(?:é|são|foi|fez|diz|há)(?!\\p{L}))[^.?]+!+$",
    `(?:${GOOD}|muito recomendado|recomendado)(?:,? (?:${LOVELY}|${THING}|e|muito))*[.!…]+$`,
    "(?:você|vocês|todos) (?:deveriam?|devem?|têm que|tem que|precisam?) (?:experimentar|provar|ver|visitar|ler|conhecer)(?!\\p{L})",
  ),
  views: opening(
    "(?:e |mas |pessoalmente,? |sinceramente,? )*(?:eu |nós )?(?:não )?(?:acho|achamos|acredito|acreditamos|penso|pensamos|suponho|duvido|diria|considero)(?: que)?",
    "(?:tenho|temos) certeza de que",
    "talvez (?:você|a gente|nós) (?:deva|possa|devesse)",
  ),
  tellingQuestions: opening("(?:você|vocês) sabia[m]?(?: que)?", "sabia que", "sabias que"),
  sourceLabels: sourceLabels("fontes?|referências?|ref\\.?|ver fonte"),
};
