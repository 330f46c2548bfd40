/** What the recommended actions of the rules mean; their codes are those of the language a case was explained in. */
const TASK_OF: Readonly<Record<string, string>> = {
  monitor_next_24h: "monitor",
  send_sms_code: "send_code",
  contact_customer: "contact",
  update_risk_profile: "risk_profile",
  manual_review: "review",
  naechste_24h_beobachten: "monitor",
  sms_code_senden: "send_code",
  kunden_kontaktieren: "contact",
  risikoprofil_aktualisieren: "risk_profile",
  manuelle_pruefung: "review",
  monitorear_proximas_24h: "monitor",
  enviar_codigo_sms: "send_code",
  contactar_cliente: "contact",
  actualizar_perfil_riesgo: "risk_profile",
  revision_manual: "review",
  monitorar_proximas_24h: "monitor",
  contatar_cliente: "contact",
  atualizar_perfil_risco: "risk_profile",
  revisao_manual: "review",
};

/** The message of a recommended action; undefined for one a model made up. */
export function taskMessage(action: string): string | undefined {
  const task = TASK_OF[action];
  return task === undefined ? undefined : `decisions.task_${task}`;
}
