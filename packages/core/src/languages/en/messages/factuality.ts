export const factuality = {
  number_contradicted: "The source gives another number.",
  date_contradicted: "The source gives another date.",
  name_contradicted: "The source gives another name.",
  negation_contradicted: "The source says the opposite.",
  roles_contradicted: "The source says it the other way round.",
  contradicted: "The source contradicts this.",
  unsupported: "The source does not back this.",
} as const;
