/** What a page is given: the named parts of its address. */
export type PageProps = { readonly params: Readonly<Record<string, string>> };
