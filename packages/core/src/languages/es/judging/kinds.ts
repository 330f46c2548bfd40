/** Spanish words for kinds of one thing, a line each; folded. */
export const kinds = `
rojo naranja amarillo verde azul morado=violeta rosa marron negro blanco gris
madera acero hormigon plastico vidrio=cristal cuero aluminio cobre piedra carton algodon lana seda
primavera verano otono invierno
manana tarde noche
norte sur este oeste
perro gato caballo vaca oveja cabra cerdo gallina pato conejo
manzana pera ciruela cereza uva limon platano patata=papa tomate cebolla zanahoria lenteja
trigo cebada maiz centeno avena arroz
te cafe cerveza vino zumo=jugo leche
coche=automovil=auto autobus=bus tren tranvia bicicleta=bici moto avion camion taxi
cocina bano dormitorio sotano desvan=atico garaje
brazo pierna mano pie cabeza cuello hombro rodilla tobillo muneca cadera codo ojo oreja nariz
padre madre hermano hermana hijo hija tio tia sobrino sobrina abuelo abuela primo marido=esposo mujer=esposa
tesorero secretario capitan portero delantero defensa
maestro=profesor alumno=estudiante padres
medico=doctor enfermero abogado agricultor conductor piloto ingeniero arquitecto
futbol tenis rugby hockey baloncesto voleibol balonmano
violin piano flauta trompeta guitarra clarinete
escuela=colegio iglesia hospital biblioteca museo teatro hotel restaurante supermercado fabrica carcel=prision
rio lago mar montana valle bosque isla
oro plata bronce
corazon higado rinon pulmon cerebro
desayuno almuerzo cena
efectivo tarjeta transferencia
nevera=frigorifico congelador horno microondas lavavajillas
diario semanal mensual trimestral anual
redondo cuadrado ovalado rectangular
adulto nino
arrendador=casero arrendatario=inquilino
demandante demandado
comprador vendedor
hora dia semana mes ano
macho hembra
delante detras
crudo pasteurizado
`;
