import { enterNamed } from "@/lib/domain/directory/enter-named";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { clientAddress } from "@/lib/platform/http/client-address";
import { problemResponse } from "@/lib/platform/http/problem";
import { consume } from "@/lib/platform/http/rate-limit";
import { readRequestId } from "@/lib/platform/http/request-id";
import { toProblem } from "@/lib/platform/http/to-problem";
import { log } from "@/lib/platform/log/log";
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
    const problem = toProblem(error);
    if (problem.status === 500) log().error({ err: error }, "request failed");
    return problemResponse(problem, readRequestId(request), `/${nickname}.md`);
  }
}
