import { headers } from "next/headers";
import { readSessionToken } from "@/lib/domain/sessions/cookie";
import { findSession } from "@/lib/domain/sessions/find-session";

/** Who is signed in with the browser that opens this page, or that has sent these headers. */
export const currentSession = async (given?: Pick<Headers, "get">) =>
  findSession(readSessionToken({ headers: given ?? (await headers()) }));
