import { phraseTable } from "../../parts/phrases.ts";

export const phrases = phraseTable(`
deve: tem de|que
devem: têm de|que
grátis: sem custo|custos, de graça
diariamente: todos os dias, cada dia
`);
