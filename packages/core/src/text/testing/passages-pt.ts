/** Portuguese passages; `¦` marks the end of a sentence inside a passage, `---` separates passages. All of it is invented. */
export const PASSAGES_PT = `
O Sr. Costa pagou R$ 1.800,50 pelo bilhete.¦ A Dra. Ana Lima pagou menos.¦ Ninguém explicou a diferença.
---
O que aconteceu?¦ Ninguém sabe.¦ Que vergonha!¦ O ministro calou-se.
---
“Não vou renunciar”, disse.¦ “Que fique claro.”¦ Os jornalistas riram.
---
A empresa Têxtil do Sul S.A. lucrou 3,5 milhões de reais em 2019.¦ Um ano antes, perdera 1,2 milhão.¦ As ações subiram 4%.
---
O voo saiu às 8h15.¦ Chegou às 11 p.m. em Lisboa.¦ Os passageiros, p. ex. os da classe econômica, protestaram.
---
O incêndio começou na segunda.¦Os bombeiros demoraram duas horas.¦Três pessoas morreram.
---
O art. 5º da Constituição, segundo o Prof. Dias, não se aplica.¦ O n.º 3 da revista explica na pág. 45.
---
J. M. Castro e A. Reis assinaram o acordo.¦ O texto entra em vigor em 1.º de janeiro.
---
O Cel. Rocha comandou a tropa até 2004.¦ Depois mudou-se para a Av. do Mar.¦ Morreu em 2011.
---
"Estou cansado.¦ Vou para casa", disse o goleiro.¦ "Amanhã é outro dia."¦ Ninguém o seguiu.
---
Segundo a ONU, mais de 1.500.000 pessoas fugiram.¦ Em 2015 eram 800.000.¦ O número cresce...¦ O mundo olha para o lado.
---
Pontos da reforma
¦- Sobe o salário mínimo.
¦- Cai a jornada
---
o homem morreu na segunda .¦ ele tinha 40 anos .¦ a polícia investiga .
---
Veja www.exemplo.example ou escreva para imprensa@exemplo.example.¦ É grátis.
---
Nos EUA, o Sen. Blake votou contra.¦ A Câmara decide em fev. ou março.¦ O dólar fechou a R$ 5,12.
---
O jogo acabou 2 a 1.¦ O técnico, D. Luís, não gostou.¦ — E agora? — perguntou um repórter.¦ Ele não respondeu.
---
A inflação caiu para 3,9%.¦ Os juros, etc., seguem altos.¦ O Dr. R. Paz disse: “É grave.¦ Muito grave.”
`;
