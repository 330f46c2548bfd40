/** Vectors of documents, one per embedding model: another model's vectors cannot be compared, so they live side by side. */
export const documentVectors = /* sql */ `
create table document_vectors (
  tenant text not null,
  collection text not null,
  document_id text not null,
  model text not null,
  digest text not null,
  vector text not null,
  primary key (tenant, collection, document_id, model),
  foreign key (tenant, collection, document_id) references documents (tenant, collection, document_id) on delete cascade
);
create index document_vectors_by_model on document_vectors (tenant, collection, model, document_id);
`;
