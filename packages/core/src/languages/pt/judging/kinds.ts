/** Portuguese words for kinds of one thing, a line each; folded. */
export const kinds = `
vermelho laranja amarelo verde azul roxo rosa castanho=marrom preto branco cinzento=cinza
primavera verao outono inverno
manha tarde noite
norte sul leste=este oeste
carro=automovel autocarro=onibus comboio=trem bicicleta mota=moto aviao camiao=caminhao
pai mae irmao irma filho filha tio tia avo marido esposa
diario semanal mensal trimestral anual
ouro prata bronze
hora dia semana mes ano
`;
