import type { NextHandler } from "@/lib/api/build-endpoint";
import type { AnyContract } from "@/lib/platform/http/contract";

/** An endpoint as an agent gets to use it. What it takes, answers and needs, its contract says. */
export interface Tool {
  name: string;
  title: string;
  contract: AnyContract;
  handler: NextHandler;
  /** Under which name an answer that is an array is given: tools answer objects. */
  list?: string;
  /** Fields of the answer that would only fill an agent's memory. */
  without?: readonly string[];
  /** It takes away what people have, such as a meeting. */
  destructive?: boolean;
}

interface ToolOptions extends Pick<Tool, "name" | "title" | "list" | "without" | "destructive"> {
  handler: NextHandler;
}

export function buildTool({ handler, ...naming }: ToolOptions): Tool {
  if (!handler.contract) throw new Error(`${naming.name} is no endpoint`);
  return { ...naming, handler, contract: handler.contract };
}
