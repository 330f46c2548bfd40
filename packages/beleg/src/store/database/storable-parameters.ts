import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from "kysely";
import { toStorable } from "./safe-text.ts";

class StorableValues extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return typeof node.value === "string" ? { ...node, value: toStorable(node.value) } : node;
  }
  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return {
      ...node,
      values: node.values.map((value) => (typeof value === "string" ? toStorable(value) : value)),
    };
  }
}

/** Makes every text that goes to the database storable, so that no query can forget to. `PARSERS` is the way back. */
export const storableParameters: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode =>
    new StorableValues().transformNode(node, queryId),
  transformResult: async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => result,
};
