import { createHash } from "node:crypto";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { TEXT_LOCK_SEEDS } from "@/lib/domain/tenancy/lock-texts";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import type { EncryptionContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { IDEMPOTENCY_KEY } from "@/lib/platform/http/idempotency-key";

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface IdempotentRequest {
  organization: OrganizationId;
  key: string;
  /** Method, path and body, which must match for the stored response to apply. */
  request: string;
}

export function parseIdempotencyKey(request: Request): string | null {
  const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) {
    const message = "must have 1 to 255 visible ASCII characters";
    throw buildValidationProblem([
      { in: "header", pointer: "/Idempotency-Key", code: "invalid_format", message },
    ]);
  }
  return key;
}

const LOCK = defineStatement<{ locked: boolean }>(
  `SELECT pg_try_advisory_xact_lock(hashtextextended($1, ${TEXT_LOCK_SEEDS.idempotencyKey})) AS locked`,
);

const FIND = defineStatement<StoredRow>(`
  SELECT request_hash, status, headers, sealed_body FROM idempotency_keys
   WHERE organization_id = $1 AND key = $2 AND created_at > now() - interval '24 hours'`);

const STORE = defineStatement(`
  INSERT INTO idempotency_keys (organization_id, key, request_hash, status, headers, sealed_body, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, now())
  ON CONFLICT (organization_id, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = excluded.status, headers = excluded.headers,
        sealed_body = excluded.sealed_body, created_at = excluded.created_at`);

/**
 * Runs `work` once for a key. The response is stored in the transaction of the work, so a crash leaves both or
 * neither; an advisory lock, which ends with the transaction, marks a request in progress. A refused request stores
 * nothing, so a retry may succeed. The body is sealed, as it may contain a secret.
 */
export function runIdempotent(
  db: Db,
  { organization, key, request }: IdempotentRequest,
  work: (tx: Db) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const requestHash = createHash("sha256").update(request).digest();
  return withTransaction(db, async (tx) => {
    const [lock] = await executeSql(tx, LOCK, [`${organization}/${key}`]);
    if (!lock?.locked) {
      throw new ApiProblem(
        "request_in_flight",
        "A request with this Idempotency-Key is still being processed.",
        {
          headers: { "retry-after": "1" },
        },
      );
    }
    const [stored] = await executeSql(tx, FIND, [organization, key]);
    if (stored) {
      if (requestHash.equals(stored.request_hash))
        return restoreResponse(stored, buildEncryptionContext(organization, key));
      throw new ApiProblem("idempotency_key_reused", "This Idempotency-Key was used for another request.");
    }
    const response = await work(tx);
    await executeSql(tx, STORE, [
      organization,
      key,
      requestHash,
      response.status,
      JSON.stringify(response.headers),
      seal(response.body, buildEncryptionContext(organization, key)),
    ]);
    return response;
  });
}

type StoredRow = Pick<StoredResponse, "status" | "headers"> & { request_hash: Buffer; sealed_body: Buffer };

const buildEncryptionContext = (organization: OrganizationId, key: string) =>
  buildRowContext("idempotency_keys.sealed_body", organization, key);

function restoreResponse(
  { status, headers, sealed_body }: StoredRow,
  context: EncryptionContext,
): StoredResponse {
  const body = unseal(sealed_body, context);
  if (body === null) {
    throw new ApiProblem(
      "conflict",
      "This request has been carried out, but its answer was sealed with another secret of this service.",
    );
  }
  return { status, headers: { ...headers, "idempotent-replayed": "true" }, body };
}
