/** What the gate said of a run, for lists. Runs from before have none: it is told from their report when they are opened. */
export const runVerdicts = /* sql */ `
alter table runs add column verdict jsonb;
`;
