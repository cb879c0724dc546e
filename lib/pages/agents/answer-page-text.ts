import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { clientAddress } from "@/lib/platform/http/client-address";
import { explainFault } from "@/lib/platform/http/explain-fault";
import { problemResponse } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { readRequestId } from "@/lib/platform/http/request-id";
import { describeForPrograms } from "./describe-for-programs";
import { writePageText } from "./page-text";
import { searchForPrograms } from "./search-for-programs";

/** GET /<page>.md */
export async function answerPageText(request: Request, nickname: string): Promise<Response> {
  try {
    const headers = await consume("slots", clientAddress(request));
    const now = await enterNamed(database(), "nickname", nickname);
    const facts = await describeForPrograms(database(), { nickname }, now);
    const found = await searchForPrograms(database(), { nickname }, now);
    const text = writePageText(nickname, facts, JSON.parse(found.bytes.toString()), env().WEB_URL);
    const type = "text/markdown; charset=utf-8";
    return new Response(text, { headers: { ...headers, "content-type": type, "cache-control": "no-store" } });
  } catch (error) {
    return problemResponse(explainFault(error), readRequestId(request), `/${nickname}.md`);
  }
}
