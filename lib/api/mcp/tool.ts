import type { NextHandler } from "@/lib/api/build-endpoint";
import type { AnyContract } from "@/lib/domain/contracts/contract";

/** An endpoint as a tool for agents. Its contract defines arguments, response and access. */
export interface Tool {
  name: string;
  title: string;
  contract: AnyContract;
  handler: NextHandler;
  /** The field that holds an array response, as tools must return objects. */
  list?: string;
  /** Fields of the response that would only fill an agent's context. */
  without?: readonly string[];
  /** The tool deletes or cancels something, such as a meeting. */
  destructive?: boolean;
}

interface ToolOptions extends Pick<Tool, "name" | "title" | "list" | "without" | "destructive"> {
  handler: NextHandler;
}

export function buildTool({ handler, ...naming }: ToolOptions): Tool {
  if (!handler.contract) throw new Error(`${naming.name} has no contract`);
  return { ...naming, handler, contract: handler.contract };
}
