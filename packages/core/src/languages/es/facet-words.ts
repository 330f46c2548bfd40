import type { FacetWords } from "../parts/facet-words.ts";

export const facetWords: FacetWords = {
  LEGAL: `ley legal legislación reglamento normativa norma decreto directiva jurídico tribunal sentencia responsabilidad
    obligación contrato cláusula cumplimiento lícito ilícito rgpd lopd sanción jurisprudencia`,
  TECHNICAL: `técnico arquitectura algoritmo software hardware servidor infraestructura protocolo cifrado configuración
    red despliegue nube rendimiento`,
  PROCEDURAL: `procedimiento proceso trámite paso aprobación solicitud instrucción guía plazo formulario escalado manual`,
  DATA_CATEGORIES: `categoría categorías atributo identificador biométrico nómina ubicación metadatos sensible registro
    registros clasificación`,
  MONITORING_SURVEILLANCE: `vigilancia vigilar supervisión supervisar monitorización monitoreo cámara videovigilancia
    seguimiento control geolocalización`,
  LOGGING_AUDIT: `auditoría auditar auditor bitácora trazabilidad conservación evidencia constancia`,
  ANALYTICS_REPORTING: `análisis informe estadística indicador métrica panel pronóstico tendencia`,
  ACCESS_PRIVACY_SECURITY: `acceso privacidad seguridad permiso autenticación autorización contraseña consentimiento
    confidencialidad confidencial brecha protección anonimización`,
  API_INTEGRATION: `api integración integrar interfaz conector importación exportación sincronización`,
};
