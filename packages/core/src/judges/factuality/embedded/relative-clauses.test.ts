import { describeProofs } from "../testing/describe-proofs.ts";

// What a relative clause says of the thing before it, and what it does not say.
describeProofs({
  "said of a name": [
    [
      "en",
      "She trained under Edwin Faske, who discovered the blue cup and lent his name to a family of fungi.",
      "Edwin Faske lent his name to a family of fungi.",
      true,
    ],
    [
      "en",
      "We apologise to Mr Aldane, who has never been charged with any offence.",
      "Mr Aldane has never been charged with any offence.",
      true,
    ],
    [
      "en",
      "We apologise to Mr Aldane, who has never been charged with any offence.",
      "Mr Aldane has been charged with an offence.",
      false,
    ],
    [
      "de",
      "Achtermann, der den Verein seit 2011 leitet, weist das zurück.",
      "Achtermann leitet den Verein seit 2011.",
      true,
    ],
    [
      "de",
      "Trainer Uwe Mattes lobte Nele Franke, die sich am Mittwoch am Knie verletzt hatte.",
      "Nele Franke hatte sich am Mittwoch am Knie verletzt.",
      true,
    ],
    [
      "de",
      "Trainer Uwe Mattes lobte Nele Franke, die sich am Mittwoch am Knie verletzt hatte.",
      "Uwe Mattes hatte sich am Mittwoch am Knie verletzt.",
      false,
    ],
    ["en", "The mother of Ruth Bell, who was born in Ulm, played the violin.", "Ruth Bell was born in Ulm.", false],
    ["en", "Ann Reed and Ruth Bell, who was born in Ulm, played the violin.", "Ann Reed was born in Ulm.", false],
  ],
  "said of a thing": [
    [
      "de",
      "Ein Bote alarmierte die Feuerwehr, die mit 74 Kräften anrückte.",
      "Die Feuerwehr rückte mit 74 Kräften an.",
      true,
    ],
    [
      "de",
      "Ein Bote alarmierte die Feuerwehr, die mit 74 Kräften anrückte.",
      "Ein Bote rückte mit 74 Kräften an.",
      false,
    ],
    [
      "de",
      "Der Bericht nennt den Hausmeister, der den Schaden sofort gemeldet hatte.",
      "Der Hausmeister hatte den Schaden sofort gemeldet.",
      true,
    ],
    ["de", "Kunden, die bar bezahlt haben, erhalten drei Prozent Rabatt.", "Kunden haben bar bezahlt.", false],
    ["de", "Der Kunde, der bar bezahlt, erhält drei Prozent Rabatt.", "Der Kunde bezahlt bar.", false],
    ["de", "Das Dach der Halle, das 1990 einstürzte, war aus Holz.", "Die Halle stürzte 1990 ein.", false],
    [
      "de",
      "Die Uhr stammt vom Meister Pell, den der Graf 1790 entließ.",
      "Der Meister Pell entließ 1790 den Grafen.",
      false,
    ],
    [
      "de",
      "Ausgestellt ist eine Kopie, die der Goldschmied Alois Hechter nach Zeichnungen schuf.",
      "Der Goldschmied Alois Hechter schuf die Kopie nach Zeichnungen.",
      true,
    ],
    [
      "en",
      "The report names the deposit of £300, which fell due on delivery.",
      "The deposit of £300 fell due on delivery.",
      true,
    ],
    [
      "en",
      "The fee of £1,200 is payable now, save for the deposit of £300, which falls due on delivery.",
      "The fee of £1,200 falls due on delivery.",
      false,
    ],
    ["en", "The roof of the hall, which was built in 1990, leaks.", "The hall was built in 1990.", false],
    ["en", "Nobody saw the man, who was said to be armed.", "The man was armed.", false],
    [
      "es",
      "Los cambios los tramita el servicio telefónico, que atiende de lunes a viernes.",
      "El servicio telefónico atiende de lunes a viernes.",
      true,
    ],
    [
      "es",
      "La piscina municipal, cuya reapertura depende de los análisis, seguirá cerrada.",
      "La reapertura de la piscina municipal depende de los análisis.",
      true,
    ],
    ["es", "La hermana de Ana Ruiz, que vive en Lugo, toca el violín.", "Ana Ruiz vive en Lugo.", false],
    ["es", "El tejado de la nave, que se hundió en 1990, era de madera.", "La nave se hundió en 1990.", false],
  ],
});
