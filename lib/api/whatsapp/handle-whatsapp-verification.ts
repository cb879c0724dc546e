import { rejectUnsigned } from "@/lib/api/sms/reject-unsigned";
import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { openWhatsappReceiver } from "./open-whatsapp-receiver";

const MAX_CHALLENGE = 200;

/** GET /api/whatsapp/<organization>: Meta checks that the address and the verify token were entered by us. */
export function handleWhatsappVerification(request: Request, organization: string): Promise<Response> {
  return withCaughtProblem(request, async () => {
    const query = new URL(request.url).searchParams;
    const challenge = query.get("hub.challenge") ?? "";
    const receiver = await openWhatsappReceiver(organization);
    const isKnown =
      receiver !== null &&
      query.get("hub.mode") === "subscribe" &&
      isTimingSafeEqual(query.get("hub.verify_token") ?? "", receiver.verifyToken) &&
      /^[\w-]+$/.test(challenge) &&
      challenge.length <= MAX_CHALLENGE;
    if (!isKnown) return rejectUnsigned(request);
    return new Response(challenge, {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  });
}
