import { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { readLimitedBody } from "@/lib/domain/contracts/read-body";
import { receiveMailContract } from "@/lib/domain/events/inbound-mail/contract";
import { parseInboundMail } from "@/lib/domain/events/inbound-mail/parse-inbound-mail";
import { receiveMail } from "@/lib/domain/events/inbound-mail/receive-mail";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { hasBearerToken } from "@/lib/platform/http/has-bearer-token";

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/**
 * Accepts raw mails from the installation's mail server, which belongs to no organisation and has a secret of its own.
 */
export const inboundMailEndpoint = {
  contract: receiveMailContract,
  async handle(request: Request, _params: unknown, headers: Record<string, string>): Promise<Response> {
    const { INBOUND_MAIL_SECRET: secret } = env();
    if (!secret) throw buildNotFoundProblem("Inbound mail is not set up; INBOUND_MAIL_SECRET");
    if (!hasBearerToken(request, secret)) {
      Object.assign(headers, await consumeRateLimit("api", getClientNetwork(request)));
      throw new ApiProblem("unauthorized", "Send the secret of inbound mail in the Authorization header.", {
        headers: { "www-authenticate": 'Bearer realm="Bookpage inbound mail"' },
      });
    }
    const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!receiveMailContract.media?.includes(type))
      throw new ApiProblem(
        "unsupported_media_type",
        `The Content-Type must be ${receiveMailContract.media?.join(" or ")}.`,
      );
    const mail = await parseInboundMail(readLimitedBody(request, MAX_MAIL_BYTES));
    const actor = {
      kind: "booker" as const,
      requestId: headers["x-request-id"] ?? "",
      origin: getRequestOrigin(request),
    };
    const received = await runAsActor(actor, () => receiveMail(getDatabase(), mail, asInstant(Date.now())));
    return Response.json(z.encode(receiveMailContract.answer, received), {
      status: received.ignored ? 202 : 201,
      headers: { "cache-control": "no-store" },
    });
  },
};
