import { z } from "zod";
import { instant } from "@/lib/core/time/instant";
import { receiveMailContract } from "@/lib/domain/events/inbound-mail/contract";
import { readInboundMail } from "@/lib/domain/events/inbound-mail/read-inbound-mail";
import { receiveMail } from "@/lib/domain/events/inbound-mail/receive-mail";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { clientAddress } from "@/lib/platform/http/client-address";
import { hasBearer } from "@/lib/platform/http/has-bearer";
import { ApiProblem, notFound } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { limitedBody } from "@/lib/platform/http/read-body";
import { readOrigin } from "@/lib/platform/http/read-origin";

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/** Raw mails from the mail server of this installation, which is of no organisation and has a secret of its own. */
export const inboundMailEndpoint = {
  contract: receiveMailContract,
  async answer(request: Request, _params: unknown, headers: Record<string, string>): Promise<Response> {
    const { INBOUND_MAIL_SECRET: secret } = env();
    if (!secret) throw notFound("Inbound mail is not set up; INBOUND_MAIL_SECRET");
    if (!hasBearer(request, secret)) {
      Object.assign(headers, await consume("api", clientAddress(request)));
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
    const mail = await readInboundMail(limitedBody(request, MAX_MAIL_BYTES));
    const actor = {
      kind: "booker" as const,
      requestId: headers["x-request-id"] ?? "",
      origin: readOrigin(request),
    };
    const received = await runAs(actor, () => receiveMail(database(), mail, instant(Date.now())));
    return Response.json(z.encode(receiveMailContract.answer, received), {
      status: received.ignored ? 202 : 201,
      headers: { "cache-control": "no-store" },
    });
  },
};
