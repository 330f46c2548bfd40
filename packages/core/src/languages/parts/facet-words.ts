/** The words that speak for a facet of a search result, blank-separated; only whole words count. */
export interface FacetWords {
  readonly LEGAL: string;
  readonly TECHNICAL: string;
  readonly PROCEDURAL: string;
  readonly DATA_CATEGORIES: string;
  readonly MONITORING_SURVEILLANCE: string;
  readonly LOGGING_AUDIT: string;
  readonly ANALYTICS_REPORTING: string;
  readonly ACCESS_PRIVACY_SECURITY: string;
  readonly API_INTEGRATION: string;
}
