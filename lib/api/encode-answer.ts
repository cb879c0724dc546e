import type { AnyContract } from "@/lib/platform/http/contract";
import { getEncoder } from "@/lib/platform/http/encoder";
import { etagOfAnswer } from "@/lib/platform/http/etag";
import { JsonBytes, Reply } from "@/lib/platform/http/reply";
import type { StoredAnswer } from "./idempotency";
import { locateCreated } from "./locate-created";

/** An answer as it travels; text where it was encoded here, bytes where it was written by hand. */
export type EncodedAnswer = Omit<StoredAnswer, "body"> & { body: string | Buffer<ArrayBuffer> };

/** As it is kept for an Idempotency-Key. */
export const storable = ({ body, ...answer }: EncodedAnswer): StoredAnswer => ({
  ...answer,
  body: body.toString(),
});

/** Which endpoint answers, and at which path. */
interface Place {
  contract: AnyContract;
  params: Record<string, string>;
}

export function encodeAnswer({ contract, params }: Place, result: unknown): EncodedAnswer {
  const { value, status, headers } = result instanceof Reply ? result : new Reply(result);
  const common = { "content-type": "application/json", "cache-control": "no-store" };
  if (value instanceof JsonBytes)
    return { status: status ?? contract.status[0], headers: { ...common, ...headers }, body: value.bytes };
  const encoded = getEncoder(contract.answer)(value);
  const etag = etagOfAnswer(encoded);
  const location = (status ?? contract.status[0]) === 201 && locateCreated(contract, params, encoded);
  return {
    status: status ?? contract.status[0],
    headers: { ...common, ...(etag && { etag }), ...(location && { location }), ...headers },
    body: JSON.stringify(encoded),
  };
}
