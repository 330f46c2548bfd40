import type { FacetWords } from "../parts/facet-words.ts";

export const facetWords: FacetWords = {
  LEGAL: `law legal legislation statute statutory regulation regulatory directive act clause court ruling judgment
    compliance compliant liability obligation jurisdiction lawful unlawful contract treaty gdpr policy policies govern
    provision sanction penalty lawsuit license licence constitution enforceable`,
  TECHNICAL: `technical architecture algorithm software hardware server database infrastructure protocol latency
    throughput deployment configuration compiler kernel container cluster network firmware encryption cloud runtime
    framework codebase scalability bandwidth`,
  PROCEDURAL: `procedure procedural process workflow step guideline checklist approval escalation instruction
    responsibility handbook manual onboarding deadline submission application form stage`,
  DATA_CATEGORIES: `dataset personal-data category categories attribute identifier biometric salary payroll location
    health demographic metadata record records field sensitive pseudonymous anonymous employee-data classification`,
  MONITORING_SURVEILLANCE: `monitoring monitor surveillance surveil tracking track camera cctv keystroke observe
    observation supervision supervise wiretap geolocation screenshot`,
  LOGGING_AUDIT: `log logs logging logfile audit auditing auditor auditable traceability trace retention journal
    evidence protocolled tamper forensic`,
  ANALYTICS_REPORTING: `analytics analysis report reporting dashboard metric kpi statistics statistical visualization
    visualisation forecast trend benchmark aggregate insight chart`,
  ACCESS_PRIVACY_SECURITY: `access privacy security secure permission role authentication authorization authorisation
    password credential consent confidentiality confidential encryption breach vulnerability firewall intrusion
    identity anonymization pseudonymization protection`,
  API_INTEGRATION: `api apis integration integrate endpoint webhook interface sdk connector rest graphql openapi oauth
    middleware import export synchronization synchronisation plugin payload`,
};
