export { createCustomerFilter, customerTemplate, readExplanationRequest, SIGNAL_KEYS } from "../decision/index.ts";
