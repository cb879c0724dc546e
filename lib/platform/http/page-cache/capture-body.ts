import type { ServerResponse } from "node:http";

/** Calls back with the whole body once the response is complete. */
export function captureBody(response: ServerResponse, done: (body: string) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const append = (chunk: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (...args: unknown[]) => {
    append(args[0]);
    return write.apply(response, args as Parameters<typeof write>);
  };
  response.end = (...args: unknown[]) => {
    append(args[0]);
    end.apply(response, args as Parameters<typeof end>);
    done(Buffer.concat(chunks).toString());
    return response;
  };
}
