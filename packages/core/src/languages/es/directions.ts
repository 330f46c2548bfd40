import type { DirectionRules } from "../parts/polarity-rules.ts";

export const directions: DirectionRules = {
  up: "subir sube suben subió subieron subido subida aumentar aumenta aumentan aumentó aumentaron aumentado aumento crecer crece crecen creció crecieron crecido crecimiento incrementar incrementa incrementó incrementaron incrementado incremento",
  down: "bajar bajan bajó bajaron bajado bajada caer cae caen cayó cayeron caído caída descender desciende descendió descendieron descendido descenso disminuir disminuye disminuyó disminuyeron disminuido disminución retroceder retrocedió retrocedieron retroceso",
  apart: [],
};
