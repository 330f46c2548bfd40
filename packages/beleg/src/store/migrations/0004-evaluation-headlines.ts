/** What lists show of an evaluation, apart from its summary: that one carries every prediction and is read for itself. */
export const evaluationHeadlines = /* sql */ `
alter table evaluations add column headline jsonb;
`;
