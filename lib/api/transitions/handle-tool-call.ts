import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { receiveToolCall } from "@/lib/domain/lifecycle/transitions/receive-tool-call";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { getDatabase } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getClientNetwork } from "@/lib/platform/http/client-address";

interface CallPath {
  organization: string;
  transition: string;
}

/**
 * POST /api/transitions/<organization>/<transition>: another tool reports a booking. The response does not reveal whether the
 * transition exists; after its end it is 410, upon which Calendly deletes its webhook.
 */
export function handleToolCall(request: Request, { organization, transition }: CallPath): Promise<Response> {
  return withCaughtProblem(request, async () => {
    const body = await readBodyText(request);
    const outcome = isId(organization) && isId(transition) ? await receive(request, body) : "unsigned";
    if (outcome === "unsigned") {
      await consumeRateLimit("api", getClientNetwork(request));
      throw new ApiProblem("forbidden", "The signature is not that of the tool.");
    }
    if (outcome === "unreadable")
      throw new ApiProblem(
        "validation_failed",
        "This is no call of the tool's webhook in its default format.",
      );
    return new Response(null, { status: outcome === "gone" ? 410 : 204 });
  });

  async function receive(call: Request, body: string) {
    const db = getDatabase();
    const now = await setTenantContext(db, asOrganizationId(organization));
    if (now === null) return "unsigned";
    return receiveToolCall(db, {
      ...{ organization: asOrganizationId(organization), id: transition, now },
      call: { headers: call.headers, body },
    });
  }
}
