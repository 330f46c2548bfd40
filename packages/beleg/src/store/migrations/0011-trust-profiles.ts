/** The records of the judges that were measured, one for each model; they belong to the installation, not to a tenant. */
export const trustProfiles = /* sql */ `
create table trust_profiles (
  model text primary key,
  profile jsonb not null,
  measured_at timestamptz not null
);
`;
