import type { RerankEnvelope } from "../api/index.ts";
import { Icon, type Tone } from "../design/index.ts";
import { type PlainCode, useTranslation } from "../locales/index.ts";

/** What was not as it should be, or came from a cache, in words. */
export function RunNotes({ flags }: { readonly flags: RerankEnvelope["flags"] }) {
  const { t } = useTranslation();
  const notes = notesOf(flags);
  if (notes.length === 0) return null;
  return (
    <ul className="rerank-notes">
      {notes.map(([code, tone]) => (
        <li key={code} className={`rerank-notice tone-${tone}`}>
          <Icon name={tone === "info" ? "info" : "warning"} />
          <span>{t(code)}</span>
        </li>
      ))}
    </ul>
  );
}

function notesOf(flags: RerankEnvelope["flags"]): readonly (readonly [PlainCode, Tone])[] {
  const { fallback } = flags.debug.llm;
  const notes: (readonly [PlainCode, Tone])[] = [];
  if (flags.all_candidates_dropped) notes.push(["rerank.flag_all_dropped", "bad"]);
  if (flags.llm_timeout) notes.push(["rerank.flag_llm_timeout", "unsure"]);
  if (flags.llm_failure) notes.push(["rerank.flag_llm_failure", "unsure"]);
  if (flags.rag_unavailable) notes.push(["rerank.flag_rag_unavailable", "unsure"]);
  if (fallback === "no_model") notes.push(["rerank.flag_no_model", "info"]);
  if (flags.llm_cache_hit) notes.push(["rerank.flag_llm_cache_hit", "info"]);
  if (flags.rag_cache_hit) notes.push(["rerank.flag_rag_cache_hit", "info"]);
  return notes;
}
