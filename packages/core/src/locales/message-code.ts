import type { EnglishMessages } from "../languages/parts/messages.ts";

/** Every message there is, written `feature.key`. */
export type MessageCode = {
  [Feature in keyof EnglishMessages]: `${Feature}.${keyof EnglishMessages[Feature] & string}`;
}[keyof EnglishMessages];

type TemplateOf<Code extends MessageCode> = Code extends `${infer Feature}.${infer Key}`
  ? Feature extends keyof EnglishMessages
    ? Key extends keyof EnglishMessages[Feature]
      ? EnglishMessages[Feature][Key] & string
      : never
    : never
  : never;

/** The names between braces in a template: `"{path}: {expected}"` needs `path` and `expected`. */
type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The params a message needs: the names between braces in its English template. */
export type ParamsOf<Code extends MessageCode> = {
  readonly [Name in Placeholder<TemplateOf<Code>>]: string | number;
};
