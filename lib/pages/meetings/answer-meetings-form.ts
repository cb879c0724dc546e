import { askForMeetings } from "@/lib/domain/events/my-meetings/ask-for-meetings";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { refuseForm } from "@/lib/pages/account/refuse-form";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { email as emailSchema } from "@/lib/platform/http/fields";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";

/** POST /meetings/submit: a 303 to the same page, which says that a mail is on its way to whoever has meetings. */
export async function answerMeetingsForm(request: Request, browser: Browser): Promise<Response> {
  const unread = { lang: pickLanguage(browser), back: "/help" };
  if (!isFromOwnPage(request)) return refuseForm(request, { ...unread, why: "foreign" });
  const { excess } = await countRequest("booking", `meetings/${clientAddress(request)}`);
  if (excess) return refuseForm(request, { ...unread, why: "many", wait: String(excess.seconds) });
  const data = await readForm(request);
  if (data === null) return refuseForm(request, { ...unread, why: "bad" });
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" && !value.includes("\0") ? value : "";
  };
  const page = read("page").slice(0, 64);
  const lang = pickLanguage(browser, read("lang"));
  const here = withQuery("/meetings", { page, lang });
  const email = emailSchema.safeParse(read("email"));
  if (!email.success) return seeOther(withQuery(here, { bad: "1" }));
  const actor = { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) } as const;
  const wish = { page, email: email.data, lang };
  const now = await enterNamed(database(), "nickname", page);
  await runAs(actor, () => askForMeetings(database(), wish, now));
  return seeOther(withQuery(here, { sent: "1" }));
}
