/** What a model is told to look for, in each language prompts are written in: a part of a sentence, without a full stop. */
export type IssuePrompt = Readonly<Record<"de" | "en" | "es", string>>;

/**
 * What models are told of issue types. Apart from the rows of the types, so that who asks no model does not load it.
 */
export type IssuePrompts<Name extends string> = Readonly<Record<Name, IssuePrompt>>;
