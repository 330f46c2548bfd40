/** Portuguese words that may stand for each other, one group a line; folded. */
export const equivalents = `
comprar adquirir
comecar iniciar
terminar acabar
construir erguer
permitir autorizar
proibir vetar
empresa companhia firma
funcionario empregado trabalhador
carro automovel
aumentar subir
diminuir reduzir
gratis gratuito
comprovar confirmar
`;
