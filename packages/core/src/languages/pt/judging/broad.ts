import { wordSet } from "../../shared/word-set.ts";

/** Portuguese words that name whatever a narrower word names. */
export const broad = wordSet(`
nome título denominação coisa objeto área zona lugar sítio espaço superfície terreno parte peça seção
secção pessoa homem mulher grupo equipe equipa organização empresa firma companhia negócio produto aparelho
dispositivo máquina material substância quantidade soma montante valor cifra número preço custo classe tipo
forma maneira modo caso assunto tema questão documento papel texto edifício casa instalação veículo animal
planta tempo período ponto condição situação medida passo acontecimento problema motivo razão resultado efeito
trabalho tarefa serviço sistema plano regra dinheiro país região cidade
`);
