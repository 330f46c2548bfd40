/** What a guest asks of the process that holds the database; `tx` names the transaction it is about. */
export type Question = { readonly id: number } & (
  | {
      readonly op: "query";
      readonly text: string;
      readonly params: readonly unknown[];
      /** Whether values are read as our store reads them, or as the engine does. */
      readonly ours: boolean;
      readonly tx: number | null;
    }
  | { readonly op: "exec"; readonly text: string }
  | { readonly op: "begin" }
  | { readonly op: "commit" | "rollback"; readonly tx: number }
);

/** The reply to the question of that number. */
export type Reply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: Readonly<Record<string, unknown>> }
);

/** Where the door of a folder is, and what opens it. */
export type DoorPlate = { readonly port: number; readonly token: string };

/** The file beside the folder, which only its owner can read. */
export function doorFile(folder: string): string {
  return `${folder}.door`;
}
