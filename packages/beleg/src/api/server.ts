export { apiDocument, type Service, startService } from "../server/index.ts";
