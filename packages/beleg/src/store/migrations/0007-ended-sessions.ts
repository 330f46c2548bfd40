/** Browser sessions that somebody signed out of before their time; kept until it is over. */
export const endedSessions = /* sql */ `
create table ended_sessions (
  id text primary key,
  expires_at timestamptz not null
);
`;
