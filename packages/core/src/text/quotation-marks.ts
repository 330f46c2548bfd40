/** What opens or closes a quotation in any of the languages. */
export const QUOTATION_MARK = /["“”„«»‹›]/u;
/** The last quotation of a text is still open at its end; it is closed again within a text. */
export const OPENS_QUOTATION = /[«»‹›"“„][^«»‹›"“”„]*$/u;
export const CLOSES_QUOTATION = /^[^«»‹›"“”„]*[«»‹›"“”]/u;
