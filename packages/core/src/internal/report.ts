export { escapeHtml, reportPieces } from "../report/index.ts";
