/** Short texts per language for language detection, one a line; written after the detector and not used for tuning. */
export const HEADLINES = {
  en: `
Fire crews tackle blaze at paper mill
Bank cuts rates again
Teachers to strike next month
Two held after jewel theft
Rail fares set to rise by 5%
Actor found guilty of fraud
Why bees matter
Rescue dog saves family
Minister quits over leaked emails
Flood warning lifted
Company posts record profit
Striker signs new deal
Hospital waiting lists grow
Mayor opens bridge
Scientists discover deep-sea fish
He never came back.
Please confirm your transaction
The payment was declined
Your card is blocked
Sales fell sharply
`,
  de: `
Feuerwehr löscht Brand in Papierfabrik
Notenbank senkt Zinsen erneut
Lehrer streiken im nächsten Monat
Zwei Festnahmen nach Juwelenraub
Bahn erhöht Preise um 5 Prozent
Schauspieler wegen Betrugs verurteilt
Warum Bienen wichtig sind
Rettungshund rettet Familie
Ministerin tritt zurück
Hochwasserwarnung aufgehoben
Firma meldet Rekordgewinn
Stürmer verlängert Vertrag
Wartelisten werden länger
Bürgermeister eröffnet Brücke
Forscher entdecken Tiefseefisch
Er kam nie zurück.
Bitte bestätigen Sie die Zahlung
Die Zahlung wurde abgelehnt
Ihre Karte ist gesperrt
Umsatz bricht ein
`,
  es: `
Bomberos sofocan incendio en papelera
El banco baja los tipos otra vez
Profesores irán a la huelga
Dos detenidos tras robo de joyas
El tren subirá un 5 %
Actor condenado por fraude
Por qué importan las abejas
Perro de rescate salva a una familia
Ministra dimite por correos filtrados
Levantan la alerta por inundación
Empresa logra beneficio récord
Delantero firma nuevo contrato
Crecen las listas de espera
Alcalde inaugura puente
Científicos descubren pez abisal
Nunca volvió.
Confirme su transacción, por favor
El pago fue rechazado
Su tarjeta está bloqueada
Caen las ventas
`,
  pt: `
Bombeiros apagam incêndio em fábrica de papel
Banco corta juros outra vez
Professores vão entrar em greve
Dois presos após roubo de joias
Passagem de trem sobe 5%
Ator condenado por fraude
Por que as abelhas importam
Cão de resgate salva família
Ministra renuncia após vazamento
Alerta de enchente suspenso
Empresa tem lucro recorde
Atacante assina novo contrato
Filas de espera crescem
Prefeito inaugura ponte
Cientistas descobrem peixe abissal
Nunca voltou.
Confirme sua transação, por favor
O pagamento foi recusado
Seu cartão está bloqueado
Vendas caem
`,
} as const;
