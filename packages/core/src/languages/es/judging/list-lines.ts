import type { ListLineWords } from "../../parts/list-lines.ts";
import { measureWords } from "../../shared/measure-words.ts";
import { wordSet } from "../../shared/word-set.ts";

export const listLines: ListLineWords = {
  carriers: wordSet(
    "cuesta cuestan pesa pesan mide miden vale valen abre abren abierto abierta dura duran contiene contienen ofrece incluye dispone pasa pasan imprime caben requiere necesita alcanza situado situada ubicado ubicada celebra imparte precio tarifa tasa funciona largo empieza termina cierra",
  ),
  measures: measureWords(
    ["money", "precio coste costo tarifa vale"],
    ["dB", "ruido nivel"],
    ["kg g t", "peso"],
    ["m²", "superficie tamaño"],
    ["km m cm mm in", "largo longitud distancia alto altura ancho anchura autonomía"],
    ["h min s day week month", "duración largo"],
    ["l ml", "capacidad volumen"],
    ["W kW MW", "potencia"],
    ["GB TB MB", "almacenamiento memoria espacio"],
    ["number", "capacidad aforo cabida sitio"],
  ),
  leads: wordSet("para por de en con a al del"),
  opening: wordSet("abre abren abierto abierta empieza"),
  closing: wordSet("cierra cierran cerrado termina"),
};
