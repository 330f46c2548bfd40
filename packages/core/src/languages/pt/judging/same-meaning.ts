/** Portuguese words that say the same in a report, one group a line; folded. */
export const sameMeaning = `
comprar adquirir compra
cancelar suspender
construir erguer construcao
encontrar achar descobrir
comecar iniciar inicio
terminar acabar fim
anunciar comunicar anuncio
dizer disse afirmar declarar
pedir solicitar
aprovar aceitar aprovacao
rejeitar recusar
apoiar respaldar apoio
ganhar vencer vitoria
perder derrota
morrer morte morto falecer
ferir ferido
prender deter prisao
subir aumentar crescer aumento
cair diminuir descer queda
medico doutor
policia agentes
carro automovel veiculo
escola colegio
breve curto
`;
