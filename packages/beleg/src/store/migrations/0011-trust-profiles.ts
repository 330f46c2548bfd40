/** The records of the judges that were measured, one for each task and model; they belong to the installation, not to a tenant. */
export const trustProfiles = /* sql */ `
create table trust_profiles (
  task text not null,
  model text not null,
  profile jsonb not null,
  measured_at timestamptz not null,
  primary key (task, model)
);
`;
