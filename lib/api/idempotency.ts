import { createHash } from "node:crypto";
import { open, seal } from "@/lib/platform/crypto/seal";
import { rowPlace, type SealPlace } from "@/lib/platform/crypto/seal-place";
import { TEXT_LOCK_SEEDS } from "@/lib/platform/db/advisory-locks";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { IDEMPOTENCY_KEY } from "@/lib/platform/http/idempotency-key";
import { ApiProblem } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Keyed {
  organization: OrganizationId;
  key: string;
  /** Method, path and body: what has to be the same for the answer to be the same. */
  request: string;
}

export function readIdempotencyKey(request: Request): string | null {
  const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) {
    const message = "must have 1 to 255 visible ASCII characters";
    throw validationProblem([{ in: "header", pointer: "/Idempotency-Key", code: "invalid_format", message }]);
  }
  return key;
}

const LOCK = statement<{ locked: boolean }>(
  `SELECT pg_try_advisory_xact_lock(hashtextextended($1, ${TEXT_LOCK_SEEDS.idempotencyKey})) AS locked`,
);

const FIND = statement<StoredRow>(`
  SELECT request_hash, status, headers, sealed_body FROM idempotency_keys
   WHERE organization_id = $1 AND key = $2 AND created_at > now() - interval '24 hours'`);

const STORE = statement(`
  INSERT INTO idempotency_keys (organization_id, key, request_hash, status, headers, sealed_body, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, now())
  ON CONFLICT (organization_id, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = excluded.status, headers = excluded.headers,
        sealed_body = excluded.sealed_body, created_at = excluded.created_at`);

/**
 * Runs `work` once for a key. The answer is stored in the transaction of the work itself, so a crash leaves
 * either both or neither; an advisory lock, which ends with the connection, marks what is in flight.
 * Refused requests store nothing: a retry may succeed. The body is sealed, as it may show a secret.
 */
export function answerOnce(
  db: Db,
  { organization, key, request }: Keyed,
  work: (tx: Db) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const requestHash = createHash("sha256").update(request).digest();
  return inTransaction(db, async (tx) => {
    const [lock] = await sql(tx, LOCK, [`${organization}/${key}`]);
    if (!lock?.locked) {
      throw new ApiProblem(
        "request_in_flight",
        "A request with this Idempotency-Key is still being processed.",
        {
          headers: { "retry-after": "1" },
        },
      );
    }
    const [stored] = await sql(tx, FIND, [organization, key]);
    if (stored) {
      if (requestHash.equals(stored.request_hash)) return replay(stored, buildPlace(organization, key));
      throw new ApiProblem("idempotency_key_reused", "This Idempotency-Key was used for another request.");
    }
    const answer = await work(tx);
    await sql(tx, STORE, [
      organization,
      key,
      requestHash,
      answer.status,
      JSON.stringify(answer.headers),
      seal(answer.body, buildPlace(organization, key)),
    ]);
    return answer;
  });
}

type StoredRow = Pick<StoredAnswer, "status" | "headers"> & { request_hash: Buffer; sealed_body: Buffer };

const buildPlace = (organization: OrganizationId, key: string) =>
  rowPlace("idempotency_keys.sealed_body", organization, key);

function replay({ status, headers, sealed_body }: StoredRow, place: SealPlace): StoredAnswer {
  const body = open(sealed_body, place);
  if (body === null) {
    throw new ApiProblem(
      "conflict",
      "This request has been carried out, but its answer was sealed with another secret of this service.",
    );
  }
  return { status, headers: { ...headers, "idempotent-replayed": "true" }, body };
}
