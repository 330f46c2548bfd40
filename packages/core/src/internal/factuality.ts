export { createFactualityAgent, embeddedFactuality, modelFactuality } from "../judges/factuality/index.ts";
