import type { Messages } from "../../parts/messages.ts";

export const decision: Messages["decision"] = {
  "customer.APPROVE.standard": "Sua transação foi processada com sucesso. Não foram detectados problemas de segurança.",
  "customer.APPROVE.formal_brief": "Sua transação foi processada com sucesso.",
  "customer.APPROVE.formal_detailed":
    "Informamos que sua transação foi processada com sucesso. Nossas verificações de segurança não encontraram nada fora do habitual. Não é necessário fazer mais nada.",
  "customer.APPROVE.casual_brief": "Tudo certo! Seu pagamento foi concluído.",
  "customer.APPROVE.casual_detailed":
    "Tudo certo! Seu pagamento foi concluído e não encontramos nenhum problema. Você não precisa fazer mais nada.",
  "customer.CHALLENGE.standard":
    "Por segurança, precisamos verificar esta transação. Enviaremos um código de verificação para você. Este é um procedimento padrão para proteger sua conta.",
  "customer.CHALLENGE.formal_brief":
    "Por segurança, precisamos verificar esta transação. Enviaremos um código de verificação para você.",
  "customer.CHALLENGE.formal_detailed":
    "Por segurança, precisamos confirmar esta transação com você antes de concluí-la. Enviaremos um código de verificação para o contato que temos cadastrado. Se você não reconhece a operação, não use o código e ligue para o número no verso do seu cartão.",
  "customer.CHALLENGE.casual_brief": "Queremos ter certeza de que é você. Vamos enviar um código de verificação.",
  "customer.CHALLENGE.casual_detailed":
    "Queremos ter certeza de que é você quem está fazendo este pagamento. Vamos enviar um código de verificação para o contato que temos cadastrado. Se você não reconhece a operação, ligue para o número no verso do seu cartão.",
  "customer.BLOCK.standard":
    "Para sua segurança, bloqueamos esta transação devido a padrões incomuns. Se você autorizou esta transação, entre em contato conosco imediatamente pelo número no verso do seu cartão.",
  "customer.BLOCK.formal_brief":
    "Para sua segurança, bloqueamos esta transação. Se você a autorizou, ligue para o número no verso do seu cartão.",
  "customer.BLOCK.formal_detailed":
    "Para sua segurança, bloqueamos esta transação porque ela é diferente das suas operações habituais. Nenhum valor foi cobrado. Se você a autorizou, ligue para o número no verso do seu cartão para analisarmos juntos.",
  "customer.BLOCK.casual_brief":
    "Bloqueamos este pagamento para proteger sua conta. Se foi você, ligue para o número no verso do seu cartão.",
  "customer.BLOCK.casual_detailed":
    "Bloqueamos este pagamento para proteger sua conta, porque ele não se parece com o que você costuma fazer. Não cobramos nada. Se foi você, ligue para o número no verso do seu cartão e resolvemos juntos.",
  "customer.ESCALATE_TO_HUMAN.standard":
    "Sua transação está sendo analisada pela nossa equipe de segurança. Entraremos em contato nas próximas 24 horas. Agradecemos a sua paciência.",
  "customer.ESCALATE_TO_HUMAN.formal_brief":
    "Sua transação está sendo analisada pela nossa equipe de segurança. Entraremos em contato nas próximas 24 horas.",
  "customer.ESCALATE_TO_HUMAN.formal_detailed":
    "Sua transação está sendo analisada pela nossa equipe de segurança. Entraremos em contato nas próximas 24 horas com o resultado. Enquanto isso, nenhum valor será cobrado por esta operação.",
  "customer.ESCALATE_TO_HUMAN.casual_brief":
    "Nossa equipe de segurança está dando uma olhada no seu pagamento. Falamos com você nas próximas 24 horas.",
  "customer.ESCALATE_TO_HUMAN.casual_detailed":
    "Nossa equipe de segurança está olhando seu pagamento com calma. Falamos com você nas próximas 24 horas com o resultado. Obrigado pela paciência!",
  "customer.ERROR": "Sua transação está sendo processada. Entraremos em contato se precisarmos de mais informações.",
  "audit.ERROR":
    "ERROR: Explainability agent failed. Explanations could not be generated. Manual review required. ID: {transaction_id}.",

  "next_step.APPROVE": "Não é necessário fazer mais nada.",
  "next_step.CHALLENGE": "Confirme a operação com o código de verificação que enviaremos.",
  "next_step.BLOCK": "Se você autorizou a operação, entre em contato conosco para analisá-la.",
  "next_step.ESCALATE_TO_HUMAN": "Aguarde a nossa resposta; entraremos em contato nas próximas 24 horas.",
  "contact.default": "Você pode ligar para o número no verso do seu cartão.",
  "contact.appeal":
    "Se você não concorda, pode pedir que uma pessoa revise a decisão: ligue para o número no verso do seu cartão.",
  "contact.configured": "Se você não concorda, pode pedir que uma pessoa revise a decisão: {contact}.",

  "letter.salutation": "Prezado(a) cliente,",
  "letter.payment": "Escrevemos sobre o pagamento{amount}{merchant}{date}.",
  "letter.amount": " de {amount} {currency}",
  "letter.merchant": " para {merchant}",
  "letter.date": " de {day} de {month} de {year} (UTC)",
  "letter.reasons": "Motivos desta decisão:",
  "letter.closing": "Atenciosamente,\nSeu banco",

  "reason.unusual_amount.customer": "O valor é maior que o das suas operações habituais.",
  "reason.unusual_amount.audit": "valor acima da média do cliente",
  "reason.unusual_hours.customer": "A operação foi feita em um horário incomum para você.",
  "reason.unusual_hours.audit": "operação fora do horário habitual do cliente",
  "reason.unfamiliar_country.customer": "A operação foi feita em um país onde você não costuma fazer operações.",
  "reason.unfamiliar_country.audit": "país fora dos habituais do cliente",
  "reason.unfamiliar_device.customer": "A operação foi feita em um dispositivo que não reconhecemos como seu.",
  "reason.unfamiliar_device.audit": "dispositivo fora dos registrados do cliente",
  "reason.unusual_channel.customer": "A operação foi feita por um meio que pede verificações adicionais.",
  "reason.unusual_channel.audit": "canal de alto risco",
  "reason.unusual_frequency.customer": "Foram feitas várias operações em muito pouco tempo.",
  "reason.unusual_frequency.audit": "frequência de operações fora do habitual",
  "reason.several_countries.customer": "Houve operações em países diferentes em muito pouco tempo.",
  "reason.several_countries.audit": "operações em países diferentes em menos de um dia",
  "reason.place_needs_check.customer": "As operações a partir desse lugar pedem verificações adicionais.",
  "reason.place_needs_check.audit": "país incluído na lista de risco vigente",
  "reason.several_differences.customer": "A operação reúne várias características diferentes das habituais.",
  "reason.several_differences.audit": "vários fatores de risco combinados",
  "reason.details_do_not_match.customer": "Alguns dados da operação não coincidem entre si.",
  "reason.details_do_not_match.audit": "sinais contraditórios",
  "reason.checks_disagree.customer": "As verificações desta operação deram resultados diferentes.",
  "reason.checks_disagree.audit": "a pontuação e a política se contradizem",
  "reason.currency_needs_check.customer": "A moeda da operação exige uma verificação adicional.",
  "reason.currency_needs_check.audit": "sem limite conhecido para a moeda",
  "reason.check_not_completed.customer": "Uma de nossas verificações não pôde ser concluída.",
  "reason.check_not_completed.audit": "falta uma fonte de evidência",
  "reason.no_clear_result.customer": "As verificações desta operação não deram um resultado claro.",
  "reason.no_clear_result.audit": "confiança baixa demais para uma decisão automática",
  "reason.merchant_needs_check.customer": "Os pagamentos a este estabelecimento exigem verificações adicionais.",
  "reason.merchant_needs_check.audit": "estabelecimento indicado por uma política",
  "reason.not_enough_history.customer": "Ainda não temos informações suficientes para confirmar a operação.",
  "reason.not_enough_history.audit": "evidência incompleta",
  "reason.unusual_activity.customer": "A operação é diferente das suas operações habituais.",
  "reason.unusual_activity.audit": "atividade fora do perfil do cliente",

  "audit.transaction_id": "ID: {transaction_id}",
  "audit.decision": "Decisão: {decision} ({confidence})",
  "audit.risk": "Risco: {score}/100 ({category})",
  "audit.risk_not_available": "Risco: {not_available}",
  "audit.policies": "Políticas: {policies}",
  "audit.signals": "Sinais principais: {signals}",
  "audit.debate": "Debate: pró-fraude {fraud} vs pró-cliente {customer}",
  "audit.override": "Regra aplicada: {override}",
  "audit.missing": "Evidência incompleta: {missing}",
  "audit.unverified": "[não consta no registro]",
  "audit.not_available": "não disponível",
  "audit.none": "nenhuma",

  prompt: "Explique esta decisão.",
  pro_fraud_fallback: "Sinais que não combinam com o perfil do cliente: {count}.",
  pro_customer_fallback: "Os sinais levantados ({count}) também podem ter uma explicação legítima.",
  pro_fraud_none: "Nenhum sinal aponta para fraude.",
  pro_customer_none: "Nenhum sinal depõe contra o cliente.",

  "action.APPROVE": "monitorar_proximas_24h",
  "action.CHALLENGE": "enviar_codigo_sms",
  "action.CHALLENGE_2": "monitorar_proximas_24h",
  "action.BLOCK": "contatar_cliente",
  "action.BLOCK_2": "atualizar_perfil_risco",
  "action.ESCALATE_TO_HUMAN": "revisao_manual",
  "action.ESCALATE_TO_HUMAN_2": "contatar_cliente",
  "action_text.APPROVE": "vigiar a conta nas próximas 24 horas",
  "action_text.CHALLENGE": "enviar um código de verificação por SMS",
  "action_text.BLOCK": "contactar o cliente",
  "action_text.BLOCK_2": "atualizar o perfil de risco",
  "action_text.ESCALATE_TO_HUMAN": "pedir a uma pessoa que reveja o caso",
};
