import type { AntonymRules } from "../parts/polarity-rules.ts";

export const antonyms: AntonymRules = {
  negatingPrefix: /^(in|im(?=p)|i(?=l)|des)(.{5,})$/,
  trained: `
subir subiu aumentar aumentou aumento crescer cresceu crescimento elevar elevou alta melhorar / cair caiu queda diminuir diminuiu reduzir reduziu reducao descer desceu baixa piorar
ganhar ganhou vencer venceu vitoria / perder perdeu derrota
aceitar aceitou aprovar aprovou apoiar apoiou permitir permitiu / rejeitar rejeitou recusar recusou proibir proibiu negar negou criticar criticou
admitir admitiu confessar confirmar confirmou / negar negou desmentir
mais / menos
antes / depois apos
abrir abriu aberto / fechar fechou fechado
vivo sobreviver sobreviveu / morto morreu morte
culpado / inocente absolvido
chegar chegou entrar entrou / sair saiu deixar
comecar comecou iniciar iniciou / terminar terminou acabar acabou cancelar cancelou
comprar comprou / vender vendeu
alto alta / baixo baixa
grande maior / pequeno menor
primeiro primeira / ultimo ultima
velho antigo / novo jovem
bom boa melhor / mau ruim pior
homem pai filho irmao / mulher mae filha irma
norte / sul
leste / oeste
esquerda / direita
verdadeiro / falso
legal / ilegal
possivel / impossivel
publico / privado
prender prendeu preso / libertar libertou solto
paz / guerra
maioria / minoria
sempre / nunca jamais
`,
  added: `
barulhento barulhenta / silencioso silenciosa
grosso grossa / fino fina
largo larga / estreito estreita
molhado molhada umido umida / seco seca
cheio cheia / vazio vazia
barato barata / caro cara
temporario temporaria provisorio / definitivo definitiva permanente
voluntario voluntaria opcional / obrigatorio obrigatoria
parcial parcialmente / total totalmente completo completamente
frequente frequentemente / raro raramente
maioria majoritario / minoria minoritario
maximo maxima / minimo minima
confirmar confirmou / anular anulou revogar revogou
elogiar elogiou / criticar criticou
absolver absolveu absolvido / condenar condenou condenado
permitir permitiu autorizar autorizou / proibir proibiu vetar vetou
construir construiu / demolir demoliu destruir destruiu
acelerar acelerou / frear freou
importar importou / exportar exportou
publicar publicou / ocultar ocultou
barato barata / caro cara
facil / dificil
cheio cheia / vazio vazia
verao / inverno
comprador / vendedor
reforcar reforca aumentar / enfraquecer enfraquece reduzir
bruto bruta / liquido liquida
parcial parcialmente / total totalmente completo completa
temporario temporaria provisorio / permanente definitivo definitiva
minimo minima / maximo maxima
maioria / minoria
renovar renovou / vencer venceu caducar
incluir inclui incluido / excluir exclui excluido
publico publica / privado privada
dentro / fora
esquerda / direita
obrigatorio obrigatoria / opcional facultativo voluntario
acelerar acelerou / atrasar atrasou adiar adiou
elogiar elogiou / criticar criticou
lucro lucros / prejuizo prejuizos
gratis gratuito gratuita / pago
superior superiores / inferior inferiores
permitido permitida / proibido proibida
superior / inferior
encarecer encareceu / baratear barateou
conceder concedeu / negar negou
`,
};
