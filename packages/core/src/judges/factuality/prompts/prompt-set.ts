/** The texts a model judge is asked with. A change of any of them needs a new version. */
export interface PromptSet {
  readonly extract_system: string;
  readonly extract_prompt: string;
  readonly verify_system: string;
  readonly verify_prompt: string;
}
